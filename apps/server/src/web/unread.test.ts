import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { TestServer, testFolder } from '../testing/server.fixture.ts';
import { backlogOf } from './conduit.ts';
import { cutUnread, type Pipe } from './unread.ts';

test('CO-7.3 those furthest behind are cut off, until what waits for their address is no more than may', () => {
  const cut: string[] = [];
  const pipe = (address: string, megabytes: number): Pipe => ({
    address,
    waiting: megabytes * 1_000_000,
    cut: () => void cut.push(`${address} ${megabytes}`),
  });
  cutUnread([pipe('here', 4), pipe('here', 9), pipe('there', 16), pipe('here', 0), pipe('here', 7), pipe('here', 3)]);
  expect(cut).toEqual(['here 9']); // 14 are left
});

test('CO-7.3 what waits for all connections of one address together is bounded, and nobody else is cut off', async () => {
  const server = await TestServer.start({ trustProxy: true });
  Object.assign(server.running.live.engine.opts, { pingInterval: 3_600_000, pingTimeout: 3_600_000 });
  const ada = await TestClient.named(server.address, 'Ada', '198.51.100.1');
  const eve = await TestClient.named(server.address, 'Eve', '198.51.100.2');
  const pages = [eve, ...Array.from({ length: 19 }, () => new TestClient(server.address, eve.cookie, '198.51.100.2'))];
  for (const { socket } of pages) {
    socket.io.reconnection(false);
    await expect.poll(() => socket.connected).toBe(true);
  }
  await expect.poll(() => ada.socket.connected).toBe(true);
  const ends = [...server.running.live.sockets.sockets.values()];
  for (const { conn } of ends)
    (conn as unknown as { transport: { socket: { _socket: Writable } } }).transport.socket._socket.cork(); // they read nothing
  const problem = { code: 'x'.repeat(900_000), clause: '' };
  for (const socket of ends) socket.emit('refused', problem);
  const waiting = (): number => ends.filter(({ connected }) => connected).reduce((sum, one) => sum + backlogOf(one), 0);
  expect(waiting()).toBeGreaterThan(18_000_000);
  await expect.poll(waiting, { timeout: 20_000 }).toBeLessThan(17_000_000);
  expect(ends.filter(({ connected }) => connected)).toHaveLength(18); // 17 of Eve's, and Ada
  expect(ends.filter(({ connected, data }) => connected && (data as { name: string }).name === 'Ada')).toHaveLength(1);
  for (const client of [ada, ...pages]) client.close();
  await server.end();
});

const closed = (socket: Socket): Promise<void> =>
  new Promise(done => socket.on('error', () => {}).once('close', () => done()));

test('CO-7.3 who does not read an answer is cut off', async () => {
  const folder = testFolder();
  const client = join(folder, 'no-client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  writeFileSync(join(client, 'assets', 'large.js'), 'x'.repeat(30_000_000)); // more than the system takes by itself
  const server = await TestServer.start({ requestMs: 500 }, {}, folder);
  const socket = connect(server.running.port, '127.0.0.1');
  socket.pause();
  const ended = new Promise<void>(done =>
    server.running.live.httpServer.once('connection', (end: Socket) => end.once('close', () => done())),
  );
  socket.write('GET /assets/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await ended.then(() => 'cut off')).toBe('cut off');
  socket.destroy();
  await server.end();
});

test('CO-7.3 so many connections are open from one address, whatever they are for; behind a proxy they are not counted as its', async () => {
  const openTo = async (trustProxy: boolean): Promise<number> => {
    const server = await TestServer.start({ trustProxy });
    const sockets = Array.from({ length: 1_003 }, () => connect(server.running.port, '127.0.0.1'));
    let refused = 0;
    for (const socket of sockets) void closed(socket).then(() => refused++);
    const ask = connect(server.running.port, '127.0.0.1');
    await closed(ask.end('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n').resume()); // by then all have come
    await new Promise(done => setTimeout(done, 50));
    const before = refused;
    for (const socket of sockets) socket.destroy();
    await server.end();
    return before;
  };
  expect(await openTo(false)).toBe(3);
  expect(await openTo(true)).toBe(0);
});
