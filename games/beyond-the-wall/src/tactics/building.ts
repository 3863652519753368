import { below, shuffle, type Frame, type Problem } from '@corvo/core';
import {
  askSealed,
  houseAt,
  houseOf,
  orderOfPlay,
  refuse,
  rulesOf,
  seatOf,
  type CardId,
  type Code,
  type WesterosOpen,
} from '@corvo/westeros';
import { deck } from './deck.ts';
import { FEWEST, MOST, TACTICS, USUAL_DECKS } from './facts.ts';

/** What is done once, before the first round. */
export interface PrepareFrame extends Frame {
  readonly run: 'prepare';
}

const inOrder = (cards: readonly CardId[]): CardId[] => TACTICS.filter(card => cards.includes(card));

function refuseDeck(open: WesterosOpen, cards: readonly CardId[]): Problem | undefined {
  const rules = rulesOf(open);
  const strange = cards.find(card => !TACTICS.includes(card));
  if (strange !== undefined) return refuse(rules, 'no-such-tactic-card', { card: strange.slice(0, 40) });
  if (new Set(cards).size < cards.length) return refuse(rules, 'tactic-card-twice', { count: cards.length });
  const { length: count } = cards;
  return count >= FEWEST && count <= MOST
    ? undefined
    : refuse(rules, 'tactic-deck-size', { count, min: FEWEST, max: MOST });
}

/** BW-9.6: each chooses a deck in secret; then all show theirs. The rest is the reserve. */
export const buildDecks: Code<PrepareFrame, 'cards'> = {
  verb: 'builds',
  decides: 'cards',
  late: ({ open }, _frame, seat) => ({ cards: [...(USUAL_DECKS[houseOf(open, seat)] ?? TACTICS.slice(0, FEWEST))] }),
  about: () => ({ min: FEWEST, max: MOST }),
  enter: (game, frame) => askSealed(game, frame, orderOfPlay(game.open), 'build-tactics'),
  ask: () => ({ kind: 'cards', from: TACTICS, min: FEWEST, max: MOST }),
  refuse: ({ open }, _frame, _seat, { cards }) => refuseDeck(open, cards),
  sample(_view, _frame, _ask, rng) {
    const number = FEWEST + below(rng, MOST - FEWEST + 1);
    return { cards: inOrder(shuffle(rng, [...TACTICS]).slice(0, number)) };
  },
  list: () => undefined,
  reveal(game, _frame, answers) {
    for (const house of orderOfPlay(game.open)) {
      const hand = inOrder(answers.get(seatOf(game.open, house))?.cards ?? []);
      deck.put(houseAt(game.open, house), { hand, used: [] });
      game.tell('tactic-deck-shown', { house, cards: hand });
    }
  },
};
