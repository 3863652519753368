import { expect, test } from 'vitest';
import type { TableQuery } from './storage.ts';
import { ada, line, putTable, someTable, type Open } from './values.fixture.ts';

/** What every database must find: tables for lists, and what was said. */
export function listsContract(open: Open): void {
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
}
