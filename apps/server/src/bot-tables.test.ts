import { rngFromText } from '@corvo/core';
import type { TableList } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { BotPool, type Share, type Thinkers } from './bots/index.ts';
import { Player, gameOf, TestClient } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

/** A pool that writes down how many other thoughts came to their end before each thought of a table. */
class Watched implements Thinkers {
  readonly waits: { readonly table: string; readonly others: number }[] = [];
  readonly #pool = new BotPool({ entry: new URL('./testing/bots.fixture.ts', import.meta.url), workers: 2 });

  async decide(job: Parameters<Thinkers['decide']>[0]): ReturnType<Thinkers['decide']> {
    const before = this.waits.length;
    const thought = await this.#pool.decide(job);
    this.waits.push({ table: job.share.table, others: this.waits.length - before });
    return thought;
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }
}

test('CO-7.3 the bots of 25 identities that play by themselves do not keep a person waiting', async () => {
  const thinkers = new Watched();
  const stage = await Stage.open({ trustProxy: true }, { thinkers });
  const game = 'hand-of-the-king';
  const slow = { kind: 'bot', bot: 'search:50ms' } as const;
  const crowd = await Promise.all(Array.from({ length: 25 }, (_, at) => stage.person(`Eve ${at}`, `10.0.0.${at % 3}`)));
  for (const eve of crowd) await eve.create({ game, players: 2, seats: [slow, slow], start: true });
  const ada = await stage.person('Ada');
  const quick = { kind: 'bot', bot: 'random' } as const;
  const options = { firstPlayer: 'seat1' };
  const seats = [{ kind: 'me' } as const, quick];
  const { id: table } = await ada.create({ game, players: 2, order: 'chosen', options, seats, start: true });
  const player = new Player(ada, table, gameOf(game), 'ada');
  await player.come();
  const waited = (): number[] => thinkers.waits.filter(one => one.table === table).map(({ others }) => others);
  while (waited().length < 3) {
    await ada.until(() => player.asked !== undefined, 'her turn');
    await player.move();
  }
  // The first one waits until its thread is there at all; later ones for what was begun before them, perhaps one or two more on a busy machine.
  for (const others of waited().slice(1)) expect(others).toBeLessThanOrEqual(4);
  const othersGetOn = (): boolean => thinkers.waits.some(one => one.table !== table);
  for (let tries = 0; !othersGetOn() && tries < 600; tries++) await new Promise(done => setTimeout(done, 100));
  expect(othersGetOn()).toBe(true); // their thread may have to start first
  await stage.close();
}, 120_000);

test('CO-7.3 a table takes the turns of the address where its host is, else where one is who plays; a hint, of who asks', async () => {
  const shares: Share[] = [];
  const thinkers: Thinkers = {
    decide: async ({ share, view, request }) => {
      shares.push(share);
      return {
        choice: gameOf('whispers').sample(view, request, rngFromText('x')),
        reason: { key: '', data: {} },
        nodes: 0,
      };
    },
    stop: async () => {},
  };
  const stage = await Stage.open({ trustProxy: true }, { thinkers });
  const [ada, bea] = [await stage.person('Ada', '10.0.0.1'), await stage.person('Bea', '10.0.0.2')];
  const { table } = await stage.playing([ada, bea], { game: 'whispers', hints: true });
  const live = (await stage.server.running.hub.table(table))!;
  await bea.must('hint', { table });
  expect(shares.pop()).toMatchObject({ address: '10.0.0.2', table });
  await bea.must('handOver', { table, seat: 'bruno', bot: 'random' });
  await ada.until(() => shares.length === 1);
  expect(shares.pop()).toMatchObject({ address: '10.0.0.1', table });
  await bea.must('handOver', { table, seat: 'bruno', bot: null });
  ada.close();
  await bea.until(() => bea.presences.at(-1)?.present.join() === 'bruno');
  expect(live.share.address).toBe('10.0.0.2');
  bea.close();
  while (live.watchers.size > 0) await new Promise(done => setTimeout(done, 5));
  expect(live.share.address).toBe('10.0.0.2'); // as it last was
  await stage.close();
});

const REFUSED = { ok: false, problem: { code: 'bot-tables-too-many', clause: 'CO-7.3', data: { count: 3 } } };
const six = Array.from({ length: 6 }, () => ({ kind: 'bot', bot: 'random' }) as const);
const long = { game: 'second-edition', players: 6 };
/** Nobody thinks, so that no game comes to its end. */
const idle: Thinkers = { decide: () => new Promise(() => {}), stop: async () => {} };

test('CO-7.3 of ten tables of bots that one person starts together three run', async () => {
  const stage = await Stage.open({}, { thinkers: idle });
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const tables = await Promise.all(Array.from({ length: 10 }, () => ada.create({ ...long, seats: six })));
  for (const { id } of tables) await ada.join(id);
  const answers = await Promise.all(tables.map(({ id: table }) => ada.send('start', { table })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.filter(({ ok }) => !ok)).toMatchObject(Array.from({ length: 7 }, () => REFUSED));
  await bea.create({ ...long, seats: six, start: true }); // another has as many of her own
  await stage.close();
});

test('CO-7.3 who sits down, starts and hands over leaves no more tables to bots than who starts them so', async () => {
  const stage = await Stage.open({}, { thinkers: idle });
  const ada = await stage.person('Ada');
  const seats = [{ kind: 'me' } as const, ...six.slice(1)];
  const tables: { table: string; seat: string }[] = [];
  for (let at = 0; at < 6; at++) {
    const { id: table } = await ada.create({ ...long, order: 'chosen', seats, start: true });
    const { info } = await ada.join(table);
    tables.push({ table, seat: info.sitters.find(({ bot }) => bot === null)!.seat });
  }
  const answers = await Promise.all(tables.map(call => ada.send('handOver', { ...call, bot: 'random' })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([REFUSED, REFUSED, REFUSED]);

  const left = tables.filter((_, at) => answers[at]!.ok);
  const kept = tables.filter((_, at) => !answers[at]!.ok);
  await ada.must('handOver', { ...left[0]!, bot: 'squire' }); // it is one of the three already
  await ada.must('handOver', { ...left[0]!, bot: null }); // who takes a seat back has one less
  await ada.must('handOver', { ...kept[0]!, bot: 'random' });
  expect(await ada.send('handOver', { ...kept[1]!, bot: 'random' })).toMatchObject(REFUSED);
  await stage.close();
});

test('CO-7.3 from one address twelve tables are left to bots, whoever starts them, also at once', async () => {
  const stage = await Stage.open({ trustProxy: true }, { thinkers: idle });
  const eves = await Promise.all(Array.from({ length: 5 }, (_, at) => stage.person(`Eve ${at}`, '10.0.0.1')));
  const start = async (one: TestClient): Promise<object> =>
    one.json('POST', '/api/tables', { name: 'x', ...long, seats: six, start: true });
  const answers = await Promise.all(eves.flatMap(eve => [start(eve), start(eve), start(eve)]));
  const refused = answers.filter(answer => 'code' in answer);
  expect(refused).toEqual(Array(3).fill({ code: 'bot-tables-too-many-here', clause: 'CO-7.3', data: { count: 12 } }));
  const kept = await Promise.all(eves.map(eve => eve.json<TableList>('GET', '/api/tables?list=mine')));
  expect(kept.flatMap(({ tables }) => tables)).toHaveLength(12); // of those refused nothing stands
  expect(await start(await stage.person('Ada', '10.0.0.2'))).toHaveProperty('id');
  await stage.close();
});

test('CO-7.3 nobody is held at a table: where who resigns leaves more tables to bots, those of some wait for the others', async () => {
  const asked = new Map<string, number>();
  const open = new Set<string>(); // the tables whose bots may come to a decision
  const thinkers: Thinkers = {
    decide: async ({ share: { table }, view, request }) => {
      asked.set(table, (asked.get(table) ?? 0) + 1);
      while (!open.has(table)) await new Promise(done => setTimeout(done, 5));
      return { choice: game.sample(view, request, rngFromText(table)), reason: { key: '', data: {} }, nodes: 0 };
    },
    stop: async () => {},
  };
  const game = gameOf('hand-of-the-king');
  const stage = await Stage.open({ idleMs: 500 }, { thinkers });
  const { hub } = stage.server.running;
  const ada = await stage.person('Ada');
  const three = { game: game.id, players: 3, order: 'chosen', options: { firstPlayer: 'seat1' } } as const;
  const bot = { kind: 'bot', bot: 'random' } as const;
  const tables: string[] = [];
  for (let at = 0; at < 5; at++) {
    const { id: table } = await ada.create({ ...three, seats: [{ kind: 'me' }, bot, bot], start: true });
    await ada.join(table);
    await ada.must('resign', { table });
    tables.push(table);
  }
  const [first, , third, fourth, fifth] = tables as [string, string, string, string, string];
  await ada.until(() => asked.size === 3);
  expect([...asked.keys()]).toEqual([first, tables[1], third]);
  ada.close();
  while (hub.size > 3) await new Promise(done => setTimeout(done, 20)); // they wait on the disk
  const again = new TestClient(stage.server.address, ada.cookie);
  await again.join(fifth); // to look at it changes nothing
  expect(asked.size).toBe(3);

  open.add(first);
  await again.join(first);
  await again.until(() => again.updates.at(-1)?.view.open.outcome != null, 'the end of the first');
  while (asked.size < 4) await new Promise(done => setTimeout(done, 20));
  expect([...asked.keys()]).toHaveLength(4);
  const last = asked.has(fourth) ? fifth : fourth;
  for (const table of tables) open.add(table);
  const isOver = async (): Promise<boolean> => (await hub.around.storage.table(last))?.status === 'finished';
  while (!(await isOver())) await new Promise(done => setTimeout(done, 50));
  again.close();
  await stage.close();
});

test('CO-7.3 tables that wait for others do so after a restart, and at one that cannot go on nobody waits', async () => {
  const stage = await Stage.open({}, { thinkers: idle });
  const ada = await stage.person('Ada');
  const seats = [{ kind: 'me' } as const, ...six.slice(1)];
  for (let at = 0; at < 5; at++) {
    const { id: table } = await ada.create({ ...long, seats, start: true });
    await ada.join(table);
    await ada.must('resign', { table });
  }
  const waiting = async (): Promise<boolean[]> => {
    const { hub } = stage.server.running;
    const alarmed = await hub.around.storage.alarmed(0);
    return Promise.all(alarmed.map(async ({ id }) => (await hub.table(id))!.mustWait));
  };
  expect((await waiting()).toSorted()).toEqual([false, false, false, true, true]);
  await stage.restart();
  expect((await waiting()).toSorted()).toEqual([false, false, false, true, true]);
  const requests = (): never => {
    throw new Error('these rules know no such question');
  };
  await stage.restart({ games: [{ ...gameOf(long.game), requests }] });
  expect(await waiting()).toEqual(Array(5).fill(false));
  await stage.close();
});
