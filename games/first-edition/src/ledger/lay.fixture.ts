// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { table, type TestTable } from '@corvo/testkit';
import type { Westeros } from '@corvo/westeros';
import { firstEdition } from '../game.ts';

/** Lays a table in the last round, so that nothing happens after what the test plays; `round` says otherwise. */
export const lay = (
  position: string,
  players = 5,
  options: Record<string, boolean | string> = {},
): TestTable<Westeros> => table(firstEdition, { players, options }, `round 10\n${position}`);

/** A table as set-up deals it. */
export const deal = (players = 5, options: Record<string, string> = {}, seed = 'test'): TestTable<Westeros> =>
  table(firstEdition, { players, options, seed });

/** A Westeros phase with these three cards on top. */
export const westeros = (cards: readonly [string, string, string], position = '', players = 5): TestTable<Westeros> =>
  lay(`phase westeros\n${position}\ntop I ${cards[0]}\ntop II ${cards[1]}\ntop III ${cards[2]}`, players);

export const QUIET = 'last-days-of-summer';
