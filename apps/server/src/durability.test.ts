import { rmSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './storage/index.ts';
import { TestClient } from './testing/client.fixture.ts';
import { ServerProcess } from './testing/process.fixture.ts';
import { testFolder } from './testing/server.fixture.ts';
import { checkSurvivors, pause, Survivors } from './testing/survivors.fixture.ts';

/** `CORVO_KILLS=100` for the long run. */
const KILLS = Number(process.env['CORVO_KILLS'] ?? 15);
const TABLES = 8;
/** What one device knows all others know so soon, whatever was killed meanwhile; a server starts slowly on a busy machine. */
const LATEST_MS = 30_000;
const folder = testFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  `CO-7.14 ${KILLS} kills: everything acknowledged is there, nothing is doubled, clients go on`,
  { timeout: 60_000 + KILLS * 30_000 }, // a killed server starts in a second, but not on a busy machine
  async () => {
    const server = new ServerProcess(folder);
    onTestFinished(() => void server.end('SIGKILL')); // however it ends, no process is left behind
    await server.start();
    const [ada, bea] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Bea')];
    const [adaToo, cid] = [new TestClient(server.base, ada.cookie), await TestClient.named(server.base, 'Cid')];
    const survivors = new Survivors([[ada, adaToo], [bea]], [cid], ['hand-of-the-king', 'whispers']);
    const playing = survivors.play(TABLES);

    let downtime = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await survivors.until(3); // it is going again
      await pause(Math.random() * 250);
      const start = performance.now();
      await server.end('SIGKILL');
      await server.start();
      downtime += performance.now() - start;
    }
    await survivors.until(50);
    await playing.stop();
    for (const client of [ada, adaToo, bea, cid]) client.close();
    expect(await server.end('SIGTERM')).toBe(0);

    const storage = await openSqlite(folder);
    const actions = await checkSurvivors(survivors, storage);
    await storage.close();
    console.log(
      `${KILLS} kills, ${survivors.histories.size} tables, ${actions} actions stored, ` +
        `${survivors.acknowledged} acknowledged, restart ${(downtime / KILLS).toFixed(0)} ms, ` +
        `nobody behind for longer than ${survivors.longestLag.toFixed(0)} ms`,
    );
    expect(survivors.longestLag).toBeLessThan(LATEST_MS);
  },
);
