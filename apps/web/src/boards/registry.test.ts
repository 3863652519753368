import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardKit } from '../kit/kit.ts';
import { followKit } from './registry.ts';

const kit = { categories: [] } as unknown as BoardKit;
const lost = new TypeError('Failed to fetch dynamically imported module');

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (log = vi.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => log.mockRestore());

test('a board that cannot be fetched is told as missing, and why is logged', async () => {
  const told = await new Promise(tell => void followKit(Promise.reject(lost), tell));
  expect(told).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.any(String), lost);
  expect(await new Promise(tell => void followKit(Promise.resolve(kit), tell))).toBe(kit);
});

test('who has gone is told nothing', async () => {
  const told: unknown[] = [];
  const coming = [Promise.resolve(kit), Promise.reject<BoardKit>(lost)];
  for (const one of coming) followKit(one, found => told.push(found))();
  await Promise.allSettled(coming);
  expect(told).toEqual([]);
});
