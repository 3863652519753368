import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player, TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({ logLevel: 'silent' });
});
afterAll(() => stage.close());

/** While this runs, the disk takes nothing. */
async function withFullDisk<T>(task: () => Promise<T>): Promise<T> {
  const { storage } = stage.server.running.hub.around;
  const { commit } = storage;
  storage.commit = async () => {
    throw new Error('the disk is full');
  };
  try {
    return await task();
  } finally {
    storage.commit = commit;
  }
}

// Without companions a turn is one move: one first move in two hundred earns a companion, and the turn goes on.
const HAND = { game: 'hand-of-the-king', options: { firstPlayer: 'seat1', companionDeck: 'none' } } as const;

/** Ada has moved and asks Bea to let her take it back. */
async function proposed(): Promise<{ table: string; people: TestClient[]; players: Player[]; proposal: string }> {
  const people = await stage.people('Ada', 'Bea');
  const { table, players } = await stage.playing(people, HAND);
  await players[0]!.move();
  const asked = await people[0]!.must('undo', { table });
  if (!('proposal' in asked)) throw new Error('it was taken back without asking');
  return { table, people, players, proposal: asked.proposal };
}

test('CO-7.16 a proposal stays open where going back could not be stored', async () => {
  const { table, people, proposal } = await proposed();
  const [ada, bea] = people as [TestClient, TestClient];
  const live = (await stage.server.running.hub.table(table))!;
  const rewinds = live.match!.rewinds;
  const agreed = async () => bea.send('consent', { table, n: await bea.seen(table), proposal, agree: true });
  expect(await withFullDisk(agreed)).toMatchObject({ ok: false, problem: { code: 'not-stored' } });
  expect((await ada.join(table)).standing?.undo.proposal).toMatchObject({ id: proposal, waiting: ['seat-2'] });
  expect(live.match!.rewinds).toBe(rewinds); // what bots think is still good

  expect(await agreed()).toMatchObject({ ok: true });
  expect((await ada.join(table)).standing?.undo.proposal).toBeNull();
  expect(live.match!.rewinds).toBe(rewinds + 1);
});

test('CO-7.16 who could not play on has not refused to go back', async () => {
  const { table, people, players, proposal } = await proposed();
  const [ada, bea] = people as [TestClient, TestClient];
  await bea.until(() => players[1]!.asked !== undefined, 'her turn');
  const answer = players[1]!.choose()!;
  const act = () => bea.send('act', { table, ...answer });
  expect(await withFullDisk(act)).toMatchObject({ ok: false, problem: { code: 'not-stored' } });
  expect((await ada.join(table)).standing?.undo.proposal).toMatchObject({ id: proposal });

  expect(await act()).toMatchObject({ ok: true });
  expect((await ada.join(table)).standing?.undo.proposal).toBeNull();
});

test('CO-7.16 the table is told what there is to take back, who agreed, and the asker may withdraw', async () => {
  const people = await stage.people('Ada', 'Bea', 'Cleo');
  const [ada, bea] = people as [TestClient, TestClient];
  const { table, players } = await stage.playing(people, HAND);
  const undoOf = async (client: TestClient) => (await client.join(table)).standing?.undo;
  expect(await undoOf(ada)).toEqual({ own: false, last: null, proposal: null, practice: false });
  await players[0]!.move();
  await bea.until(() => players[1]!.asked !== undefined, 'her turn');
  await players[1]!.move();
  expect(await undoOf(ada)).toMatchObject({ last: { from: 1, moves: 2 } });
  expect(await undoOf(bea)).toMatchObject({ last: { from: 2, moves: 1 } });
  expect(await undoOf(people[2]!)).toMatchObject({ own: false, last: null });

  const asked = await ada.must('undo', { table });
  const proposal = 'proposal' in asked ? asked.proposal : '';
  await bea.must('consent', { table, n: await bea.seen(table), proposal, agree: true });
  expect((await undoOf(people[2]!))?.proposal).toEqual({
    id: proposal,
    by: 'seat-1',
    to: 0,
    from: 1,
    moves: 2,
    agreed: ['seat-2'],
    waiting: ['seat-3'],
  });
  await ada.must('consent', { table, n: await ada.seen(table), proposal, agree: false });
  expect((await undoOf(bea))?.proposal).toBeNull();
});

test('CO-7.16 what a bot plays while people make up their minds is counted among what goes, and agreed to anew', async () => {
  const people = await stage.people('Ada', 'Bea', 'Cleo');
  const [ada, bea, cleo] = people as [TestClient, TestClient, TestClient];
  const { table, players } = await stage.playing(people, HAND);
  await players[0]!.move();
  const asked = await ada.must('undo', { table });
  const proposal = 'proposal' in asked ? asked.proposal : '';
  const live = (await stage.server.running.hub.table(table))!;
  const before = live.record.n;
  await bea.must('handOver', { table, seat: 'seat-2', bot: 'random' });
  await cleo.until(() => players[2]!.asked !== undefined, 'her turn, after the bot');
  const moves = live.match!.line.length;
  expect(moves).toBeGreaterThan(1);
  expect((await cleo.join(table)).standing?.undo.proposal).toMatchObject({
    id: proposal,
    from: 1,
    to: 0,
    moves,
    waiting: ['seat-2', 'seat-3'], // a bot stands in for one of them, who has a say all the same
  });

  // She was asked about one move: to agree to that is not to agree to all that has been played since.
  expect(await cleo.problem('consent', { table, n: before, proposal, agree: true })).toMatchObject({
    code: 'more-would-go',
    clause: 'CO-7.16',
  });
  expect(live.match!.line).toHaveLength(moves);
  for (const person of [cleo, bea])
    await person.must('consent', { table, n: await person.seen(table), proposal, agree: true });
  expect(live.match!.line).toEqual([]);
});

test('CO-7.16 who agreed before a bot played on is asked again', async () => {
  const people = await stage.people('Ada', 'Bea', 'Cleo', 'Dan');
  const [ada, bea, cleo, dan] = people as [TestClient, TestClient, TestClient, TestClient];
  const { table, players } = await stage.playing(people, HAND);
  await players[0]!.move();
  const asked = await ada.must('undo', { table });
  const proposal = 'proposal' in asked ? asked.proposal : '';
  await dan.must('consent', { table, n: await dan.seen(table), proposal, agree: true });
  await bea.must('handOver', { table, seat: 'seat-2', bot: 'random' });
  await cleo.until(() => players[2]!.asked !== undefined, 'her turn, after the bot');
  const live = (await stage.server.running.hub.table(table))!;
  const moves = live.match!.line.length;

  await cleo.must('consent', { table, n: await cleo.seen(table), proposal, agree: true });
  expect(live.match!.line).toHaveLength(moves); // he agreed to one move, not to all of these
  expect((await dan.join(table)).standing?.undo.proposal).toMatchObject({
    agreed: ['seat-3'],
    waiting: ['seat-4', 'seat-2'],
  });
  for (const person of [dan, bea])
    await person.must('consent', { table, n: await person.seen(table), proposal, agree: true });
  expect(live.match!.line).toEqual([]);
});

test('CO-7.16 a proposal is void when who made it, or who has agreed to it, plays on', async () => {
  const people = await stage.people('Ada', 'Bea', 'Cleo');
  const [ada, bea, cleo] = people as [TestClient, TestClient, TestClient];
  const { table, players } = await stage.playing(people, HAND);
  const ask = async (): Promise<string> => {
    const asked = await ada.must('undo', { table });
    return 'proposal' in asked ? asked.proposal : '';
  };
  const play = async (seat: 0 | 1 | 2): Promise<void> => {
    await people[seat]!.until(() => players[seat]!.asked !== undefined, 'the turn');
    await players[seat]!.move();
  };
  await play(0);
  const first = await ask();
  await bea.must('consent', { table, n: await bea.seen(table), proposal: first, agree: true });
  await play(1);
  expect((await cleo.join(table)).standing?.undo.proposal).toBeNull();
  expect(
    await cleo.problem('consent', { table, n: await cleo.seen(table), proposal: first, agree: true }),
  ).toMatchObject({ code: 'no-proposal' });

  await play(2);
  const second = await ask();
  expect((await cleo.join(table)).standing?.undo.proposal).toMatchObject({ id: second, from: 1, moves: 3 });
  await play(0);
  expect((await cleo.join(table)).standing?.undo.proposal).toBeNull();
  expect(
    await cleo.problem('consent', { table, n: await cleo.seen(table), proposal: second, agree: true }),
  ).toMatchObject({
    code: 'no-proposal',
  });
});
