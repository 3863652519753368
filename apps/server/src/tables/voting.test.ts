import { afterAll, expect, test } from 'vitest';
import { happened } from '../notices/happened.ts';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';
import { answerForTheLate } from './acting.ts';

let served = 1_000;
const stage = await Stage.open({}, { served: () => served });
afterAll(() => stage.close());

/** What the server does when a clock calls. */
async function ring(id: string): Promise<void> {
  const table = (await stage.server.running.hub.table(id))!;
  await table.run(() => answerForTheLate(table));
}
const standing = async (client: TestClient, table: string) => (await client.join(table)).standing;

test('CO-7.20 CO-7.21 a pause that two of three vote for stops the clocks over a restart, and is over in time', async () => {
  const [ada, bea, cid] = (await stage.people('Ada', 'Bea', 'Cid')) as [TestClient, TestClient, TestClient];
  const clock = { seconds: 3_600, increment: 60 };
  const { table } = await stage.playing([ada, bea, cid], { game: 'whispers', clock });
  served += 600_000;
  await ada.must('callVote', { table, kind: 'pause', seconds: 7_200 });
  const asked = (await standing(cid, table))?.motion;
  expect(asked).toMatchObject({
    kind: 'pause',
    seconds: 7_200,
    by: 'ada',
    agreed: ['ada'],
    waiting: ['bruno', 'carla'],
  });
  await stage.restart(); // a vote may take days
  await bea.join(table);
  await bea.must('vote', { table, motion: asked!.id, agree: true });
  const paused = await standing(cid, table);
  expect(paused).toMatchObject({ motion: null, pausedBy: 'ada', clock: { for: 'pause', ofMs: 7_200_000 } });
  served += 7_000_000;
  await ring(table);
  expect((await standing(cid, table))?.pausedBy).toBe('ada');
  await stage.restart();
  expect((await standing(cid, table))?.clock?.seats[0]?.leftMs).toBe(200_000);
  served += 200_000;
  await ring(table);
  const after = await standing(cid, table);
  expect(after).toMatchObject({ pausedBy: null, clock: { for: 'bank' } });
  expect(after?.clock?.seats.map(({ leftMs }) => leftMs)).toEqual([3_000_000, 3_000_000, 3_000_000]);
  const { moments } = await cid.join(table, 0);
  expect(moments.flatMap(({ notes }) => notes.map(({ key }) => key))).toEqual(['note.paused-hours', 'note.unpaused']);
});

test('CO-7.22 a draw by agreement ends the table for everybody, and its story loads again', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('callVote', { table, kind: 'draw' });
  const { motion } = (await standing(ada, table))!;
  await ada.must('vote', { table, motion: motion!.id, agree: true });
  await stage.restart();
  const { info, standing: end } = await bea.join(table);
  expect(info).toMatchObject({ status: 'finished', result: { reason: 'agreed-draw', ranking: [['ada', 'bruno']] } });
  expect(end?.view.open.outcome).toEqual(info.result);
  const record = await (await bea.http('GET', `/api/tables/${table}/record`)).text();
  expect(JSON.parse(record.trim().split('\n').at(-1)!)).toMatchObject({ end: true, outcome: null });
});

test('CO-7.20 who only watches has no voice, and what makes no sense here is refused', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as [TestClient, TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await eve.join(table);
  expect((await eve.problem('callVote', { table, kind: 'draw' })).code).toBe('not-seated');
  expect((await ada.problem('callVote', { table, kind: 'pause', seconds: 3_600 })).code).toBe('no-clock');
  expect((await ada.problem('callVote', { table, kind: 'pause', seconds: 1 })).code).toBe('malformed-message');
  expect((await ada.problem('endPause', { table })).code).toBe('not-paused');
  await ada.must('callVote', { table, kind: 'draw' });
  const motion = (await standing(eve, table))!.motion!;
  expect((await eve.problem('vote', { table, motion: motion.id, agree: true })).code).toBe('no-vote');
  const { match } = (await stage.server.running.hub.table(table))!;
  expect(happened({ ...match!, motion: null }, match!)).toEqual([{ person: match!.owners[1]!.person, kind: 'asked' }]);
  expect(happened(match!, match!)).toEqual([]);
});
