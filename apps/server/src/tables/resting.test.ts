import { afterAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';
import { answerForTheLate } from './acting.ts';

const HOUR = 3_600_000;
let wall = Date.parse('2026-07-01T16:00:00Z'); // six in the evening in Rome
let served = 1_000;
const stage = await Stage.open({}, { now: () => wall, served: () => served });
afterAll(() => stage.close());

const goOn = (ms: number): void => {
  wall += ms;
  served += ms;
};
const NIGHT = { zone: 'Europe/Rome', hours: { from: 22 * 60, to: 8 * 60 }, holidays: [] };
const CLOCK = { seconds: 12 * 3_600, rest: true };

async function ring(id: string): Promise<void> {
  const table = (await stage.server.running.hub.table(id))!;
  await table.run(() => answerForTheLate(table));
}
const leftOf = async (client: TestClient, table: string): Promise<Record<string, number>> => {
  const { clock } = (await client.join(table)).standing!;
  return Object.fromEntries((clock?.seats ?? []).map(({ seat, leftMs }) => [seat, leftMs / HOUR]));
};

test('CO-7.25 a clock stands in the quiet hours of its player where the table has chosen so, over a restart, and calls once', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  await ada.json('POST', '/api/me/preferences', { rest: NIGHT });
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock: CLOCK });
  const { table: other } = await stage.playing([ada, bea], { game: 'whispers', clock: { seconds: 12 * 3_600 } });
  expect(await leftOf(bea, table)).toEqual({ ada: 22, bruno: 12 }); // ten of them at night
  expect(await leftOf(bea, other)).toEqual({ ada: 12, bruno: 12 });
  await bea.must('act', { table, request: 1, choice: { amount: 1 } });
  goOn(13 * HOUR); // to seven in the morning
  await ring(table);
  await stage.restart();
  expect(await leftOf(bea, table)).toEqual({ ada: 9 });
  expect((await bea.join(table)).moments).toHaveLength(1);
  goOn(9 * HOUR - 1);
  await ring(table);
  expect((await bea.join(table)).moments).toHaveLength(1);
  goOn(1);
  await ring(table);
  await ring(table);
  const { moments } = await bea.join(table);
  expect(moments.flatMap(({ notes }) => notes.map(({ key }) => key))).toEqual(['note.was-late']);
});

test('CO-7.25 who chooses quiet hours when time is short has them from the next question on', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock: CLOCK });
  await ada.json('POST', '/api/me/preferences', { rest: { ...NIGHT, hours: { from: 0, to: 23 * 60 } } });
  await ring(table);
  expect(await leftOf(bea, table)).toEqual({ ada: 12, bruno: 12 });
});

test('CO-7.25 while the server is down in the day the night is not lost: the clock calls later, and never sooner', async () => {
  wall = Date.parse('2026-07-02T08:00:00Z'); // ten in the morning in Rome
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  await ada.json('POST', '/api/me/preferences', { rest: NIGHT });
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock: CLOCK });
  expect((await leftOf(bea, table))['ada']).toBe(12); // due when the night begins
  wall += 6 * HOUR; // down, so that no time was served
  await stage.restart();
  await ring(table);
  expect((await leftOf(bea, table))['ada']).toBe(22); // six hours, the night, and six hours
});

test('CO-7.25 the table’s choice is shown before anybody sits down, and the host changes it', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { id: table } = await ada.create({ game: 'whispers', players: 2, clock: CLOCK });
  await ada.join(table);
  expect((await bea.join(table)).info.setup.clock).toMatchObject({ rest: true });
  const clock = { seconds: 3_600, increment: null, atZero: 'once' as const };
  await ada.must('change', { table, setup: { clock } });
  expect((await bea.join(table)).info.setup.clock).toEqual(clock);
});
