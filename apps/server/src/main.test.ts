import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { openSqlite } from './storage/index.ts';
import { gameOf, Player, TestClient } from './testing/client.fixture.ts';
import { ServerProcess } from './testing/process.fixture.ts';
import { testConfig, testFolder } from './testing/server.fixture.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folders: string[] = [];
const folder = (): string => {
  const made = testFolder();
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach(made => rmSync(made, { recursive: true, force: true })));

async function run(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += String(data)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: said.trim() };
}

test('a port in use is told in one sentence', { timeout: 30_000 }, async () => {
  const busy = createServer().listen(0, '0.0.0.0');
  await once(busy, 'listening');
  const PORT = String((busy.address() as AddressInfo).port);
  expect(await run({ PORT, CORVO_DATA: folder() })).toEqual({
    code: 1,
    said: `corvo: port ${PORT} is already in use; stop the other program or choose another one with PORT`,
  });
  busy.close();
});

test('a damaged database, a folder that cannot be written and a wrong setting are told in one sentence', async () => {
  const damaged = folder();
  writeFileSync(join(damaged, 'corvo.sqlite'), 'no database at all. '.repeat(1_000));
  const blocked = join(folder(), 'file');
  writeFileSync(blocked, '');
  await expect(startServer(testConfig(damaged))).rejects.toThrow(
    /^the database .* is damaged or cannot be read \(.*\); put a backup in its place with “corvo restore”$/,
  );
  await expect(startServer(testConfig(join(blocked, 'data')))).rejects.toThrow(
    /^the data folder .* cannot be written \(.*\); choose another one with CORVO_DATA$/,
  );
  expect(() => readConfig({ PORT: 'eighty' })).toThrow('PORT must be a whole number from 0 to 65535, not “eighty”');
});

test('SIGTERM lets running actions finish and ends with 0', { timeout: 30_000 }, async () => {
  const server = new ServerProcess(folder());
  await server.start();
  const ada = await TestClient.named(server.base, 'Ada');
  const bot = { kind: 'bot', bot: 'random' } as const;
  const tables = await Promise.all(
    Array.from({ length: 10 }, () =>
      ada.create({
        game: 'hand-of-the-king',
        players: 2,
        order: 'chosen',
        options: { firstPlayer: 'seat1' },
        seats: [{ kind: 'me' }, bot],
        start: true,
      }),
    ),
  );
  const players = tables.map(({ id }) => new Player(ada, id, gameOf('hand-of-the-king'), id));
  for (const player of players) await player.come();
  const sent = players.flatMap(player => {
    const answer = player.choose();
    return answer === undefined
      ? []
      : [{ table: player.table, ack: ada.send('act', { table: player.table, ...answer }).catch(() => undefined) }];
  });
  await sent[0]?.ack;
  expect(await server.end('SIGTERM')).toBe(0);
  ada.close();
  const storage = await openSqlite(server.folder);
  const late = new Promise<undefined>(done => setTimeout(() => done(undefined), 100));
  let kept = 0;
  for (const { table, ack: answer } of sent) {
    const ack = await Promise.race([answer, late]);
    if (ack?.ok !== true) continue;
    kept++;
    expect((await storage.entries(table, ack.value.n - 1, ack.value.n))[0]?.answers[0]?.by).toBe('person');
  }
  expect(kept).toBeGreaterThan(0);
  await storage.close();
});

test('settings come from the environment', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    data: expect.stringMatching(/data$/),
    database: null,
    client: expect.stringMatching(/apps.web.dist$/),
    trustProxy: false,
    origins: [],
    logLevel: 'warn',
    botBeatMs: 600,
    idleMs: 5 * 60_000,
    awayMs: 2 * 60_000,
    hostAwayMs: 10 * 60_000,
    requestMs: 15_000,
    limits: DEFAULT_LIMITS,
    mail: null,
    mayBeNear: false,
    metrics: null,
    role: 'all',
    drainMs: 0,
    notices: { graceMs: 30_000, gapMs: 300_000, tickMs: 1_000, retryMs: [60_000, 600_000, 3_000_000, 7_200_000] },
  });
  expect(
    readConfig({
      PORT: '9000',
      CORVO_DATA: 'x',
      CORVO_ORIGIN: 'https://a.example, https://b.example',
      CORVO_PROXY: '1',
    }),
  ).toMatchObject({
    port: 9000,
    data: 'x',
    origins: ['https://a.example', 'https://b.example'],
    trustProxy: true,
  });
  expect(() => readConfig({ CORVO_ORIGIN: 'a.example' })).toThrow(/CORVO_ORIGIN/);
  expect(() => readConfig({ CORVO_LOG: 'loud' })).toThrow(/CORVO_LOG/);
});
