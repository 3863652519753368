import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  hashOf,
  type Action,
  type Event,
  type Game,
  type OptionValues,
  type Outcome,
  type Plain,
  type Seat,
  type State,
} from '@corvo/core';

/** A game that was played once and must come out the same for ever. */
export interface Golden {
  readonly game: string;
  readonly rules: number;
  readonly bots: readonly string[]; // who decided, seat by seat
  readonly seats: readonly Seat[];
  readonly options: OptionValues;
  readonly seed: string;
  readonly start: string; // what was told and asked at the set-up
  readonly moves: readonly Move[];
  readonly kept: readonly Kept[];
  readonly outcome: Outcome | null;
}

/** One answer, and a short hash of what it led to: the events, and what is asked then. */
export interface Move {
  readonly seat: Seat;
  readonly choice: Plain; // null: takes a sealed answer back
  readonly seen: string;
}

/** A whole state as it was stored after so many moves, in the shape that states had then. */
export interface Kept {
  readonly after: number;
  readonly state: Plain;
}

/** Eight hexadecimal digits tell two results apart; whole hashes would not compress. */
const DIGITS = 8;

/** What anybody at the table hears and is asked, in short. The shape of the state does not enter into it. */
export function seenAt(game: Game, state: State, events: readonly Event[]): string {
  const asked = game.waiting(state.open).map(({ seat }) => game.requests(game.view(state, seat)));
  return hashOf({ events, waiting: game.waiting(state.open), asked }).slice(0, DIGITS);
}

/** The answer of a recorded move to what is asked now. */
export function actionOf(game: Game, state: State, { seat, choice }: Omit<Move, 'seen'>): Action {
  const [request] = game.requests(game.view(state, seat));
  return { seat, request: request?.id ?? -1, choice };
}

/** One line per game; the games of a file share so much that together they take a tenth of the room. */
export const writeGoldens = (file: string, goldens: readonly Golden[]): number => writeLines(file, goldens);

/** Values as lines of JSON, packed together. */
export function writeLines(file: string, values: readonly unknown[]): number {
  const text = values.map(value => `${JSON.stringify(value)}\n`).join('');
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(file, packed);
  return packed.length;
}

export const readGoldens = (file: string): Golden[] => readLines<Golden>(file);

export function readLines<T>(file: string): T[] {
  const text = brotliDecompressSync(readFileSync(file)).toString();
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as T);
}
