import { afterEach, expect, test } from 'vitest';
import { Receiver, Device } from '../testing/receivers.fixture.ts';
import { someTable } from '../storage/values.fixture.ts';
import { Committer, openSqlite, type Storage, type StoredNotice, type Write } from '../storage/index.ts';
import { testFolder } from '../testing/server.fixture.ts';
import { HOOK, Notifier, Outside, pushName, roomOf, Senders } from './index.ts';

const PATIENCE_MS = 4_000;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A push service, a database with a table that waits for its first seat, and so many notifiers that look for themselves. */
async function opened(count: number, tickMs: number) {
  const service = await Receiver.open();
  const storage = await openSqlite(testFolder());
  closing.push(
    () => storage.close(),
    () => service.close(),
  );
  const log: string[] = [];
  const tell = (...said: unknown[]): void => void log.push(JSON.stringify(said));
  const notifiers = Array.from({ length: count }, () => {
    const around = {
      storage,
      committer: new Committer(storage),
      now: Date.now,
      log: { warn: tell, error: tell },
    };
    const senders = new Senders(new Outside(true, PATIENCE_MS), null, null);
    const pace = { graceMs: 0, gapMs: 0, tickMs, retryMs: [0, 0, 0, 0] };
    const notifier = new Notifier(around, senders, pace, { looksAfter: () => true, isPresent: async () => false });
    closing.push(() => notifier.stop());
    return notifier;
  });
  return { service, storage, notifiers, log };
}

/** Somebody who is told by a device, whose turn it is at these tables. */
function told(id: string, endpoint: string, tables: readonly string[], due: number): Write[] {
  const { subscription } = new Device(endpoint);
  const way = { owner: id, name: pushName(endpoint), session: null, body: JSON.stringify(subscription) };
  const seat = { ...someTable().seats[0]!, seat: 'ada', person: id, bot: null };
  const same = { owner: id, kind: 'turn', at: due, due, tries: 0, ways: null } as const;
  return [
    { do: 'put-person', person: { id, name: 'Ada', createdAt: 1 } },
    { do: 'put-way', way },
    ...tables.flatMap((table): Write[] => {
      const record = someTable({ id: table, status: 'playing', waiting: ['ada'], seats: [seat] });
      return [
        { do: 'put-table', table: record, reseated: true },
        { do: 'put-notice', notice: { ...same, table } },
      ];
    }),
  ];
}

/** How long it takes until this path is posted to. */
async function until(service: Receiver, path: string, most: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < most && !service.got.some(got => got.path === path))
    await new Promise(wait => setTimeout(wait, 20));
  return performance.now() - began;
}

test('CO-9.3 of several processes that all take a person for theirs one sends a notice', async () => {
  const { service, storage, notifiers } = await opened(4, 1e6);
  const table = someTable({ status: 'playing', waiting: ['ada'] });
  const person = { id: 'p-ada', name: 'Ada', createdAt: 1 };
  const { subscription } = new Device(service.address);
  const way = { owner: person.id, name: pushName(service.address), session: null, body: JSON.stringify(subscription) };
  const notice: StoredNotice = {
    owner: person.id,
    table: table.id,
    kind: 'turn',
    at: 1,
    due: 1,
    tries: 0,
    ways: null,
  };
  await storage.commit([
    [
      { do: 'put-person', person },
      { do: 'put-table', table, reseated: true },
      { do: 'put-way', way },
    ],
  ]);
  for (let round = 1; round <= 10; round++) {
    await storage.commit([[{ do: 'put-notice', notice: { ...notice, at: round } }]]);
    await Promise.all(notifiers.map(notifier => notifier.look()));
    await Promise.all(notifiers.map(notifier => notifier.settle()));
    expect(service.got).toHaveLength(round);
    expect(await storage.noticesOf(person.id)).toEqual([]);
  }
  expect(new Set(await Promise.all(notifiers.map(async notifier => (await notifier.keys()).publicKey))).size).toBe(1);
});

/** Begins to look, with all that is due in the database. */
async function looking(storage: Storage, notifier: Notifier, all: readonly (readonly Write[])[]): Promise<void> {
  for (const writes of all) await storage.commit([[...writes]]);
  notifier.start();
}

test('CO-9.4 eighty people whose servers never answer keep nobody else waiting, nor do they when they are tried again', async () => {
  const { service, storage, notifiers } = await opened(1, 50);
  service.answers = path => (path.startsWith('/slow') ? null : 201);
  const slow = Array.from({ length: 80 }, (_, k) => told(`slow-${k}`, `${service.address}/slow${k}`, [`t-${k}`], k));
  const one = told('bea', `${service.address}/bea`, ['t-bea'], 1_000);
  await looking(storage, notifiers[0]!, [...slow, one]);
  const first = await until(service, '/bea', 30_000);
  await until(service, '/slow79', 30_000);
  const before = service.got.length;
  await new Promise(wait => setTimeout(wait, PATIENCE_MS)); // the first of them are being tried again
  expect(service.got.length).toBeGreaterThan(before);
  await storage.commit([told('cleo', `${service.address}/cleo`, ['t-cleo'], 2_000)]);
  const second = await until(service, '/cleo', 30_000);
  expect(first).toBeLessThan(3 * PATIENCE_MS);
  expect(second).toBeLessThan(PATIENCE_MS / 2);
}, 120_000);

test('CO-9.4 one person with notices of very many tables, whose server never answers, keeps nobody else waiting', async () => {
  const { service, storage, notifiers } = await opened(1, 50);
  service.answers = path => (path === '/slow' ? null : 201);
  const many = Array.from({ length: 600 }, (_, k) => `t-${k}`);
  const one = told('bea', `${service.address}/bea`, ['t-bea'], 1_000);
  await looking(storage, notifiers[0]!, [told('slow', `${service.address}/slow`, many, 1), one]);
  const waited = await until(service, '/bea', 30_000);
  expect(waited).toBeLessThan(PATIENCE_MS);
}, 60_000);

test('CO-9.4 where a room or a device cannot be reached, the log says so without its address, which is a secret', async () => {
  const { service, storage, notifiers, log } = await opened(1, 50);
  service.answers = () => 500;
  const url = (host: string): string => `${host}/secret-of-a-room`;
  const devices = [service.address, 'http://127.0.0.1:9', 'http://no.invalid'].map(url);
  const people = devices.map((endpoint, k) => told(`p${k}`, endpoint, [`t-${k}`], 1));
  const body = JSON.stringify({ url: url('http://127.0.0.1:9'), language: 'en', base: '' });
  const owner = roomOf('t-0');
  const room: Write[] = [
    { do: 'put-way', way: { owner, name: HOOK, session: null, body } },
    {
      do: 'put-notice',
      notice: { owner, table: 't-0', kind: 'ended', at: 1, due: 1, tries: 0, ways: null },
    },
  ];
  await looking(storage, notifiers[0]!, [...people, room]);
  for (let tries = 0; tries < 500 && log.length < 4; tries++) await new Promise(wait => setTimeout(wait, 20));
  expect(log.length).toBeGreaterThanOrEqual(4);
  expect(log.join('\n')).not.toMatch(/secret/);
  expect(log.join('\n')).toMatch(/a notice was not taken/);
});
