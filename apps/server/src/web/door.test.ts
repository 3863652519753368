import { mkdirSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@corvo/protocol';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { NO_LIMITS, testFolder, TestServer } from '../testing/server.fixture.ts';
import { isOwnHost } from './host.ts';
import { isOwnOrigin } from './origin.ts';
import { addressKey, addressOf } from './address.ts';
import { Rates } from './rates.ts';
import { loggerOf } from './app.ts';

test('CO-7.3 a bucket gives so many at once and refills with time', () => {
  let now = 0;
  const rates = new Rates({ burst: 3, perSecond: 0.5 }, () => now);
  expect([1, 2, 3, 4].map(() => rates.take('ada'))).toEqual([0, 0, 0, 2]);
  expect(rates.take('bea')).toBe(0);
  now = 2_000;
  expect([rates.take('ada'), rates.take('ada')]).toEqual([0, 2]);
  for (let i = 0; i < 20_000; i++) rates.take(`visitor ${i}`);
  expect(rates.take('ada')).toBe(2); // still remembered
  for (let i = 0; i < 330_000; i++) rates.take(`guest ${i}`);
  expect(rates.take('ada')).toBe(0); // among so many the first are forgotten, or they would fill the memory
  expect(['1.2.3.4', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8::9', '::1'].map(addressKey)).toEqual([
    '1.2.3.4',
    '2001:db8:1:2',
    '2001:db8:1:2',
    '2001:db8:0:0',
    '0:0:0:0',
  ]);
});

test('CO-7.3 who asks too often is refused for a while, and in the end cut off', async () => {
  const server = await TestServer.start({
    limits: {
      ...NO_LIMITS,
      commands: { burst: 5, perSecond: 1 },
      talk: { burst: 1, perSecond: 0.1 },
      names: { burst: 2, perSecond: 0.01 },
    },
  });
  const ada = await TestClient.named(server.address, 'Ada');
  const { id: table } = await ada.create({ game: 'whispers', players: 2 });
  await ada.join(table);
  await ada.must('say', { table, channel: 'table', text: 'one' });
  expect(await ada.problem('say', { table, channel: 'table', text: 'two' })).toMatchObject({
    code: 'too-fast',
    clause: 'CO-7.3',
    data: { count: 10 },
  });
  const acks = await Promise.all(Array.from({ length: 6 }, () => ada.send('leave', { table })));
  expect(acks.filter(({ ok }) => !ok).length).toBeGreaterThanOrEqual(4);
  const gone = new Promise(done => ada.socket.once('disconnect', done));
  for (let i = 0; i < 260; i++) void ada.send('leave', { table }).catch(() => {});
  expect(await gone).toBe('io server disconnect');
  await TestClient.named(server.address, 'Bea').then(client => client.close());
  const third = await fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Carl"}',
  });
  expect([third.status, Number(third.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  ada.close();
  await server.end();
});

test('CO-7.3 links are not tried one after the other: so many from one address, and then seldom', async () => {
  const server = await TestServer.start({ limits: { ...NO_LIMITS, names: { burst: 2, perSecond: 0.01 } } });
  const claim = async (look: boolean): Promise<number> => {
    const headers = { 'content-type': 'application/json', origin: server.address };
    const body = JSON.stringify({ token: 'a'.repeat(43), look });
    return (await fetch(`${server.address}/api/me/claim`, { method: 'POST', headers, body })).status;
  };
  const [first, second, third, fourth] = [await claim(true), await claim(false), await claim(true), await claim(false)];
  expect([first, second].every(status => status >= 400 && status < 429)).toBe(true); // no such link
  expect([third, fourth]).toEqual([429, 429]);
  await server.end();
});

test('CO-7.3 behind a proxy only what the proxy itself has seen counts, for HTTP and live connections alike', async () => {
  const from = (forwarded: string | undefined, trust: boolean): string =>
    addressOf(
      {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '10.0.0.1' },
      },
      trust,
    );
  expect(from('6.6.6.6, 1.2.3.4', true)).toBe('1.2.3.4');
  expect(from('1.2.3.4', true)).toBe('1.2.3.4');
  expect([from('', true), from('6.6.6.6, ', true), from(undefined, true)]).toEqual(Array(3).fill('10.0.0.1'));
  expect(from('6.6.6.6', false)).toBe('10.0.0.1');

  const few = { burst: 3, perSecond: 0.001 };
  const server = await TestServer.start({ trustProxy: true, limits: { ...NO_LIMITS, address: few } });
  let forged = 0;
  const ask = (visitor: string): Promise<Response> =>
    fetch(`${server.address}/api/me`, { headers: { 'x-forwarded-for': `6.6.6.${++forged}, ${visitor}` } });
  for (let i = 0; i < 3; i++) expect((await ask('1.2.3.4')).status).toBe(200);
  expect((await ask('1.2.3.4')).status).toBe(429); // whatever it claims to come from
  expect((await ask('1.2.3.5')).status).toBe(200); // the neighbour has a rate of its own

  const connects = (visitor: string): Promise<string> => {
    const extraHeaders = { 'x-forwarded-for': `6.6.6.${++forged}, ${visitor}` };
    const socket = io(server.address, { path: '/live', transports: ['websocket'], reconnection: false, extraHeaders });
    return new Promise<string>(done => {
      socket.once('connect_error', ({ message }) => done(message));
      socket.once('connect', () => done('in'));
    }).finally(() => socket.close());
  };
  expect(await connects('1.2.3.4')).not.toBe('in'); // the rate is used up: not even asked who it is
  expect(await connects('1.2.3.6')).toBe('in');
  await server.end();

  const names = await TestServer.start({ trustProxy: true, limits: { ...NO_LIMITS, names: few } });
  const enter = async (name: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `6.6.6.${++forged}, 1.2.3.4` };
    const body = JSON.stringify({ name });
    return (await fetch(`${names.address}/api/me`, { method: 'POST', headers, body })).status;
  };
  expect([await enter('Ada'), await enter('Bea'), await enter('Carl'), await enter('Dora')]).toEqual([
    200, 200, 200, 429,
  ]);
  await names.end();
});

test('CO-7.2 only our own pages may write or open a socket', async () => {
  const ask = (headers: Record<string, string>, allowed: string[] = [], proxy = false): boolean =>
    isOwnOrigin({ headers }, allowed, proxy);
  expect(ask({ host: 'corvo.example', origin: 'https://corvo.example' })).toBe(true);
  expect(ask({ host: 'corvo.example', origin: 'https://evil.example' })).toBe(false);
  expect(ask({ host: 'corvo.example', origin: 'null' })).toBe(false);
  expect(ask({ host: 'inside:8080', origin: 'https://corvo.example' }, ['https://corvo.example'])).toBe(true);
  expect(
    ask({ host: 'inside:8080', 'x-forwarded-host': 'corvo.example', origin: 'https://corvo.example' }, [], true),
  ).toBe(true);
  expect(ask({ host: 'inside:8080', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })).toBe(false);
  expect(
    ask(
      { host: 'inside:8080', 'x-forwarded-host': 'evil.example, corvo.example', origin: 'https://evil.example' },
      [],
      true,
    ),
  ).toBe(false); // the visitor wrote the first
  expect(ask({ host: 'corvo.example' })).toBe(true); // no browser
  expect(ask({ host: 'corvo.example', 'sec-fetch-site': 'cross-site' })).toBe(false);

  const server = await TestServer.start();
  const ada = await TestClient.named(server.address, 'Ada');
  ada.close();
  const foreign = io(server.address, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: ada.cookie, origin: 'https://evil.example' },
  });
  await new Promise(done => foreign.once('connect_error', done));
  expect(foreign.connected).toBe(false);
  foreign.close();
  const written = await ada.http('DELETE', '/api/me', undefined, { origin: 'https://evil.example' });
  expect([written.status, await written.json()]).toMatchObject([403, { code: 'foreign-origin', clause: 'CO-7.2' }]);
  expect(await ada.json('GET', '/api/me')).toMatchObject({ me: { name: 'Ada' } });
  await server.end();
});

test('security headers stand on every answer, and the content policy knows no inline script', async () => {
  const server = await TestServer.start();
  for (const path of ['/healthz', '/api/me', '/', '/api/nothing']) {
    const { headers } = await fetch(`${server.address}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect((await fetch(`${server.address}/api/me`)).headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ ok: true, tables: 0 });
  await server.end();
});

test('the client is served with its own addresses, or a page says that it is not built', async () => {
  const bare = await TestServer.start();
  const page = await fetch(`${bare.address}/table/x`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('has not been built')]);
  await bare.end();

  const client = testFolder();
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Corvo</title>');
  writeFileSync(join(client, 'assets', 'main-1.js'), 'let a;');
  writeFileSync(join(client, 'assets', 'main-1.js.br'), 'packed');
  const server = await TestServer.start({ client });
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.address}${path}`, { headers });
  const home = await get('/', { accept: 'text/html' });
  expect([home.status, home.headers.get('cache-control'), await home.text()]).toEqual([
    200,
    'no-cache',
    expect.stringContaining('Corvo'),
  ]);
  expect((await get('/table/x', { accept: 'text/html' })).headers.get('content-type')).toContain('text/html');
  expect((await get('/assets/main-1.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/../../package.json')).status).toBe(404);
  await server.end();
});

test('CO-7.2 what is refused at the door is a problem that says why, and speaks of no framework', async () => {
  const server = await TestServer.start();
  const ada = await TestClient.named(server.address, 'Ada');
  const told = async (method: string, path: string, body?: string, type = 'application/json'): Promise<unknown> => {
    const headers = body === undefined ? {} : { 'content-type': type };
    const answer = await ada.http(method, path, body, headers);
    return [answer.status, await answer.json()];
  };
  const nowhere = [404, { code: 'no-such-address', clause: 'CO-7.2' }];
  expect(await told('GET', '/%E0%A4%A')).toEqual(nowhere);
  expect(await told('GET', '/api/tables/%E0%A4%A')).toEqual(nowhere);
  expect(await told('GET', '/api/nowhere')).toEqual(nowhere);
  expect(await told('PUT', '/api/tables', '{}')).toEqual(nowhere);
  const malformed = (field: string): unknown => [400, { code: 'malformed-message', clause: 'CO-7.2', data: { field } }];
  expect(await told('POST', '/api/tables', '{"a":')).toEqual(malformed('body'));
  expect(await told('POST', '/api/tables', '')).toEqual(malformed('body'));
  expect(await told('POST', '/api/tables', '<a/>', 'application/xml')).toEqual(malformed('content-type'));
  const tooLarge = (max: number): unknown => [413, { code: 'message-too-large', clause: 'CO-7.2', data: { max } }];
  expect(await told('POST', '/api/tables', 'x'.repeat(LIMITS.body + 1))).toEqual(tooLarge(LIMITS.body));
  const record = 'x'.repeat(LIMITS.record + 1);
  expect(await told('POST', '/api/records', record, 'text/plain')).toEqual(tooLarge(LIMITS.record));
  ada.close();
  await server.end();
});

test('no secret reaches the log', async () => {
  const { default: Fastify } = await import('fastify');
  const lines: string[] = [];
  const app = Fastify({ logger: { ...loggerOf('info'), stream: { write: (line: string) => void lines.push(line) } } });
  app.get('/x', request => {
    request.log.info(
      { req: request.raw, cookie: 'S1', token: 'S2', deep: { secret: 'S3', invite: 'S4', seed: 'S5' } },
      'hello',
    );
    return {};
  });
  await app.inject({ url: '/x?token=S6', headers: { cookie: 'corvo=S7', authorization: 'S8' } });
  await app.close();
  expect(lines.join('')).toContain('hello');
  expect(lines.join('')).not.toMatch(/S\d/);
});

test('CO-7.3 who has no name cannot ask again and again for what costs more than a page', async () => {
  const server = await TestServer.start({ limits: { ...NO_LIMITS, strangers: { burst: 4, perSecond: 0.001 } } });
  const ada = await TestClient.named(server.address, 'Ada');
  const { id } = await ada.create({
    game: 'whispers',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  const paths = [`views/0`, `moments?before=9`, `record`].map(path => `/api/tables/${id}/${path}`);
  const statuses = async (ask: (path: string) => Promise<Response>): Promise<number[]> => {
    const found = [];
    for (const path of [...paths, ...paths]) found.push((await ask(path)).status);
    return found;
  };
  expect(await statuses(path => fetch(`${server.address}${path}`))).toEqual([200, 200, 409, 200, 429, 429]);
  expect(await statuses(path => ada.http('GET', path))).toEqual([200, 200, 409, 200, 200, 409]);
  expect((await fetch(`${server.address}/api/tables/${id}`)).status).toBe(200); // the page itself
  ada.close();
  await server.end();
});

test('CO-7.3 what costs more than a page is asked only so often from one address, under whatever names', async () => {
  const server = await TestServer.start({ limits: { ...NO_LIMITS, costly: { burst: 4, perSecond: 0.001 } } });
  const [ada, bea] = [await TestClient.named(server.address, 'Ada'), await TestClient.named(server.address, 'Bea')];
  const { id } = await ada.create({
    game: 'whispers',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  await ada.join(id);
  await bea.join(id);
  const status = async (who: TestClient, path: string): Promise<number> =>
    (await who.http('GET', `/api/tables/${id}${path}`)).status;
  expect([await status(ada, '/views/0'), await status(bea, '/moments?before=9')]).toEqual([200, 200]);
  expect(await bea.problem('join', { table: id })).toMatchObject({ code: 'too-fast', clause: 'CO-7.3' });
  expect([await status(ada, '/views/0'), await status(bea, '/record'), await status(ada, '')]).toEqual([429, 429, 200]);
  await ada.must('say', { table: id, channel: 'table', text: 'what is cheap goes on' });
  for (const client of [ada, bea]) client.close();
  await server.end();
});

test('CO-7.3 strangers from one address watch with so many pages at once, and come only so often', async () => {
  const server = await TestServer.start({ limits: { ...NO_LIMITS, strangers: { burst: 3, perSecond: 0.001 } } });
  const ada = await TestClient.named(server.address, 'Ada');
  const { id: table } = await ada.create({
    game: 'whispers',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  const strangers = Array.from({ length: 20 }, () => new TestClient(server.address, ''));
  const [first] = strangers as [TestClient];
  for (let i = 0; i < 3; i++) await first.must('join', { table });
  expect(await first.problem('join', { table })).toMatchObject({ code: 'too-fast', clause: 'CO-7.3' });
  await first.must('leave', { table }); // costs nothing
  for (const { socket } of strangers) await expect.poll(() => socket.connected).toBe(true);
  const more = new TestClient(server.address, '');
  const error = await new Promise<Error>(done => more.socket.once('connect_error', done));
  expect(error.message).toBe('too-fast');
  more.close();
  const again = new TestClient(server.address, ada.cookie); // who has a name is counted by it
  await again.must('join', { table });
  for (const client of [...strangers, again, ada]) client.close();
  await server.end();
});

/** Asks as a browser would that was led here under another name. */
const under = (port: number, host: string, path: string, headers = {}): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, answer => {
      let text = '';
      answer.on('data', data => (text += String(data)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end();
  });

test('CO-7.2 a name that is not ours is refused with the setting that would make it so', async () => {
  const own = (host: string, origins: string[] = [], more = {}, proxy = false): boolean =>
    isOwnHost({ headers: { host, ...more } }, origins, proxy);
  for (const good of ['localhost:8080', '127.0.0.1', '192.168.1.7:80', '[::1]:8080', 'corvo.localhost', hostname()])
    expect(own(good), good).toBe(true);
  expect(own('evil.example')).toBe(false);
  expect(own('127.0.0.1.evil.example:8080')).toBe(false);
  expect(own('corvo.example', ['https://corvo.example'])).toBe(true);
  expect(own('127.0.0.1', [], { 'x-forwarded-host': 'evil.example' }, true)).toBe(false);
  expect(own('evil.example', [], { 'x-forwarded-host': '127.0.0.1' })).toBe(false);

  const server = await TestServer.start();
  const { port } = server.running;
  const api = await under(port, 'evil.example', '/api/me');
  expect([api.status, JSON.parse(api.text)]).toMatchObject([403, { code: 'unknown-host', clause: 'CO-7.2' }]);
  const page = await under(port, 'evil.example', '/', { 'accept-language': 'it' });
  expect([page.status, page.text]).toEqual([403, expect.stringContaining('CORVO_ORIGIN')]);
  expect((await under(port, 'any-name', '/healthz')).status).toBe(200);
  const ada = await TestClient.named(server.address, 'Ada');
  ada.close();
  const led = io(server.address, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: ada.cookie, host: 'evil.example', origin: 'http://evil.example' },
  });
  await new Promise(done => led.once('connect_error', done));
  led.close();
  await server.end();
});

test('CO-7.3 a request that comes drop by drop is cut off; an import of nothing costs nothing', async () => {
  const server = await TestServer.start({
    requestMs: 500,
    limits: { ...NO_LIMITS, tables: { burst: 1, perSecond: 0.001 } },
  });
  const socket = connect(server.running.port, '127.0.0.1');
  const start = Date.now();
  socket.write(
    'POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
  );
  const drops = setInterval(() => socket.write(' '), 50);
  await new Promise(done => socket.on('error', () => {}).on('close', done));
  clearInterval(drops);
  expect(Date.now() - start).toBeLessThan(5_000);

  const ada = await TestClient.named(server.address, 'Ada');
  for (let i = 0; i < 5; i++) expect((await ada.http('POST', '/api/records', ' \n')).status).toBe(400);
  expect((await ada.http('POST', '/api/tables', { name: 'x', game: 'whispers', players: 2 })).status).toBe(201);
  ada.close();
  await server.end();
});

test('CO-7.3 so many tables and records come from one address, however many names it has', async () => {
  const few = { burst: 3, perSecond: 0.001 };
  const server = await TestServer.start({ trustProxy: true, limits: { ...NO_LIMITS, tablesOfAddress: few } });
  const wish = { name: 'x', game: 'whispers', players: 2 };
  const statuses: number[] = [];
  for (const [name, address] of [['Ada', 1] as const, ['Bea', 1] as const, ['Cleo', 2] as const]) {
    const person = await TestClient.named(server.address, name, `1.2.3.${address}`);
    statuses.push((await person.http('POST', '/api/tables', wish)).status);
    statuses.push((await person.http('POST', '/api/records', 'no record')).status);
    person.close();
  }
  expect(statuses).toEqual([201, 409, 201, 429, 201, 409]);
  await server.end();
});

test('CO-7.3 so much is said, and so many records are kept, from one address, however many names it has', async () => {
  const few = { burst: 2, perSecond: 0.001 };
  const server = await TestServer.start({
    trustProxy: true,
    limits: { ...NO_LIMITS, talkOfAddress: few, records: few },
  });
  const people = await Promise.all(
    [1, 1, 2].map((place, who) => TestClient.named(server.address, `Ada ${who}`, `1.2.3.${place}`)),
  );
  const { id: table } = await people[0]!.create({ game: 'whispers', players: 2 });
  const said: boolean[] = [];
  const brought: number[] = [];
  for (const person of people) {
    await person.join(table);
    for (const text of ['one', 'two']) said.push((await person.send('say', { table, channel: 'table', text })).ok);
    for (const record of ['none', 'none either'])
      brought.push((await person.http('POST', '/api/records', record)).status);
  }
  expect(said).toEqual([true, true, false, false, true, true]);
  expect(brought).toEqual([409, 409, 429, 429, 409, 409]);
  expect((await people[1]!.http('POST', '/api/tables', { name: 'x', game: 'whispers', players: 2 })).status).toBe(201);
  for (const person of people) person.close();
  await server.end();
});

/** A record that is announced and never comes: what is answered to it, and how to give up. */
function slowUpload(server: TestServer, address: string, cookie: string, length: string) {
  const { host, port } = new URL(server.address);
  const line = connect(Number(port), '127.0.0.1');
  let heard = '';
  line.on('error', () => {});
  line.on('data', data => (heard += String(data)));
  line.write(
    `POST /api/records HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: text/plain\r\n${length}\r\n\r\n`,
  );
  return { status: () => /^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? 'read on', end: () => void line.destroy() };
}

const WHOLE = 'Content-Length: 2000000';
const PIECES = 'Transfer-Encoding: chunked';

const READ_ON = 'read on';

/** Uploads that were begun at once, when so many of them are refused; the others are read on. */
async function uploads(
  server: TestServer,
  addresses: readonly string[],
  length: string,
  cookie: string,
  refused: number,
) {
  const begun = addresses.map(address => slowUpload(server, address, cookie, length));
  const heard = (): string[] => begun.map(({ status }) => status()).toSorted();
  const left = addresses.length - refused;
  for (let tries = 0; tries < 500 && heard().filter(one => one === READ_ON).length > left; tries++)
    await new Promise(done => setTimeout(done, 10));
  return { heard: heard(), end: () => begun.forEach(({ end }) => end()) };
}

test('CO-7.3 of a record nothing is read before it is known who brings it', async () => {
  const server = await TestServer.start({ trustProxy: true });
  const addresses = Array.from({ length: 6 }, (_, at) => `1.2.3.${at}`);
  for (const length of [WHOLE, PIECES])
    for (const cookie of ['', 'corvo=nobody']) {
      const { heard, end } = await uploads(server, addresses, length, cookie, 6);
      expect(heard).toEqual(Array(6).fill('401'));
      end();
    }
  await server.end();
});

test('CO-7.3 so many bytes of requests are held at once for one address, and so many in all: nobody fills the memory', async () => {
  const server = await TestServer.start({ trustProxy: true });
  const ada = await TestClient.named(server.address, 'Ada', '9.9.9.9');
  const from = (addresses: readonly string[], length: string, refused: number) =>
    uploads(server, addresses, length, ada.cookie, refused);
  const seven = await from(Array(7).fill('1.2.3.1'), WHOLE, 3);
  expect(seven.heard).toEqual([...Array(3).fill('429'), ...Array(4).fill(READ_ON)]);
  const inPieces = await from(Array(6).fill('1.2.3.2'), PIECES, 2); // how long they are is not said: as long as may be
  expect(inPieces.heard).toEqual([...Array(2).fill('429'), ...Array(4).fill(READ_ON)]);
  const others = Array.from({ length: 12 }, (_, at) => `1.2.4.${at}`);
  const rest = await from(others, WHOLE, 4); // eight of sixteen are taken
  expect(rest.heard).toEqual([...Array(4).fill('429'), ...Array(8).fill(READ_ON)]);
  // What is small has room of its own, and what was given up is free again.
  expect((await ada.http('POST', '/api/tables', { name: 'x', game: 'whispers', players: 2 })).status).toBe(201);
  const bring = async (): Promise<number> => (await ada.http('POST', '/api/records', 'x'.repeat(1_999_999))).status;
  expect(await bring()).toBe(429);
  for (const { end } of [seven, inPieces, rest]) end();
  for (let tries = 0; (await bring()) === 429; tries++) expect(tries).toBeLessThan(100);
  ada.close();
  await server.end();
});

test('CO-7.3 one person has so many connections; how many others have does not count', async () => {
  const server = await TestServer.start();
  const [ada, bea] = [await TestClient.named(server.address, 'Ada'), await TestClient.named(server.address, 'Bea')];
  const extraHeaders = (cookie: string) => ({ cookie, origin: server.address });
  const open = (cookie: string) =>
    io(server.address, {
      path: '/live',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: extraHeaders(cookie),
    });
  const outcome = (socket: ReturnType<typeof open>): Promise<string> =>
    new Promise(done => {
      socket.once('connect', () => done('in'));
      socket.once('connect_error', ({ message }) => done(message));
    });
  await Promise.all(
    [ada, bea].map(({ socket }) => socket.connected || new Promise<void>(done => socket.once('connect', done))),
  );
  const more = [];
  for (let i = 0; i < 19; i++) {
    const socket = open(ada.cookie);
    more.push(socket);
    expect(await outcome(socket)).toBe('in');
  }
  const [tooMany, others] = [open(ada.cookie), open(bea.cookie)];
  expect(await outcome(tooMany)).toBe('too-fast');
  expect(await outcome(others)).toBe('in');
  more[0]!.close();
  await new Promise(done => setTimeout(done, 100));
  const again = open(ada.cookie);
  expect(await outcome(again)).toBe('in'); // one has been closed
  for (const socket of [...more, tooMany, others, again]) socket.close();
  for (const client of [ada, bea]) client.close();
  await server.end();
});

/** How a live connection from an address ends: in, or why not. */
function comeFrom(server: TestServer, address: string, cookie = ''): { socket: Socket; came: Promise<string> } {
  const extraHeaders = { cookie, origin: server.address, 'x-forwarded-for': `6.6.6.6, ${address}` };
  const how = { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders };
  const socket = io(server.address, how);
  const came = new Promise<string>(done => {
    socket.once('connect', () => done('in'));
    socket.once('connect_error', ({ message }) => done(message));
  });
  return { socket, came };
}

test('CO-7.3 strangers from one address have so many connections together, also when they come at once; others are not shut out', async () => {
  const server = await TestServer.start({ trustProxy: true });
  const ada = await TestClient.named(server.address, 'Ada');
  const visits = Array.from({ length: 30 }, () => comeFrom(server, '1.2.3.4'));
  const came = await Promise.all(visits.map(visit => visit.came));
  expect(came.toSorted()).toEqual([...Array(20).fill('in'), ...Array(10).fill('too-fast')]);
  const others = [comeFrom(server, '1.2.3.5'), comeFrom(server, '1.2.3.4', ada.cookie)]; // who has a name counts by it
  for (const other of others) expect(await other.came).toBe('in');

  const leaving = visits[came.indexOf('in')]!.socket;
  leaving.disconnect();
  leaving.close();
  for (let tries = 0; ; tries++) {
    const again = comeFrom(server, '1.2.3.4');
    others.push(again);
    if ((await again.came) === 'in') break;
    expect(tries).toBeLessThan(50);
    await new Promise(done => setTimeout(done, 20)); // until the server has heard of it
  }
  for (const { socket } of [...visits, ...others]) socket.close();
  ada.close();
  await server.end();
});

test('CO-7.3 connections that never say who they are, or were refused, are bounded for each address', async () => {
  const server = await TestServer.start({ trustProxy: true });
  const { host, port } = new URL(server.address);
  /** A connection that is opened, or refused, and says nothing more. */
  const upgrade = (address: string): Promise<() => void> =>
    new Promise(done => {
      const line = connect(Number(port), '127.0.0.1');
      const end = (): void => void line.destroy();
      line.on('error', () => {});
      line.on('close', () => done(end));
      line.on('data', data => data.includes('"sid"') && done(end));
      line.write(
        `GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    });
  const lines = await Promise.all(Array.from({ length: 120 }, () => upgrade('1.2.3.4')));
  const clients = (): number => server.running.live.engine.clientsCount;
  for (let tries = 0; clients() > 100 && tries < 200; tries++) await new Promise(done => setTimeout(done, 10));
  expect(clients()).toBe(100);
  const ada = await TestClient.named(server.address, 'Ada');
  const [other, own] = [comeFrom(server, '1.2.3.5'), comeFrom(server, '1.2.3.6', ada.cookie)];
  expect([await other.came, await own.came]).toEqual(['in', 'in']);
  for (const end of lines) end();
  for (let tries = 0; clients() > 3 && tries < 500; tries++) await new Promise(done => setTimeout(done, 10));
  const free = comeFrom(server, '1.2.3.4');
  expect(await free.came).toBe('in'); // what was closed does not count
  for (const { socket } of [other, own, free]) socket.close();
  ada.close();
  await server.end();
});

test('strict transport security is asked for where one of the public addresses has it, and never without', async () => {
  for (const [origins, isStrict] of [
    [[], false],
    [['http://corvo.example'], false],
    [['http://corvo.example', 'https://corvo.example'], true],
    [['https://corvo.example'], true],
  ] as const) {
    const server = await TestServer.start({ origins: [...origins] });
    const { headers } = await fetch(`${server.address}/api/me`);
    expect(headers.has('strict-transport-security'), origins.join()).toBe(isStrict);
    expect(headers.has('cross-origin-opener-policy'), origins.join()).toBe(isStrict);
    expect(headers.has('origin-agent-cluster'), origins.join()).toBe(isStrict);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    await server.end();
  }
});

test('CO-7.3 people with a name have so many connections from one address, whoever they are; others are not shut out', async () => {
  const server = await TestServer.start({ trustProxy: true });
  const people: TestClient[] = [];
  for (let who = 0; who < 16; who++) people.push(await TestClient.named(server.address, `P${who}`, '9.9.9.9'));
  const visits: ReturnType<typeof comeFrom>[] = [];
  const came: string[] = [];
  for (const { cookie } of people) {
    const more = Array.from({ length: 19 }, () => comeFrom(server, '1.2.3.4', cookie));
    visits.push(...more);
    came.push(...(await Promise.all(more.map(visit => visit.came))));
  }
  expect(came).toEqual([...Array(300).fill('in'), ...Array(4).fill('too-fast')]);
  const others = [comeFrom(server, '1.2.3.5', people[15]!.cookie)];
  expect(await others[0]!.came).toBe('in');
  visits[0]!.socket.close();
  for (let tries = 0; ; tries++) {
    const again = comeFrom(server, '1.2.3.4', people[0]!.cookie);
    others.push(again);
    if ((await again.came) === 'in') break;
    expect(tries).toBeLessThan(50);
    await new Promise(done => setTimeout(done, 20));
  }
  for (const { socket } of [...visits, ...others]) socket.close();
  for (const person of people) person.close();
  await server.end();
});

test('CO-7.3 what a person changes of their identity is bounded, and what nobody is known by costs the disk nothing', async () => {
  const server = await TestServer.start({ limits: { ...NO_LIMITS, identity: { burst: 3, perSecond: 0.01 } } });
  const status = async (client: TestClient, method: string, path: string, body?: object): Promise<number> =>
    (await client.http(method, path, body)).status;
  for (const [method, path, body] of [
    ['POST', '/api/me', { name: 'Another' }],
    ['POST', '/api/me/link', undefined],
    ['GET', '/api/me/sessions', undefined],
    ['DELETE', '/api/me/sessions', undefined],
    ['DELETE', '/api/me/sessions/none', undefined],
  ] as const) {
    const ada = await TestClient.named(server.address, 'Ada');
    const asked: number[] = [];
    for (let times = 0; times < 4; times++) asked.push(await status(ada, method, path, body));
    expect([path, ...asked]).toEqual([path, 200, 200, 200, 429]);
    expect(await status(ada, 'GET', '/api/me')).toBe(200);
    ada.close();
  }
  const { committer } = server.running.hub.around;
  const commit = committer.commit.bind(committer);
  let commits = 0;
  committer.commit = async writes => (commits++, commit(writes));
  const headers = { cookie: 'corvo=nobody', origin: server.address };
  const gone = await fetch(`${server.address}/api/me`, { method: 'DELETE', headers });
  expect([gone.status, gone.headers.get('set-cookie'), commits]).toEqual([200, expect.stringContaining('corvo=;'), 0]);
  await server.end();
});
