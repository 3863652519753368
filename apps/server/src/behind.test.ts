import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, TestClient } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

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

test('CO-7.3 who joins again and again and never reads is cut off before much is waiting, and comes back whole', async () => {
  const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const [ada] = people;
  const { table, players } = await stage.playing(people, {
    game: 'hand-of-the-king',
    options: { firstPlayer: 'seat1' },
  });
  const eve = await stage.person('Eve');
  const { standing, info } = await eve.join(table);
  expect(info.you).toBeNull();
  const live = (await stage.server.running.hub.table(table))!;
  const isWatched = (): boolean => live.watchers.size === 3;
  expect(isWatched()).toBe(true);
  stopReading(eve);
  let sent = 0;
  for (; sent < 60_000 && isWatched(); sent++) {
    (eve.socket as unknown as { emit(...all: unknown[]): void }).emit('join', { table }, () => {});
    if (sent % 20 === 0) await new Promise(done => setTimeout(done, 1));
  }
  expect(isWatched()).toBe(false);
  const answer = JSON.stringify(await ada.join(table)).length;
  expect(sent * answer).toBeLessThan(40_000_000); // what the system itself buffers is the most of it
  eve.close();

  await players[0]!.move(); // the others do not notice
  const again = new TestClient(stage.server.address, eve.cookie);
  const back = new Player(again, table, players[0]!.game, 'eve');
  expect((await back.come()).standing?.n).toBe((standing?.n ?? 0) + 1);
  again.close();
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
