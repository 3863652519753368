import { expect, test } from 'vitest';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

test('CO-7.14 what was waiting for its turn when the server began to stop is refused, and not stored', async () => {
  const stage = await Stage.open();
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const live = (await stage.server.running.hub.table(table))!;
  const before = live.record.n;

  let open = (): void => {};
  const busy = live.run(() => new Promise<void>(done => (open = done))); // somebody else's turn, and it takes long
  const run = live.run.bind(live);
  const queued = new Promise<void>(done => {
    live.run = task => {
      done();
      return run(task);
    };
  });
  const answer = ada.send('act', { table, request: 1, choice: { amount: 1 } });
  await queued;
  const stopped = stage.server.running.stop();
  open();
  await busy;
  expect(await answer).toMatchObject({ ok: false, problem: { code: 'server-stopping' } });
  await stopped;
  expect(live.record.n).toBe(before);
  await stage.close();
});
