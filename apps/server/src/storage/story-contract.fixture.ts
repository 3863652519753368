import { expect, test } from 'vitest';
import type { Write } from './storage.ts';
import { keptOfNothing, ada, line, putTable, someEntry, someTable, state, type Open } from './values.fixture.ts';

/** What every database must keep of tables and their stories, also where two processes write. */
export function storyContract(open: Open): void {
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
    expect([await reached(-1), await reached(0), await reached(299), await reached(300)]).toEqual([undefined, 0, 2, 3]);
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
      instructions: {
        ada: {
          person: 'p1',
          given: [
            { kind: 'bid-nothing', about: 'throne' },
            { kind: 'skip-raids', about: null },
          ],
          lot: 'a secret',
          held: 3,
          due: { request: 4, at: 1_794_778_070_206 },
        },
      },
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
}
