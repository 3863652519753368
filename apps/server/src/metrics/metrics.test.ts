import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { gameOf, Player, playOut, TestClient } from '../testing/client.fixture.ts';
import { TestServer } from '../testing/server.fixture.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0 };

const figureOf = (text: string, name: string): number => {
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
};

async function started(change: Parameters<typeof TestServer.start>[0] = {}): Promise<TestServer> {
  const server = await TestServer.start(change);
  onTestFinished(() => server.end());
  return server;
}

const textOf = async ({ running }: TestServer): Promise<string> =>
  (await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)).text();

test('figures tell how busy the server is, and no name, no id, no address', async () => {
  const server = await started({ metrics: LOOPBACK });
  const people = [
    await TestClient.named(server.address, 'Adalgisa'),
    await TestClient.named(server.address, 'Berengar'),
  ];
  const [ada, bea] = people as [TestClient, TestClient];
  const game = gameOf('hand-of-the-king');
  const { id: table } = await ada.create({ game: game.id, players: 2, order: 'chosen' });
  await ada.join(table);
  const { info } = await bea.join(table);
  await bea.must('sit', { table, seat: info.sitters[1]?.seat ?? '' });
  await ada.must('start', { table });
  const players = people.map((client, place) => new Player(client, table, game, `${place}`));
  for (const player of players) await player.come();
  await playOut(players);
  await bea.problem('sit', { table, seat: 'nowhere' });
  await bea.raw('no-such-command', {});
  const text = await textOf(server);
  expect(figureOf(text, 'corvo_tables')).toBe(1);
  expect(figureOf(text, 'corvo_connections')).toBe(2);
  expect(figureOf(text, 'corvo_processes')).toBe(1);
  const acted = figureOf(text, 'corvo_command_seconds_count{command="act",outcome="done"}');
  expect(acted).toBeGreaterThan(10);
  expect(figureOf(text, 'corvo_command_seconds_count{command="sit",outcome="refused"}')).toBe(1);
  expect(figureOf(text, 'corvo_changes_total{outcome="done"}')).toBeGreaterThanOrEqual(acted);
  expect(figureOf(text, 'corvo_commit_seconds_count')).toBeGreaterThan(0);
  expect(figureOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  for (const secret of [table, 'Adalgisa', 'Berengar', '127.0.0.1', 'no-such-command', 'a table'])
    expect(text).not.toContain(secret);
  for (const client of people) client.close();
});

test('figures are nowhere unless they are asked for, and never on the address that people use', async () => {
  const plain = await started();
  expect(plain.running.metricsPort).toBeNull();
  const server = await started({ metrics: LOOPBACK });
  for (const { address } of [plain, server]) {
    const answer = await fetch(`${address}/metrics`);
    expect(await answer.text()).not.toContain('corvo_');
  }
  const { metricsPort } = server.running;
  for (const path of ['/', '/metrics/', '/healthz'])
    expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('where figures are read is a port of this machine, or of an address that is named', () => {
  const metrics = (CORVO_METRICS: string) => readConfig({ CORVO_METRICS }).metrics;
  expect(metrics('')).toBeNull();
  expect(metrics('9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(metrics('10.0.0.5:9464')).toEqual({ host: '10.0.0.5', port: 9464 });
  expect(metrics('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  for (const wrong of ['yes', '70000', 'host:', ':', '10.0.0.5', '-1'])
    expect(() => metrics(wrong)).toThrow(/CORVO_METRICS must be a port/);
});

test('where the port of the figures is taken the server says so and does not start', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  onTestFinished(() => void busy.close());
  const { port } = busy.address() as AddressInfo;
  await expect(TestServer.start({ metrics: { host: '127.0.0.1', port } })).rejects.toThrow(
    `port ${port} is already in use`,
  );
});
