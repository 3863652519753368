import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/client.fixture.ts';
import type { Storage, TableQuery, Write } from './storage.ts';
import type { StoredEntry as Entry, Person, StoredLine, StoredTable } from './stored.ts';

const ada: Person = { id: 'p-ada', name: 'Ada', createdAt: 1 };

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

const line = (id: number, channel = 'table'): StoredLine => ({
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

const putTable = (table: StoredTable): Write => ({ do: 'put-table', table, reseated: true });
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
  moved: { newest: 0, count: 0 },
  passing: [],
};
const whispers = gameOf('whispers');
const options = whispers.resolveOptions({}, 2);
if ('code' in options) throw new Error(String(options.code));
const state = whispers.setup(options, ['ada', 'bruno'], 'seed');

/** What every database must do; `open` gives a fresh one each time, `again` opens the same data once more. */
export function storageContract(
  name: string,
  open: () => Promise<{ storage: Storage; again: () => Promise<Storage> }>,
): void {
  describe(`storage on ${name}`, () => {
    test('keeps people, and finds them by a token that has not expired', async () => {
      const { storage } = await open();
      const times = { createdAt: 1, seenAt: 2, device: 'Firefox, Linux' };
      await storage.commit([
        [
          { do: 'put-person', person: ada },
          { do: 'put-token', token: { hash: 'h', person: ada.id, kind: 'session', expiresAt: 100, ...times } },
          { do: 'put-token', token: { hash: 'l', person: ada.id, kind: 'link', expiresAt: 100, ...times } },
        ],
      ]);
      expect(await storage.person(ada.id)).toEqual(ada);
      expect(await storage.personWithToken('h', 'session', 99)).toEqual(ada);
      expect(await storage.personWithToken('h', 'session', 100)).toBeUndefined();
      expect(await storage.personWithToken('h', 'link', 1)).toBeUndefined();
      await storage.commit([
        [
          { do: 'put-person', person: { ...ada, name: 'Adelaide' } },
          { do: 'drop-tokens', person: ada.id, kind: 'link' },
        ],
        [{ do: 'drop-token', hash: 'h' }],
      ]);
      expect(await storage.person(ada.id)).toEqual({ ...ada, name: 'Adelaide' });
      expect(await storage.personWithToken('l', 'link', 1)).toBeUndefined();
      expect(await storage.personWithToken('h', 'session', 1)).toBeUndefined();
      await storage.close();
    });

    test('CO-9.1 keeps what people have chosen, each choice by itself', async () => {
      const { storage } = await open();
      const bea: Person = { id: 'p-bea', name: 'Bea', createdAt: 1 };
      const night = { zone: 'Europe/Rome', hours: { from: 1_350, to: 480 }, holidays: [] };
      const chosen = (value: typeof night): Write => ({
        do: 'put-preference',
        person: ada.id,
        chosen: { name: 'rest', value },
      });
      await storage.commit([[ada, bea].map(person => ({ do: 'put-person', person })), [chosen(night)]]);
      expect(await storage.preferences([ada.id, bea.id])).toEqual(new Map([[ada.id, { rest: night }]]));
      await storage.commit([[chosen({ ...night, zone: 'UTC' })]]);
      expect((await storage.preferences([ada.id])).get(ada.id)).toEqual({ rest: { ...night, zone: 'UTC' } });
      expect(await storage.preferences([])).toEqual(new Map());
      await storage.close();
    });

    test('CO-9.3 keeps notices until they are sent, one of each kind for each table', async () => {
      const { storage } = await open();
      const notice = { owner: ada.id, table: 't1', kind: 'turn', at: 1, due: 5, tries: 0, ways: null } as const;
      const other = { ...notice, owner: '@t1', kind: 'ended', due: 3, ways: ['push:x'] } as const;
      const put = (one: typeof notice | typeof other): Write => ({ do: 'put-notice', notice: one });
      await storage.commit([
        [putTable(someTable())],
        [put(notice)],
        [put(other)],
        [put({ ...notice, due: 9 } as never)],
      ]);
      expect(await storage.noticesOf(ada.id)).toEqual([notice]);
      expect(await storage.noticesDue(2, 9)).toEqual([]);
      expect(await storage.noticesDue(5, 9)).toEqual(['@t1', ada.id]);
      expect(await storage.noticesDue(5, 1)).toEqual(['@t1']);
      await storage.commit([
        [{ do: 'move-notice', notice: { ...notice, due: 8, tries: 1, ways: ['mail'] } }],
        [{ do: 'drop-notice', notice: other }],
        [{ do: 'move-notice', notice: other }],
      ]);
      expect(await storage.noticesDue(7, 9)).toEqual([]);
      expect(await storage.noticesOf(ada.id)).toEqual([{ ...notice, due: 8, tries: 1, ways: ['mail'] }]);
      expect(await storage.noticesOf('@t1')).toEqual([]);
      await storage.close();
    });

    test('CO-9.2 keeps the ways to people: one of two claims is the first, and what a device made goes with its session', async () => {
      const { storage } = await open();
      const way = (name: string, session: string | null, body: string, owner = ada.id) => ({
        owner,
        name,
        session,
        body,
      });
      const put = (one: ReturnType<typeof way>): Write => ({ do: 'put-way', way: one });
      const session = { kind: 'session', expiresAt: 100, createdAt: 1, seenAt: 1, device: '' } as const;
      const claim = (before: string | null, body: string): Write => ({
        do: 'claim-way',
        way: way('told', null, body),
        before,
      });
      await storage.commit([
        [{ do: 'put-person', person: ada }],
        ...['h', 'i', 'j'].map((hash): Write[] => [{ do: 'put-token', token: { hash, person: ada.id, ...session } }]),
        [put(way('push:a', 'h', '1'))],
        [put(way('push:b', 'i', '1')), put(way('push:c', 'j', '1'))],
        [put(way('mail', null, '1')), put(way('push:a', 'h', '2'))],
      ]);
      const names = async (owner = ada.id) =>
        (await storage.ways([owner])).map(({ name, body }) => `${name} ${body}`).sort();
      expect(await names()).toEqual(['mail 1', 'push:a 2', 'push:b 1', 'push:c 1']);
      expect(await storage.commit([[claim(null, '5')], [claim(null, '6')]])).toEqual(['done', 'conflict']);
      expect(await storage.commit([[claim('5', '7')], [claim('5', '8')]])).toEqual(['done', 'conflict']);
      expect(await names()).toContain('told 7');
      await storage.commit([[{ do: 'drop-token', hash: 'h' }]]);
      expect(await names()).toEqual(['mail 1', 'push:b 1', 'push:c 1', 'told 7']);
      await storage.commit([[{ do: 'drop-sessions', person: ada.id, but: 'j' }]]);
      expect(await names()).toEqual(['mail 1', 'push:c 1', 'told 7']);
      await storage.commit([
        [put(way('push:c', 'x', '3', 'p-bea'))],
        [{ do: 'drop-way', owner: ada.id, name: 'mail' }],
      ]);
      expect(await names()).toEqual(['told 7']);
      expect(await names('p-bea')).toEqual(['push:c 3']);
      await storage.close();
    });

    test('CO-7.1 lists sessions, ends them, and lets a link be used once', async () => {
      const { storage } = await open();
      const token = (hash: string, kind: 'session' | 'link', seenAt: number): Write => ({
        do: 'put-token',
        token: { hash, person: ada.id, kind, expiresAt: 100, createdAt: 1, seenAt, device: 'Firefox, Linux' },
      });
      await storage.commit([
        [{ do: 'put-person', person: ada }, token('a', 'session', 1), token('b', 'session', 2), token('l', 'link', 1)],
      ]);
      const sessions = async (now = 1) => (await storage.sessions(ada.id, now)).map(({ hash }) => hash);
      expect(await storage.personsNamed('Ada')).toEqual([ada]);
      expect([await sessions(), await sessions(100)]).toEqual([['b', 'a'], []]);
      await storage.commit([[{ do: 'touch-token', hash: 'a', at: 3 }], [token('c', 'session', 0)]]);
      expect(await storage.sessions(ada.id, 1)).toMatchObject([{ hash: 'a', seenAt: 3 }, { hash: 'b' }, { hash: 'c' }]);
      const use: Write = { do: 'use-link', hash: 'l' };
      expect(
        await storage.commit([
          [use, token('d', 'session', 0)],
          [use, token('e', 'session', 0)],
        ]),
      ).toEqual(['done', 'conflict']);
      expect(await sessions()).toEqual(['a', 'b', 'c', 'd']);
      await storage.commit([[{ do: 'drop-sessions', person: ada.id, but: 'b' }]]);
      expect(await sessions()).toEqual(['b']);
      await storage.commit([[{ do: 'drop-sessions', person: ada.id, but: null }]]);
      expect(await sessions()).toEqual([]);
      await storage.close();
    });

    test('tells when another process has written', async () => {
      const { storage, again } = await open();
      const other = await again();
      const before = await storage.othersWrote();
      await storage.commit([[{ do: 'put-person', person: ada }]]);
      expect(await storage.othersWrote()).toBe(before);
      await other.commit([[{ do: 'put-person', person: ada }]]);
      await expect.poll(() => storage.othersWrote(), { timeout: 30_000 }).not.toBe(before);
      await other.close();
      await storage.close();
    });

    test('keeps a table as it is, and everything after closing', async () => {
      const { storage, again } = await open();
      const table = someTable({ result: { ranking: [['ada'], ['bruno']], reason: 'x', clause: 'WH-1' }, alarm: 0 });
      await storage.commit([[putTable(table), { do: 'add-entry', entry: someEntry(0) }]]);
      expect(await storage.table('t1')).toEqual(table);
      await storage.close();
      const reopened = await again();
      expect(await reopened.table('t1')).toEqual(table);
      expect(await reopened.entries('t1', -1)).toEqual([someEntry(0)]);
      expect(await reopened.table('t2')).toBeUndefined();
      await reopened.close();
    });

    test('CO-7.14 never lets two answers become the same entry, and a lost race leaves nothing behind', async () => {
      const { storage } = await open();
      await storage.commit([[putTable(someTable())]]);
      const second = (text: string): Write[] => [
        { do: 'put-table', table: someTable({ version: 2, n: 0 }), reseated: false },
        { do: 'add-entry', entry: someEntry(0, { hash: text, id: text }) },
      ];
      const other: Write[] = [{ do: 'add-line', line: line(1) }];
      expect(await storage.commit([second('first'), second('second'), other])).toEqual(['done', 'conflict', 'done']);
      expect((await storage.entries('t1', -1)).map(({ hash }) => hash)).toEqual(['first']);
      expect(
        await storage.commit([
          [{ do: 'add-line', line: line(3) }],
          [
            { do: 'add-line', line: line(2) },
            { do: 'add-entry', entry: someEntry(0) },
          ],
          [{ do: 'add-line', line: line(4) }],
        ]),
      ).toEqual(['done', 'conflict', 'done']);
      expect(await storage.lines('t1', 'table', 10)).toEqual([line(1), line(3), line(4)]);
      expect(await storage.commit([[{ do: 'put-table', table: someTable({ version: 9 }), reseated: false }]])).toEqual([
        'conflict',
      ]);
      await storage.close();
    });

    test('CO-7.14 knows an entry again that is written once more because no answer came, and no other in its place', async () => {
      const { storage } = await open();
      await storage.commit([[putTable(someTable())]]);
      const unit: Write[] = [
        { do: 'move-table', table: someTable({ version: 2, n: 0 }) },
        { do: 'add-entry', entry: someEntry(0) },
        { do: 'put-snapshot', snapshot: { table: 't1', n: 0, state } },
      ];
      const other: Write[] = [{ do: 'add-entry', entry: someEntry(0, { id: 'of another' }) }];
      const older: Write[] = [{ do: 'add-entry', entry: someEntry(0, { id: null }) }];
      expect(await storage.commit([unit])).toEqual(['done']);
      expect(await storage.commit([unit, other, older, unit])).toEqual(['done', 'conflict', 'conflict', 'done']);
      expect(await storage.entries('t1', -1)).toEqual([someEntry(0)]);
      expect((await storage.table('t1'))?.version).toBe(2);
      await storage.close();
    });

    test('CO-7.5 finds what somebody who sees a table late may see, and keeps what they have been shown', async () => {
      const { storage } = await open();
      await storage.commit([[putTable(someTable())]]);
      const kinds = ['start', 'action', 'hand-over', 'back', 'action', 'action'] as const;
      const story = kinds.map((kind, n) =>
        someEntry(n, { kind, served: n * 100, ...(kind === 'action' ? {} : { answers: [] }) }),
      );
      const lines = [1, 2, 3].map(id => ({ ...line(id), served: id * 150 }));
      await storage.commit([
        story.map((entry): Write => ({ do: 'add-entry', entry })),
        lines.map((one): Write => ({ do: 'add-line', line: one })),
      ]);
      const reached = (until: number) => storage.reached('t1', until);
      expect([await reached(-1), await reached(0), await reached(299), await reached(300)]).toEqual([
        undefined,
        0,
        2,
        3,
      ]);
      const next = (after: number) => storage.next('t1', 'table', after);
      expect([await next(99), await next(100), await next(400), await next(450), await next(500)]).toEqual([
        100,
        150,
        450,
        500,
        undefined,
      ]);
      expect(await storage.lines('t1', 'table', 1, 449)).toEqual([lines[1]]);
      expect(await storage.lines('t1', 'table', 9, 450)).toEqual(lines);
      const passing = async (upTo: number, seat = 'ada') => (await storage.passing('t1', seat, upTo))?.n;
      expect([await passing(1), await passing(2), await passing(9), await passing(9, 'bruno')]).toEqual([
        undefined,
        2,
        3,
        undefined,
      ]);
      await storage.commit([[{ do: 'void-entries', table: 't1', after: 0, before: 9, shown: 400 }]]);
      await storage.commit([[{ do: 'drop-entry', table: 't1', n: 2, shown: 200 }]]);
      await storage.commit([[{ do: 'drop-entry', table: 't1', n: 3, shown: 299 }]]);
      expect((await storage.entries('t1', -1)).map(({ n }) => n)).toEqual([0, 1, 2, 4]);
      await storage.close();
    });

    test('CO-7.14 two processes on one database: each move happens once, in whatever order their groups name the tables', async () => {
      const { storage, again } = await open();
      const other = await again();
      const ids = ['a', 'B', 'c', 'D', 'e', 'F'];
      await storage.commit(ids.map(id => [putTable(someTable({ id, status: 'playing' }))]));
      const move = (id: string, round: number, by: string): Write[] => [
        { do: 'move-table', table: someTable({ id, status: 'playing', version: round + 2, n: round }) },
        { do: 'add-entry', entry: someEntry(round, { table: id, id: `${by} ${round}` }) },
        { do: 'put-snapshot', snapshot: { table: id, n: round, state } },
      ];
      for (let round = 0; round < 10; round++) {
        const [mine, theirs] = await Promise.all([
          storage.commit(ids.map(id => move(id, round, 'mine'))),
          other.commit(ids.toReversed().map(id => move(id, round, 'theirs'))),
        ]);
        // Of each table exactly one of them has moved it, and it is that one's entry which is there.
        const byOther = theirs.toReversed();
        for (const [place, id] of ids.entries()) {
          expect([mine[place], byOther[place]].toSorted()).toEqual(['conflict', 'done']);
          const [entry] = await storage.entries(id, round - 1, round);
          expect(entry?.id).toBe(`${mine[place] === 'done' ? 'mine' : 'theirs'} ${round}`);
        }
      }
      // Both hear, by asking, where the tables are now.
      expect(await other.versions(ids)).toEqual(new Map(ids.map(id => [id, 11])));
      expect(await other.versions([])).toEqual(new Map());
      expect(await other.versions(['nowhere'])).toEqual(new Map());
      await other.close();
      await storage.close();
    });

    test('CO-7.14 tells at once what was written since at some tables: where they are, what lies beside, and the story', async () => {
      const { storage } = await open();
      const ids = ['a', 'b', 'c'];
      await storage.commit(ids.map(id => [putTable(someTable({ id, status: 'playing', n: 0 }))]));
      await storage.commit(ids.map(table => [{ do: 'add-entry', entry: someEntry(0, { table, id: `${table} 0` }) }]));
      const known = ids.map(id => ({ id, version: 1, n: 0 }));
      expect(await storage.progress(known)).toEqual([]);
      const moved = (id: string, version: number, n: number) => someTable({ id, status: 'playing', version, n });
      const entries = [1, 2].map(n => someEntry(n, { table: 'a', id: `a ${n}`, served: n }));
      for (const [place, entry] of entries.entries())
        await storage.commit([
          [
            { do: 'move-table', table: moved('a', place + 2, entry.n) },
            { do: 'add-entry', entry },
          ],
        ]);
      const match = { table: 'c', ...keptOfNothing, rewinds: 1 };
      await storage.commit([[putTable(moved('c', 2, 0)), { do: 'put-match', match }]]);
      expect(await storage.progress([...known, { id: 'nowhere', version: 1, n: 0 }])).toEqual([
        { from: known[0], table: moved('a', 3, 2), match: undefined, entries },
        { from: known[2], table: moved('c', 2, 0), match, entries: [] },
      ]);
      expect(await storage.progress([])).toEqual([]);
      await storage.close();
    });

    test('a move keeps its match and its state, and one that has lost keeps nothing', async () => {
      const { storage } = await open();
      await storage.commit([[putTable(someTable({ status: 'playing' }))]]);
      const match = { table: 't1', ...keptOfNothing };
      const unit = (version: number, n: number, rewinds: number): Write[] => [
        { do: 'move-table', table: someTable({ status: 'playing', version, n, waiting: ['ada'], alarm: 5 }) },
        { do: 'put-match', match: { ...match, rewinds } },
        { do: 'add-entry', entry: someEntry(n, { id: `at ${version}` }) },
        { do: 'put-snapshot', snapshot: { table: 't1', n, state } },
      ];
      expect(await storage.commit([unit(2, 0, 1)])).toEqual(['done']);
      expect(await storage.commit([unit(2, 1, 2)])).toEqual(['conflict']); // somebody moved it meanwhile
      expect(await storage.commit([unit(3, 0, 3)])).toEqual(['conflict']); // the entry is there, and another's
      expect(await storage.match('t1')).toEqual({ ...match, rewinds: 1 });
      expect((await storage.snapshot('t1', 9))?.n).toBe(0);
      expect((await storage.entries('t1', -1)).map(({ id }) => id)).toEqual(['at 2']);
      expect(await storage.table('t1')).toMatchObject({ version: 2, n: 0, waiting: ['ada'], alarm: 5 });
      expect(await storage.commit([unit(2, 0, 1)])).toEqual(['done']); // written once more, because no answer came
      await storage.close();
    });

    test('an error is no conflict: it undoes the whole group and is thrown', async () => {
      const { storage } = await open();
      const orphan: Write = { do: 'add-entry', entry: someEntry(0, { table: 'nowhere' }) };
      await expect(storage.commit([[putTable(someTable())], [orphan]])).rejects.toThrow(/constraint/i);
      expect(await storage.table('t1')).toBeUndefined();
      await storage.close();
    });

    test('reads a story in pieces, and the newest snapshot that is old enough', async () => {
      const { storage } = await open();
      await storage.commit([[putTable(someTable())]]);
      const story = [0, 1, 2, 3].map(n =>
        someEntry(n, n === 3 ? { kind: 'undo', to: 1, answers: [], redrawn: 2, about: { agreed: true } } : {}),
      );
      await storage.commit(story.map(entry => [{ do: 'add-entry', entry }]));
      expect(await storage.entries('t1', 1)).toEqual(story.slice(2));
      expect(await storage.entries('t1', -1, 2)).toEqual(story.slice(0, 3));
      const snapshot = (n: number, hash?: string): Write => ({
        do: 'put-snapshot',
        snapshot: { table: 't1', n, state },
        ...(hash === undefined ? {} : { hash }),
      });
      await storage.commit([[snapshot(0)], [snapshot(2, 'made later')]]);
      expect((await storage.entries('t1', -1)).map(({ hash }) => hash)).toEqual([
        'hash 0',
        'hash 1',
        'made later',
        'hash 3',
      ]);
      expect(await storage.snapshot('t1', 1)).toEqual({ table: 't1', n: 0, state });
      expect((await storage.snapshot('t1', 9))?.n).toBe(2);
      expect(await storage.snapshot('t2', 9)).toBeUndefined();
      await storage.close();
    });

    test('keeps what lies beside a story, and drops what was taken back without a trace', async () => {
      const { storage, again } = await open();
      await storage.commit([[putTable(someTable())]]);
      expect(await storage.match('t1')).toBeUndefined();
      const match = {
        table: 't1',
        since: 1,
        sealed: someEntry(1).answers,
        floor: 0,
        rewinds: 2,
        redraws: 1,
        drawn: 0,
        wish: null,
        wishes: 0,
        wished: 0,
        backs: 0,
        practised: { after: 3, before: 'fair' as const },
        clocks: { seats: { ada: { left: 60_000, since: 1_794_778_070_206, newest: 2 } }, talk: null },
        motion: null,
        paused: { until: 9, ofMs: 5, by: 'ada' },
        moved: { newest: 1, count: 2 },
        passing: [],
      };
      const kinds = ['start', 'action', 'action', 'undo', 'undo', 'resign', 'action'] as const;
      const story = kinds.map((kind, n) => {
        const plain = kind === 'action' ? {} : { answers: [], to: kind === 'undo' ? 1 : null };
        return someEntry(n, { kind, ...plain, redrawn: n === 4 ? 1 : null });
      });
      const put = (n: number): Write => ({ do: 'put-snapshot', snapshot: { table: 't1', n, state } });
      await storage.commit([
        [{ do: 'put-match', match: { ...match, rewinds: 1 } }],
        [{ do: 'put-match', match }],
        ...story.map((entry): Write[] => [{ do: 'add-entry', entry }, put(entry.n)]),
      ]);
      await storage.commit([[{ do: 'void-entries', table: 't1', after: 1, before: 6, shown: null }]]);
      // Neither a resignation nor the mark of chance drawn anew is ever dropped.
      expect((await storage.entries('t1', -1)).map(({ n }) => n)).toEqual([0, 1, 4, 5, 6]);
      expect((await storage.snapshot('t1', 5))?.n).toBe(1);
      await storage.commit([[{ do: 'drop-entry', table: 't1', n: 6, shown: null }]]);
      const outline = story
        .filter(({ n }) => [0, 1, 4, 5].includes(n))
        .map(({ n, kind, answers, to, redrawn, revealed, link }) => ({
          n,
          kind,
          answers,
          to,
          redrawn,
          revealed,
          link,
        }));
      expect(await storage.outline('t1')).toEqual(outline);
      expect(await storage.outline('t1', 2)).toEqual(outline.slice(-2));
      await storage.close();
      const reopened = await again();
      expect(await reopened.match('t1')).toEqual(match);
      await reopened.close();
    });

    test('lists open tables, mine and finished ones, newest first, page by page', async () => {
      const { storage } = await open();
      const full = someTable().seats.map(seat => ({ ...seat, bot: 'random' }));
      const tables = [
        someTable({ id: 'open-1', updatedAt: 1, listedAt: 1 }),
        someTable({ id: 'open-2', updatedAt: 2, listedAt: 2 }),
        someTable({ id: 'full', updatedAt: 3, listedAt: 3, seats: full }),
        someTable({ id: 'hidden', updatedAt: 4, listedAt: 4, setup: { ...someTable().setup, access: 'invited' } }),
        someTable({
          id: 'playing',
          updatedAt: 5,
          listedAt: 5,
          status: 'playing',
          keeper: 'me',
          alarm: 7,
          host: 'x',
          seats: full.map(seat => ({ ...seat, person: 'p-bea' })),
        }),
        someTable({
          id: 'over',
          updatedAt: 6,
          listedAt: 6,
          status: 'finished',
          host: 'x',
          seats: full.map(seat => ({ ...seat, person: null })),
        }),
        someTable({
          id: 'over-late',
          endedAt: 60,
          updatedAt: 6,
          listedAt: 6,
          status: 'finished',
          host: 'x',
          setup: { ...someTable().setup, spectators: { allowed: true, delaySeconds: 9 } },
          seats: full.map(seat => ({ ...seat, person: null })),
        }),
        someTable({
          id: 'over-unseen',
          updatedAt: 6,
          listedAt: 6,
          status: 'finished',
          host: 'x',
          setup: { ...someTable().setup, spectators: { allowed: false, delaySeconds: 0 } },
          seats: full.map(seat => ({ ...seat, person: null })),
        }),
        someTable({
          id: 'over-hidden',
          updatedAt: 7,
          listedAt: 7,
          status: 'finished',
          setup: { ...someTable().setup, access: 'invited' },
        }),
      ];
      await storage.commit(tables.map(table => [putTable(table)]));
      const ids = async (list: TableQuery['list'], person: string, at = 100, limit = 10, id = ''): Promise<string[]> =>
        (await storage.tables({ list, person, since: 0, behind: { at, id }, limit })).map(table => table.id);
      expect(await ids('open', 'nobody')).toEqual(['open-2', 'open-1']);
      expect(await ids('open', 'nobody', 2)).toEqual(['open-1']);
      expect(await ids('mine', ada.id)).toEqual(['hidden', 'full', 'open-2', 'open-1']);
      expect(await ids('mine', ada.id, 100, 2)).toEqual(['hidden', 'full']);
      expect(await ids('mine', 'p-bea')).toEqual(['playing']);
      expect(await ids('finished', 'nobody')).toEqual(['over']);
      expect(await ids('running', 'nobody')).toEqual(['playing']);
      expect(await ids('late', 'nobody')).toEqual(['over-late']);
      const ended = async (since: number, person = ''): Promise<string[]> =>
        (await storage.tables({ list: 'ended', person, since, behind: null, limit: 9 })).map(({ id }) => id);
      expect([await ended(59), await ended(60)]).toEqual([['over-late'], []]);
      expect([await ended(59, 'x'), await ended(60, 'x'), await ended(59, 'y')]).toEqual([['over-late'], [], []]);
      expect(await ids('played', ada.id)).toEqual(['over-hidden']);
      expect(await ids('played', 'p-bea')).toEqual([]);
      expect(await storage.alarmed(7)).toEqual([{ id: 'playing', keeper: 'me', alarm: 7 }]);
      expect(await storage.alarmed(6)).toEqual([]);
      expect(await storage.alarmedAmong(['playing', 'over', 'nowhere'])).toEqual(await storage.alarmed(7));
      expect([await storage.nextAlarm(6), await storage.nextAlarm(7)]).toEqual([7, undefined]);
      await storage.commit([
        [putTable({ ...tables[0]!, version: 2, host: 'y', seats: full.map(seat => ({ ...seat, person: null })) })],
      ]);
      expect(await ids('mine', ada.id)).not.toContain('open-1');
      // Of one moment, the ids decide, by their bytes and not by a language; a page goes on exactly behind the last line of the one before.
      const same = ['B', 'a', 'c'].map(id => someTable({ id, listedAt: 50, host: 'p-cleo' }));
      await storage.commit(same.map(table => [putTable(table)]));
      expect(await ids('mine', 'p-cleo', 50, 10, 'c')).toEqual(['a', 'B']);
      expect(await ids('open', 'nobody', 50, 1, 'a')).toEqual(['B']);
      const moved = { ...same[0]!, version: 2, listedAt: 60, status: 'finished' } as const;
      await storage.commit([[{ do: 'put-table', table: moved, reseated: false, relisted: true }]]);
      expect([await ids('mine', 'p-cleo'), await ids('played', 'p-cleo')]).toEqual([['c', 'a'], ['B']]);
      await storage.close();
    });

    test('keeps what was said by channel, and how far each has read', async () => {
      const { storage } = await open();
      await storage.commit([[putTable(someTable())]]);
      await storage.commit([
        [{ do: 'add-line', line: line(1) }],
        [{ do: 'add-line', line: line(2) }],
        [{ do: 'add-line', line: line(1, 'ada+bruno') }],
      ]);
      expect(await storage.lines('t1', 'table', 1)).toEqual([line(2)]);
      expect(await storage.lines('t1', 'table', 5)).toEqual([line(1), line(2)]);
      const mark = { table: 't1', person: ada.id, channel: 'table' };
      await storage.commit([
        [{ do: 'put-mark', mark: { ...mark, id: 1 } }],
        [{ do: 'put-mark', mark: { ...mark, id: 2 } }],
        [{ do: 'put-mark', mark: { ...mark, id: 1 } }], // a mark never goes back
      ]);
      expect(await storage.marks('t1', ada.id)).toEqual([{ ...mark, id: 2 }]);
      await storage.close();
    });
  });
}
