import { problem } from '@corvo/core';
import type { Moment, MomentPage } from '@corvo/protocol';
import { expect, test } from 'vitest';
import type { Pages } from './kept-pages.ts';
import { FakeLive, game, info, joined, moment, update } from './live.fixture.ts';
import { OnlineSession } from './online-session.ts';
import { OnlineTable } from './online-table.ts';

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
const numbers = (moments: readonly Moment[] = []): number[] => moments.map(({ n }) => n);
const range = (from: number, until: number): number[] => Array.from({ length: until - from + 1 }, (_, i) => from + i);

/** A story of so many entries on a server that tells the last 50, and then pages of 200 each. */
async function atLongTable(n: number, { kept = new Map<string, readonly Moment[]>(), change = {} } = {}) {
  const live = new FakeLive();
  const asked: number[] = [];
  const server = { answers: true };
  live.answers.join = () => joined(n, n - 50, change);
  const pages: Pages = {
    get: name => Promise.resolve(kept.get(name)),
    put: (name, moments) => Promise.resolve(void kept.set(name, moments)),
  };
  const table = new OnlineTable(
    live,
    't',
    undefined,
    pages,
    async (_id, before): Promise<MomentPage | ReturnType<typeof problem>> => {
      asked.push(before);
      await settle();
      if (!server.answers) return problem('CO-7.1', 'unreachable');
      const after = Math.max(-1, before - 201);
      return { after, moments: range(after + 1, before - 1).map(moment) };
    },
  );
  await settle();
  return { live, table, asked, kept, server, session: new OnlineSession(table, game) };
}

test('who comes to a long story sees the table with its last page, and nothing else is asked for', async () => {
  const { session, asked } = await atLongTable(600);
  expect(session.snapshot()).toMatchObject({ n: 600, moves: 600, earlier: 'there' });
  expect(numbers(session.snapshot().moments)).toEqual(range(551, 600));
  expect(asked).toEqual([]);
});

test('looking back brings one page after another, up to the beginning', async () => {
  const { session, table, asked } = await atLongTable(600);
  const first = table.lookBack();
  void table.lookBack(); // asked twice in one moment
  expect(session.snapshot().earlier).toBe('coming');
  await first;
  expect(numbers(session.snapshot().moments)).toEqual(range(351, 600));
  expect(session.snapshot()).toMatchObject({ earlier: 'there', moves: 600 });
  await table.lookBack();
  await table.lookBack();
  expect(numbers(session.snapshot().moments)).toEqual(range(0, 600));
  expect(session.snapshot()).not.toHaveProperty('earlier');
  await table.lookBack();
  expect(asked).toEqual([551, 351, 151]);
});

test('back to one entry brings as many pages as that takes, and none where it is known', async () => {
  const { session, table, asked } = await atLongTable(600);
  await table.lookBack(551);
  expect(asked).toEqual([]);
  await table.lookBack(200);
  expect(asked).toEqual([551, 351]);
  expect(numbers(session.snapshot().moments)).toEqual(range(151, 600));
});

test('what happens while a page is on its way is not lost', async () => {
  const { live, session, table } = await atLongTable(600);
  const page = table.lookBack();
  live.tell('update', update(601));
  await page;
  expect(numbers(session.snapshot().moments)).toEqual(range(351, 601));
});

test('where no page comes it is said, and the next try brings it', async () => {
  const { session, table, server } = await atLongTable(600);
  server.answers = false;
  await table.lookBack();
  expect(session.snapshot().earlier).toBe('failed');
  expect(numbers(session.snapshot().moments)).toEqual(range(551, 600));
  server.answers = true;
  await table.lookBack();
  expect(session.snapshot().earlier).toBe('there');
  expect(session.snapshot().moments[0]?.n).toBe(351);
});

test('a device that has heard the story before asks the server for none of it', async () => {
  const before = await atLongTable(600);
  await before.table.lookBack(0);
  const { kept } = before;
  expect([...kept.keys()].sort()).toEqual(range(0, 5).map(page => `t seat-1  ${page}`));
  expect(numbers(kept.get('t seat-1  3'))).toEqual(range(300, 399));

  const again = await atLongTable(640, { kept });
  await again.table.lookBack(0);
  // 590 to 599 are in a page of the device; what came since then was in the answer.
  expect(again.asked).toEqual([]);
  expect(numbers(again.session.snapshot().moments)).toEqual(range(0, 640));
});

test('what this device was told as one seat, or before the end, is not shown as another, or after it', async () => {
  const { kept } = await atLongTable(600).then(async first => (await first.table.lookBack(0), first));
  for (const change of [{ info: info({ you: 'seat-2' }) }, { info: info({ status: 'finished' }) }]) {
    const other = await atLongTable(600, { kept, change });
    await other.table.lookBack();
    expect(other.asked).toEqual([551]);
  }
});

test('who missed more than a page has a gap no longer: the story is known from its last page on', async () => {
  const { live, session } = await atLongTable(100);
  live.answers.join = () => joined(300, 250);
  live.tell('update', update(300));
  await settle();
  expect(numbers(session.snapshot().moments)).toEqual(range(251, 300));
  expect(session.snapshot().earlier).toBe('there');
});

test('who sees a table late reads all of it, because the moves are counted', async () => {
  const setup = { ...info().setup, spectators: { allowed: true, delaySeconds: 60 } };
  const { session, table } = await atLongTable(600, { change: { moves: 0, info: info({ you: null, setup }) } });
  await table.lookBack(0);
  expect(numbers(session.snapshot().moments)).toEqual(range(0, 600));
  expect(session.snapshot().moves).toBe(600);
});
