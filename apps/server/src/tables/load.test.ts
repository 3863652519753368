import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({ botBeatMs: 100_000 }); // bots are called here, but do not come to play
});
afterAll(() => stage.close());

test('CO-7.11 however often seats have changed hands since, what was played last is known after a restart', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  await ada.must('act', { table, request: 2, choice: { option: 'left' } });
  const live = (await stage.server.running.hub.table(table))!;
  const before = live.match!.line;
  expect(before).toHaveLength(2);

  // More entries than are read at once; two seats in turn, for the coming and going of one leaves no second entry.
  for (let i = 0; i < 150; i++) {
    for (const bot of ['random', null]) {
      await ada.must('handOver', { table, seat: 'ada', bot });
      await bea.must('handOver', { table, seat: 'bruno', bot });
    }
  }
  await live.reload();

  expect(live.match).toMatchObject({ n: 602, since: 2, line: before });
  expect(await ada.must('undo', { table })).toEqual({ n: 603 });
  expect(live.match!.line).toEqual(before.slice(0, 1));
});

test('an action that changes nothing else of a match is not written down with it, and found again by its entry', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const { storage, committer } = stage.server.running.hub.around;
  const kept = await storage.match(table);
  expect(kept).toMatchObject({ since: 1, sealed: [] });
  const commit = committer.commit.bind(committer);
  const written: string[] = [];
  committer.commit = unit => commit((written.push(...unit.map(write => write.do)), unit));
  await ada.must('act', { table, request: 2, choice: { option: 'left' } });
  committer.commit = commit;
  expect(written.toSorted()).toEqual(['add-entry', 'move-table']); // nor the table as a whole
  expect(await storage.match(table)).toEqual(kept);
  const live = (await stage.server.running.hub.table(table))!;
  const before = live.match!;
  await live.reload();
  expect(live.match).toMatchObject({ n: 2, since: 2, line: before.line });
  expect(await ada.must('undo', { table })).toEqual({ n: 3 });
  expect(await storage.match(table)).toMatchObject({ since: 1, rewinds: 1 });
});

test('CO-7.15 where the snapshot after going back is spoilt, the game is played again from before the place it went back to', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const live = (await stage.server.running.hub.table(table))!;
  const { storage } = stage.server.running.hub.around;
  while (live.record.n < 33) {
    await ada.must('act', { table, request: 1, choice: { amount: 1 } });
    await bea.must('act', { table, request: 1, choice: { amount: 0 } });
    await ada.must('act', { table, request: 2, choice: { option: 'left' } });
    const asked = await bea.must('undo', { table });
    const proposal = 'proposal' in asked ? asked.proposal : '';
    await ada.must('consent', { table, n: live.record.n, proposal, agree: true });
  }
  const [action, undo] = await storage.entries(table, 31);
  expect([action, undo]).toMatchObject([
    { n: 32, kind: 'action' },
    { n: 33, kind: 'undo' },
  ]);
  expect(undo!.to).toBeLessThan(32);
  const before = live.match!;
  const state = { ...before.base, hidden: { ...before.base.hidden, seed: 'another' } };
  await storage.commit([[{ do: 'put-snapshot', snapshot: { table, n: 33, state } }]]);
  await live.reload();
  expect(live.stuck).toBeNull();
  expect(live.match).toEqual(before);
});
