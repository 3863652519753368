import { expect, test } from 'vitest';
import type { Storage } from '../storage/index.ts';
import { environmentOf } from '../testing/hub.fixture.ts';
import { Company } from './company.ts';
import type { Table } from './table.ts';

/** A process among others, as it knows of them after it has met them; `changes` counts how often somebody came or went. */
async function processAmong(
  own: string,
  others: readonly string[],
  isKeeper = true,
  keeps: (id: string) => boolean = () => true,
) {
  let there = others;
  const known = { changes: 0 };
  const storage = {
    process: own,
    isKeeper,
    onOthers: () => {},
    beat: async (served: number) => ({ served, others: there, keepers: there.filter(keeps) }),
  } as unknown as Storage;
  const company = new Company(environmentOf(storage, []), {
    here: () => undefined,
    all: () => [],
    changed: () => {},
    takeOver: async () => void known.changes++,
    callFor: async () => {},
  });
  await company.meet();
  const meet = (now: readonly string[]): Promise<void> => {
    there = now;
    return company.meet();
  };
  return { company, meet, known };
}

const ALL = ['a', 'b', 'c'];
const TABLES = Array.from({ length: 300 }, (_, n) => `table ${n}`);

test('CO-7.3 a table is looked after by the process that wrote there last, as long as that one is there', async () => {
  const { company, meet, known } = await processAmong('b', ['a', 'c']);
  expect(company.isMine({ id: 't', keeper: 'b' })).toBe(true);
  expect([company.isMine({ id: 't', keeper: 'a' }), company.isMine({ id: 't', keeper: 'c' })]).toEqual([false, false]);
  expect(known.changes).toBe(1);
  await meet(['a', 'c']);
  expect(known.changes).toBe(1); // nobody came or went
  await meet([]);
  expect(known.changes).toBe(2);
  expect(company.isMine({ id: 't', keeper: 'a' })).toBe(true);
});

test('CO-7.3 of a table whose process is gone exactly one of the others takes itself for the one, and each of some', async () => {
  const processes = await Promise.all(
    ALL.map(own =>
      processAmong(
        own,
        ALL.filter(other => other !== own),
      ),
    ),
  );
  const share = processes.map(() => 0);
  for (const id of TABLES)
    for (const keeper of ['gone', null]) {
      const mine = processes.map(({ company }) => company.isMine({ id, keeper }));
      expect(mine.filter(Boolean)).toHaveLength(1);
      share[mine.indexOf(true)]!++;
    }
  for (const part of share) expect(part).toBeGreaterThan(TABLES.length / 3);
});

test('CO-7.14 a table that has moved on elsewhere is followed although its hint was lost, and no other is', async () => {
  const here = ['behind', 'level'].map(
    id => ({ id, isClosed: false, record: { id, version: 3 }, runAside: async () => {} }) as unknown as Table,
  );
  const asked: string[] = [];
  const storage = {
    process: 'a',
    isKeeper: true,
    onOthers: () => {},
    beat: async (served: number) => ({ served, others: [], keepers: [] }),
    versions: async (ids: readonly string[]) => new Map(ids.map(id => [id, id === 'behind' ? 4 : 3])),
    alarmedAmong: async () => [],
    progress: async (tables: readonly { id: string }[]) => {
      asked.push(...tables.map(({ id }) => id));
      return [];
    },
  } as unknown as Storage;
  const company = new Company(environmentOf(storage, []), {
    here: id => here.find(table => table.id === id),
    all: () => here,
    changed: () => {},
    takeOver: async () => {},
    callFor: async () => {},
  });
  await company.look();
  await expect.poll(() => asked).toEqual(['behind']);
});

test('CO-7.3 who only serves people looks after nothing, whoever wrote last; of the others exactly one does', async () => {
  const keeps = (id: string): boolean => id !== 'a';
  const processes = await Promise.all(
    ALL.map(own => processAmong(own, ALL.filter(other => other !== own), keeps(own), keeps)), // prettier-ignore
  );
  for (const id of TABLES)
    for (const keeper of ['a', 'gone', null]) {
      const mine = processes.map(({ company }) => company.isMine({ id, keeper }));
      expect([mine[0], mine.filter(Boolean).length]).toEqual([false, 1]);
    }
});

test('who has the database alone looks after everything', async () => {
  const storage = { process: null, onOthers: () => {} } as unknown as Storage;
  const tables = {
    here: () => undefined,
    all: () => [],
    changed: () => {},
    takeOver: async () => {},
    callFor: async () => {},
  };
  const company = new Company(environmentOf(storage, []), tables);
  await company.look(); // it asks nobody
  expect([company.isShared, company.isMine({ id: 't', keeper: 'somebody' })]).toEqual([false, true]);
});
