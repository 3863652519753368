import { expect, test } from 'vitest';
import { Receiver, Device } from '../testing/receivers.fixture.ts';
import { someTable } from '../storage/values.fixture.ts';
import { Committer, openSqlite } from '../storage/index.ts';
import { testFolder } from '../testing/server.fixture.ts';
import { Notifier, Outside, pushName, Senders } from './index.ts';

const nothing = (): void => {};

test('CO-9.3 of several processes that all take a person for theirs one sends a notice', async () => {
  const service = await Receiver.open();
  const storage = await openSqlite(testFolder());
  const table = someTable({ status: 'playing', waiting: ['ada'] });
  const person = { id: 'p-ada', name: 'Ada', createdAt: 1 };
  const { subscription } = new Device(service.address);
  const way = { owner: person.id, name: pushName(service.address), session: 'h', body: JSON.stringify(subscription) };
  const notice = { owner: person.id, table: table.id, kind: 'turn', at: 1, due: 1, tries: 0, ways: null } as const;
  await storage.commit([
    [
      { do: 'put-person', person },
      { do: 'put-table', table, reseated: true },
      { do: 'put-way', way },
    ],
  ]);
  const notifiers = Array.from({ length: 4 }, () => {
    const around = {
      storage,
      committer: new Committer(storage),
      now: Date.now,
      log: { warn: nothing, error: nothing },
    };
    const senders = new Senders(new Outside(true, 5_000), null, null);
    const pace = { graceMs: 0, gapMs: 0, tickMs: 1e6, retryMs: [] };
    return new Notifier(around, senders, pace, { looksAfter: () => true, isPresent: async () => false });
  });
  for (let round = 1; round <= 10; round++) {
    await storage.commit([[{ do: 'put-notice', notice: { ...notice, at: round } }]]);
    await Promise.all(notifiers.map(notifier => notifier.look()));
    await Promise.all(notifiers.map(notifier => notifier.settle()));
    expect(service.got).toHaveLength(round);
    expect(await storage.noticesOf(person.id)).toEqual([]);
  }
  expect(new Set(await Promise.all(notifiers.map(async notifier => (await notifier.keys()).publicKey))).size).toBe(1);
  for (const notifier of notifiers) await notifier.stop();
  service.close();
  await storage.close();
});
