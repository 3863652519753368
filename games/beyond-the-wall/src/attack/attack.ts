import type { Seat } from '@corvo/core';
import {
  askHouse,
  askSealed,
  groupsByBid,
  houseAt,
  houseOf,
  housesIn,
  inRealm,
  musterBy,
  payPower,
  refuse,
  rulesOf,
  seatOf,
  takeBackCard,
  type CardId,
  type Code,
  type HouseId,
  type Table,
  type WesterosOpen,
  type WildlingsFrame,
} from '@corvo/westeros';
import { folkGrant } from '../decks/grants.ts';
import { FREE_FOLK, NORTH, OTHERS, WATCH } from '../facts.ts';
import { northInTurn } from '../north/turn.ts';

/** An attack with sides, and how clearly it went (BW-15.3, 17.3). */
export interface AttackFrame extends WildlingsFrame {
  margin?: number;
}

const SIDES = ['watch', 'wildlings'] as const;
const NOBODY = 'nobody';

/** What the Others may pledge: a side and an amount; nothing has no side (BW-H121). */
function pledges(open: WesterosOpen): string[] {
  const { power } = houseAt(open, OTHERS);
  const amounts = Array.from({ length: power }, (_, at) => at + 1);
  return [...SIDES.flatMap(side => amounts.map(amount => `${side} ${amount}`)), NOBODY];
}

const isOthers = (open: WesterosOpen, seat: Seat): boolean => houseOf(open, seat) === OTHERS;

/** Houses that the wildlings threaten beside the three: those of the big map, in the order of its Throne. */
const housesUnder = (open: WesterosOpen, { realm, absent }: AttackFrame): HouseId[] =>
  housesIn(open, realm).filter(house => houseAt(open, house).realm !== NORTH && !absent.includes(house));

/** An attack that a wildling card brings is part of that card: it concerns the houses alone (BW-S81). */
const isOfCard = ({ force }: AttackFrame): boolean => force !== null;

const bidders = (open: WesterosOpen, frame: AttackFrame): HouseId[] => [
  ...housesUnder(open, frame),
  ...(isOfCard(frame) ? [] : northInTurn(open)),
];

const markerOf = (open: WesterosOpen, { force, realm }: AttackFrame): number =>
  force ?? open.realms[realm]?.wildlings ?? 0;

/** All bids are sealed; wildling bids add to the track, those of houses and Watch stand against it. */
export const bid: Code<AttackFrame, 'amount' | 'option'> = {
  verb: 'bids',
  about: (open, frame, seat) => ({
    power: houseAt(open, houseOf(open, seat)).power,
    strength: markerOf(open, frame),
  }),
  enter: (game, frame) => askSealed(game, frame, bidders(game.open, frame), 'bid-wildlings'),
  ask({ open }, _frame, seat) {
    if (isOthers(open, seat)) return { kind: 'option', from: pledges(open) };
    return { kind: 'amount', min: 0, max: houseAt(open, houseOf(open, seat)).power };
  },
  refuse({ open }, _frame, seat, choice) {
    const rules = rulesOf(open);
    const { power } = houseAt(open, houseOf(open, seat));
    if ('option' in choice)
      return pledges(open).includes(choice.option)
        ? undefined
        : refuse(rules, 'no-such-pledge', { choice: choice.option.slice(0, 40), power });
    const { amount } = choice;
    if (amount < 0) return refuse(rules, 'bid-below-zero', { amount, power });
    return amount > power ? refuse(rules, 'bid-above-power', { amount, power }) : undefined;
  },
  reveal(game, frame, answers) {
    const { open } = game;
    const pledge = answers.get(seatOf(open, OTHERS));
    const [side = NOBODY, number = '0'] = pledge !== undefined && 'option' in pledge ? pledge.option.split(' ') : [];
    const houses = bidders(open, frame);
    frame.bids = {};
    for (const house of houses) {
      const choice = answers.get(seatOf(open, house));
      if (choice !== undefined && 'amount' in choice) frame.bids[house] = choice.amount;
      else frame.bids[house] = side === NOBODY ? 0 : Number(number);
    }
    game.tell('bids-opened', { what: 'wildlings', bids: frame.bids, ...inRealm(open, frame.realm) });
    if (!isOfCard(frame)) game.tell(`others-sided-${side}`, { house: OTHERS, amount: frame.bids[OTHERS] ?? 0 });
    for (const house of houses) payPower(game, house, frame.bids[house] ?? 0, 'wildlings');
    fight(game, frame, side);
  },
};

/** Both sums; who bid most or least is looked for among the houses alone (BW-H123). */
function fight(game: Table, frame: AttackFrame, side: string): void {
  const { open } = game;
  const isWild = (house: HouseId): boolean => house === FREE_FOLK || (house === OTHERS && side !== 'watch');
  let watch = 0;
  let strength = markerOf(open, frame);
  for (const [house, amount] of Object.entries(frame.bids)) {
    if (isWild(house)) strength += amount;
    else watch += amount;
  }
  frame.watch = watch >= strength; // BW-S28
  if (!isOfCard(frame)) frame.margin = Math.abs(watch - strength);
  const groups = groupsByBid(housesUnder(open, frame), frame.bids);
  frame.tied = (frame.watch ? groups[0] : groups.at(-1)) ?? [];
  game.tell('wildlings-fought', { strength, watch, won: frame.watch, ...inRealm(open, frame.realm) });
}

/** By how much the attack was won or lost; an attack that only a card tells of has no spoils. */
const marginOf = ({ margin = 0 }: AttackFrame): number => margin;

/** Cards that the Watch can pay for: no stronger than the margin (BW-15.4). */
function forSale(open: WesterosOpen, frame: AttackFrame): CardId[] {
  const { discards, power } = houseAt(open, WATCH);
  const { card: cards } = rulesOf(open).board;
  return discards.filter(card => (cards[card]?.strength ?? 0) <= Math.min(marginOf(frame), power));
}

/** The margin: a card bought back by the Watch, or points to muster for the wildlings. */
export const spoils: Code<AttackFrame, 'card'> = {
  verb: 'takes',
  about: (_open, frame) => ({ margin: marginOf(frame) }),
  enter(game, frame) {
    const margin = marginOf(frame);
    if (margin === 0) return;
    if (!frame.watch) musterBy(game, FREE_FOLK, folkGrant(game.open, margin));
    else if (forSale(game.open, frame).length > 0) askHouse(game, frame, WATCH, 'buy-card-back');
  },
  ask: ({ open }, frame) => ({ kind: 'card', from: forSale(open, frame), optional: true }),
  refuse({ open }, frame, _seat, { card }) {
    const cards = forSale(open, frame);
    return card === null || cards.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'card-not-for-sale', { card: card.slice(0, 40), cards });
  },
  answer(game, _frame, _seat, { card }) {
    if (card === null) return;
    payPower(game, WATCH, rulesOf(game.open).board.card[card]?.strength ?? 0, 'wildlings');
    takeBackCard(game, WATCH, card, 'wildlings');
  },
};
