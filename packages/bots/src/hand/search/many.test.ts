import { expect, test } from 'vitest';
import { handOfTheKing as game } from '@corvo/hand-of-the-king';
import { optionsFor, table } from '../../table.fixture.ts';
import { chancesToWin } from '../outlook.ts';
import { Position } from '../position.ts';
import { choiceOf, positionOf } from '../translate.ts';
import { ManySides } from './many.ts';

const seats = ['ada', 'bea', 'ciro'];

test('the chances of all players add up to one, at any table', () => {
  for (const players of [3, 4]) {
    const p = positionOf(game.setup(optionsFor(players), game.seats(players), 'chances').open);
    const chances = new Float64Array(4);
    chancesToWin(p, chances);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
});

test('three players: it takes the banner that wins and not the one that hands the game to the next', () => {
  // South Tyrell ends the game, two banners each, and Stark decides. East Greyjoy takes more, and Bea takes it back.
  const state = table(
    `
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  V  .  .  G  G
    .  .  .  .  .  .
    .  Y  .  .  .  .
    .  .  .  .  .  G
    ada has 4 stark, 1 tyrell, 1 greyjoy
    bea has 4 lannister, 1 tyrell, 2 greyjoy
    ciro has 1 greyjoy, 3 targaryen, 2 tully
    banners stark ada, lannister bea, tyrell bea, greyjoy bea, targaryen ciro, tully ciro
    to move ada
  `,
    optionsFor(3),
    seats,
  );
  const p = positionOf(state.open);
  const seen = new ManySides(p).search(p, { nodes: 3000 });
  expect(choiceOf(p, state.open, seen.move)).toEqual({ option: 'south tyrell' });
  expect(seen.chance).toBe(1);
  expect(seen.nodes).toBeLessThanOrEqual(3100);
});

test('its room is used again without a trace: the second search is like the first', () => {
  const search = new ManySides(new Position(positionOf(game.setup(optionsFor(3), seats, 'x').open).rules));
  const first = positionOf(game.setup(optionsFor(3), seats, 'first').open);
  const second = positionOf(game.setup(optionsFor(4), game.seats(4), 'second').open);
  const fresh = search.search(first, { nodes: 2000 });
  search.search(second, { nodes: 5000 });
  expect(search.search(first, { nodes: 2000 })).toEqual(fresh);
});
