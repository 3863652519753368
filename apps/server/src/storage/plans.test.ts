import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NO_REST } from '@corvo/protocol';
import { afterAll, expect, test } from 'vitest';
import { testFolder } from '../testing/server.fixture.ts';
import { keptOfNothing, someEntry, someTable } from './values.fixture.ts';
import { DATABASE, openSqlite } from './sqlite.ts';
import type { Storage, TableQuery, Unit } from './storage.ts';

const folder = testFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a data folder of one server asks of nobody. */
const WITHOUT_QUESTIONS = ['take', 'constructor', 'commit', 'close', 'onOthers', 'beat', 'come', 'go', 'elsewhere'];

/** Every statement that is prepared while a task runs. */
async function prepared(task: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (text) {
    texts.push(text);
    return prepare.call(this, text);
  };
  try {
    await task();
  } finally {
    DatabaseSync.prototype.prepare = prepare;
  }
  return texts.filter(text => /^(select|insert|update|delete)/i.test(text));
}

/** All that the server ever asks of its database. */
async function everything(storage: Storage): Promise<void> {
  const { id } = someTable();
  const person = { id: 'p', name: 'Ada', createdAt: 1 };
  const notice = { owner: 'p', table: id, kind: 'turn', at: 1, due: 1, tries: 0, ways: null } as const;
  const way = { owner: 'p', name: 'push:x', session: 'h', body: '' };
  const units: Unit[] = [
    [
      { do: 'put-person', person },
      {
        do: 'put-token',
        token: { hash: 'h', person: 'p', kind: 'session', expiresAt: 9, createdAt: 1, seenAt: 1, device: '' },
      },
      { do: 'drop-tokens', person: 'p', kind: 'link' },
      { do: 'drop-token', hash: 'x' },
      { do: 'drop-sessions', person: 'p', but: 'h' },
      { do: 'touch-token', hash: 'h', at: 2 },
      { do: 'put-table', table: someTable(), reseated: true },
      { do: 'put-table', table: someTable({ version: 2 }), reseated: false, relisted: true },
      { do: 'add-entry', entry: someEntry(0) },
      { do: 'void-entries', table: id, after: 5, before: 9, shown: 3 },
      { do: 'drop-entry', table: id, n: 7, shown: 3 },
      { do: 'put-match', match: { table: id, ...keptOfNothing } },
      { do: 'put-snapshot', snapshot: { table: id, n: 0, state: {} as never }, hash: 'h' },
      { do: 'move-table', table: someTable({ version: 3 }) },
      {
        do: 'add-line',
        line: { table: id, channel: 'table', id: 1, person: 'p', name: 'A', seat: null, text: 'x', at: 1, served: 1 },
      },
      { do: 'put-notice', notice },
      { do: 'move-notice', notice },
      { do: 'drop-notice', notice },
      { do: 'put-way', way },
      { do: 'claim-way', way, before: '' },
      { do: 'drop-way', owner: 'p', name: 'push:x' },
      { do: 'put-preference', person: 'p', chosen: { name: 'rest', value: NO_REST } },
      { do: 'put-mark', mark: { table: id, person: 'p', channel: 'table', id: 1 } },
      { do: 'put-served', served: 1, at: 1 },
    ],
  ];
  expect(await storage.commit(units)).toEqual(['done']);
  await storage.person('p');
  await storage.personWithToken('h', 'session', 1);
  await storage.personsNamed('Ada');
  await storage.sessions('p', 1);
  await storage.preferences(['p', 'q']);
  await storage.noticesDue(9, 3);
  await storage.noticesDue(9, 3, ['p', 'q']);
  await storage.noticesOf('p');
  await storage.ways(['p', 'q']);
  await storage.othersWrote();
  await storage.table(id);
  await storage.versions([id, 'x']);
  await storage.progress([{ id, version: 0, n: -1 }]);
  for (const list of ['open', 'running', 'ended', 'late', 'finished', 'mine', 'played'] satisfies TableQuery['list'][])
    for (const person of ['p', ''])
      await storage.tables({ list, person, since: 0, behind: { at: 9, id: 'x' }, limit: 3 });
  await storage.alarmed(9);
  await storage.alarmedAmong([id, 'x']);
  await storage.nextAlarm(9);
  await storage.entries(id, 0);
  await storage.entriesBefore(id, 9, 3);
  await storage.reached(id, 9);
  await storage.next(id, 'table', 9);
  await storage.passing(id, 'ada', 9);
  await storage.outline(id);
  await storage.match(id);
  await storage.snapshot(id, 3);
  await storage.lines(id, 'table', 3);
  await storage.lines(id, 'table', 3, 9);
  await storage.marks(id, 'p');
  await storage.served();
}

test('CO-7.3 no question to the database, of any kind, walks through a table or sorts one', async () => {
  const storage = await openSqlite(folder);
  const texts = await prepared(() => everything(storage));
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(storage)).filter(
    name => !WITHOUT_QUESTIONS.includes(name),
  );
  // A new question must be asked above: this is how many there are.
  expect(methods).toHaveLength(27);
  expect(texts.length).toBeGreaterThan(25);
  const db = new DatabaseSync(join(folder, DATABASE));
  const plans = texts.flatMap(text =>
    db
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => `${String(detail)} ← ${text}`),
  );
  db.close();
  await storage.close();
  expect(plans.length).toBeGreaterThan(20);
  expect(plans.filter(plan => /^SCAN (?!CONSTANT)|TEMP B-TREE/.test(plan))).toEqual([]);
  // Who sees a table late is answered by indexes of their own: by a table and its entries alone it would cost what came since.
  const used = ['entries_served', 'lines_served', 'entries_passing', 'tables_ended'];
  expect(
    used.filter(
      index => !plans.some(plan => plan.includes(`USING INDEX ${index} `) || plan.includes(`COVERING INDEX ${index} `)),
    ),
  ).toEqual([]);
});
