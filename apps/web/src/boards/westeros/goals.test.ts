import type { Ruleset, WesterosOpen } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { goalsIn } from './goals.ts';
import type { Realm } from './realm.ts';

/** Two boards at one table, with a house on each; the second one has its own number of castles. */
const rules = {
  board: { realms: ['south', 'north'] },
  facts: { realms: { south: {}, north: { numbers: { castlesToWin: 4 } } } },
  numbers: { castlesToWin: 7 },
} as unknown as Ruleset;
const open = { houses: { stark: { realm: 'south' }, watch: { realm: 'north' } } } as unknown as WesterosOpen;
const seenBy = (mine: string | undefined, by: Ruleset = rules): Realm => ({ open, rules: by, mine });
const say = (key: string, data?: object): string => [key, ...Object.values(data ?? {})].join(' ');

test('who plays reads what wins on the own board', () => {
  expect(goalsIn(seenBy('stark'), say)).toEqual(['left.wins 7']);
  expect(goalsIn(seenBy('watch'), say)).toEqual(['left.wins 4']);
});

test('who watches reads what wins on each board, by name where there are several', () => {
  expect(goalsIn(seenBy(undefined), say)).toEqual(['realm.south · left.wins 7', 'realm.north · left.wins 4']);
  const alone = { ...rules, board: { realms: ['south'] } } as unknown as Ruleset;
  expect(goalsIn(seenBy(undefined, alone), say)).toEqual(['left.wins 7']);
});

test('a game says its own goal where castles do not win', () => {
  const own = (realm: string): string | undefined => (realm === 'north' ? 'quest' : undefined);
  expect(goalsIn(seenBy(undefined), say, own)).toEqual(['realm.south · left.wins 7', 'realm.north · quest']);
  expect(goalsIn(seenBy('watch'), say, own)).toEqual(['quest']);
});
