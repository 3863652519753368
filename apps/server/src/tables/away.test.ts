import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
let clock = 1_794_778_070_206;
let served = 1_000_000;
beforeAll(async () => {
  stage = await Stage.open({ awayMs: 120_000 }, { now: () => clock, served: () => served });
});
afterAll(() => stage.close());

test('CO-7.7 CO-7.9 a clock that jumps takes nobody for away: neither for a bot nor for another host', async () => {
  const [ada, bea, cleo] = (await stage.people('Ada', 'Bea', 'Cleo')) as [TestClient, TestClient, TestClient];
  const { table } = await stage.playing([ada, bea, cleo], { game: 'whispers' });
  cleo.close();
  await ada.until(() => ada.presences.at(-1)?.present.length === 2, 'that Cleo is gone');
  clock += 3_600_000;
  const call = { table, seat: 'carla', bot: 'random' };
  expect(await ada.problem('handOver', call)).toMatchObject({ code: 'seat-not-yours' });
  served += 120_000;
  await ada.must('handOver', call);
  for (const bot of ['greedy', null])
    // the one that plays stays, and nobody comes back for another
    expect(await ada.problem('handOver', { ...call, bot })).toMatchObject({ code: 'seat-not-yours' });

  ada.close();
  await bea.until(() => bea.presences.at(-1)?.present.length === 1, 'that Ada is gone');
  clock += 3_600_000;
  await new Promise(done => setTimeout(done, 1_200)); // the hub looks once a second
  expect((await bea.join(table)).info.host).toBe(false);
  served += 600_000;
  await bea.until(() => bea.infos.at(-1)?.host === true, 'being the host');
});
