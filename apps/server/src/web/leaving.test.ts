import { expect, onTestFinished, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { pause } from '../testing/survivors.fixture.ts';
import { TestServer } from '../testing/server.fixture.ts';

test('a server that is to stop says so to a proxy, sends people away one after another, and serves requests until it stops', async () => {
  const server = await TestServer.start({ drainMs: 4_000 });
  onTestFinished(() => server.end());
  const { address } = server;
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { ready: true }]);
  const clients: TestClient[] = [];
  for (let place = 0; place < 10; place++) clients.push(await TestClient.named(address, `Ada ${place}`));
  onTestFinished(() => clients.forEach(client => client.close()));
  for (const client of clients) {
    client.socket.io.reconnection(false);
    while (!client.socket.connected) await pause(5);
  }
  const connected = (): number => clients.filter(({ socket }) => socket.connected).length;
  const stopped = server.running.stop();
  const still: number[] = [];
  const start = performance.now();
  while (performance.now() - start < 2_500) {
    await pause(100);
    still.push(connected());
    expect(await ready()).toEqual([503, { ready: false, why: 'stopping' }]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await clients[0]!.http('GET', '/api/me')).status).toBe(200);
  }
  expect(new Set(still).size).toBeGreaterThan(3);
  const late = new TestClient(address, clients[0]!.cookie);
  late.socket.io.reconnection(false);
  onTestFinished(() => late.close());
  expect(await new Promise(tell => late.socket.once('connect_error', () => tell('refused')))).toBe('refused');
  await stopped;
  expect(connected()).toBe(0);
});

test('where nobody is to be sent away it stops at once', async () => {
  const server = await TestServer.start();
  const client = await TestClient.named(server.address, 'Ada');
  onTestFinished(() => client.close());
  const start = performance.now();
  await server.end();
  expect(performance.now() - start).toBeLessThan(5_000);
});
