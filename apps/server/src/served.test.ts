import { expect, test, vi } from 'vitest';
import { ServedTime } from './served.ts';
import { TestClient } from './testing/client.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

test('CO-7.13 served time goes on where it stood, never back, and not while the process was not there', () => {
  let steady = 500;
  const served = new ServedTime(10_000, () => steady);
  expect(served.now()).toBe(10_000);
  steady += 3_000;
  expect(served.now()).toBe(13_000);
  steady -= 3_000; // no clock should, but nobody may lose time by it
  expect(served.now()).toBe(13_000);
  steady += 3_600_000; // the machine slept
  expect(served.now()).toBe(18_000);
});

test('CO-7.13 a clock that jumps and a server that was down cost nobody time: only served time does', async () => {
  let [day, served] = [1_794_778_070_206, 1_000];
  const stage = await Stage.open({}, { now: () => day, served: () => served });
  const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const [ada] = people;
  const { table } = await stage.playing(people, { game: 'whispers', clock: { seconds: 60 } });
  const left = async (): Promise<number | undefined> => (await ada.join(table)).standing?.clock?.seats[0]?.leftMs;
  expect(await left()).toBe(60_000);
  day += 24 * 3_600_000; // somebody set the clock of the machine
  expect(await left()).toBe(60_000);
  served += 20_000;
  expect(await left()).toBe(40_000);
  await stage.restart(); // down for as long as it takes, by any clock
  day += 3_600_000;
  expect(await left()).toBe(40_000);
  expect((await ada.join(table)).moments).toHaveLength(1);
  expect((await ada.join(table)).moments[0]?.at).toBe(1_794_778_070_206); // the story is told in the time of day

  served += 40_001; // now it is over
  await ada.must('say', { table, channel: 'table', text: 'late' });
  await stage.restart(); // whose first look finds both of them late
  const moment = await vi.waitUntil(async () =>
    (await ada.join(table)).moments.find(({ kind, by }) => kind === 'action' && by === 'server'),
  );
  expect(moment.notes).toMatchObject([
    { key: 'note.you-were-late', data: { seat: 'ada', text: expect.stringMatching(/^ada bids/) } },
    { key: 'note.was-late', data: { seat: 'bruno' } },
  ]);
  expect(JSON.stringify(moment.notes[1])).not.toContain('bids'); // what was decided for others is theirs
  await stage.close();
});

test('CO-7.13 what was served is written down when the server stops, and the next one goes on from there', async () => {
  const stage = await Stage.open();
  const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing(people, { game: 'whispers', clock: { seconds: 60 } });
  const { around } = stage.server.running.hub;
  const before = around.served();
  await stage.restart();
  const after = stage.server.running.hub.around.served();
  expect(after - before).toBeGreaterThanOrEqual(0);
  expect(after - before).toBeLessThan(5_000);
  expect((await people[0].join(table)).standing?.clock?.seats[0]?.leftMs).toBeGreaterThan(50_000);
  await stage.close();
});
