import { expect, test } from 'vitest';
import { realChance } from './environment.ts';

test('an id fits an address and a terminal: no dash in front, and none comes twice', () => {
  const ids = Array.from({ length: 2000 }, () => realChance.id());

  expect(ids.filter(id => !/^[A-Za-z0-9_][A-Za-z0-9_-]{15}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2000);
});
