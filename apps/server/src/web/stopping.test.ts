import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

test('CO-7.14 what was waiting for its turn when the server began to stop is refused, and not stored', async () => {
  const stage = await Stage.open();
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const live = (await stage.server.running.hub.table(table))!;
  const before = live.record.n;

  let open = (): void => {};
  const busy = live.run(() => new Promise<void>(done => (open = done))); // somebody else's turn, and it takes long
  const run = live.run.bind(live);
  const queued = new Promise<void>(done => {
    live.run = task => {
      done();
      return run(task);
    };
  });
  const answer = ada.send('act', { table, request: 1, choice: { amount: 1 } });
  await queued;
  const stopped = stage.server.running.stop();
  open();
  await busy;
  expect(await answer).toMatchObject({ ok: false, problem: { code: 'server-stopping' } });
  await stopped;
  expect(live.record.n).toBe(before);
  await stage.close();
});

test('CO-7.14 what was acknowledged before the server stops still reaches whoever reads slowly', async () => {
  const stage = await Stage.open();
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const { live } = stage.server.running;
  const ends = [...live.sockets.sockets.values()].map(
    ({ conn }) => (conn as unknown as { transport: { socket: { _socket: Writable } } }).transport.socket._socket,
  );
  for (const end of ends) end.cork(); // nothing gets through for a while
  const answers = [1, 2, 0].map(amount => ada.send('act', { table, request: 1, choice: { amount } }));
  const match = async () => (await stage.server.running.hub.table(table))?.match;
  while ((await match())?.sealed[0]?.text !== 'ada bids 0') await new Promise(done => setTimeout(done, 2));
  await new Promise(done => setImmediate(done));
  const stopped = stage.server.running.stop();
  setTimeout(() => ends.forEach(end => end.uncork()), 60);
  expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  await stopped;
  await stage.close();
});

test('CO-7.14 a server that stops does not wait for who does not read', async () => {
  const stage = await Stage.open();
  const [ada] = (await stage.people('Ada')) as [TestClient];
  await expect.poll(() => ada.socket.connected).toBe(true);
  for (const socket of stage.server.running.live.sockets.sockets.values()) {
    (socket.conn as unknown as { transport: { socket: { _socket: Writable } } }).transport.socket._socket.cork();
    socket.emit('refused', { code: 'x'.repeat(100_000), clause: '' });
  }
  ada.socket.io.reconnection(false);
  const start = performance.now();
  await stage.server.running.stop();
  expect(performance.now() - start).toBeLessThan(15_000); // WebSocket itself would wait for half a minute
  await stage.close();
});
