import type { Me, PersonalLink } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { TestServer } from '../testing/server.fixture.ts';

let server: TestServer;
let clock = 1_794_778_070_206;
const clients: TestClient[] = [];
beforeAll(async () => {
  server = await TestServer.start({ trustProxy: true }, { now: () => clock });
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.end();
});
const named = async (name: string): Promise<TestClient> => {
  const client = await TestClient.named(server.address, name);
  clients.push(client);
  return client;
};
const me = async (client: TestClient): Promise<Me | null> =>
  (await client.json<{ me: Me | null }>('GET', '/api/me')).me;

test('CO-7.1 a guest gives a name and is known again by a cookie that no script can read', async () => {
  const stranger = await fetch(`${server.address}/api/me`);
  expect(await stranger.json()).toEqual({ me: null });
  const response = await fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ name: '  Ada   Lovelace ' }),
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^corvo=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await response.json()).toMatchObject({ me: { name: 'Ada Lovelace' } });
  const secure = await fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ name: 'Bea' }),
  });
  expect(secure.headers.get('set-cookie')).toContain('; Secure');
});

test('CO-7.1 a name has at most 24 characters and nothing that cannot be seen', async () => {
  const ada = await named('Ada');
  for (const name of ['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u202eb', 7, null])
    expect((await ada.http('POST', '/api/me', { name })).status).toBe(400);
  for (const name of ['x'.repeat(24), 'È così', '🐦‍⬛'.slice(0, 2), '李']) {
    expect((await ada.http('POST', '/api/me', { name })).status).toBe(200);
    expect((await me(ada))?.name).toBe(name);
  }
});

test('CO-7.1 a live connection speaks under the newest name, and is nobody once this device has forgotten', async () => {
  const { id: table } = await (await named('Bea')).create({ game: 'whispers', players: 2 });
  const ada = await named('Ada'); // without a seat: in one she would keep the name with which she sat down
  await ada.join(table);
  await ada.http('POST', '/api/me', { name: 'Countess' });
  await ada.must('say', { table, channel: 'table', text: 'it is me' });
  await ada.until(() => ada.chat.length === 1);
  expect(ada.chat[0]?.from).toBe('Countess');
  const gone = new Promise(done => ada.socket.once('disconnect', done));
  await ada.http('DELETE', '/api/me');
  expect(await gone).toBe('io server disconnect');
  expect(ada.refused).toMatchObject([{ code: 'no-identity' }]);
});

test('CO-7.1 a personal link carries the identity to another device once, until a new one is made or minutes have passed', async () => {
  const ada = await named('Ada');
  const link = await ada.json<PersonalLink>('POST', '/api/me/link');
  const token = link.path.split('#')[1] ?? '';
  const claim = async (given: string): Promise<Response> =>
    fetch(`${server.address}/api/me/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: given }),
    });
  const claimed = await claim(token);
  const phone = new TestClient(server.address, (claimed.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  clients.push(phone);
  expect(await me(phone)).toEqual(await me(ada));
  expect(phone.cookie).not.toBe(ada.cookie);
  expect(await (await claim(token)).json()).toMatchObject({ code: 'link-void' }); // it was used
  const older = await ada.json<PersonalLink>('POST', '/api/me/link');
  expect(older.until - clock).toBe(10 * 60_000);
  const newer = await ada.json<PersonalLink>('POST', '/api/me/link');
  expect(await (await claim(older.path.split('#')[1] ?? '')).json()).toMatchObject({
    code: 'link-void',
    clause: 'CO-7.1',
  });
  clock = newer.until;
  expect((await claim(newer.path.split('#')[1] ?? '')).status).toBe(403);
  await phone.http('DELETE', '/api/me');
  expect(await me(phone)).toBeNull();
  expect(await me(ada)).not.toBeNull();
});

test('CO-7.1 a header of cookies that is longer than any browser of ours sends is not searched', async () => {
  const ada = await named('Ada');
  const asked = (length: number): Promise<Response> =>
    fetch(`${server.address}/api/me`, { headers: { cookie: `${'x'.repeat(length)}; ${ada.cookie}` } });
  expect(await (await asked(2_000)).json()).toMatchObject({ me: { name: 'Ada' } });
  expect(await (await asked(4_090)).json()).toEqual({ me: null });
});

test('CO-7.1 where the disk takes nothing, who leaves a device is told so and stays; later it is done', async () => {
  const ada = await named('Ada');
  const { committer } = server.running.hub.around;
  const commit = committer.commit.bind(committer);
  committer.commit = async () => {
    throw new Error('database or disk is full');
  };
  const refused = await ada.http('DELETE', '/api/me');
  committer.commit = commit;
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([503, null]);
  expect(await refused.json()).toMatchObject({ code: 'not-stored' });
  expect(await me(ada)).not.toBeNull();
  const done = await ada.http('DELETE', '/api/me');
  expect([done.status, done.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('corvo=;')]);
  expect(await me(ada)).toBeNull();
});

test('CO-7.1 a personal link says whose it is without making anybody that person', async () => {
  const ada = await named('Ada');
  const bea = await named('Bea');
  const { path } = await ada.json<PersonalLink>('POST', '/api/me/link');
  const token = path.split('#')[1] ?? '';
  expect(await bea.json('POST', '/api/me/claim', { token, look: true })).toEqual({ me: await me(ada) });
  expect((await me(bea))?.name).toBe('Bea');
  const looked = await bea.http('POST', '/api/me/claim', { token, look: true });
  expect(looked.headers.get('set-cookie')).toBeNull();
  await ada.json<PersonalLink>('POST', '/api/me/link'); // which makes the first one void
  expect(await bea.json('POST', '/api/me/claim', { token, look: true })).toMatchObject({ code: 'link-void' });
});

test('CO-7.1 the database holds no secret that would let anybody in', async () => {
  const ada = await named('Ada');
  const link = await ada.json<PersonalLink>('POST', '/api/me/link');
  const { readFileSync, readdirSync } = await import('node:fs');
  const bytes = readdirSync(server.folder)
    .filter(name => name.startsWith('corvo'))
    .map(name => readFileSync(`${server.folder}/${name}`, 'latin1'))
    .join('');
  expect(bytes).toContain((await me(ada))?.id);
  expect(bytes).not.toContain(ada.cookie.split('=')[1]);
  expect(bytes).not.toContain(link.path.split('#')[1]);
});

test('CO-7.1 with an identity that proves nothing there is no live connection, no table and no link', async () => {
  const nobody = new TestClient(server.address, 'corvo=guess');
  clients.push(nobody);
  const error = await new Promise<Error & { data?: unknown }>(done => nobody.socket.once('connect_error', done));
  expect(error.data).toMatchObject({ code: 'no-identity', clause: 'CO-7.1' });
  nobody.close();
  // Asked who it is, the server lets the browser forget it: without a secret one may watch.
  expect((await nobody.http('GET', '/api/me')).headers.get('set-cookie')).toMatch(/^corvo=;/);
  expect((await nobody.http('POST', '/api/tables', { name: 'x', game: 'whispers', players: 2 })).status).toBe(401);
  expect((await nobody.http('POST', '/api/me/link')).status).toBe(401);
  expect((await nobody.http('POST', '/api/records', 'x')).status).toBe(401);
});
