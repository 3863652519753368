import { rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { optionsFor, table } from '../table.fixture.ts';
import { Greedy } from './greedy.ts';
import { PHASE } from './position.ts';
import { choiceOf, positionOf } from './translate.ts';
import { play } from './moves.ts';

const greedy = new Greedy();

test('it takes a banner rather than more cards of a house that is lost', () => {
  const state = table(`
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  V  S  S  S  .
    .  .  .  .  .  .
    .  Y  .  .  .  .
    .  .  .  .  .  .
    ada has 1 tyrell
    bea has 5 stark, 1 tyrell
    banners stark bea, tyrell bea
    to move ada
  `);
  const p = positionOf(state.open);
  expect(choiceOf(p, state.open, greedy.choose(p, rngFromText('x')))).toEqual({ option: 'south tyrell' });
});

test('it sees to the end of its own turn: the last Tyrell brings Jon Snow, and Jon Snow the Starks', () => {
  const state = table(
    `
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  V  G  .  .  .
    .  .  .  .  .  .
    .  Y  .  .  .  G
    .  .  .  .  .  .
    ada has 3 stark
    bea has 4 stark, 2 tyrell
    banners stark bea, tyrell bea
    companions jon-snow
    to move ada
  `,
    optionsFor(2),
  );
  const p = positionOf(state.open);
  const rng = rngFromText('x');
  play(p, greedy.choose(p, rng));
  expect(p.phase).toBe(PHASE.choose);
  play(p, greedy.choose(p, rng));
  expect(choiceOf(p, state.open, greedy.choose(p, rng))).toEqual({ option: 'stark' });
});

test('equal choices are drawn by lot', () => {
  const state = table(`
    .  .  .  .  .  .
    .  .  .  .  .  .
    S  V  S  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    to move ada
  `);
  const p = positionOf(state.open);
  const drawn = new Set(Array.from({ length: 20 }, (_, index) => greedy.choose(p, rngFromText(`lot ${index}`))));
  expect(drawn.size).toBe(2);
});
