import { PROTOCOL, type Me } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from './tables/index.ts';
import { Player, TestClient } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

/** `CORVO_SILENT=20` for the long form: so often they all come again. */
const ROUNDS = Number(process.env['CORVO_SILENT'] ?? 1);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** The connection under a client stops reading; what is sent to it stays with the server. */
function stopReading({ socket }: TestClient): void {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: { pause(): void } } } };
  transport.ws._socket.pause();
}

const isWatching = ({ watchers }: Table, { id }: Me): boolean =>
  [...watchers.keys()].some(({ person }) => person === id);

/** Joins again and again without reading an answer, until it is cut off; how many bytes were waiting for it at most. */
async function pester(guest: TestClient, table: string, live: Table, answer: number): Promise<number> {
  const { me } = await guest.json<{ me: Me }>('GET', '/api/me');
  await guest.join(table);
  stopReading(guest);
  let sent = 0;
  for (; sent < 60_000 && isWatching(live, me); sent++) {
    (guest.socket as unknown as { emit(...all: unknown[]): void }).emit(
      'join',
      { table, protocol: PROTOCOL },
      () => {},
    );
    if (sent % 20 === 0) await new Promise(done => setTimeout(done, 1));
  }
  expect(isWatching(live, me)).toBe(false);
  guest.close();
  return sent * answer;
}

test('CO-7.3 five who join again and again and never read are cut off before much is waiting, and come back whole', async () => {
  const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const [ada] = people;
  const { table, players } = await stage.playing(people, {
    game: 'hand-of-the-king',
    options: { firstPlayer: 'seat1' },
  });
  const live = (await stage.server.running.hub.table(table))!;
  await ada.join(table);
  const answer = ada.joinedBytes;
  const silent = await stage.people('Eva', 'Eve', 'Evi', 'Evo', 'Evy');
  for (let round = 0; round < ROUNDS; round++) {
    const guests = round === 0 ? silent : silent.map(({ cookie }) => new TestClient(stage.server.address, cookie));
    const waited = await Promise.all(guests.map(guest => pester(guest, table, live, answer)));
    for (const bytes of waited) expect(bytes).toBeLessThan(40_000_000); // what the system itself buffers is the most of it
    expect(live.watchers.size).toBe(2);
    for (const player of players) if (await player.move()) break; // those who play do not notice
  }

  const again = new TestClient(stage.server.address, silent[0]!.cookie);
  const back = new Player(again, table, players[0]!.game, 'eve');
  expect((await back.come()).standing?.n).toBe(live.record.n);
  expect(live.record.n).toBeGreaterThan(0);
  again.close();
});

test('CO-7.3 who sits at a table and never reads is cut off by what the others do', async () => {
  const people = (await stage.people('Ada', 'Bea', 'Eve')) as [TestClient, TestClient, TestClient];
  const { table, players } = await stage.playing(people, { game: 'second-edition' });
  const [ada, , eve] = people;
  const live = (await stage.server.running.hub.table(table))!;
  const { me } = await eve.json<{ me: Me }>('GET', '/api/me');
  await eve.join(table);
  const sealed = players[0]!.choose()!; // her orders, which everybody hears to be given, and to be taken up again
  stopReading(eve);
  // What is told of the game is short; who talks says more.
  // The system itself buffers some megabytes; long after that she would be cut off for giving no sign of life.
  for (let told = 0; told < 15_000_000 && isWatching(live, me); told += 20 * 2_000) {
    await Promise.all(
      Array.from({ length: 20 }, () => ada.must('say', { table, channel: 'table', text: '🂡'.repeat(500) })),
    );
    await ada.must('act', { table, ...sealed });
    await ada.must('undo', { table });
  }
  expect(isWatching(live, me)).toBe(false);
  expect(await ada.join(table)).toMatchObject({ standing: { n: 0 } });
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
