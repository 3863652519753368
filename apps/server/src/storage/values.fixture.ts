import { gameOf } from '../testing/client.fixture.ts';
import type { Storage, Write } from './storage.ts';
import type { StoredEntry as Entry, Person, StoredLine, StoredTable } from './stored.ts';

/** `open` gives a fresh database each time, `again` opens the same data once more. */
export type Open = () => Promise<{ storage: Storage; again: () => Promise<Storage> }>;

export const ada: Person = { id: 'p-ada', name: 'Ada', createdAt: 1 };

export const someTable = (change: Partial<StoredTable> = {}): StoredTable => ({
  id: 't1',
  version: 1,
  game: 'whispers',
  rules: 1,
  status: 'gathering',
  setup: {
    name: 'è una prova 🂡',
    players: 2,
    options: { stones: 3, echo: true },
    access: 'open',
    spectators: { allowed: true, delaySeconds: 0 },
    hints: false,
    order: 'random',
    takeBack: 'fair',
    clock: null,
  },
  seats: [
    { seat: 'ada', person: ada.id, name: 'Ada', bot: null, resigned: false },
    { seat: 'bruno', person: null, name: '', bot: null, resigned: false },
  ],
  host: ada.id,
  invite: 'code',
  guests: ['p-guest'],
  removed: [{ person: 'p-gone', at: 1_794_778_070_206 }],
  comings: [{ key: 'note.sat', data: { name: 'Ada', seat: 'ada' }, at: 1_794_778_070_206 }],
  seed: null,
  startHash: null,
  isRecord: true,
  n: -1,
  waiting: [],
  keeper: null,
  alarm: null,
  result: null,
  endedAt: null,
  createdAt: 1_794_778_070_206,
  updatedAt: 1_794_778_070_206,
  listedAt: 1_794_778_070_206,
  ...change,
});

export const someEntry = (n: number, change: Partial<Entry> = {}): Entry => ({
  table: 't1',
  n,
  kind: n === 0 ? 'start' : 'action',
  seat: n === 0 ? null : 'ada',
  answers: n === 0 ? [] : [{ seat: 'ada', request: n, choice: { amount: n }, text: `ada bids ${n}`, by: 'person' }],
  to: null,
  redrawn: null,
  about: {},
  revealed: n % 2 === 0,
  hash: `hash ${n}`,
  rules: 1,
  link: `link ${n}`,
  events: [{ type: 'bids', to: ['ada'], data: { bids: { ada: n } } }],
  at: 1_794_778_070_206 + n,
  id: `id ${n}`,
  served: null,
  ...change,
});

export const line = (id: number, channel = 'table'): StoredLine => ({
  table: 't1',
  channel,
  id,
  person: ada.id,
  name: 'Ada',
  seat: 'ada',
  text: `line ${id}`,
  at: id,
  served: null,
});

export const putTable = (table: StoredTable): Write => ({ do: 'put-table', table, reseated: true });
/** What lies beside a story that has just begun. */
export const keptOfNothing = {
  since: 0,
  sealed: [],
  floor: 0,
  rewinds: 0,
  redraws: 0,
  drawn: 0,
  wish: null,
  wishes: 0,
  wished: 0,
  backs: 0,
  practised: null,
  clocks: { seats: {}, talk: null },
  paused: null,
  motion: null,
  instructions: {},
  moved: { newest: 0, count: 0 },
  passing: [],
};

const whispers = gameOf('whispers');
const options = whispers.resolveOptions({}, 2);
if ('code' in options) throw new Error(String(options.code));
export const state = whispers.setup(options, ['ada', 'bruno'], 'seed');
