import { randomBytes } from 'node:crypto';
import type { Game } from '@corvo/core';
import type { Thinkers } from './bots/index.ts';
import type { Notifier } from './notices/index.ts';
import type { RecordChecker } from './records/index.ts';
import type { Committer, Storage } from './storage/index.ts';

/** Where ids, secrets and seeds come from; tests bring their own. */
export interface Chance {
  /** Names something: hard to guess, short enough for an address. */
  id(): string;
  /** Proves something: 256 bits. */
  secret(): string;
}

const ID_BYTES = 12;
/** Every action has an id: to ask for many at once costs a tenth for each. */
let drawn = Buffer.alloc(0);

/** Never with a dash in front: at a terminal it would be taken for an option. */
function newId(): string {
  if (drawn.length === 0) drawn = randomBytes(ID_BYTES * 256);
  const id = drawn.toString('base64url', 0, ID_BYTES);
  drawn = drawn.subarray(ID_BYTES);
  return id.startsWith('-') ? newId() : id;
}

export const realChance: Chance = {
  id: newId,
  secret: () => randomBytes(32).toString('base64url'),
};

interface Log {
  warn(about: object, sentence: string): void;
  error(about: object, sentence: string): void;
}

/** All that a table needs from outside. */
export interface Environment {
  readonly storage: Storage;
  readonly committer: Committer;
  readonly thinkers: Thinkers;
  readonly records: RecordChecker;
  readonly findGame: (id: string) => Game | undefined;
  readonly gameIds: readonly string[];
  readonly chance: Chance;
  readonly now: () => number; // the time of day
  readonly served: () => number; // the time that the server was there: deadlines run on it
  readonly reachServed?: (served: number) => void; // another process was there for longer
  readonly awayMs: number; // how long somebody must be away before the host may call a bot
  readonly log: Log;
  readonly notices?: Pick<Notifier, 'writesFor'>; // tells people who are away; not in every test
}
