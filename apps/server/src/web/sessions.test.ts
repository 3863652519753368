import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KnownDevices, PersonalLink } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityLink, peopleNamed } from '../data.ts';
import { deviceOf } from '../people/index.ts';
import { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
const clients: TestClient[] = [];
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await stage.close();
});

const claim = (token: string, agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1') =>
  fetch(`${stage.server.address}/api/me/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ token }),
  });

/** The same person on another device. */
async function another(client: TestClient): Promise<TestClient> {
  const { path } = await client.json<PersonalLink>('POST', '/api/me/link');
  const answer = await claim(path.split('#')[1] ?? '');
  const made = new TestClient(client.base, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  clients.push(made);
  return made;
}
const sessionsOf = async (client: TestClient): Promise<KnownDevices['sessions']> =>
  (await client.json<KnownDevices>('GET', '/api/me/sessions')).sessions;
const cut = (client: TestClient): Promise<string> =>
  new Promise(done => client.socket.once('disconnect', reason => done(reason)));

test('CO-7.1 sessions are listed by device, and one that is ended hears nothing more from that moment', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const thief = await another(ada);
  expect((await thief.join(table)).standing?.view.seat).toBe('ada'); // it sees what she sees
  const sessions = await sessionsOf(ada);
  expect(sessions.map(({ device, here }) => [device, here]).toSorted()).toEqual([
    ['', true],
    ['Safari, iPhone', false],
  ]);
  const id = sessions.find(({ here }) => !here)!.id;
  expect((await bea.http('DELETE', `/api/me/sessions/${id}`)).status).toBe(200); // nothing of hers: nothing happens
  expect(await sessionsOf(ada)).toHaveLength(2);

  const { path } = await thief.json<PersonalLink>('POST', '/api/me/link'); // to come back by
  const gone = cut(thief);
  await ada.http('DELETE', `/api/me/sessions/${id}`);
  const live = (await stage.server.running.hub.table(table))!;
  expect([...live.watchers.keys()]).toHaveLength(2); // before anything else can happen
  const heard = thief.updates.length;
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  expect(await gone).toBe('io server disconnect');
  expect(thief.updates).toHaveLength(heard);
  expect((await thief.http('GET', '/api/me/sessions')).status).toBe(401);
  expect((await claim(path.split('#')[1] ?? '')).status).toBe(403);
  expect(await sessionsOf(ada)).toMatchObject([{ here: true }]);
});

test('CO-7.1 all other sessions end together, with every connection they have', async () => {
  const ada = await stage.person('Ada');
  const others = [await another(ada), await another(ada), await another(ada)];
  await Promise.all(
    others.map(({ socket }) => new Promise<void>(done => (socket.connected ? done() : socket.once('connect', done)))),
  );
  const gone = others.map(cut);
  const left = await ada.json<KnownDevices>('DELETE', '/api/me/sessions');
  expect(left.sessions).toMatchObject([{ here: true }]);
  expect(await Promise.all(gone)).toEqual(Array(3).fill('io server disconnect'));
  expect(ada.socket.connected).toBe(true);
  for (const other of others) expect(await other.json('GET', '/api/me')).toEqual({ me: null });
});

test('CO-7.1 of many who use one link at the same moment one becomes that person', async () => {
  const ada = await stage.person('Ada');
  const { path } = await ada.json<PersonalLink>('POST', '/api/me/link');
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(path.split('#')[1] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  expect(await sessionsOf(ada)).toHaveLength(2);
});

test('CO-7.1 a link that an older server gave out for thirty days still works, but once', async () => {
  const ada = await stage.person('Ada');
  const { me } = await ada.json<{ me: { id: string } }>('GET', '/api/me');
  const db = new DatabaseSync(join(stage.server.folder, 'corvo.sqlite'));
  const hash = createHash('sha256').update('an-old-link').digest('base64url');
  const until = Date.now() + 30 * 24 * 3_600_000;
  db.prepare("insert into tokens (hash, person, kind, expires_at) values (?, ?, 'link', ?)").run(hash, me.id, until);
  db.close();
  expect((await claim('an-old-link')).status).toBe(200);
  expect((await claim('an-old-link')).status).toBe(403);
});

test('CO-7.1 whoever keeps the server gives an identity back, and ends what a thief has, while it runs', async () => {
  const [ada] = (await stage.people('Zelda', 'Zelda')) as [TestClient, TestClient];
  const { me } = await ada.json<{ me: { id: string } }>('GET', '/api/me');
  await ada.create({ game: 'whispers', players: 2, name: 'by this you know me' });
  const { folder } = stage.server;
  const found = await peopleNamed(folder, 'Zelda');
  expect(found).toHaveLength(2);
  expect(found.find(({ id }) => id === me.id)).toMatchObject({ devices: 1, tables: ['by this you know me'] });
  expect(await peopleNamed(folder, 'Nobody')).toEqual([]);
  await expect(identityLink(folder, 'nobody', false)).rejects.toThrow(/nobody has the id/);

  const gone = cut(ada);
  const path = await identityLink(folder, me.id, true);
  expect(await gone).toBe('io server disconnect'); // within two seconds, though another process ended it
  expect(await ada.json('GET', '/api/me')).toEqual({ me: null });
  const answer = await claim(
    path.split('#')[1] ?? '',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  expect(await answer.json()).toMatchObject({ me: { id: me.id, name: 'Zelda' } });
  expect((await peopleNamed(folder, me.id))[0]).toMatchObject({ devices: 1 });
});

test('a device is called by its browser and its system, and by nothing that somebody could make up', () => {
  const names = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0':
      'Edge, Windows',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36': 'Chrome, Android',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15': 'Safari, macOS',
    'curl/8.0': '',
    '<b>Firefox</b>': '',
  };
  for (const [agent, name] of Object.entries(names)) expect(deviceOf(agent)).toBe(name);
  expect(deviceOf(undefined)).toBe('');
});
