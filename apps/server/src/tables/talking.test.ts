import { privateChannel, runningClock } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
let clock = 1_794_778_070_206;
beforeAll(async () => {
  stage = await Stage.open({}, { now: () => clock });
});
afterAll(() => stage.close());

const RAVEN = { game: 'hand-of-the-king', options: { threeEyedRaven: true, firstPlayer: 'seat1' } } as const;
type Three = [TestClient, TestClient, TestClient];

test('CO-8.1 all hear what is said at the table, two what is said in private; it is kept, with marks for what was read', async () => {
  const [ada, bea, carl] = (await stage.people('Ada', 'Bea', 'Carl')) as Three;
  const { table } = await stage.playing([ada, bea, carl], { game: 'whispers' });
  await ada.must('say', { table, channel: 'table', text: '  Good evening \n all ' });
  const channel = privateChannel('bruno', 'ada');
  expect(channel).toBe('ada+bruno');
  expect(await ada.must('say', { table, channel, text: 'psst' })).toEqual({ id: 1 });
  await bea.until(() => bea.chat.length === 2);
  await carl.must('say', { table, channel: 'table', text: 'hello' });
  await carl.until(() => carl.chat.length === 2);
  expect(carl.chat.map(({ id, from, text }) => [id, from, text])).toEqual([
    [1, 'Ada', 'Good evening \n all'],
    [2, 'Carl', 'hello'],
  ]);
  expect(await carl.problem('say', { table, channel, text: 'me too' })).toMatchObject({
    code: 'not-in-channel',
    clause: 'CO-8.1',
  });
  expect(await carl.problem('say', { table, channel: 'carla+dario', text: 'x' })).toMatchObject({
    code: 'not-in-channel',
  });
  expect(await carl.problem('say', { table, channel: 'table', text: '' })).toMatchObject({ code: 'malformed-message' });
  expect(await carl.problem('say', { table, channel: 'table', text: 'x'.repeat(501) })).toMatchObject({
    code: 'malformed-message',
  });
  await bea.must('read', { table, channel, id: 1 });
  expect(await carl.problem('read', { table, channel, id: 1 })).toMatchObject({ code: 'not-in-channel' });
  await bea.must('read', { table, channel: 'table', id: 2 });
  await bea.must('read', { table, channel: 'table', id: 1 }); // a page that lags behind
  await bea.must('read', { table, channel: 'table', id: 999 });
  for (const unknown of ['bruno+nobody', 'bruno+ada'])
    expect(await bea.problem('read', { table, channel: unknown, id: 1 })).toMatchObject({ code: 'not-in-channel' });
  expect((await bea.join(table)).marks).toEqual({ 'ada+bruno': 1, table: 2 });
  expect((await bea.join(table)).chat.map(({ text }) => text)).toEqual(['psst', 'Good evening \n all', 'hello']);
  expect((await carl.join(table)).chat.map(({ text }) => text)).toEqual(['Good evening \n all', 'hello']);
});

test('CO-8.1 coming to a table costs as much however long lines were said there: the oldest are left out', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as Three;
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const channel = privateChannel('ada', 'bruno');
  await ada.must('say', { table, channel, text: 'long ago, between us' });
  const long = (n: number): string => `${n} `.padEnd(500, 'è una lunga storia ');
  for (let n = 0; n < 120; n++) await ada.must('say', { table, channel: 'table', text: long(n) });
  const { chat } = await bea.join(table);
  // As many as fit, the newest; and of what was said in private at least the last line.
  expect(chat.map(({ text }) => text)).toEqual([
    'long ago, between us',
    ...Array.from({ length: 48 }, (_, i) => long(72 + i).trim()),
  ]);
  for (let n = 0; n < 150; n++) await ada.must('say', { table, channel: 'table', text: `short ${n}` });
  expect((await bea.join(table)).chat.filter(({ text }) => text.startsWith('short'))).toHaveLength(150);
}, 120_000);

test('CO-8.2 while the game is going on only those who sit at the table talk', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { id: lobby } = await ada.create({ game: 'whispers', players: 2 });
  await eve.join(lobby);
  await eve.must('say', { table: lobby, channel: 'table', text: 'is this seat free?' });
  expect(await eve.problem('say', { table: lobby, channel: 'ada+bruno', text: 'x' })).toMatchObject({
    code: 'not-started',
  });
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await eve.join(table);
  expect(await eve.problem('say', { table, channel: 'table', text: 'take the left one!' })).toMatchObject({
    code: 'only-seats-talk',
    clause: 'CO-8.2',
  });
});

test('CO-8.3 with ravens the table is silent, but for the two who were called away', async () => {
  const [ada, bea, carl] = (await stage.people('Ada', 'Bea', 'Carl')) as Three;
  const { table } = await stage.playing([ada, bea, carl], RAVEN);
  const channel = privateChannel('seat-1', 'seat-2');
  expect(await ada.problem('say', { table, channel: 'table', text: 'x' })).toMatchObject({
    code: 'silent-table',
    clause: 'CO-8.3',
  });
  expect(await ada.problem('say', { table, channel, text: 'x' })).toMatchObject({ code: 'silent-table' });
  await ada.must('act', { table, request: 1, choice: { option: 'raven seat-2' } });
  await ada.must('say', { table, channel, text: 'together?' });
  expect(await ada.problem('say', { table, channel: 'table', text: 'x' })).toMatchObject({
    code: 'only-in-private',
    data: { seats: ['seat-1', 'seat-2'] },
  });
  expect(await carl.problem('say', { table, channel: privateChannel('seat-1', 'seat-3'), text: 'x' })).toMatchObject({
    code: 'only-in-private',
  });
  await bea.must('act', { table, request: 2, choice: { option: 'end-talk' } });
  expect(await ada.problem('say', { table, channel, text: 'wait' })).toMatchObject({ code: 'silent-table' });
});

test('CO-8.5 seats that the rules keep apart say nothing that another of them hears, and are heard by everybody else', async () => {
  const [ada, bea, carl] = (await stage.people('Ada', 'Bea', 'Carl')) as Three;
  const { id: lobby } = await ada.create({ game: 'parted', players: 3 });
  await ada.join(lobby);
  await ada.must('say', { table: lobby, channel: 'table', text: 'before the game all talk' });
  const { table } = await stage.playing([ada, bea, carl], { game: 'parted' });
  const refused = (seat: string): object => ({ code: 'only-to-others', clause: 'CO-8.5', data: { seats: [seat] } });
  expect(await ada.problem('say', { table, channel: 'table', text: 'x' })).toMatchObject(refused('bruno'));
  const channel = privateChannel('ada', 'bruno');
  expect(await ada.problem('say', { table, channel, text: 'x' })).toMatchObject(refused('bruno'));
  expect(await bea.problem('say', { table, channel, text: 'x' })).toMatchObject(refused('ada'));
  expect(await bea.problem('say', { table, channel: privateChannel('ada', 'carla'), text: 'x' })).toMatchObject({
    code: 'not-in-channel',
  });
  await ada.must('say', { table, channel: privateChannel('ada', 'carla'), text: 'help me' });
  await bea.must('say', { table, channel: privateChannel('bruno', 'carla'), text: 'and me' });
  await carl.must('say', { table, channel: 'table', text: 'everybody hears me' });
  await bea.until(() => bea.chat.length === 2);
  const heard = async (one: TestClient): Promise<string[]> => (await one.join(table)).chat.map(({ text }) => text);
  expect(await heard(ada)).toEqual(['help me', 'everybody hears me']);
  expect(await heard(bea)).toEqual(['and me', 'everybody hears me']);
  expect(await heard(carl)).toEqual(['help me', 'and me', 'everybody hears me']);
});

test('CO-8.4 HK-9.9 after a minute the server ends the conversation for the seat that began it', async () => {
  const [ada, bea, carl] = (await stage.people('Ada', 'Bea', 'Carl')) as Three;
  const { table } = await stage.playing([ada, bea, carl], RAVEN);
  await ada.must('act', { table, request: 1, choice: { option: 'raven seat-3' } });
  await carl.until(() => carl.updates.at(-1)?.n === 1);
  const of = (leftMs: number, ...seats: string[]) => seats.map(seat => ({ seat, leftMs }));
  const minute = { for: 'talk', seats: of(60_000, 'seat-1', 'seat-3'), ofMs: 60_000, atZero: 'once' };
  expect(runningClock.parse(carl.updates.at(-1)?.clock)).toEqual(minute);
  const watching = await stage.person('Dora');
  expect((await watching.join(table)).standing?.clock).toEqual(minute); // the raven flew before all eyes
  clock += 59_000;
  await stage.restart(); // the minute runs on while the server is down
  expect((await carl.join(table, 1)).standing).toMatchObject({
    n: 1,
    clock: { ...minute, seats: of(1_000, 'seat-1', 'seat-3') },
  });
  clock += 1_000;
  await stage.restart();
  const joined = await carl.join(table, 1);
  await carl.until(() => joined.standing?.n === 2 || carl.updates.at(-1)?.n === 2, 'the end of the talk');
  const [ended] = (await carl.join(table, 1)).moments;
  expect(ended).toMatchObject({ kind: 'action', by: 'server', seat: 'seat-1', events: [{ type: 'talk-ended' }] });
  expect((await carl.join(table)).standing?.clock).toBeNull();
});

test('CO-7.13 where the table has a clock the server decides for the late as the rules say', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as Three;
  const { id: table } = await ada.create({ game: 'whispers', players: 2, order: 'chosen', clock: { seconds: 10 } });
  await ada.join(table);
  await bea.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.must('start', { table });
  await ada.until(() => ada.updates.at(-1)?.n === 0);
  const due = clock + 10_000;
  const of = (leftMs: number, ...seats: string[]) => seats.map(seat => ({ seat, leftMs }));
  const given = { for: 'decision', seats: of(10_000, 'ada', 'bruno'), ofMs: 10_000, atZero: 'once' };
  expect(runningClock.parse(ada.updates.at(-1)?.clock)).toEqual(given);
  clock += 4_000;
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.until(() => bea.updates.at(-1)?.moment === null);
  // The same question: answering does not give the others more time, and changing one's mind takes none from them.
  expect(ada.updates.at(-1)?.clock).toEqual({ ...given, seats: of(6_000, 'bruno') });
  await ada.must('act', { table, request: 1, choice: { amount: 2 } });
  expect(bea.updates.at(-1)?.clock).toEqual({ ...given, seats: of(6_000, 'bruno') });
  clock = due;
  await stage.restart();
  const joined = await ada.join(table);
  await ada.until(() => joined.standing?.n === 1 || ada.updates.at(-1)?.n === 1, 'the late bid');
  const late = (await ada.join(table, 0)).moments[0];
  expect(late).toMatchObject({ by: 'server', seat: 'bruno', notes: [{ key: 'note.was-late', data: { name: 'Bea' } }] });
});

test('CO-7.13 taking back alone gives no new time; what the table agreed to does', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as Three;
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock: { seconds: 10 } });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const left = async (): Promise<number | undefined> => (await ada.join(table)).standing?.clock?.seats[0]?.leftMs;
  clock += 4_000;
  await ada.must('act', { table, request: 2, choice: { option: 'right' } });
  expect(await left()).toBe(10_000); // another question
  clock += 7_000;
  await ada.must('undo', { table });
  expect(await left()).toBe(3_000);
  await ada.must('act', { table, request: 2, choice: { option: 'left' } });
  expect(await left()).toBe(3_000); // asked before
  const asked = await bea.must('undo', { table });
  await ada.must('consent', {
    table,
    n: await ada.seen(table),
    proposal: 'proposal' in asked ? asked.proposal : '',
    agree: true,
  });
  expect(await left()).toBe(10_000);
});
