import type { Game, OpenTable, Seat } from './contract.ts';
import type { Sentence } from './explaining.ts';

/** What a seat is asked, with what it is about where the game says so. */
export function questionOf(game: Pick<Game, 'sentences'>, open: OpenTable, seat: Seat, why: string): Sentence {
  return game.sentences.question?.(open, seat, why) ?? { key: `ask.${why}`, data: {} };
}
