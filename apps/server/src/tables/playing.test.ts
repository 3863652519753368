import { readRecord, verifyRecord, isProblem } from '@corvo/core';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf, Player, playOut, TestClient } from '../testing/client.fixture.ts';
import { exportGame, importGame } from '../records/index.ts';
import { openSqlite } from '../storage/index.ts';
import { GAMES } from '../testing/games.fixture.ts';
import { testFolder } from '../testing/server.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

// Without companions a turn is one move: one first move in two hundred earns a companion, and then nobody else is asked.
const HAND = { game: 'hand-of-the-king', options: { firstPlayer: 'seat1', companionDeck: 'none' } } as const;

/** Counts the messages that come over a wire: bytes, and words without the pulse. */
function messagesTo({ socket }: TestClient): { bytes: number; texts: number } {
  const came = { bytes: 0, texts: 0 };
  socket.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message') came[typeof data === 'string' ? 'texts' : 'bytes']++;
  });
  return came;
}

describe('what an action comes to', () => {
  test('is one message to everybody: to the page that acted its acknowledgement, to its other pages an update', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table, players } = await stage.playing([ada, bea], HAND);
    const other = new TestClient(ada.base, ada.cookie);
    const [first, second] = [players[0]!, new Player(other, table, gameOf(HAND.game), 'other')];
    await second.come();
    const wires = [ada, other, bea].map(messagesTo);
    const before = first.n;
    const { n } = await ada.must('act', { table, ...first.choose()! });
    expect([n, first.n]).toEqual([before + 1, before + 1]); // it is read when the acknowledgement is
    await other.until(() => second.n === n);
    await bea.until(() => players[1]!.n === n);
    expect(wires).toEqual([1, 1, 1].map(bytes => ({ bytes, texts: 0 })));
    expect(JSON.stringify(second.view)).toBe(JSON.stringify(first.view));
    other.close();
  });

  test('costs those who are there nothing when somebody joins, also for the first time', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing([ada, bea], HAND);
    for (const one of [ada, bea]) await one.must('leave', { table });
    const live = (await stage.server.running.hub.table(table))!;
    await live.reload(); // as after a restart: nobody has been told anything yet
    await ada.join(table);
    const wire = messagesTo(ada);
    for (const one of [bea, await stage.person('Eve'), stage.stranger()]) await one.join(table);
    await ada.until(() => ada.presences.at(-1)?.watching === 2);
    expect(wire.bytes).toBe(0);
  });

  test('is refused, or is nothing, in words', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing([ada, bea], HAND);
    const [mine, others] = [messagesTo(bea), messagesTo(ada)];
    await bea.problem('act', { table, request: 1, choice: {} });
    expect([mine, others]).toEqual([
      { bytes: 0, texts: 1 },
      { bytes: 0, texts: 0 },
    ]);
  });

  test('that ends the game is told before the end of the table is', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { players } = await stage.playing([ada, bea], HAND);
    const order: string[] = [];
    ada.onUpdate.push(({ view }) => order.push(view.open.outcome === null ? 'move' : 'end'));
    ada.socket.on('table', ({ status }) => order.push(status));
    await playOut(players);
    await ada.until(() => ada.infos.at(-1)?.status === 'finished');
    expect(order.slice(-2)).toEqual(['end', 'finished']);
  });
});

describe('bots', () => {
  test('CO-6.1 a person plays a whole game against three bots, and may ask one for advice', async () => {
    const ada = await stage.person('Ada');
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { id: table } = await ada.create({
      ...HAND,
      players: 4,
      hints: true,
      seats: [{ kind: 'me' }, bot, bot, bot],
      start: true,
    });
    const player = new Player(ada, table, gameOf(HAND.game), 'a');
    await player.come();
    await ada.until(() => player.asked !== undefined, 'my turn');
    const hint = await ada.must('hint', { table });
    expect(hint.reason.key).toMatch(/^bot\./);
    expect(player.game.check(player.view!, player.asked!, hint.choice)).toBeUndefined();
    await playOut([player]);
    expect(player.view?.open.outcome).not.toBeNull();
  });

  test('CO-7.9 a bot plays on for somebody, who takes the seat back at any moment', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table, players } = await stage.playing([ada, bea], HAND);
    const [first] = players as [Player, Player];
    expect(await ada.problem('handOver', { table, seat: 'seat-2', bot: 'random' })).toMatchObject({
      code: 'seat-not-yours',
      clause: 'CO-7.9',
    });
    await ada.must('handOver', { table, seat: 'seat-1', bot: 'random' });
    await bea.until(() => bea.infos.at(-1)?.sitters[0]?.bot === 'random', 'the bot');
    await bea.until(() => bea.updates.some(({ moment }) => moment?.by === 'bot'), 'its move');
    expect(await ada.problem('act', { table, request: 1, choice: {} })).toMatchObject({ code: 'bot-plays-your-seat' });
    await ada.must('handOver', { table, seat: 'seat-1', bot: null });
    await ada.must('handOver', { table, seat: 'seat-1', bot: null }); // already so: no entry
    const told = (await bea.join(table)).moments.filter(({ notes }) => notes.length > 0);
    const data = { name: 'Ada', seat: 'seat-1' };
    expect(told.map(({ kind, seat, notes }) => [kind, seat, ...notes])).toEqual([
      ['hand-over', 'seat-1', { key: 'note.bot-stands-in', data }],
      ['back', 'seat-1', { key: 'note.is-back', data }],
    ]);
    await stage.restart(); // both survive it, and so does the game
    for (const player of players) await player.come();
    await playOut(players);
    expect(first.view?.open.outcome).not.toBeNull();
  });

  test('CO-7.9 the host lets a bot play for somebody who is away', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing([ada, bea], HAND);
    bea.close();
    await ada.until(() => ada.presences.at(-1)?.present.join() === 'seat-1', 'being alone');
    await ada.must('handOver', { table, seat: 'seat-2', bot: 'random' });
    const back = new TestClient(stage.server.address, bea.cookie);
    const { info } = await back.join(table);
    expect(info.sitters[1]).toMatchObject({ kind: 'person', bot: 'random', mine: true, present: true });
    expect(ada.updates.find(({ moment }) => moment?.kind === 'hand-over')?.moment?.notes[0]).toEqual({
      key: 'note.host-called-bot',
      data: { name: 'Bea', seat: 'seat-2' },
    });
    await back.must('handOver', { table, seat: 'seat-2', bot: null });
    back.close();
  });

  test('CO-7.10 who resigns among more than two is replaced by a bot for good; of two, the game ends', async () => {
    const [ada, bea, carl] = (await stage.people('Ada', 'Bea', 'Carl')) as [TestClient, TestClient, TestClient];
    const { table, players } = await stage.playing([ada, bea, carl], HAND);
    await ada.must('resign', { table });
    expect(await ada.problem('handOver', { table, seat: 'seat-1', bot: null })).toMatchObject({
      code: 'seat-resigned',
      clause: 'CO-7.10',
    });
    await bea.until(() => bea.updates.some(({ moment }) => moment?.kind === 'resign'));
    expect(bea.updates.find(({ moment }) => moment?.kind === 'resign')?.moment?.notes[0]?.key).toBe(
      'note.resigned-to-bot',
    );
    expect((await ada.join(table)).info.you).toBeNull();
    await playOut(players.slice(1));
    expect((await ada.join(table)).info.status).toBe('finished');

    const two = await stage.playing([bea, carl], HAND);
    await two.players[0]!.move();
    await carl.must('resign', { table: two.table });
    await bea.until(() => bea.updates.at(-1)?.view.open.outcome !== null);
    expect(bea.updates.at(-1)).toMatchObject({
      moment: { kind: 'resign', notes: [{ key: 'note.resigned', data: { name: 'Carl', seat: 'seat-2' } }] },
      view: { open: { outcome: { reason: 'resigned' } } },
    });
    expect(bea.updates.at(-1)?.view.open.chance.seed).not.toBeNull();
    const record = readRecord(await (await bea.http('GET', `/api/tables/${two.table}/record`)).text());
    if (isProblem(record)) throw new Error(record.code);
    expect(record.end.outcome).toBeNull(); // broken off, as CO-4.1 has it
    expect(verifyRecord(gameOf(HAND.game), record)).toHaveProperty('states');
    expect(await bea.problem('act', { table: two.table, request: 2, choice: {} })).toMatchObject({ code: 'game-over' });
    expect(await bea.problem('resign', { table: two.table })).toMatchObject({ code: 'game-over' });
  });
});

describe('taking back', () => {
  test('CO-1.8 a seat takes back alone what revealed nothing, and it leaves nothing behind but that', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing([ada, bea], { game: 'whispers' });
    await ada.must('act', { table, request: 1, choice: { amount: 1 } });
    await bea.must('act', { table, request: 1, choice: { amount: 0 } });
    await ada.must('act', { table, request: 2, choice: { option: 'right' } });
    await ada.until(() => ada.updates.at(-1)?.n === 2);
    expect(ada.updates.at(-1)?.undo.own).toBe(true);
    expect(await ada.must('undo', { table })).toEqual({ n: 3 });
    await bea.until(() => bea.updates.at(-1)?.n === 3);
    expect(bea.updates.at(-1)?.moment).toMatchObject({
      kind: 'undo',
      seat: 'ada',
      to: 1,
      notes: [{ key: 'note.took-back', data: { name: 'Ada' } }],
    });
    await ada.must('act', { table, request: 2, choice: { option: 'left' } });
    await ada.must('act', { table, request: 3, choice: { amount: 1 } });
    const { standing, moments } = await bea.join(table);
    expect(standing?.view.open).toMatchObject({ lanterns: { left: 1, middle: 0, right: 0 } });
    expect(moments.map(({ n, kind }) => [n, kind])).toEqual([
      [0, 'start'],
      [1, 'action'],
      [3, 'undo'],
      [4, 'action'],
      [5, 'action'],
    ]);
    expect(await (await bea.http('GET', `/api/tables/${table}/views/3`)).json()).toMatchObject({
      n: 3,
      view: { seat: 'bruno', open: { lanterns: { left: 0, right: 0 } } },
    });
  });

  test('CO-1.8 a click that was on its way while the table went back is not taken for the question of now', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing([ada, bea], { game: 'whispers' });
    await ada.must('act', { table, request: 1, choice: { amount: 1 } });
    await bea.must('act', { table, request: 1, choice: { amount: 0 } });
    await ada.must('act', { table, request: 2, choice: { option: 'right' } });
    await ada.must('undo', { table });
    const late = { table, request: 2, choice: { option: 'right' }, rewinds: 0 };
    expect(await ada.problem('act', late)).toMatchObject({ code: 'went-back', clause: 'CO-7.14' });
    expect(await ada.raw('act', { table, request: 2, choice: { option: 'right' } })).toMatchObject({
      problem: { code: 'page-too-old' },
    });
    await ada.must('act', { ...late, rewinds: 1 });
  });

  test('CO-1.8 not while somebody else is waited for', async () => {
    const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table, players } = await stage.playing(people, HAND);
    await players[0]!.move();
    expect(await people[0].must('undo', { table })).toHaveProperty('proposal');
  });

  test('CO-7.16 beyond it every person at the table must agree, and who plays on does not', async () => {
    const people = (await stage.people('Ada', 'Bea', 'Carl')) as [TestClient, TestClient, TestClient];
    const [ada, bea, carl] = people;
    const { table, players } = await stage.playing(people, HAND);
    expect(await bea.problem('undo', { table })).toMatchObject({ code: 'nothing-to-undo', clause: 'CO-7.11' });
    await players[0]!.move();
    const start = await ada.join(table, 0);
    const asked = await ada.must('undo', { table });
    const proposal = 'proposal' in asked ? asked.proposal : '';
    expect(await ada.problem('undo', { table })).toMatchObject({ code: 'proposal-open' });
    await bea.until(() => bea.standings.at(-1)?.undo.proposal?.id === proposal);
    expect(bea.standings.at(-1)?.undo.proposal).toMatchObject({ by: 'seat-1', to: 0, waiting: ['seat-2', 'seat-3'] });
    expect(
      await bea.problem('consent', { table, n: await bea.seen(table), proposal: 'other', agree: true }),
    ).toMatchObject({
      code: 'no-proposal',
    });
    await bea.must('consent', { table, n: await bea.seen(table), proposal, agree: true });
    await carl.must('consent', { table, n: await carl.seen(table), proposal, agree: false });
    expect(await bea.problem('consent', { table, n: await bea.seen(table), proposal, agree: true })).toMatchObject({
      code: 'no-proposal',
    });

    const again = await ada.must('undo', { table });
    for (const person of [bea, carl])
      await person.must('consent', {
        table,
        n: await person.seen(table),
        proposal: 'proposal' in again ? again.proposal : '',
        agree: true,
      });
    await ada.until(() => ada.updates.at(-1)?.moment?.kind === 'undo');
    expect(ada.updates.at(-1)?.n).toBe((start.standing?.n ?? 0) + 1);
    expect(ada.updates.at(-1)?.moment?.notes[0]?.key).toBe('note.table-took-back-with');
    await players[0]!.come();
    await players[0]!.move();
    await players[1]!.come();
    const third = await ada.must('undo', { table });
    await players[1]!.move();
    expect(
      await carl.problem('consent', {
        table,
        n: await carl.seen(table),
        proposal: 'proposal' in third ? third.proposal : '',
        agree: true,
      }),
    ).toMatchObject({ code: 'no-proposal' });
  });

  test('CO-7.17 alone against bots nothing that they have answered is taken back, but in a practice game', async () => {
    const ada = await stage.person('Ada');
    const { id: table } = await ada.create({
      ...HAND,
      players: 2,
      order: 'chosen',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    const player = new Player(ada, table, gameOf(HAND.game), 'x');
    await player.come();
    await player.move();
    await ada.until(() => player.asked !== undefined);
    expect((await ada.join(table)).standing?.undo).toMatchObject({ own: false, last: null, practice: true });
    expect(await ada.problem('undo', { table })).toMatchObject({ code: 'seen-too-much', clause: 'CO-7.17' });
    await ada.must('practice', { table });
    const { info, standing } = await ada.join(table);
    expect([info.setup.takeBack, standing?.undo.own]).toEqual(['practice', true]);
    expect(await ada.must('undo', { table })).toHaveProperty('n');
    await ada.until(() => ada.updates.at(-1)?.moment?.kind === 'undo');
    expect(ada.updates.at(-1)?.moment?.to).toBe(0);
    expect(await ada.problem('change', { table, setup: { takeBack: 'fair' } })).toHaveProperty('code'); // for good
    await playOut([player]);
    const record = readRecord(await (await ada.http('GET', `/api/tables/${table}/record`)).text());
    if (isProblem(record)) throw new Error(record.code);
    expect(verifyRecord(player.game, record)).toHaveProperty('states'); // without what was taken back
  });

  test('CO-7.17 a table at which others sit does not become a practice game', async () => {
    const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing(people, HAND);
    expect(await people[0].problem('practice', { table })).toMatchObject({
      code: 'others-sit-here',
      clause: 'CO-7.17',
    });
  });

  test('CO-7.11 at a strict table a sealed answer may be withdrawn, and nothing else', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table } = await stage.playing([ada, bea], { game: 'whispers', takeBack: 'strict' });
    await ada.must('act', { table, request: 1, choice: { amount: 1 } });
    expect(await ada.must('undo', { table })).toEqual({ n: 0 });
    expect((await ada.join(table)).standing?.view.mine?.sealed).toBeNull();
    await ada.must('act', { table, request: 1, choice: { amount: 1 } });
    await bea.must('act', { table, request: 1, choice: { amount: 0 } });
    await ada.must('act', { table, request: 2, choice: { option: 'right' } });
    expect(await ada.problem('undo', { table })).toMatchObject({ code: 'never-back', clause: 'CO-7.11' });
  });

  test('CO-7.16 where the table agrees to go behind a reveal, chance is drawn anew, and the record says so', async () => {
    const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
    const { table, players } = await stage.playing([ada, bea], { game: 'whispers' });
    await ada.must('act', { table, request: 1, choice: { amount: 1 } });
    await bea.must('act', { table, request: 1, choice: { amount: 0 } });
    const asked = await ada.must('undo', { table });
    const proposal = 'proposal' in asked ? asked.proposal : '';
    await bea.must('consent', { table, n: await bea.seen(table), proposal, agree: true });
    await ada.until(() => ada.updates.at(-1)?.moment?.kind === 'undo');
    expect(ada.updates.at(-1)?.moment?.notes.map(({ key, data }) => [key, data.others ?? data.count])).toEqual([
      ['note.table-took-back-with', 'Bea'],
      ['note.redrawn', 1],
    ]);
    for (const player of players) await player.come();
    await playOut(players);
    const text = await (await ada.http('GET', `/api/tables/${table}/record`)).text();
    expect(text).toContain('"redrawn":1');
    const record = readRecord(text);
    if (isProblem(record)) throw new Error(record.code);
    expect(verifyRecord(gameOf('whispers'), record)).toHaveProperty('states');
    expect((await bea.http('POST', '/api/records', text)).status).toBe(201);
  });
});

test('CO-7.12 no hint where the table allows none, or where there is nothing to decide', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], HAND);
  expect(await ada.problem('hint', { table })).toMatchObject({ code: 'no-hints', clause: 'CO-7.12' });
  const hinted = await stage.playing([ada, bea], { ...HAND, hints: true });
  expect(await bea.problem('hint', { table: hinted.table })).toMatchObject({ code: 'no-hint-now' });
});

test('a record is brought in as a finished table, or refused with its line', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table, players } = await stage.playing([ada, bea], { game: 'whispers' });
  expect(await (await ada.http('GET', `/api/tables/${table}/record`)).json()).toMatchObject({
    code: 'record-before-end',
    clause: 'CO-4.2',
  });
  await playOut(players);
  const record = await (await ada.http('GET', `/api/tables/${table}/record`)).text();
  const made = await bea.http('POST', '/api/records', record);
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const joined = await bea.join(id);
  expect(joined.info).toMatchObject({ status: 'finished', game: 'whispers' });
  expect(joined.moments).toHaveLength(record.trim().split('\n').length - 1);
  expect(await (await bea.http('GET', `/api/tables/${id}/record`)).text()).toBe(record);
  const folder = testFolder();
  await expect(importGame(folder, record, GAMES)).rejects.toThrow(/no database/); // none is made by mistake
  await (await openSqlite(folder)).close();
  const brought = await importGame(folder, record, GAMES);
  expect(await exportGame(folder, 'id' in brought ? brought.id : '')).toBe(record);
  expect(await exportGame(folder, 'nothing')).toMatchObject({ code: 'no-such-table' });
  rmSync(folder, { recursive: true });
  const forged = record.replace(/"amount":\d/, '"amount":9');
  expect(await (await bea.http('POST', '/api/records', forged)).json()).toMatchObject({
    clause: expect.stringMatching(/^(CO|WH)-/),
    data: { line: expect.any(Number) },
  });
});
