import { below, type Frame } from '@corvo/core';
import {
  askSealed,
  field,
  houseOf,
  namedCards,
  refuse,
  rulesOf,
  type CardId,
  type Code,
  type WesterosOpen,
  type WesterosOwn,
} from '@corvo/westeros';
import { northInTurn } from '../north/turn.ts';
import { OBJECTIVES } from './facts.ts';

interface PrepareFrame extends Frame {
  readonly run: 'prepare';
}

/** The objective that a seat has picked and not shown yet. */
export const picked = field<WesterosOwn, CardId>('objective');

const cardsOf = (open: WesterosOpen, seat: string): readonly CardId[] => OBJECTIVES[houseOf(open, seat)] ?? [];

/** BW-11.1, S52: with one objective each, everybody picks under seal; they are shown together with the decks. */
export const pickObjective: Code<PrepareFrame, 'card'> = {
  verb: 'aims',
  decides: 'card',
  late: ({ open }, _frame, seat) => ({ card: cardsOf(open, seat)[0] ?? null }),
  enter: (game, frame) => askSealed(game, frame, northInTurn(game.open), 'pick-objective'),
  ask: ({ open }, _frame, seat) => ({ kind: 'card', from: cardsOf(open, seat), optional: false }),
  refuse({ open }, _frame, seat, { card }) {
    const cards = [...cardsOf(open, seat)];
    if (card !== null && cards.includes(card)) return undefined;
    return refuse(rulesOf(open), 'not-your-objective', { card: (card ?? 'none').slice(0, 40), ...namedCards(cards) });
  },
  list({ open, seat }, _frame, _ask, limit) {
    const cards = cardsOf(open, seat ?? '');
    return cards.length > limit ? undefined : cards.map(card => ({ card }));
  },
  sample: (_view, _frame, { from }, rng) => ({ card: from[below(rng, from.length)] as CardId }),
  reveal(game, _frame, answers) {
    for (const [seat, { card }] of answers) {
      if (card === null) throw new Error('no objective was picked');
      picked.put(game.own[seat] as WesterosOwn, card);
    }
  },
};
