import type { CardsChoice, Problem } from '@corvo/core';
import {
  askSealed,
  houseAt,
  houseOf,
  namedCards,
  playCard,
  refuse,
  rulesOf,
  seatOf,
  stateStrengths,
  type BattleFrame,
  type CardId,
  type Code,
  type WesterosOpen,
} from '@corvo/westeros';
import { SHEET } from '../sheet.ts';

const handOf = (open: WesterosOpen, seat: string): readonly CardId[] => houseAt(open, houseOf(open, seat)).hand;

/** Three, or as many as there are. */
const offered = (hand: readonly CardId[]): number => Math.min(SHEET.battleVariant.cardsChosen, hand.length);

function refuseCards(open: WesterosOpen, seat: string, { cards }: CardsChoice): Problem | undefined {
  const hand = handOf(open, seat);
  const names = { cards: [...hand], ...namedCards(hand) };
  const strange = cards.find(card => !hand.includes(card));
  if (strange !== undefined) return refuse(rulesOf(open), 'card-not-in-hand', { card: strange.slice(0, 40), ...names });
  const need = offered(hand);
  return cards.length === need && new Set(cards).size === need
    ? undefined
    : refuse(rulesOf(open), 'wrong-number-offered', { count: new Set(cards).size, need, ...names });
}

/**
 * CK-8.1: both choose three cards in secret, and chance draws one of each three for the other. CK-8.2: the rest never
 * leaves the hand, so that nobody learns which cards they were.
 */
export const offerCards: Code<BattleFrame, 'cards'> = {
  verb: 'offers',
  enter(game, frame) {
    stateStrengths(game, frame);
    askSealed(
      game,
      frame,
      frame.sides.map(({ house }) => house),
      'offer-cards',
    );
  },
  ask({ open }, _frame, seat) {
    const from = handOf(open, seat);
    return { kind: 'cards', from, min: offered(from), max: offered(from) };
  },
  refuse: ({ open }, _frame, seat, choice) => refuseCards(open, seat, choice),
  reveal(game, frame, answers) {
    for (const side of frame.sides) {
      const cards = answers.get(seatOf(game.open, side.house))?.cards ?? [];
      const inOrder = handOf(game.open, seatOf(game.open, side.house)).filter(card => cards.includes(card));
      const drawn = inOrder[game.draw(inOrder.length)];
      if (drawn === undefined) throw new Error('no card was offered');
      playCard(game, side, drawn);
    }
  },
};
