import { below, type Frame, type Rng } from '@corvo/core';
import {
  askSealed,
  costOf,
  houseAt,
  houseOf,
  namedCards,
  refuse,
  rulesOf,
  seatOf,
  type CardId,
  type Code,
  type HouseId,
  type WesterosOpen,
  type WesterosOwn,
  type WesterosState,
  type WesterosView,
} from '@corvo/westeros';
import { northInTurn } from '../north/turn.ts';
import { deck, grantAll, laid, layPlayedAside, played } from './deck.ts';
import { abilitiesOn } from './facts.ts';

interface PlanningFrame extends Frame {
  readonly run: 'planning';
}

const handOf = (open: WesterosOpen, house: HouseId): readonly CardId[] => deck.of(houseAt(open, house))?.hand ?? [];

/** Does every ability of a card cost nothing? */
const isFree = (open: WesterosOpen, house: HouseId, card: CardId): boolean =>
  abilitiesOn(card).every(({ id }) => costOf(open, rulesOf(open), null, id, house) === 0);

/** BW-9.1, 9.9: every house lays a tactic card face down, one and no more (BW-18.1). */
export const layTactic: Code<PlanningFrame, 'card'> = {
  verb: 'lays',
  decides: 'card',
  late({ open }, _frame, seat) {
    const house = houseOf(open, seat);
    const hand = handOf(open, house);
    return { card: hand.find(card => isFree(open, house, card)) ?? hand[0] ?? null };
  },
  enter(game, frame) {
    const hasLaid = (house: HouseId): boolean =>
      laid.of(game.own[seatOf(game.open, house)] as WesterosOwn) !== undefined;
    const houses = northInTurn(game.open).filter(house => handOf(game.open, house).length > 0 && !hasLaid(house));
    if (houses.length > 0) askSealed(game, frame, houses, 'tactic');
  },
  ask: ({ open }, _frame, seat) => ({ kind: 'card', from: handOf(open, houseOf(open, seat)), optional: false }),
  refuse({ open }, _frame, seat, { card }) {
    const cards = [...handOf(open, houseOf(open, seat))];
    if (card === null) return refuse(rulesOf(open), 'tactic-must-be-played', { cards, ...namedCards(cards) });
    return cards.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'tactic-not-in-hand', { card: card.slice(0, 40), cards, ...namedCards(cards) });
  },
  list: ({ open, seat }, _frame, _ask, limit) => {
    const hand = handOf(open, houseOf(open, seat ?? ''));
    return hand.length > limit ? undefined : hand.map(card => ({ card }));
  },
  sample(_view, _frame, { from }, rng) {
    return { card: from[below(rng, from.length)] as CardId };
  },
  reveal(game, _frame, answers) {
    for (const [seat, { card }] of answers) {
      if (card === null) throw new Error('no tactic card was laid');
      laid.put(game.own[seat] as WesterosOwn, card);
      game.tell('tactic-laid', { house: houseOf(game.open, seat) });
    }
  },
};

/** BW-9.1: turned up together with the orders; what a card can do lies ready from now on (BW-9.3, S51). */
export const revealTactics: Code<PlanningFrame> = {
  enter(game) {
    for (const house of northInTurn(game.open)) {
      const own = game.own[seatOf(game.open, house)] as WesterosOwn;
      const state = houseAt(game.open, house);
      const [card, cards] = [laid.of(own), deck.of(state)];
      if (card === undefined || cards === undefined) continue;
      laid.clear(own);
      deck.put(state, { ...cards, hand: cards.hand.filter(held => held !== card) });
      played.put(state, [card]);
      game.revealed = true;
      game.tell('tactic-revealed', { house, card });
      grantAll(game, house, card);
    }
  },
};

/** BW-9.5: at the end of the round. */
export const tacticsOver: Code = {
  enter(game) {
    for (const house of northInTurn(game.open)) layPlayedAside(game, house);
  },
};

/** Has everybody laid a card that nobody has seen yet? */
const areLaid = (open: WesterosOpen): boolean =>
  open.frames.some(({ run, step }) => run === 'planning' && step !== 'tactic');

/** A card that each of the others could have laid, for a table that is made up. */
export function imagineLaid({ open, own }: WesterosState, { seat: viewer }: WesterosView, rng: Rng): void {
  if (!areLaid(open)) return;
  for (const house of northInTurn(open)) {
    const seat = seatOf(open, house);
    const hand = handOf(open, house);
    const drawer = own[seat];
    if (seat === viewer || drawer === undefined || hand.length === 0) continue;
    laid.put(drawer, hand[below(rng, hand.length)] as CardId);
  }
}
