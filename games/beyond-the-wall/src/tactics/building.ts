import { below, shuffle, type Frame, type Problem, type Rng } from '@corvo/core';
import {
  askSealed,
  field,
  houseAt,
  houseOf,
  refuse,
  rulesOf,
  seatOf,
  type CardId,
  type Code,
  type WesterosOpen,
  type WesterosOwn,
  type WesterosState,
  type WesterosView,
} from '@corvo/westeros';
import { northInTurn } from '../north/turn.ts';
import { deck } from './deck.ts';
import { FEWEST, MOST, TACTICS, USUAL_DECKS } from './facts.ts';

/** What is done once, before the first round. */
interface PrepareFrame extends Frame {
  readonly run: 'prepare';
}

/** The deck that a seat has chosen and not shown yet. */
export const built = field<WesterosOwn, readonly CardId[]>('built');

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

/** A deck of chance. */
function anyDeck(rng: Rng): CardId[] {
  const number = FEWEST + below(rng, MOST - FEWEST + 1);
  return inOrder(shuffle(rng, [...TACTICS]).slice(0, number));
}

/** BW-9.6: each chooses a deck in secret; the rest is the reserve. */
export const buildDecks: Code<PrepareFrame, 'cards'> = {
  verb: 'builds',
  decides: 'cards',
  late: ({ open }, _frame, seat) => ({ cards: [...(USUAL_DECKS[houseOf(open, seat)] ?? TACTICS.slice(0, FEWEST))] }),
  about: () => ({ min: FEWEST, max: MOST }),
  enter: (game, frame) => askSealed(game, frame, northInTurn(game.open), 'build-tactics'),
  ask: () => ({ kind: 'cards', from: TACTICS, min: FEWEST, max: MOST }),
  refuse: ({ open }, _frame, _seat, { cards }) => refuseDeck(open, cards),
  sample: (_view, _frame, _ask, rng) => ({ cards: anyDeck(rng) }),
  list: () => undefined,
  reveal(game, _frame, answers) {
    for (const [seat, { cards }] of answers) built.put(game.own[seat] as WesterosOwn, inOrder(cards));
  },
};

/** A deck that each of the others could have built and not shown yet, for a table that is made up. */
export function imagineBuilt({ open, own }: WesterosState, { seat: viewer }: WesterosView, rng: Rng): void {
  if (!open.frames.some(({ run, step }) => run === 'prepare' && step !== 'decks')) return;
  for (const house of northInTurn(open)) {
    const seat = seatOf(open, house);
    const drawer = own[seat];
    if (seat !== viewer && drawer !== undefined && deck.of(houseAt(open, house)) === undefined)
      built.put(drawer, anyDeck(rng));
  }
}
