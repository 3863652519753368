import { join as inFolder } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Game } from '@corvo/core';
import type { Joined, MomentPage, TableInfo } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf, Player, TestClient } from '../testing/client.fixture.ts';
import { GAMES } from '../testing/games.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

/** `CORVO_CROWD=500` for the long form: so many spectators. */
const CROWD = Number(process.env['CORVO_CROWD'] ?? 40);

let stage: Stage;
let clock = 1_794_778_070_206;
let views = 0; // how often a spectator's view was made
const counted = GAMES.map((game): Game => ({
  ...game,
  view: (state, seat) => (seat === null && views++, game.view(state, seat)),
}));
beforeAll(async () => {
  stage = await Stage.open({ trustProxy: true }, { games: counted, now: () => clock });
});
afterAll(() => stage.close());

/** How often something was encoded while a task ran. */
async function encodings(task: () => Promise<unknown>): Promise<number> {
  const { stringify } = JSON;
  let count = 0;
  JSON.stringify = ((...args: Parameters<typeof stringify>) => (count++, stringify(...args))) as typeof stringify;
  try {
    await task();
  } finally {
    JSON.stringify = stringify;
  }
  return count;
}

test('CO-7.3 what spectators see is made and encoded once for each entry, however many they are', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const crowd: TestClient[] = [];
  const entry = async (): Promise<readonly [made: number, encoded: number]> => {
    const before = views;
    const heard = crowd.map(({ updates }) => updates.length);
    const encoded = await encodings(async () => {
      await ada.must('act', { table, request: 1, choice: { amount: 1 } });
      await ada.must('act', { table, request: 1, choice: null });
      await Promise.all(crowd.map((one, who) => one.until(() => one.updates.length === heard[who]! + 2, 'the answer')));
    });
    return [views - before, encoded];
  };
  const come = async (name: string): Promise<void> => {
    const one = await stage.person(name, `1.2.3.${crowd.length % 100}`); // from several addresses: one may have so many
    await one.join(table);
    crowd.push(one);
  };
  await come('first');
  await entry(); // what is done once is done
  const few = await entry();
  for (let i = 1; i < CROWD; i++) await come(`crowd ${i}`);
  const many = await entry();
  expect(few[0]).toBe(2); // one for the answer, one for its withdrawal
  expect(many).toEqual(few);
  expect(new Set(crowd.map(one => JSON.stringify(one.updates.at(-1)))).size).toBe(1);
  const { infos } = crowd.at(-1)!;
  await ada.must('handOver', { table, seat: 'ada', bot: 'random' });
  await crowd.at(-1)!.until(() => infos.length > 0, 'who sits where');
  expect(infos.at(-1)).toMatchObject({ you: null, host: false, invitation: null, watching: CROWD });
});

/** All that a spectator can hear, see, ask or try. */
async function tried(eve: TestClient, table: string): Promise<string> {
  const { now: _, ...joined } = await eve.join(table);
  const answers: unknown[] = [joined, await eve.counted()];
  for (const path of ['', '/record', '/views/0', '/views/1', '/views/2', '/views/9', '/moments?before=99'])
    answers.push(await (await eve.http('GET', `/api/tables/${table}${path}`)).text());
  answers.push(await (await fetch(`${eve.base}/api/tables/${table}`)).text());
  answers.push(await eve.send('act', { table, request: 1, choice: { amount: 1 } }));
  answers.push(await eve.send('undo', { table }));
  answers.push(await eve.send('practice', { table }));
  answers.push(await eve.send('consent', { table, proposal: 'x', n: 1, agree: true }));
  answers.push(await eve.send('resign', { table }));
  answers.push(await eve.send('hint', { table }));
  answers.push(await eve.send('handOver', { table, seat: 'ada', bot: 'random' }));
  answers.push(await eve.send('handOver', { table, seat: 'bruno', bot: null }));
  answers.push(await eve.send('handOver', { table, seat: 'nowhere', bot: null }));
  answers.push(await eve.send('handOver', { table, seat: 'ada', bot: 'nobody' }));
  answers.push(await eve.send('sit', { table, seat: 'ada' }));
  answers.push(await eve.send('start', { table }));
  answers.push(await eve.send('say', { table, channel: 'table', text: 'hey' }));
  answers.push(await eve.send('say', { table, channel: 'ada+bruno', text: 'hey' }));
  answers.push(await eve.send('read', { table, channel: 'table', id: 999 }));
  answers.push((await eve.join(table)).marks);
  return JSON.stringify(answers);
}

test('CO-7.5 who sees a table late learns nothing early, whatever they ask or try: no end, no line, no time', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as [TestClient, TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], {
    game: 'whispers',
    spectators: { allowed: true, delaySeconds: 600 },
  });
  await ada.must('say', { table, channel: 'table', text: 'one' });
  clock += 601_000;
  await eve.join(table);
  await new Promise(done => setTimeout(done, 1_200)); // until what is due has been shown
  await tried(eve, table); // what she has read is marked
  const before = await tried(eve, table);
  const heard = () => [eve.updates, eve.standings, eve.chat, eve.infos].map(({ length }) => length);
  const silence = heard();
  const steps: (() => Promise<unknown>)[] = [
    () => ada.must('say', { table, channel: 'table', text: 'two' }),
    () => ada.must('act', { table, request: 1, choice: { amount: 1 } }),
    () => ada.must('handOver', { table, seat: 'ada', bot: 'random' }),
    () => ada.must('handOver', { table, seat: 'ada', bot: null }),
    () => bea.must('act', { table, request: 1, choice: { amount: 0 } }),
    () => bea.must('undo', { table }),
    () => bea.must('resign', { table }),
    () => ada.must('say', { table, channel: 'table', text: 'well played' }),
  ];
  for (const [place, step] of steps.entries()) {
    await step();
    clock += 10_000;
    expect(await tried(eve, table), `after step ${place}`).toBe(before);
  }
  await new Promise(done => setTimeout(done, 1_200));
  expect(heard()).toEqual(silence);
  clock += 600_000;
  await eve.until(() => eve.infos.at(-1)?.status === 'finished', 'the end');
  await eve.until(() => eve.chat.at(-1)?.text === 'well played', 'the last line');
  expect(await tried(eve, table)).not.toBe(before);
  const late = await stage.person('Late'); // everything that Eve was shown is what a newcomer finds
  const whole: Joined = await late.join(table);
  expect(whole.standing?.view).toEqual(eve.updates.at(-1)?.view);
});

test('CO-7.5 who sees a table late does not learn early that it became a practice game, nor what was taken back in it', async () => {
  const [ada, eve] = (await stage.people('Ada', 'Eve')) as [TestClient, TestClient];
  const { id: table } = await ada.create({
    game: 'whispers',
    players: 2,
    order: 'chosen',
    spectators: { allowed: true, delaySeconds: 600 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  const live = (await stage.server.running.hub.table(table))!;
  const botHasSealed = async (n: number): Promise<void> => {
    while (live.match?.n !== n || live.match.sealed.length !== 1) await new Promise(done => setTimeout(done, 5));
  };
  const player = new Player(ada, table, gameOf('whispers'), 'ada');
  await player.come();
  await botHasSealed(0);
  clock += 601_000;
  await eve.join(table);
  await new Promise(done => setTimeout(done, 1_200)); // until what is due has been shown
  await tried(eve, table);
  const before = await tried(eve, table);
  const same = async (): Promise<void> => {
    clock += 10_000;
    expect(await tried(eve, table)).toBe(before);
  };
  await ada.must('practice', { table });
  await same();
  await ada.must('practice', { table }); // it is one already
  await same();
  await player.move(); // opens both answers
  await ada.until(() => player.asked !== undefined, 'her turn');
  await same();
  await ada.must('undo', { table });
  await same();
  expect((await ada.join(table)).info.setup.takeBack).toBe('practice');
  await stage.restart({ games: counted, now: () => clock }); // it is stored as well
  await eve.join(table);
  expect((await eve.join(table)).info.setup.takeBack).toBe('fair');
  clock += 600_000;
  await eve.until(() => eve.infos.at(-1)?.setup.takeBack === 'practice', 'that it is practice');
  expect(eve.updates.at(-1)?.moment).toMatchObject({ kind: 'undo', to: 0 });
});

test('CO-7.5 while nothing happens, those who see a table late cost nothing', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as [TestClient, TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], {
    game: 'whispers',
    spectators: { allowed: true, delaySeconds: 60 },
  });
  clock += 61_000;
  await eve.join(table);
  const live = (await stage.server.running.hub.table(table))!;
  while (live.lateDue !== null) await new Promise(done => setTimeout(done, 50));
  const { storage } = stage.server.running.hub.around;
  let reads = 0;
  const watched = ['entries', 'entriesBefore', 'lines', 'snapshot', 'table'] as const;
  const real = watched.map(name => storage[name]);
  for (const name of watched) {
    const read = storage[name].bind(storage) as (...args: unknown[]) => unknown;
    Object.assign(storage, { [name]: (...args: unknown[]) => (reads++, read(...args)) });
  }
  const made = views;
  await new Promise(done => setTimeout(done, 3_200)); // three looks of the server
  expect([reads, views - made]).toEqual([0, 0]);
  // Nor while what has happened is not due yet.
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const [before, then] = [reads, views];
  expect(live.lateDue).toBe(clock + 60_000);
  await new Promise(done => setTimeout(done, 2_200));
  expect([reads, views]).toEqual([before, then]);
  watched.forEach((name, place) => Object.assign(storage, { [name]: real[place] }));
});

test('CO-7.5 what somebody who sees a table late asks costs the same however much has happened since', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const stranger = stage.stranger();
  const { storage } = stage.server.running.hub.around;
  const rows: number[][] = [];
  for (const length of [20, 4_000]) {
    const { table } = await stage.playing([ada, bea], {
      game: 'whispers',
      spectators: { allowed: true, delaySeconds: 3_600 },
    });
    const live = (await stage.server.running.hub.table(table))!;
    await ada.must('handOver', { table, seat: 'ada', bot: 'random' });
    clock += 3_601_000;
    const db = new DatabaseSync(inFolder(stage.server.folder, 'corvo.sqlite'));
    const put = db.prepare(
      `insert into entries (table_id, n, kind, seat, "by", to_n, request, choice, text, settled, hash, events, at, served)
       values (?, ?, ?, 'bruno', 'person', null, 0, '{"bot":"random"}', '', 0, '', '[]', ?, ?)`,
    );
    const say = db.prepare(
      `insert into lines (table_id, channel, id, person, name, text, at, served) values (?, 'table', ?, 'x', 'X', 'x', ?, ?)`,
    );
    const first = live.record.n + 1;
    db.exec('BEGIN');
    for (let n = first; n < first + length; n++) put.run(table, n, n % 2 ? 'hand-over' : 'back', clock, clock);
    for (let id = 1; id <= length; id++) say.run(table, id, clock, clock);
    db.exec('COMMIT');
    db.prepare('update tables set n = ?, version = version + 1 where id = ?').run(first + length - 1, table);
    db.close();
    await live.reload();
    const read: number[] = [];
    const real = { ...methodsOf(storage) };
    for (const [name, method] of Object.entries(real))
      Object.assign(storage, {
        [name]: async (...args: unknown[]) => {
          const found: unknown = await method.apply(storage, args);
          if (args[0] === table) read.push(Array.isArray(found) ? found.length : 1);
          return found;
        },
      });
    const info = await stranger.json<TableInfo>('GET', `/api/tables/${table}`);
    expect(info).toMatchObject({ status: 'playing', sitters: [{ bot: 'random' }, { bot: null }] });
    await stranger.json('GET', `/api/tables/${table}/moments?before=${first + length}`);
    expect((await stranger.join(table)).moments.map(({ n }) => n)).toEqual([0, first - 1]);
    expect((await stranger.http('GET', `/api/tables/${table}/views/${first}`)).status).toBe(404);
    for (const name of Object.keys(real)) Reflect.deleteProperty(storage, name);
    rows.push(read);
    await stranger.must('leave', { table });
  }
  for (const read of rows) expect([Math.max(...read), read.length > 10]).toEqual([2, true]);
});

/** All that can be asked of a storage. */
function methodsOf(storage: object): Record<string, (...args: unknown[]) => unknown> {
  const made = Object.getPrototypeOf(storage) as Record<string, (...args: unknown[]) => unknown>;
  const names = Object.getOwnPropertyNames(made).filter(name => !['constructor', 'commit', 'close'].includes(name));
  return Object.fromEntries(names.map(name => [name, made[name]!]));
}

test('CO-7.14 joining costs the same however long the story is, and looking back is paged', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const sizes: number[] = [];
  const costs: number[] = [];
  for (const length of [120, 12_000]) {
    const { table } = await stage.playing([ada, bea], { game: 'whispers' });
    const live = (await stage.server.running.hub.table(table))!;
    // A long evening: people who let a bot play on and came back, again and again, with something said in between.
    const db = new DatabaseSync(inFolder(stage.server.folder, 'corvo.sqlite'));
    const { hash } = db.prepare('select hash from entries where table_id = ? and n = 0').get(table) as { hash: string };
    const put = db.prepare(
      `insert into entries (table_id, n, kind, seat, "by", to_n, request, choice, text, settled, hash, events, at)
       values (?, ?, 'back', 'ada', 'person', null, 0, '{}', '', 0, ?, '[]', ?)`,
    );
    db.exec('BEGIN');
    for (let n = 1; n <= length; n++) put.run(table, n, hash, clock);
    db.exec('COMMIT');
    db.prepare('update tables set n = ?, version = version + 1 where id = ?').run(length, table);
    db.close();
    await live.reload();
    sizes.push(JSON.stringify(await ada.join(table)).length);
    const joined = await ada.join(table);
    expect([joined.after, joined.moments.length]).toEqual([length - 50, 50]);
    expect((await ada.join(table, length - 3)).moments).toHaveLength(3);
    expect((await ada.join(table, 3)).moments).toHaveLength(50); // too much was missed: looked up page by page
    const start = process.cpuUsage();
    for (let i = 0; i < 100; i++) await ada.join(table);
    costs.push(process.cpuUsage(start).user);

    const found: number[] = [];
    for (let before = joined.after + 1, pages = 0; before > 0; pages++) {
      const page = await ada.json<MomentPage>('GET', `/api/tables/${table}/moments?before=${before}`);
      expect(page.moments.length).toBeLessThanOrEqual(200);
      found.unshift(...page.moments.map(({ n }) => n));
      before = page.after + 1;
    }
    expect(found).toEqual(Array.from({ length: length - 49 }, (_, n) => n));
  }
  expect(Math.abs(sizes[1]! - sizes[0]!)).toBeLessThan(500); // longer numbers
  expect(costs[1]! / costs[0]!).toBeLessThan(3);
});
