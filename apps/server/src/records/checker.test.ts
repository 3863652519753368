import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CheckingThread } from './checker.ts';

const worker = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${code}`)}`,
  );

test('CO-7.3 a record that takes too long is refused, and the next one is checked', async () => {
  const slow = new CheckingThread(
    worker("if (workerData === 'long') for (;;) {} parentPort.postMessage({ code: workerData, clause: '' });"),
    1_500,
  );
  const ticks: number[] = [];
  const timer = setInterval(() => ticks.push(performance.now()), 20);
  const [long, next] = await Promise.all([slow.check('long'), slow.check('short')]);
  clearInterval(timer);
  expect([long, next]).toMatchObject([{ code: 'record-too-long', clause: 'CO-7.3' }, { code: 'short' }]);
  expect(ticks.length).toBeGreaterThan(10); // meanwhile the server went on
});

test('CO-7.3 the thread of a record that takes too long is ended, and does not think on for nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-checker-'));
  const file = join(folder, 'ticks');
  const code = `import { appendFileSync } from 'node:fs'; setInterval(() => appendFileSync(${JSON.stringify(file)}, 'x'), 5);`;
  const ticks = (): number => (existsSync(file) ? statSync(file).size : 0);
  expect(await new CheckingThread(worker(code), 1_000).check('long')).toMatchObject({ code: 'record-too-long' });
  for (let before = -1, tries = 0; before !== ticks(); tries++) {
    expect(tries).toBeLessThan(20);
    before = ticks();
    await new Promise(done => setTimeout(done, 200));
  }
  rmSync(folder, { recursive: true, force: true });
});

test('CO-7.3 more records than can be checked soon are refused at once; a failing thread and a stop are told', async () => {
  const stuck = new CheckingThread(worker('setInterval(() => {}, 1000)'));
  const waiting = Array.from({ length: 20 }, () => stuck.check('x'));
  expect(await stuck.check('x')).toMatchObject({ code: 'too-fast' });
  await new Promise(done => setTimeout(done, 100));
  await stuck.stop();
  expect(new Set((await Promise.all(waiting)).map(answer => 'code' in answer && answer.code))).toEqual(
    new Set(['server-stopping']),
  );
  await expect(new CheckingThread(worker("throw new Error('on purpose')")).check('x')).rejects.toThrow('on purpose');
});
