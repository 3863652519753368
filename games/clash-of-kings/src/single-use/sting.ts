import {
  askHouse,
  houseAt,
  namedCards,
  orderOfPlay,
  refuse,
  rulesOf,
  type CardId,
  type Code,
  type HouseId,
  type WesterosOpen,
} from '@corvo/westeros';
import { MELISANDRES } from './facts.ts';
import { discard } from './removals.ts';
import { neighboursOf } from './tokens.ts';
import type { SingleFrame } from './turns.ts';

interface StingFrame extends SingleFrame {
  position?: number; // in the order of play
}

/** CK-6.20: never the last card of a hand, and never Melisandre. */
export function stingable(open: WesterosOpen, house: HouseId): CardId[] {
  const { hand } = houseAt(open, house);
  return hand.length < 2 ? [] : hand.filter(card => !MELISANDRES.includes(card));
}

/** The house whose hand lies open to the sting. */
const victimNow = ({ about }: StingFrame): HouseId => String(about['house'] ?? '');

/** CK-6.19: one card of each house with units around, in the order of play. */
export const sting: Code<StingFrame, 'card'> = {
  enter(game, frame) {
    const { open } = game;
    const houses = orderOfPlay(open);
    const near = neighboursOf(open, rulesOf(open), frame.area, frame.house, houses);
    const at = houses.findIndex(
      (house, place) => place >= (frame.position ?? 0) && near.includes(house) && stingable(open, house).length > 0,
    );
    const house = houses[at];
    if (house === undefined) return;
    frame.position = at + 1;
    frame.about = { ...frame.about, house };
    askHouse(game, frame, frame.house, 'sting');
  },
  ask: ({ open }, frame) => ({ kind: 'card', from: stingable(open, victimNow(frame)), optional: true }),
  refuse({ open }, frame, _seat, choice) {
    const { card } = choice;
    const house = victimNow(frame);
    const offered = stingable(open, house);
    if (card === null || offered.includes(card)) return undefined;
    const code = houseAt(open, house).hand.includes(card) ? 'card-is-immune' : 'card-not-in-their-hand';
    return refuse(rulesOf(open), code, { house, card: card.slice(0, 40), ...namedCards(offered) });
  },
  answer(game, frame, _seat, choice) {
    const { card } = choice;
    game.repeat(frame);
    if (card !== null) discard(game, victimNow(frame), card, 'sting');
  },
};
