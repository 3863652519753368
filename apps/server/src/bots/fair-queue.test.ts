import { expect, test } from 'vitest';
import { FairQueue, type Share } from './fair-queue.ts';

const share = (person: string, table: string, isThere = true, address = `of ${person}`): Share => ({
  address,
  person,
  table,
  isAttended: () => isThere,
});

test('CO-7.3 people take turns, and so do the tables of one person; nothing is lost', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 20; table++)
    for (const job of ['a', 'b']) queue.push(share('greedy', `${table}`), `greedy ${table}${job}`);
  queue.push(share('ada', 'x'), 'ada x');
  queue.push(share('bea', 'y'), 'bea y1');
  queue.push(share('bea', 'y'), 'bea y2');
  expect(queue.size).toBe(43);
  const order = [queue.shift(), queue.shift(), queue.shift(), queue.shift(), queue.shift(), queue.shift()];
  expect(order).toEqual(['greedy 0a', 'ada x', 'bea y1', 'greedy 1a', 'bea y2', 'greedy 2a']);
  expect(new Set([...order, ...queue.drain()]).size).toBe(43);
  expect([queue.size, queue.shift()]).toEqual([0, undefined]);
});

test('CO-7.3 tables where a person is come before those of any number of others, which get one turn of eight', () => {
  const queue = new FairQueue<string>();
  for (let person = 0; person < 25; person++) queue.push(share(`${person}`, 'bots', false), 'absent');
  for (let at = 0; at < 16; at++) queue.push(share('ada', 'x'), 'ada');
  const seven = Array.from({ length: 7 }, () => 'ada');
  const order = Array.from({ length: 18 }, () => queue.shift());
  expect(order).toEqual([...seven, 'absent', ...seven, 'absent', 'ada', 'ada']);
  expect(queue.drain()).toEqual(Array.from({ length: 23 }, () => 'absent'));
});

test('CO-7.3 whether somebody is there is asked when the turn is given, not when the thought began to wait', () => {
  const queue = new FairQueue<string>();
  let isThere = false;
  queue.push(share('bea', 'y', false), 'bea');
  queue.push({ ...share('ada', 'x'), isAttended: () => isThere }, 'ada');
  isThere = true;
  expect([queue.shift(), queue.shift()]).toEqual(['ada', 'bea']);
});

test('CO-7.3 addresses take turns: any number of guests of one, each at a table of their own, make each other wait', () => {
  const queue = new FairQueue<string>();
  for (let guest = 0; guest < 12; guest++)
    for (const job of ['a', 'b']) queue.push(share(`eve${guest}`, `${guest}`, true, 'eves'), `eve${guest}${job}`);
  queue.push(share('ada', 'x', true, 'home'), 'ada');
  queue.push(share('bea', 'y', true, 'home'), 'bea');
  const order = Array.from({ length: 6 }, () => queue.shift());
  expect(order).toEqual(['eve0a', 'ada', 'eve1a', 'bea', 'eve2a', 'eve3a']);
  const rest = queue.drain();
  expect([rest.length, rest.slice(7, 10)]).toEqual([20, ['eve11a', 'eve0b', 'eve1b']]); // and they wait in turn, too
});
