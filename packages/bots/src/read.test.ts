import { isProblem } from '@corvo/core';
import { expect, test } from 'vitest';
import { BOT_LEVELS, BOT_NAMES, readBot } from './read.ts';

test('the simple bots have no budget', () => {
  expect(readBot('random')).toEqual({ label: 'random', kind: 'random', budget: null, noise: 0 });
  expect(readBot(' Greedy ')).toEqual({ label: 'greedy', kind: 'greedy', budget: null, noise: 0 });
});

test('a search has a budget of time or of nodes, and one of its own when nothing is said', () => {
  expect(readBot('search:200ms')).toEqual({ label: 'search:200ms', kind: 'search', budget: { ms: 200 }, noise: 0 });
  expect(readBot('search:5000n')).toEqual({ label: 'search:5000n', kind: 'search', budget: { nodes: 5000 }, noise: 0 });
  expect(readBot('search')).toMatchObject({ label: 'search', kind: 'search', budget: { ms: expect.any(Number) } });
});

test('five levels for people, by budget of nodes and noise, so that they play alike everywhere', () => {
  expect(BOT_LEVELS.map(({ label }) => label)).toEqual(['newcomer', 'squire', 'knight', 'lord', 'master']);
  for (const level of BOT_LEVELS) {
    expect(readBot(level.label)).toBe(level);
    expect(level.budget).toHaveProperty('nodes');
  }
  const noise = BOT_LEVELS.map(level => level.noise);
  expect(noise).toEqual([...noise].sort((a, b) => b - a));
});

test('every name that is offered can be read', () => {
  for (const name of BOT_NAMES) expect(isProblem(readBot(name)), name).toBe(false);
});

test.each([
  '',
  'deep',
  'search:',
  'search:12',
  'search:1.5ms',
  'search:-5n',
  'search:5 n',
  '__proto__',
  'x'.repeat(500),
])('CO-6.1 “%s” is no bot, and the refusal says which there are', text => {
  const refusal = readBot(text);
  expect(refusal).toMatchObject({ code: 'unknown-bot', clause: 'CO-6.1', data: { known: BOT_NAMES.join(', ') } });
  expect(JSON.stringify(refusal).length).toBeLessThan(400);
});

test.each(['search:0ms', 'search:0n', 'search:999999999ms', 'search:999999999999n'])(
  'CO-6.1 %s is out of range',
  text => {
    expect(readBot(text)).toMatchObject({ code: 'bot-budget-out-of-range', clause: 'CO-6.1', data: { min: 1 } });
  },
);

test('CO-7.12 who advises plays without a whim, and is none of the strengths to choose from', () => {
  expect(readBot('adviser')).toMatchObject({ kind: 'search', noise: 0, budget: { nodes: 4_000 } });
  expect(BOT_NAMES).not.toContain('adviser');
});
