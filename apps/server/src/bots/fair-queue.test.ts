import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('CO-7.3 people take turns, and so do the tables of one person; nothing is lost', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 20; table++)
    for (const job of ['a', 'b']) queue.push({ person: 'greedy', table: `${table}` }, `greedy ${table}${job}`);
  queue.push({ person: 'ada', table: 'x' }, 'ada x');
  queue.push({ person: 'bea', table: 'y' }, 'bea y1');
  queue.push({ person: 'bea', table: 'y' }, 'bea y2');
  expect(queue.size).toBe(43);
  const order = [queue.shift(), queue.shift(), queue.shift(), queue.shift(), queue.shift(), queue.shift()];
  expect(order).toEqual(['greedy 0a', 'ada x', 'bea y1', 'greedy 1a', 'bea y2', 'greedy 2a']);
  expect(new Set([...order, ...queue.drain()]).size).toBe(43);
  expect([queue.size, queue.shift()]).toEqual([0, undefined]);
});
