import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isHeld, isStale, withLock } from './lock.mjs';

const GONE = 2 ** 30; // larger than any process number

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'corvo-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('only one works at a time, also when a dead owner left its lock behind', async () => {
  const lock = join(folder, 'lock');
  mkdirSync(lock);
  writeFileSync(join(lock, 'dead'), JSON.stringify({ host: hostname(), processes: [GONE] }));

  let working = 0;
  let most = 0;
  let waits = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++working);
    await sleep(10);
    working--;
  };
  await Promise.all(Array.from({ length: 4 }, () => withLock(lock, work, () => waits++)));

  expect({ most, working }).toEqual({ most: 1, working: 0 });
  expect(waits).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('a failure opens the lock', async () => {
  const lock = join(folder, 'lock');
  const failing = withLock(lock, async () => {
    expect(isHeld(lock)).toBe(true);
    throw new Error('no network');
  });
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['its process runs', { host: 'here', processes: [1] }, 0, false],
  ['its process is gone', { host: 'here', processes: [2] }, 0, true],
  ['its process is gone, but not the npm it started', { host: 'here', processes: [2, 1] }, 0, false],
  ['it belongs to another machine', { host: 'there', processes: [2] }, 0, false],
  ['it belongs to another machine and is very old', { host: 'there', processes: [2] }, 3_600_000, true],
  ['it is being written', undefined, 0, false],
])('a lock when %s', (_, owner, age, expected) => {
  expect(isStale(owner, age, 'here', process => process === 1)).toBe(expected);
});
