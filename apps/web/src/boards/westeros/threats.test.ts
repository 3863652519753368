import type { Ruleset, WesterosOpen } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { realmName, realmsIn } from './realm.ts';
import { threatsIn } from './threats.ts';

/** Two boards at one table, of which wildlings threaten those that have a marker; saved with the second one first. */
const rules = {
  board: { realms: ['south', 'north'] },
  facts: { realms: { south: {}, north: { numbers: { wildlingsMost: 4 } } } },
  numbers: { wildlingsMost: 12 },
} as unknown as Ruleset;
const open = (north: object): WesterosOpen =>
  ({ realms: { north, south: { wildlings: 6 } } }) as unknown as WesterosOpen;
const say = (key: string, data?: object): string =>
  data === undefined ? key : `${key} ${Object.values(data).join(' of ')}`;

test('the wildlings are shown before every realm that they threaten, by name where there are several', () => {
  expect(threatsIn({ open: open({ wildlings: 2 }), rules }, say)).toEqual([
    { realm: 'south', strength: 6, most: 12, told: 'realm.south left.wildlings 6 of 12' },
    { realm: 'north', strength: 2, most: 4, told: 'realm.north left.wildlings 2 of 4' },
  ]);
  expect(threatsIn({ open: open({}), rules }, say).map(({ realm }) => realm)).toEqual(['south']);
});

test('realms stand in the order of the facts, and one alone has no name', () => {
  expect(realmsIn(open({}), rules).map(({ id }) => id)).toEqual(['south', 'north']);
  const alone = { ...rules, board: { realms: ['south'] } } as unknown as Ruleset;
  expect(realmName(alone, 'south', say)).toBe('');
  expect(threatsIn({ open: open({}), rules: alone }, say)).toEqual([
    { realm: 'south', strength: 6, most: 12, told: 'left.wildlings 6 of 12' },
  ]);
});
