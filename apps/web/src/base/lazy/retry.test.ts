import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilDone, retry } from './retry.ts';
import { stubLine } from '../lib/line.fixture.ts';

let line: ReturnType<typeof stubLine>;
beforeEach(() => void (line = stubLine()));
afterEach(() => line.restore());

/** Fails as often as that. */
const failing = (times: number) => {
  let left = times;
  return vi.fn<() => Promise<string>>(() =>
    left-- > 0 ? Promise.reject(new Error('a broken line')) : Promise.resolve('here'),
  );
};

test('what fails is tried again after growing pauses until it succeeds, and then no more', async () => {
  const task = failing(3);
  retryUntilDone(task);
  const tried: number[] = [];
  for (const pause of [0, 999, 1, 2_999, 1, 7_999, 1, 600_000]) {
    await line.wait(pause);
    tried.push(task.mock.calls.length);
  }
  expect(tried).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  line.comesBack();
  await line.wait(0);
  expect(task).toHaveBeenCalledTimes(4);
});

test('a line that is back is used at once, and never twice at the same time', async () => {
  const task = failing(2);
  retryUntilDone(task);
  line.comesBack(); // the first try is still on its way
  await line.wait(0);
  expect(task).toHaveBeenCalledTimes(1);
  line.comesBack();
  await line.wait(0);
  expect(task).toHaveBeenCalledTimes(2);
  await line.wait(3_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test('who calls it off is left alone, also by what is still on its way', async () => {
  const task = failing(9);
  retryUntilDone(task)();
  await line.wait(600_000);
  line.comesBack();
  await line.wait(0);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a few tries, and then the failure is told', async () => {
  const found = retry(failing(2));
  await line.wait(4_000);
  expect(await found).toBe('here');

  const task = failing(9);
  const lost = Promise.allSettled([retry(task)]);
  await line.wait(600_000);
  expect(await lost).toEqual([{ status: 'rejected', reason: new Error('a broken line') }]);
  expect(task).toHaveBeenCalledTimes(3);
});
