import { connect } from 'node:net';
import { below, canonicalJson, pick, rngFromText, type Problem } from '@corvo/core';
import { INVITATION_HEADER, type Ack } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf, Player, TestClient } from './testing/client.fixture.ts';
import { hostileBytes } from './testing/bytes.fixture.ts';
import { junk, malformed } from './testing/garbage.fixture.ts';
import { TestServer } from './testing/server.fixture.ts';

/** `CORVO_ABUSE=3000` for a short run. */
const MESSAGES = Number(process.env['CORVO_ABUSE'] ?? 100_000);
/** Connections that send bytes of their own, fifty at a time. */
const CONNECTIONS = 200 + 50 * Math.floor(MESSAGES / 10_000);
const rng = rngFromText('abuse');

let server: TestServer;
let ada: TestClient, bea: TestClient, eve: TestClient;
let table: string, other: string;

beforeAll(async () => {
  server = await TestServer.start({ logLevel: 'silent' });
  [ada, bea, eve] = (await Promise.all(['Ada', 'Bea', 'Eve'].map(name => TestClient.named(server.address, name)))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  ({ id: table } = await ada.create({ game: 'whispers', players: 2, order: 'chosen' }));
  await ada.join(table);
  await bea.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.must('start', { table });
  await eve.join(table);
  ({ id: other } = await eve.create({
    game: 'whispers',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  }));
  await eve.join(other);
});
afterAll(async () => {
  for (const client of [ada, bea, eve]) client.close();
  await server.end();
});

/** All that the server keeps about the table, as one text. */
async function kept(): Promise<string> {
  const { storage } = server.running.hub.around;
  const { updatedAt: _, ...row } = (await storage.table(table))!;
  const entries = await storage.entries(table, -1);
  const lines = await storage.lines(table, 'table', 1_000);
  const live = await server.running.hub.table(table);
  return canonicalJson(
    [row, entries, lines, live?.match?.state].map(value => JSON.parse(JSON.stringify(value ?? null))),
  );
}

test(
  `CO-7.2 ${MESSAGES} hostile messages change nothing and stop nobody`,
  { timeout: 20_000 + MESSAGES * 5 },
  async () => {
    const players = [new Player(ada, table, gameOf('whispers'), 'a'), new Player(bea, table, gameOf('whispers'), 'b')];
    for (const player of players) await player.come();
    await ada.must('act', { table, request: 1, choice: { amount: 2 } });
    await bea.must('act', { table, request: 1, choice: { amount: 1 } });
    await ada.must('act', { table, request: 2, choice: { option: 'left' } }); // ada is asked the third question now
    const before = await kept();

    const attacks: (() => Promise<Ack<unknown>>)[] = [
      () => {
        const { name, args } = malformed(rng, table);
        return pick(rng, [ada, bea, eve]).raw(name, ...args);
      },
      () => ada.send('act', { table, request: below(rng, 3), choice: { option: 'left' } }), // replayed
      () => ada.send('act', { table, request: 3, choice: junk(rng) as never }), // asked, but what an answer
      () => bea.send('act', { table, request: 3, choice: { amount: 0 } }), // out of turn
      () => eve.send('act', { table, request: 3, choice: { amount: 0 } }), // no seat of hers
      () => eve.send('handOver', { table, seat: pick(rng, ['ada', 'bruno', 'eve']), bot: pick(rng, ['random', null]) }),
      () => eve.send('resign', { table }),
      () => eve.send('undo', { table }),
      () => eve.send('consent', { table, proposal: 'guess', n: 3, agree: true }),
      () => eve.send('hint', { table }),
      () => eve.send('say', { table, channel: pick(rng, ['table', 'ada+bruno', 'eve+ada']), text: 'hello' }),
      () => eve.send('sit', { table, seat: 'ada' }),
      () => eve.send('start', { table }),
      () => bea.send('change', { table, setup: { name: 'mine now' } }),
      () => bea.send('setSeat', { table, seat: 'ada', bot: null }),
      () => bea.send('handOver', { table, seat: 'ada', bot: 'random' }),
      () => eve.send('act', { table: 'nowhere', request: 1, choice: null }),
      () => eve.send('join', { table, n: 5, invite: 'guess', ...(below(rng, 2) === 0 ? {} : { more: 1 }) } as never),
    ];
    const codes = new Map<string, number>();
    let answered = 0;
    for (let sent = 0; sent < MESSAGES; sent += 50) {
      const acks = await Promise.all(Array.from({ length: 50 }, () => pick(rng, attacks)()));
      for (const ack of acks) {
        answered++;
        if (ack.ok) continue;
        const { code } = ack.problem;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
      if (sent % 1_000 === 0) await oversized();
    }
    expect(answered).toBeGreaterThanOrEqual(MESSAGES);
    expect(codes.get('not-stored')).toBeUndefined(); // nothing was thrown
    expect(codes.size).toBeGreaterThan(10);
    expect(await kept()).toBe(before);
    const problem = (await ada.problem('act', { table, request: 2, choice: { option: 'left' } })) satisfies Problem;
    expect(problem).toMatchObject({ clause: 'CO-2.3' });
    await ada.must('act', { table, request: 3, choice: { amount: 0 } }); // and the game goes on
  },
);

/** A message beyond the limit ends its connection, and nothing else. */
async function oversized(): Promise<void> {
  const mallory = new TestClient(server.address, eve.cookie);
  await new Promise<void>(done => mallory.socket.once('connect', done));
  const gone = new Promise<void>(done => mallory.socket.once('disconnect', () => done()));
  mallory.socket.io.reconnection(false);
  void mallory.raw('act', { table, request: 1, choice: 'x'.repeat(40_000) }).catch(() => {});
  await gone;
  mallory.close();
}

test('CO-7.4 no header, however hostile, tells a table by invitation from none', async () => {
  const { id: hidden, invitation } = await ada.create({ game: 'whispers', players: 2, access: 'invited' });
  const { length } = invitation.split('#')[1] ?? '';
  for (let sent = 0; sent < 40; sent++) {
    const one = pick(rng, [...'a!~{"%\u00a1\u00e9\u00ff']); // each is one byte of a header
    const headers = { [INVITATION_HEADER]: one.repeat(pick(rng, [1, length / 2, length, length + 1, 500])) };
    const told = await Promise.all(
      [hidden, 'nothing'].map(async id => {
        const response = await bea.http('GET', `/api/tables/${id}`, undefined, headers);
        return [response.status, await response.json()];
      }),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject([404, { code: 'no-such-table' }]);
  }
});

test('CO-7.2 hostile HTTP requests are refused with a problem, and change nothing', async () => {
  const before = await kept();
  const paths = [
    '/api/tables',
    '/api/me',
    '/api/me/claim',
    '/api/me/link',
    '/api/records',
    `/api/tables/${table}`,
    '/api/nowhere',
  ];
  for (let sent = 0; sent < Math.min(MESSAGES / 10, 500); sent++) {
    const body = pick(rng, [
      JSON.stringify(junk(rng) ?? null),
      '{"a":',
      'x'.repeat(30_000),
      JSON.stringify({ name: 'x', game: 'whispers', players: 2, more: 1 }),
    ]);
    const type = pick(rng, ['application/json', 'text/plain', 'application/xml', 'multipart/form-data']);
    const response = await bea.http(
      pick(rng, ['POST', 'PUT', 'DELETE', 'PATCH']),
      pick(rng, paths.slice(0, 1).concat(paths.slice(2))),
      body,
      { 'content-type': type },
    );
    const said = (await response.json()) as Partial<Problem>;
    expect([response.ok || said.clause?.startsWith('CO-'), response.status === 500]).toEqual([true, false]);
  }
  expect(await kept()).toBe(before);
  const foreign = await bea.http(
    'POST',
    '/api/tables',
    { game: 'whispers', players: 2, name: 'x' },
    { origin: 'https://evil.example' },
  );
  expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
});

test(`CO-7.2 ${CONNECTIONS} connections that send no message of ours, but any bytes, stop nobody`, async () => {
  const { port } = server.running;
  const bytes = rngFromText('bytes');
  const heard = new Set<string>();
  const attack = (): Promise<void> =>
    new Promise(done => {
      const line = connect(port, '127.0.0.1');
      line.setEncoding('latin1');
      line.on('data', (text: string) => void heard.add(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'more'));
      line.on('error', () => {}); // it was cut off
      line.once('close', () => done());
      line.write(hostileBytes(bytes));
      setTimeout(() => line.destroy(), 100);
    });
  for (let sent = 0; sent < CONNECTIONS; sent += 50) await Promise.all(Array.from({ length: 50 }, attack));
  expect([...heard]).toEqual(expect.arrayContaining(['101', '400']));
  expect(heard).not.toContain('500');
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await ada.must('say', { table, channel: 'table', text: 'nobody was stopped' });
});
