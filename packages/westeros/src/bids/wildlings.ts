import type { Frame, NewFrame } from '@corvo/core';
import type { UnitsChoice } from '../asks/units.ts';
import { askHouse, askSealed } from '../asking.ts';
import type { HouseId, RealmId } from '../ids.ts';
import { areasWithUnits } from '../realm/control.ts';
import { numberFor } from '../realm/own.ts';
import { houseAt } from '../realm/pools.ts';
import { houseOf, inRealm, throneHolder } from '../realm/tracks.ts';
import { namedCards, namedHouses } from '../refusals.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { destroyUnits, setWildlings, takeBackCard } from '../verbs.ts';
import { bidding, groupsByBid, housesIn, openBids, type Bids } from './amounts.ts';
import { listLosses, lossesAsk, refuseLosses, sampleLosses } from './losses.ts';
import { WILDLING_DECK } from '../decks.ts';
import { putUnder, revealTop } from '../wildlings/deck.ts';
import { obeyWildlings } from '../wildlings/card.ts';

export interface WildlingsFrame extends Frame {
  readonly run: 'wildlings';
  readonly realm: RealmId;
  bids: Bids;
  watch: boolean; // the Watch has won
  tied: HouseId[];
  named: HouseId | null; // the highest bidder, or the lowest
  position: number;
  readonly force: number | null; // their strength where it is not what the marker shows
  readonly absent: readonly HouseId[]; // houses that take no part
  queue: HouseId[]; // whom a card concerns, in this order
  next: { readonly force: number; readonly absent: readonly HouseId[] } | null; // another attack when this one is over
}

/** A new attack, at the strength of the marker unless it is given. */
export const newAttack = (
  realm: RealmId,
  force: number | null = null,
  absent: readonly HouseId[] = [],
): NewFrame<WildlingsFrame> => ({
  run: 'wildlings',
  realm,
  bids: {},
  watch: false,
  tied: [],
  named: null,
  position: 0,
  force,
  absent,
  queue: [],
  next: null,
});

const strengthOf = (open: WesterosOpen, { force, realm }: WildlingsFrame): number =>
  force ?? open.realms[realm]?.wildlings ?? 0;

/** Those who bid, in the order of play. */
function bidders(open: WesterosOpen, { realm, absent }: Pick<WildlingsFrame, 'realm' | 'absent'>): readonly HouseId[] {
  const houses = housesIn(open, realm);
  return absent.length === 0 ? houses : houses.filter(house => !absent.includes(house));
}

/** How strong they are, what the asked has to bid against them, and what they may cost it. */
const about: Code<WildlingsFrame>['about'] = (open, frame, seat) => {
  const house = houseOf(open, seat);
  const { power } = houseAt(open, house);
  return { power, count: power, strength: strengthOf(open, frame), debt: debtOf(open, frame, house) };
};

export const bid: Code<WildlingsFrame, 'amount'> = {
  ...bidding,
  about,
  enter: (game, frame) => askSealed(game, frame, bidders(game.open, frame), 'bid-wildlings'),
  reveal(game, frame, answers) {
    frame.bids = openBids(game, answers, 'wildlings', frame.realm);
    const watch = Object.values(frame.bids).reduce((sum, amount) => sum + amount, 0);
    const strength = strengthOf(game.open, frame);
    frame.watch = watch >= strength;
    const groups = groupsByBid(bidders(game.open, frame), frame.bids);
    frame.tied = (frame.watch ? groups[0] : groups.at(-1)) ?? [];
    game.tell('wildlings-fought', { strength, watch, won: frame.watch, ...inRealm(game.open, frame.realm) });
  },
};

/** The holder of the throne marker names one of the tied. */
export const tie: Code<WildlingsFrame, 'option'> = {
  verb: 'names',
  about,
  enter(game, frame) {
    if (frame.tied.length === 1) frame.named = frame.tied[0] ?? null;
    else
      askHouse(game, frame, throneHolder(game.open, frame.tied[0] ?? ''), frame.watch ? 'name-highest' : 'name-lowest');
  },
  ask: (_view, frame) => ({ kind: 'option', from: frame.tied }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    return frame.tied.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'house-not-tied', {
          choice: option.slice(0, 40),
          tied: frame.tied,
          ...namedHouses(frame.tied),
        });
  },
  answer(game, frame, seat, choice) {
    frame.named = choice.option;
    const as = frame.watch ? 'highest' : 'lowest';
    game.tell('tie-decided', { house: houseOf(game.open, seat), houses: [frame.named], as });
  },
};

/** The highest bidder may take a used card back. */
export const reward: Code<WildlingsFrame, 'card'> = {
  verb: 'takes',
  about,
  enter(game, frame) {
    if (!frame.watch || frame.named === null) return;
    if (houseAt(game.open, frame.named).discards.length > 0) askHouse(game, frame, frame.named, 'reward-card');
  },
  ask: ({ open }, frame) => ({ kind: 'card', from: houseAt(open, frame.named ?? '').discards, optional: true }),
  refuse({ open }, frame, _seat, choice) {
    const { card } = choice;
    const used = houseAt(open, frame.named ?? '').discards;
    return card === null || used.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'card-not-used', { card: card.slice(0, 40), cards: used, ...namedCards(used) });
  },
  answer(game, frame, _seat, choice) {
    const { card } = choice;
    if (card !== null && frame.named !== null) takeBackCard(game, frame.named, card, 'wildlings');
  },
};

/** What a house owes after the wildlings have won. */
function debtOf(open: WesterosOpen, frame: WildlingsFrame, house: HouseId): number {
  return numberFor(rulesOf(open), house, house === frame.named ? 'wildlingDebtLowest' : 'wildlingDebt');
}

function pay(game: Table, house: HouseId, { units }: UnitsChoice): void {
  for (const [area, count] of Object.entries(units)) destroyUnits(game, area, house, count, 'wildlings');
}

/** Units worth a debt of muster points, house by house in the order of play. */
export const losses: Code<WildlingsFrame, 'units'> = {
  verb: 'loses',
  about,
  decides: 'units',
  enter(game, frame) {
    if (frame.watch) return;
    const house = housesIn(game.open, frame.realm)[frame.position];
    if (house === undefined) return;
    if (areasWithUnits(game.open, rulesOf(game.open).board, house).length > 0)
      askHouse(game, frame, house, 'wildling-losses');
    else {
      frame.position += 1;
      game.repeat(frame);
    }
  },
  ask({ open }, frame, seat) {
    const house = houseOf(open, seat);
    return lossesAsk(open, rulesOf(open), house, debtOf(open, frame, house));
  },
  refuse({ open }, frame, seat, choice) {
    const house = houseOf(open, seat);
    return refuseLosses(open, rulesOf(open), house, debtOf(open, frame, house), choice);
  },
  sample({ open, seat }, frame, _ask, rng) {
    const house = houseOf(open, seat ?? '');
    return sampleLosses(open, rulesOf(open), house, debtOf(open, frame, house), rng);
  },
  list({ open, seat }, frame, _ask, limit) {
    const house = houseOf(open, seat ?? '');
    return listLosses(open, rulesOf(open), house, debtOf(open, frame, house), limit);
  },
  answer(game, frame, seat, choice) {
    pay(game, houseOf(game.open, seat), choice);
    frame.position += 1;
    game.repeat(frame);
  },
};

/** The marker goes back; an attack that came without the marker leaves it where it is. */
export const goBack: Code<WildlingsFrame> = {
  enter(game, frame) {
    if (frame.force !== null) return;
    const { wildlingsAfter } = rulesOf(game.open).rulings;
    setWildlings(game, frame.realm, wildlingsAfter(strengthOf(game.open, frame), frame.watch), 'attack-over');
  },
};

/** The top card of the wildlings, once it is known whom it will meet. */
export const turnCard: Code<WildlingsFrame> = { enter: game => void revealTop(game) };

/** The card for the highest bidder, or for the lowest and then for everybody else in the order of play. */
export const obeyCard: Code<WildlingsFrame> = {
  enter(game, frame) {
    const { named, watch } = frame;
    if (named === null) return;
    if (frame.position === 0) {
      const others = bidders(game.open, frame).filter(house => house !== named);
      frame.queue = watch ? [named] : [named, ...others];
    }
    const house = frame.queue[frame.position];
    const card = game.open.decks[WILDLING_DECK]?.drawn;
    if (house === undefined || card == null) return;
    const part = watch ? 'highest' : frame.position === 0 ? 'lowest' : 'others';
    frame.position += 1;
    game.repeat(frame);
    obeyWildlings(game, card, part, house);
  },
};

export const putCardUnder: Code<WildlingsFrame> = { enter: game => putUnder(game) };

/** What a card said would follow, where anybody is left to meet it. */
export const attackAgain: Code<WildlingsFrame> = {
  enter(game, { realm, next }) {
    if (next === null) return;
    const attack = newAttack(realm, next.force, next.absent);
    if (bidders(game.open, attack).length > 0) game.push<WildlingsFrame>(attack);
  },
};
