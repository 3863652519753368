import { expect, test } from 'vitest';
import type { Storage } from '../storage/index.ts';
import { SharedRates } from './shared-rates.ts';

const rate = { burst: 2, perSecond: 0.001 };

/** Storage that is shared or not, and answers as it is told. */
function storageOf(process: string | null, answer: () => Promise<number>) {
  const keys: string[] = [];
  const take = (key: string): Promise<number> => {
    keys.push(key);
    return answer();
  };
  return { keys, storage: { process, take } as unknown as Storage }; // nothing else of it is asked
}

test('CO-7.3 one process counts by itself; of several all count together, and no address is written down', async () => {
  const alone = storageOf(null, async () => 7);
  const own = new SharedRates('names', rate, alone.storage);
  expect([await own.take('1.2.3.4'), await own.take('1.2.3.4')]).toEqual([0, 0]);
  expect(await own.take('1.2.3.4')).toBeGreaterThan(1);
  expect(alone.keys).toEqual([]);
  const shared = storageOf('p', async () => 7);
  const rates = new SharedRates('names', rate, shared.storage);
  expect(await rates.take('1.2.3.4')).toBe(7);
  await new SharedRates('tables', rate, shared.storage).take('1.2.3.4');
  expect(new Set(shared.keys).size).toBe(2);
  for (const key of shared.keys) expect(key).not.toContain('1.2.3');
});

test('CO-7.3 where the database cannot be asked the process goes on counting by itself', async () => {
  const { storage } = storageOf('p', () => Promise.reject(new Error('gone')));
  const rates = new SharedRates('names', rate, storage);
  expect([await rates.take('a'), await rates.take('a')]).toEqual([0, 0]);
  expect(await rates.take('a')).toBeGreaterThan(1);
});
