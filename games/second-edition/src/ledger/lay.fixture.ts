// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { table, type TestTable } from '@corvo/testkit';
import type { Westeros } from '@corvo/westeros';
import { secondEdition } from '../game.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** Lays a table in the last round, so that nothing happens after what the test plays; `round` says otherwise. */
export const lay = (position: string, players = 6, options: Options = {}): TestTable<Westeros> =>
  table(secondEdition, { players, options }, `round 10\n${position}`);

/** A table as set-up deals it. */
export const deal = (players = 6, options: Options = {}, seed = 'test'): TestTable<Westeros> =>
  table(secondEdition, { players, options, seed });

/** A Westeros phase with these three cards on top. */
export const westeros = (
  cards: readonly [string, string, string],
  position = '',
  players = 6,
  options: Options = {},
): TestTable<Westeros> =>
  lay(`phase westeros\n${position}\ntop I ${cards[0]}\ntop II ${cards[1]}\ntop III ${cards[2]}`, players, options);
