import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupFolder, openSqlite, restoreFolder } from './storage/index.ts';
import { gameOf, Player, playOut, TestClient } from './testing/client.fixture.ts';
import { ServerProcess } from './testing/process.fixture.ts';
import { testFolder } from './testing/server.fixture.ts';

const folder = testFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = 6;
const BACKUPS = 4;

test('CO-7.14 backups made while a server is writing hold all that was acknowledged before, and games go on from them', async () => {
  const server = new ServerProcess(join(folder, 'data'));
  await server.start();
  const people = await Promise.all(['Ada', 'Bea'].map(name => TestClient.named(server.base, name)));
  const [ada, bea] = people as [TestClient, TestClient];
  const tables: Player[][] = [];
  for (let place = 0; place < TABLES; place++) {
    const { id: table } = await ada.create({ game: 'hand-of-the-king', players: 2, order: 'chosen' });
    await bea.join(table);
    await bea.must('sit', { table, seat: 'seat-2' });
    await ada.join(table);
    await ada.must('start', { table });
    const players = people.map(
      (client, who) => new Player(client, table, gameOf('hand-of-the-king'), `${place} ${who}`),
    );
    for (const player of players) await player.come();
    tables.push(players);
  }
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const playing = tables.map(async players => {
    while (!isOver && players.some(({ view }) => view?.open.outcome == null))
      for (const player of players)
        if (await player.move()) acknowledged.set(player.table, player.n);
        else await new Promise(done => setTimeout(done, 1));
  });
  for (let made = 0; made < BACKUPS; made++) {
    const before = new Map(acknowledged);
    const file = join(folder, `${made}.sqlite`);
    await backupFolder(server.folder, file);
    await restoreFolder(file, join(folder, `restored-${made}`));
    const storage = await openSqlite(join(folder, `restored-${made}`));
    for (const [table, n] of before) {
      const stored = await storage.table(table);
      expect(stored?.n).toBeGreaterThanOrEqual(n);
      const entries = await storage.entries(table, -1);
      expect(entries.length).toBe((stored?.n ?? 0) + 1); // no entry without its table, no table without its entry
      expect((await storage.snapshot(table, stored?.n ?? 0))?.n).toBeGreaterThan((stored?.n ?? 0) - 32);
    }
    await storage.close();
    await new Promise(done => setTimeout(done, 50));
  }
  isOver = true;
  await Promise.all(playing);
  expect(acknowledged.size).toBe(TABLES);
  await server.end('SIGKILL');

  const again = new ServerProcess(join(folder, 'restored-0'));
  again.port = server.port;
  await again.start(); // the browsers come back by themselves, and notice that they have seen more
  const [player, partner] = tables[0] as [Player, Player];
  const table = player.table;
  for (const one of [player, partner]) {
    await new Promise<void>(done =>
      one.client.socket.connected ? done() : one.client.socket.once('connect', () => done()),
    );
    const joined = await one.client.join(table, one.n);
    one.view = joined.standing?.view;
    one.n = joined.standing?.n ?? -1;
  }
  await playOut([player, partner]);
  for (const client of people) client.close();
  expect(await again.end('SIGTERM')).toBe(0);
}, 60_000);
