import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const COMMANDS = ['games', 'play', 'simulate', 'replay', 'check', 'fuzz', 'rule', 'rules'];

test.each([
  ['simulte', 'simulate'],
  ['gmaes', 'games'],
  ['plya', 'play'],
  ['PLAY', 'play'],
  ['sim', 'simulate'],
  ['rulez', 'rules'],
])('%s probably meant %s', (word, meant) => {
  expect(nearest(word, COMMANDS)).toBe(meant);
});

test.each(['dance', 'xyz', '', 'p'])('nothing is close to “%s”', word => {
  expect(nearest(word, COMMANDS)).toBeUndefined();
});
