// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { table, type TestTable } from '@corvo/testkit';
import type { Westeros } from '@corvo/westeros';
import { clashOfKings } from './game.ts';
import { OPTIONS } from './options.ts';

/** Only these options; all others are off. */
export const only = (...names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(
    OPTIONS.filter(({ values, players }) => values.includes(true) && players === undefined).map(({ id }) => [
      id,
      names.includes(id),
    ]),
  );

/** Lays a table in the last round, so that nothing happens after what the test plays; `round` says otherwise. */
export const lay = (position: string, options: Record<string, boolean | string>, players = 5): TestTable<Westeros> =>
  table(clashOfKings, { players, options }, `round 10\n${position}`);

/** A table as set-up deals it. */
export const deal = (
  players: number,
  options: Record<string, boolean | string> = {},
  seed = 'test',
): TestTable<Westeros> => table(clashOfKings, { players, options, seed });
