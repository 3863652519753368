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

const HAND = { game: 'hand-of-the-king', options: { firstPlayer: 'seat1' } } as const;

/** Ada has moved and asks Bea to let her take it back. */
async function proposed(): Promise<{ table: string; people: TestClient[]; players: Player[]; proposal: string }> {
  const people = await stage.people('Ada', 'Bea');
  const { table, players } = await stage.playing(people, HAND);
  await players[0]!.move();
  const asked = await people[0]!.must('undo', { table });
  if (!('proposal' in asked)) throw new Error('it was taken back without asking');
  return { table, people, players, proposal: asked.proposal };
}

test('CO-7.11 a proposal stays open where going back could not be stored', async () => {
  const { table, people, proposal } = await proposed();
  const [ada, bea] = people as [TestClient, TestClient];
  const live = (await stage.server.running.hub.table(table))!;
  const rewinds = live.rewinds;
  const agreed = () => bea.send('consent', { table, proposal, agree: true });
  expect(await withFullDisk(agreed)).toMatchObject({ ok: false, problem: { code: 'not-stored' } });
  expect((await ada.join(table)).standing?.undo.proposal).toMatchObject({ id: proposal, waiting: ['seat-2'] });
  expect(live.rewinds).toBe(rewinds); // what bots think is still good

  expect(await agreed()).toMatchObject({ ok: true });
  expect((await ada.join(table)).standing?.undo.proposal).toBeNull();
  expect(live.rewinds).toBe(rewinds + 1);
});

test('CO-7.11 who could not play on has not refused to go back', async () => {
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
