import { afterEach, expect, test } from 'vitest';
import type { Hook, Ways } from '@corvo/protocol';
import { TestClient, type Player } from '../testing/client.fixture.ts';
import { Device, Post, Receiver } from '../testing/receivers.fixture.ts';
import { DEFAULT_LIMITS } from '../config.ts';
import { NO_LIMITS } from '../testing/server.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function receiver(): Promise<Receiver> {
  const opened = await Receiver.open();
  closing.push(() => opened.close());
  return opened;
}

async function stageOf(...args: Parameters<typeof Stage.open>): Promise<Stage> {
  const stage = await Stage.open(...args);
  closing.push(() => stage.close());
  return stage;
}

/** A person whose notices go to a device of theirs. */
async function pushed(client: TestClient, service: Receiver, name = 'device'): Promise<Device> {
  const device = new Device(`${service.address}/${name}`);
  const ways = await client.json<Ways>('POST', '/api/me/push', device.subscription);
  expect(ways.pushes).toContain(device.endpoint);
  return device;
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !holds(); tries++) await new Promise(wait => setTimeout(wait, 20));
  expect(holds()).toBe(true);
}
/** As long as several rounds of the notifier take. */
const aWhile = (): Promise<unknown> => new Promise(wait => setTimeout(wait, 300));

const goes = ({ client, table }: Player): Promise<unknown> => client.must('leave', { table });

const HAND = { game: 'hand-of-the-king', options: { firstPlayer: 'seat1' } };

/** A game of two in which it is the turn of the first; the second has gone. */
async function awaited(stage: Stage, people: readonly TestClient[], name = 'The long summer') {
  const { table, players } = await stage.playing(people, { ...HAND, name });
  const [first, second] = players as [Player, Player];
  await goes(second);
  return { table, first, second };
}

/** The first plays until it is the turn of the other one. */
async function passes(player: Player): Promise<void> {
  while (await player.move()) expect(player.view?.open.outcome).toBeNull();
}

test('CO-9.2 who is away is told by push that it is their turn, once, and the notice leads to the question', async () => {
  const service = await receiver();
  const stage = await stageOf();
  const [ada, bea] = await stage.people('Ada', 'Bea');
  const device = await pushed(bea!, service);
  const { table, first } = await awaited(stage, [ada!, bea!]);
  expect(service.got).toHaveLength(0); // she was there when it began
  await passes(first);
  await until(() => service.got.length === 1);
  const [got] = service.got;
  const told = device.read(got!.body);
  const says = 'It is your turn at “The long summer”.';
  expect(told).toEqual({ title: says, body: says, path: `/table/${table}`, id: told.id });
  expect(got!.headers).toMatchObject({ topic: told.id, 'content-encoding': 'aes128gcm' });
  expect(got!.headers['authorization']).toMatch(/^vapid t=/);
  await aWhile();
  expect(service.got).toHaveLength(1);
});

test('CO-9.2 who looks at the table is told nothing, nor who has chosen not to hear of it', async () => {
  const service = await receiver();
  const stage = await stageOf();
  const [ada, bea] = await stage.people('Ada', 'Bea');
  for (const [place, client] of [ada!, bea!].entries()) await pushed(client, service, `${place}`);
  const { players } = await stage.playing([ada!, bea!], HAND);
  const [first, second] = players as [Player, Player];
  for (let turns = 0; turns < 3; turns++) {
    await passes(first);
    await second.client.until(() => second.asked !== undefined);
    await passes(second);
    await first.client.until(() => first.asked !== undefined);
  }
  await bea!.json('POST', '/api/me/preferences', { notices: ['asked', 'ended'] });
  await goes(second);
  await passes(first);
  await aWhile();
  expect(service.got).toHaveLength(0);
  await first.client.must('resign', { table: first.table });
  await until(() => service.got.length === 1); // over: that she wants to hear
});

test('CO-9.2 what others seal, change and withdraw sends nobody a notice and holds none back', async () => {
  const service = await receiver();
  const stage = await stageOf();
  const people = await stage.people('Ada', 'Bea', 'Cleo');
  const [, bea] = people;
  await pushed(bea!, service);
  const { table, players } = await stage.playing(people, { game: 'first-edition' });
  const [ada, second, cleo] = players as [Player, Player, Player];
  for (let tries = 0; tries < 50 && !players.every(({ asked }) => asked?.sealed === true); tries++)
    for (const player of players) if (player.asked?.sealed !== true) await player.move();
  expect(players.map(({ asked }) => asked?.sealed)).toEqual([true, true, true]);
  await goes(second);
  for (const player of [ada, cleo]) {
    const { request } = player.choose()!;
    await player.move();
    const choice = player.game.sample(player.view!, player.game.requests(player.view!)[0]!, [1, 2, 3, 4]);
    await player.client.must('act', { table, request, choice });
    await player.client.must('act', { table, request, choice: null });
    await player.move();
  }
  await aWhile();
  expect(service.got).toHaveLength(0); // she had been asked before she went, and nothing has changed for her
});

test('CO-9.3 quiet hours hold notices back; then they come together, and what no longer holds is left out', async () => {
  let clock = Date.parse('2026-11-19T22:30:00Z');
  const service = await receiver();
  const stage = await stageOf({}, { now: () => clock });
  const [ada, bea] = await stage.people('Ada', 'Bea');
  const device = await pushed(bea!, service);
  const rest = { zone: 'Europe/Rome', hours: { from: 22 * 60, to: 8 * 60 }, holidays: [] };
  await bea!.json('POST', '/api/me/preferences', { rest });
  const tables = [];
  for (const name of ['One', 'Two', 'Three']) tables.push(await awaited(stage, [ada!, bea!], name));
  for (const { first } of tables) {
    clock += 1_000;
    await passes(first);
  }
  await aWhile();
  expect(service.got).toHaveLength(0);
  const [, , three] = tables;
  await three!.second.come();
  await three!.second.move(); // she looked by herself in the night
  await passes(three!.second);
  await goes(three!.second);
  clock = Date.parse('2026-11-20T06:59:59Z');
  await aWhile();
  expect(service.got).toHaveLength(0);
  clock += 1_000;
  await until(() => service.got.length === 1);
  const told = device.read(service.got[0]!.body);
  expect(told).toMatchObject({ title: '2 tables are waiting for you', path: '/games' });
  expect(told.body.split('\n')).toEqual(['It is your turn at “One”.', 'It is your turn at “Two”.']);
  await aWhile();
  expect(service.got).toHaveLength(1);
});

test('CO-9.3 what comes soon after a notice waits for the next', async () => {
  let clock = Date.parse('2026-11-19T12:00:00Z');
  const service = await receiver();
  const notices = { graceMs: 0, gapMs: 300_000, tickMs: 20, retryMs: [] };
  const stage = await stageOf({ notices }, { now: () => clock });
  const [ada, bea] = await stage.people('Ada', 'Bea');
  const device = await pushed(bea!, service);
  await passes((await awaited(stage, [ada!, bea!], 'One')).first);
  await until(() => service.got.length === 1);
  for (const name of ['Two', 'Three']) await passes((await awaited(stage, [ada!, bea!], name)).first);
  clock += 299_999;
  await aWhile();
  expect(service.got).toHaveLength(1);
  clock += 1;
  await until(() => service.got.length === 2);
  expect(device.read(service.got[1]!.body).body.split('\n')).toHaveLength(2);
});

test('CO-9.3 a device that is gone is forgotten, one that fails is tried a few times, and one that hangs holds up nobody', async () => {
  const service = await receiver();
  service.answers = path => (path === '/gone' ? 410 : path === '/broken' ? 500 : path === '/slow' ? null : 201);
  const stage = await stageOf();
  const [ada, bea] = await stage.people('Ada', 'Bea');
  for (const name of ['gone', 'broken', 'slow', 'good']) await pushed(bea!, service, name);
  const { first } = await awaited(stage, [ada!, bea!]);
  const began = performance.now();
  await passes(first);
  expect(performance.now() - began).toBeLessThan(5_000); // no table waits for it
  const tried = (path: string): number => service.got.filter(got => got.path === path).length;
  await until(() => ['/gone', '/broken', '/slow', '/good'].every(path => tried(path) === 1));
  const [cleo] = await stage.people('Cleo');
  await pushed(cleo!, service, 'other');
  await passes((await awaited(stage, [ada!, cleo!])).first);
  await until(() => tried('/other') === 1);
});

test('CO-9.3 where nothing is taken it is tried a few times, and then given up', async () => {
  const service = await receiver();
  service.answers = () => 302; // nobody is sent elsewhere by it
  const stage = await stageOf();
  const [ada, bea] = await stage.people('Ada', 'Bea');
  await pushed(bea!, service);
  await passes((await awaited(stage, [ada!, bea!])).first);
  await until(() => service.got.length === 3);
  await aWhile();
  expect(service.got.map(({ path }) => path)).toEqual(['/device', '/device', '/device']);
  service.answers = () => 404;
  await passes((await awaited(stage, [ada!, bea!])).first);
  await until(() => service.got.length === 4);
  await aWhile();
  expect((await bea!.json<Ways>('GET', '/api/me/notices')).pushes).toEqual([]);
});

test('CO-9.2 a device is told nothing any more once it is signed out, or somebody else is told there', async () => {
  const service = await receiver();
  const stage = await stageOf();
  const [ada, bea] = await stage.people('Ada', 'Bea');
  const device = await pushed(bea!, service);
  await ada!.json('POST', '/api/me/push', device.subscription);
  expect((await bea!.json<Ways>('GET', '/api/me/notices')).pushes).toEqual([]);
  const { around } = stage.server.running.hub;
  const me = await ada!.json<{ me: { id: string } }>('GET', '/api/me');
  expect(await around.storage.ways([me.me.id])).toHaveLength(1);
  await ada!.http('DELETE', '/api/me');
  expect(await around.storage.ways([me.me.id])).toHaveLength(0);
});

test('CO-9.2 ten devices of one person are told; with one more, that which asked first is told no longer', async () => {
  let clock = Date.parse('2026-11-19T12:00:00Z');
  const stage = await stageOf({}, { now: () => clock });
  const bea = await stage.person('Bea');
  const endpoints = Array.from({ length: 13 }, (_, place) => `https://push.example/${place}`);
  const asks = async (endpoint: string): Promise<readonly string[]> => {
    clock += 1_000;
    return (await bea.json<Ways>('POST', '/api/me/push', new Device(endpoint).subscription)).pushes.toSorted();
  };
  for (const endpoint of endpoints.slice(0, 10)) await asks(endpoint);
  const [first, second, third, fourth] = endpoints as [string, string, string, string];
  expect(await asks(first)).toEqual(endpoints.slice(0, 10).toSorted()); // it asks anew, and is the last by now
  for (const endpoint of endpoints.slice(10)) await asks(endpoint);
  const left = endpoints.filter(endpoint => ![second, third, fourth].includes(endpoint)).toSorted();
  expect((await bea.json<Ways>('GET', '/api/me/notices')).pushes.toSorted()).toEqual(left);
});

test('CO-9.2 a thief whose session ends while a device of theirs asks for notices is told none', async () => {
  const service = await receiver();
  const stage = await stageOf();
  const [ada, thief] = await stage.people('Ada', 'Bea');
  const { storage } = stage.server.running.hub.around;
  const device = new Device(`${service.address}/thief`);
  const { path } = await thief!.json<{ path: string }>('POST', '/api/me/link');
  const claimed = await fetch(`${stage.server.address}/api/me/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stage.server.address },
    body: JSON.stringify({ token: path.split('#')[1] }),
  });
  const bea = new TestClient(stage.server.address, (claimed.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  closing.push(() => bea.close()); // the same person, on a device of her own
  const ways = storage.ways.bind(storage);
  let ended: unknown;
  storage.ways = async owners => {
    const found = await ways(owners);
    ended ??= await bea.json('DELETE', '/api/me/sessions'); // at the very moment
    return found;
  };
  await thief!.http('POST', '/api/me/push', device.subscription);
  storage.ways = ways;
  expect(ended).toMatchObject({ sessions: [{ here: true }] });
  expect((await bea.json<Ways>('GET', '/api/me/notices')).pushes).toEqual([]);
  await passes((await awaited(stage, [ada!, bea])).first);
  await aWhile();
  expect(service.got).toEqual([]);
});

test('CO-9.2 mail goes to an address only once it is confirmed on the page behind the link, and stops by a link', async () => {
  const post = await Post.open();
  closing.push(() => post.close());
  const mail = { smtp: `smtp://127.0.0.1:${post.port}`, from: 'Corvo <corvo@corvo.example>' };
  const stage = await stageOf({ mail, origins: ['https://corvo.example'] });
  const [ada, bea] = await stage.people('Ada', 'Bea');
  const ways = await bea!.json<Ways>('POST', '/api/me/mail', { address: 'bea@home.example', language: 'it' });
  expect(ways).toMatchObject({ mail: { address: 'bea@home.example', confirmed: false }, mayMail: true });
  expect(post.to).toEqual(['bea@home.example']);
  const { first, table } = await awaited(stage, [ada!, bea!]);
  await passes(first);
  await aWhile();
  expect(post.got).toHaveLength(1); // the question, and nothing else
  const link = /https:\/\/corvo\.example(\/api\/mail\/confirm\.[\w.-]+)/.exec(post.last)?.[1] ?? '';
  const page = await bea!.http('GET', link);
  expect(await page.text()).toContain('Sì, mandali');
  expect((await bea!.json<Ways>('GET', '/api/me/notices')).mail?.confirmed).toBe(false); // to look is not to confirm
  const stranger = { origin: stage.server.address, 'content-type': 'application/x-www-form-urlencoded' };
  const confirmed = await fetch(`${stage.server.address}${link}`, { method: 'POST', headers: stranger, body: '' });
  expect(await confirmed.text()).toContain('bea@home.example');
  await passes((await awaited(stage, [ada!, bea!], 'Il <b>lungo</b> inverno')).first);
  await until(() => post.got.length === 2);
  expect(post.last).toContain('Tocca a te al tavolo «Il <b>lungo</b> inverno».');
  expect(post.last).not.toContain(table);
  expect(post.last).toMatch(/Message-ID: <[\w-]{32}@corvo\.example>/i);
  expect(post.last).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  const stop = /https:\/\/corvo\.example(\/api\/mail\/stop\.[\w.-]+)/.exec(post.last)?.[1] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }; // as a mail program of elsewhere does it
  const body = 'List-Unsubscribe=One-Click';
  expect((await fetch(`${stage.server.address}${stop}`, { method: 'POST', headers, body })).status).toBe(200);
  expect((await bea!.json<Ways>('GET', '/api/me/notices')).mail).toBeNull();
  expect((await bea!.http('GET', stop)).status).toBe(404);
  expect((await bea!.http('GET', stop.replace('stop', 'confirm'))).status).toBe(404);
});

test('CO-9.2 without a mail server nobody is asked for an address, and one that takes no mail is told of', async () => {
  const stage = await stageOf();
  const bea = await stage.person('Bea');
  expect((await bea.json<Ways>('GET', '/api/me/notices')).mayMail).toBe(false);
  expect(await bea.json('POST', '/api/me/mail', { address: 'bea@home.example', language: 'it' })).toMatchObject({
    code: 'no-mail',
  });
  const post = await Post.open();
  closing.push(() => post.close());
  post.refuses = true;
  const mail = { smtp: `smtp://127.0.0.1:${post.port}`, from: 'corvo@corvo.example' };
  const other = await stageOf({ mail, origins: ['https://corvo.example'] });
  const cleo = await other.person('Cleo');
  const refused = await cleo.http('POST', '/api/me/mail', { address: 'cleo@home.example', language: 'en' });
  expect([refused.status, await refused.json()]).toMatchObject([502, { code: 'not-mailed' }]);
  for (const address of ['', 'cleo', 'cleo@home.example\nBcc: all@home.example', 'a@b, c@d.example'])
    expect((await cleo.http('POST', '/api/me/mail', { address, language: 'en' })).status, address).toBe(400);
});

test('CO-9.2 so many unknown addresses are written to for one person, to one address, and from one place', async () => {
  const post = await Post.open();
  closing.push(() => post.close());
  const mail = { smtp: `smtp://127.0.0.1:${post.port}`, from: 'corvo@corvo.example' };
  const { mails, mailsOfAddress } = DEFAULT_LIMITS;
  const limits = { ...NO_LIMITS, mails, mailsOfAddress };
  const stage = await stageOf({ mail, limits, trustProxy: true, origins: ['https://corvo.example'] });
  const asks = async (client: TestClient, address: string): Promise<number> =>
    (await client.http('POST', '/api/me/mail', { address, language: 'en' })).status;
  const bea = await stage.person('Bea', '1.2.3.4');
  for (const [k, status] of [200, 200, 200, 429].entries())
    expect(await asks(bea, `bea${k}@home.example`)).toBe(status);
  // Three guests of elsewhere write to one address, in whatever letters; a fourth does not.
  for (const [k, address] of ['dan@home.example', 'Dan@home.example', 'dan@HOME.example', 'DAN@home.example'].entries())
    expect(await asks(await stage.person(`Eve ${k}`, `5.6.7.${k}`), address)).toBe(k < 3 ? 200 : 429);
  // However many guests one makes for oneself: 15 letters in all come from one place.
  const statuses: number[] = [];
  for (let k = 0; k < 15; k++) statuses.push(await asks(await stage.person(`F ${k}`, '1.2.3.4'), `f${k}@home.example`));
  expect(statuses).toEqual([...Array(12).fill(200), ...Array(3).fill(429)]);
  expect(post.to).toHaveLength(3 + 3 + 12);
});

test('CO-9.4 the host lets a table tell a room elsewhere; its address is a secret, and no name calls anybody there', async () => {
  const room = await receiver();
  const stage = await stageOf();
  const [ada, bea] = await stage.people('Ada', '@everyone');
  const { table, first } = await awaited(stage, [ada!, bea!], '[x](https://evil.example) **win**');
  const path = `/api/tables/${table}/hook`;
  const url = `${room.address}/secret/token`;
  expect(await bea!.json('POST', path, { url, language: 'en' })).toMatchObject({ code: 'not-host' });
  expect((await (await stage.person('Eve')).http('POST', path, { url, language: 'en' })).status).toBe(404);
  expect(await ada!.json('POST', path, { url, language: 'en' })).toEqual({ host: new URL(url).host });
  expect(await (await ada!.http('GET', path)).text()).not.toContain('secret');
  expect(await bea!.json('GET', path)).toMatchObject({ code: 'not-host' });
  const nowhere = await ada!.http('POST', '/api/tables/none/hook', { url, language: 'en' });
  expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { code: 'no-such-table' }]);
  await passes(first);
  await until(() => room.got.length === 1);
  const [line, link] = (room.said[0] ?? '').split('\n');
  expect(line).toBe('“\\[x\\]\\(https\\:\\/\\/evil.example\\) \\*\\*win\\*\\*”: \\@everyone to move.');
  expect(link).toBe(`${stage.server.address}/table/${table}`);
  expect(JSON.parse(room.got[0]!.body.toString())).toMatchObject({ allowed_mentions: { parse: [] } });
  await bea!.join(table);
  await first.client.must('resign', { table });
  await aWhile();
  expect(room.got).toHaveLength(1); // both were there
  expect(await ada!.json<Hook>('DELETE', path)).toEqual({ host: null });
});

test('CO-9.4 a room hears nothing before those who watch the table late', async () => {
  let clock = Date.parse('2026-11-19T12:00:00Z');
  const room = await receiver();
  const stage = await stageOf({}, { now: () => clock });
  const [ada, bea] = await stage.people('Ada', 'Bea');
  const spectators = { allowed: true, delaySeconds: 600 };
  const { table, players } = await stage.playing([ada!, bea!], { ...HAND, spectators });
  const [first, second] = players as [Player, Player];
  await goes(second);
  await ada!.json('POST', `/api/tables/${table}/hook`, { url: room.address, language: 'en' });
  await passes(first);
  clock += 600_000;
  await aWhile();
  expect(room.got).toHaveLength(0); // whose turn it is by now is for those who play
  await first.client.must('resign', { table });
  clock += 599_999;
  await aWhile();
  expect(room.got).toHaveLength(0);
  clock += 1;
  await until(() => room.got.length === 1);
  expect(room.said[0]).toContain('is over');
});

test('CO-9.4 a server speaks to nobody near it for somebody who names an address', async () => {
  const room = await receiver();
  const stage = await stageOf({ mayBeNear: false });
  const ada = await stage.person('Ada');
  const { id } = await ada.create({ game: 'whispers', players: 2 });
  const near = [
    'http://hooks.example/x',
    room.address,
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
  ];
  for (const url of [
    ...near,
    'https://169.254.169.254/x',
    'https://0x7f.1/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://me:you@hooks.example/x',
  ]) {
    expect(await ada.json('POST', `/api/tables/${id}/hook`, { url, language: 'en' }), url).toMatchObject({
      code: 'address-refused',
    });
    const { subscription } = new Device(url);
    expect(await ada.json('POST', '/api/me/push', subscription), url).toMatchObject({ code: 'address-refused' });
  }
  for (const url of ['ftp://hooks.example', 'file:///etc/passwd', 'x', ''])
    expect((await ada.http('POST', `/api/tables/${id}/hook`, { url, language: 'en' })).status, url).toBe(400);
  expect(room.got).toHaveLength(0);
});
