import { expect, test } from 'vitest';
import { appendCost, othersLooking, simulate, tell, type League } from './scale.ts';

const league: League = { tables: 100_000, processes: 8, players: 4, actions: 15, live: 5, seed: 'x' };

test('twice the tables are twice the load, and an action costs the same', () => {
  const [one, two] = [simulate(league), simulate({ ...league, tables: 200_000 })];
  for (const name of ['perSecond', 'server', 'connections', 'memory', 'perYear'] as const)
    expect(two[name] / one[name]).toBeCloseTo(2, 0);
  expect(two.perAction / one.perAction).toBeCloseTo(1, 1);
  // Where more comes than there are syncs, they are shared, and the database is spared something.
  const [many, more] = [5_000_000, 10_000_000].map(tables => simulate({ ...league, tables }));
  expect(more!.group).toBeGreaterThan(many!.group * 1.5);
  expect(more!.database).toBeLessThan(many!.database * 1.8);
});

test('a process alone follows nobody; many processes follow as many as somebody looks at, and no more', () => {
  expect(othersLooking(1, 5)).toBe(0);
  expect(othersLooking(2, 1)).toBeCloseTo(0.5);
  expect(othersLooking(1_000, 3)).toBeCloseTo(3, 1);
  const alone = simulate({ ...league, processes: 1 });
  expect(alone.hints).toBe(0);
  expect(alone.perAction).toBeLessThan(simulate(league).perAction);
});

test('between the sizes that were measured the cost of an append falls', () => {
  const costs = [1, 2, 8, 16, 40, 64, 500].map(group => appendCost(group));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  expect([appendCost(1), appendCost(16), appendCost(64)]).toEqual([227, 25, 17]);
});

test('the same seed tells the same', () => {
  expect(tell(league)).toEqual(tell(league));
  expect(tell(league)).toHaveLength(4);
});
