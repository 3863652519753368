import type { Writable } from 'node:stream';
import { PROTOCOL, type Me } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from './tables/index.ts';
import { Player, TestClient } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';
import { backlogOf } from './web/conduit.ts';

/** `CORVO_SILENT=20` for the long form: so often they all come again. */
const ROUNDS = Number(process.env['CORVO_SILENT'] ?? 1);

/** More than may wait for a connection, with the largest message that is looked at before it is sent. */
const TOO_MUCH = 1_200_000;
/** With so much sent they must be cut off. */
const PLENTY = 10_000_000;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
  // Who gives no sign of life is cut off as well, after a while: here nobody may be, or a slow machine would hide a missing guard.
  Object.assign(stage.server.running.live.engine.opts, { pingInterval: 3_600_000, pingTimeout: 3_600_000 });
});
afterAll(() => stage.close());

/** The live connections of a person, at the server's end. */
const endsOf = ({ id }: Me) =>
  [...stage.server.running.live.sockets.sockets.values()].filter(
    ({ data }) => (data as { person: string }).person === id,
  );

/** Somebody stops reading. The system itself would take some megabytes first, so its door is shut at once. */
function stopReading(me: Me): void {
  for (const { conn } of endsOf(me))
    (conn as unknown as { transport: { socket: { _socket: Writable } } }).transport.socket._socket.cork();
}

const isWatching = ({ watchers }: Table, { id }: Me): boolean =>
  [...watchers.keys()].some(({ person }) => person === id);

/** How many bytes the server keeps for the connections of a person. */
const keptFor = (me: Me): number => endsOf(me).reduce((sum, socket) => sum + backlogOf(socket), 0);

/** Lets something be sent to somebody who does not read until they are cut off; never more waits than may. */
async function untilCut(table: Table, me: Me, send: () => Promise<number>): Promise<void> {
  for (let sent = 0; isWatching(table, me);) {
    sent += await send();
    expect(keptFor(me)).toBeLessThan(TOO_MUCH);
    expect(sent).toBeLessThan(PLENTY);
  }
  expect(keptFor(me)).toBe(0);
}

/** Joins again and again without reading an answer, until it is cut off. */
async function pester(guest: TestClient, table: string, live: Table): Promise<void> {
  const { me } = await guest.json<{ me: Me }>('GET', '/api/me');
  await guest.join(table);
  stopReading(me);
  const { emit } = guest.socket as unknown as { emit(...all: unknown[]): void };
  await untilCut(live, me, async () => {
    const before = keptFor(me);
    for (let i = 0; i < 20; i++) emit.call(guest.socket, 'join', { table, protocol: PROTOCOL }, () => {});
    while (isWatching(live, me) && keptFor(me) < before + 15 * guest.joinedBytes)
      await new Promise(done => setImmediate(done)); // until they are answered
    return 20 * guest.joinedBytes;
  });
  guest.close();
}

test('CO-7.3 five who join again and again and never read are cut off before much is waiting, and come back whole', async () => {
  const people = await stage.people('Ada', 'Bea');
  const { table, players } = await stage.playing(people, {
    game: 'hand-of-the-king',
    options: { firstPlayer: 'seat1' },
  });
  const live = (await stage.server.running.hub.table(table))!;
  const silent = await stage.people('Eva', 'Eve', 'Evi', 'Evo', 'Evy');
  for (let round = 0; round < ROUNDS; round++) {
    const guests = round === 0 ? silent : silent.map(({ cookie }) => new TestClient(stage.server.address, cookie));
    await Promise.all(guests.map(guest => pester(guest, table, live)));
    expect(live.watchers.size).toBe(2);
    for (const player of players) if (await player.move()) break; // those who play do not notice
  }

  const again = new TestClient(stage.server.address, silent[0]!.cookie);
  const back = new Player(again, table, players[0]!.game, 'eve');
  expect((await back.come()).standing?.n).toBe(live.record.n);
  expect(live.record.n).toBeGreaterThan(0);
  again.close();
});

test('CO-7.3 who is gone before their turn to join has come is not taken for somebody who looks', async () => {
  const people = await stage.people('Ada', 'Bea');
  const { table } = await stage.playing(people, { game: 'hand-of-the-king' });
  const live = (await stage.server.running.hub.table(table))!;
  const { storage } = live.around;
  const marks = storage.marks.bind(storage);
  for (const moment of ['before its turn', 'in its turn'] as const) {
    const eva = await stage.person(`Eva ${moment.length}`);
    await eva.join(table);
    const { me } = await eva.json<{ me: Me }>('GET', '/api/me');
    expect(isWatching(live, me)).toBe(true);
    let begin = (): void => {};
    const held = new Promise<void>(done => (begin = done));
    let asked = 0;
    if (moment === 'in its turn') storage.marks = async (...of) => (asked++, await held, marks(...of));
    else void live.run(() => (asked++, held));
    void eva.send('join', { table, protocol: PROTOCOL }).catch(() => {}); // nobody will answer
    await expect.poll(() => asked).toBe(1);
    if (moment === 'before its turn') await eva.json('GET', '/api/me'); // by then the command has come
    eva.close();
    await expect.poll(() => endsOf(me).length).toBe(0);
    begin();
    storage.marks = marks;
    await live.settle();
    expect(isWatching(live, me)).toBe(false);
  }
});

/** A table of three, and the last of them stops reading. */
async function silentThird(): Promise<{ ada: TestClient; table: string; live: Table; me: Me; players: Player[] }> {
  const people = (await stage.people('Ada', 'Bea', 'Eve')) as [TestClient, TestClient, TestClient];
  const { table, players } = await stage.playing(people, { game: 'second-edition' });
  const [ada, , eve] = people;
  const live = (await stage.server.running.hub.table(table))!;
  const { me } = await eve.json<{ me: Me }>('GET', '/api/me');
  await eve.join(table);
  stopReading(me);
  return { ada, table, live, me, players };
}

test('CO-7.3 who sits at a table and never reads is cut off by what the others say', async () => {
  const { ada, table, live, me } = await silentThird();
  const text = '🂡'.repeat(500);
  await untilCut(live, me, async () => {
    await Promise.all(Array.from({ length: 20 }, () => ada.must('say', { table, channel: 'table', text })));
    return 20 * 2_000;
  });
  expect(await ada.join(table)).toMatchObject({ standing: { n: 0 } });
});

test('CO-7.3 who sits at a table and never reads is cut off by what happens there, told to all or to them alone', async () => {
  for (const isShared of [true, false]) {
    const { live, me } = await silentThird();
    const frame = new Uint8Array(50_000);
    const [own, other] = ['Eve', 'Bea'].map(name => [...live.watchers.keys()].find(viewer => viewer.name === name)!);
    await untilCut(live, me, async () => {
      if (isShared) own!.shareBytes([own!, other!], frame);
      else own!.sendBytes(frame);
      await new Promise(done => setImmediate(done));
      return frame.length;
    });
    expect(isWatching(live, me)).toBe(false);
  }
});

test('CO-7.3 a person has so many running tables at which only bots play, and no more', async () => {
  const ada = await stage.person('Ada');
  const bot = { kind: 'bot', bot: 'random' } as const;
  const wish = { game: 'second-edition', players: 6, seats: Array.from({ length: 6 }, () => bot) };
  const tables = [];
  for (let i = 0; i < 4; i++) tables.push((await ada.create({ ...wish, name: `bots ${i}` })).id);
  for (const table of tables) await ada.join(table);
  const answers = [];
  for (const table of tables) answers.push(await ada.send('start', { table }));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(answers[3]).toMatchObject({ problem: { code: 'bot-tables-too-many', clause: 'CO-7.3', data: { count: 3 } } });
});
