import type { Game } from '@corvo/core';
import { Committer, type Storage } from '../storage/index.ts';
import { realChance, type Environment } from '../environment.ts';
import { Hub } from '../tables/index.ts';

const nobody = (): never => {
  throw new Error('nobody thinks here, and no record is checked');
};

type Decide = Environment['thinkers']['decide'];

/** What stands around the tables of a process that serves nobody; `change` says what a test is about. */
export function environmentOf(
  storage: Storage,
  games: readonly Game[],
  { decide = nobody, ...change }: Partial<Environment> & { readonly decide?: Decide } = {},
): Environment {
  return {
    storage,
    committer: new Committer(storage),
    thinkers: { decide, stop: async () => {} },
    records: { check: nobody, stop: async () => {} } as unknown as Environment['records'],
    findGame: id => games.find(game => game.id === id),
    gameIds: games.map(({ id }) => id),
    chance: realChance,
    now: () => 1_800_000_000_000,
    served: () => 1_000,
    awayMs: 120_000,
    log: { warn() {}, error() {} },
    ...change,
  };
}

/** The tables of such a process. */
export const hubOf = (around: Environment, botBeatMs = 0): Hub =>
  new Hub(around, { botBeatMs, idleMs: 60_000, hostAwayMs: 3_600_000 });
