import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

/** `CORVO_GROWTH=2000` for the long form. */
const TIMES = Number(process.env['CORVO_GROWTH'] ?? 200);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({ awayMs: 120_000 });
});
afterAll(() => stage.close());

const entriesOf = async (table: string): Promise<number> =>
  (await stage.server.running.hub.around.storage.entries(table, -1)).length;

async function bidding(): Promise<{ table: string; ada: TestClient; bea: TestClient }> {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  return { table, ada, bea };
}

test('CO-7.14 a sealed answer that is changed again and again leaves no entry, no message to others, no time', async () => {
  const { table, ada, bea } = await bidding();
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.until(() => bea.updates.at(-1)?.moment === null, 'the answer');
  const { storage } = stage.server.running.hub.around;
  const before = {
    heard: bea.updates.length + bea.standings.length + bea.infos.length,
    row: await storage.table(table),
  };
  const joins = JSON.stringify(await bea.join(table)).length;
  for (let i = 0; i < TIMES; i++) await ada.must('act', { table, request: 1, choice: { amount: i % 4 } });
  expect(bea.updates.length + bea.standings.length + bea.infos.length).toBe(before.heard);
  expect(await entriesOf(table)).toBe(1); // the start
  expect((await storage.table(table))?.updatedAt).toBe(before.row?.updatedAt);
  expect(JSON.stringify(await bea.join(table)).length).toBe(joins);
});

test('CO-7.14 acting and taking back alone, again and again, leaves one entry behind', async () => {
  const { table, ada, bea } = await bidding();
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const before = await entriesOf(table);
  for (let i = 0; i < TIMES; i++) {
    await ada.must('act', { table, request: 2, choice: { option: 'left' } });
    await ada.must('undo', { table });
  }
  expect(await entriesOf(table)).toBe(before + 1);
  const snapshots = (await stage.server.running.hub.table(table))!;
  expect(snapshots.match?.line).toHaveLength(1);
});

test('CO-7.14 handing a seat over and coming back replace each other in the story', async () => {
  const { table, ada, bea } = await bidding();
  const seat = (await ada.join(table)).info.you!;
  await bea.join(table);
  await ada.must('act', { table, request: 1, choice: { amount: 1 } }); // so that no bot has anything to do
  const before = await entriesOf(table);
  for (let i = 0; i < TIMES; i++) await ada.must('handOver', { table, seat, bot: i % 2 === 0 ? 'random' : null });
  expect(await entriesOf(table)).toBe(before + 1);
});

test('CO-7.14 two seats that come and go in turn leave one entry each, and write no state that was there before', async () => {
  const people = (await stage.people('Ada', 'Bea', 'Cleo')) as [TestClient, TestClient, TestClient];
  const { table } = await stage.playing(people, { game: 'whispers' });
  const two = people.slice(0, 2); // the third has not answered, so that no bot has anything to do
  for (const person of two) await person.must('act', { table, request: 1, choice: { amount: 0 } });
  for (let i = 0; i < TIMES; i++)
    for (const [place, seat] of ['ada', 'bruno'].entries())
      await two[place]!.must('handOver', { table, seat, bot: i % 2 === 0 ? 'random' : null });
  expect(await entriesOf(table)).toBe(3); // with the start
  const { storage } = stage.server.running.hub.around;
  expect((await storage.snapshot(table, (await storage.table(table))!.n))?.n).toBe(0);
});

test('CO-7.9 nobody rewinds a game after the connection of the other one blinked, nor calls a bot for it', async () => {
  const { table, ada, bea } = await bidding();
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const { info } = await ada.join(table);
  const other = info.sitters.find(({ mine }) => !mine)!.seat;
  bea.close();
  await ada.until(() => ada.presences.at(-1)?.present.length === 1, 'being alone');
  expect(await ada.problem('handOver', { table, seat: other, bot: 'random' })).toMatchObject({
    code: 'seat-not-yours',
  });
  const asked = await ada.must('undo', { table });
  expect(asked).toHaveProperty('proposal'); // she must agree, present or not
  const proposal = 'proposal' in asked ? asked.proposal : '';
  await ada.must('consent', { table, n: await ada.seen(table), proposal, agree: true }); // one's own vote counts for nothing
  expect((await ada.join(table)).standing).toMatchObject({ n: 1, undo: { proposal: { waiting: [other] } } });
});

test('CO-7.16 who act and agree to go back in a circle fill nothing: the game must come further first', async () => {
  const people = (await stage.people('Ada', 'Bea', 'Cleo')) as [TestClient, TestClient, TestClient];
  const { table } = await stage.playing(people, { game: 'whispers' });
  const [ada, bea, cleo] = people;
  const { storage } = stage.server.running.hub.around;
  let rounds = 0;
  let refused: string | undefined;
  for (; rounds < TIMES && refused === undefined; rounds++) {
    // What somebody answers before they have heard that the table went back is meant for another question.
    await Promise.all(people.map(person => person.until(() => (person.rewinds.get(table) ?? 0) === rounds)));
    for (const person of people) await person.must('act', { table, request: 1, choice: { amount: 0 } });
    const asked = await ada.send('undo', { table });
    if (!asked.ok || !('proposal' in asked.value)) {
      refused = asked.ok ? 'nobody was asked' : asked.problem.code;
      break;
    }
    const { proposal } = asked.value;
    const n = await ada.seen(table);
    for (const person of [bea, cleo]) await person.must('consent', { table, n, proposal, agree: true });
  }
  expect([rounds, refused]).toEqual([22, 'asked-enough']); // the second question was reached
  expect(await entriesOf(table)).toBe(1 + 2 * 22 + 1);
  // Going back writes no state that can be played from the last one.
  const snapshots: number[] = [];
  for (let n = Number.MAX_SAFE_INTEGER; n >= 0;) {
    const found = await storage.snapshot(table, Math.min(n, 2_147_483_647));
    if (found === undefined) break;
    snapshots.push(found.n);
    n = found.n - 1;
  }
  expect(snapshots).toEqual([32, 0]);
});
