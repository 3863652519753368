import { isProblem } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const FOUR = ['nora', 'otto', 'pia', 'quirino'];
const teams = (position: string) => table(handOfTheKing, { seats: FOUR, options: { teams: true } }, position);

test('HK-8.1 partners sit opposite each other, so that turns alternate between the teams', () => {
  const game = teams(`
    V G . . . .
    . . . . . .
    . . . . . .
    . S T B L Y
    . . . . . .
    . . . . . U
    banners stark nora, greyjoy pia, lannister otto
  `);
  const turns: unknown[] = [game.figure('turn')];

  game.play('nora declares east greyjoy');
  turns.push(game.figure('turn'));
  game.play('otto declares south stark');
  turns.push(game.figure('turn'));
  game.play('pia declares east lannister');
  turns.push(game.figure('turn'));
  game.play('quirino declares east tyrell', 'nora declares south tully');

  expect(turns).toEqual(['nora', 'otto', 'pia', 'quirino']);
  expect(game.outcome?.ranking).toHaveLength(2);
  expect(game.outcome?.ranking).toContainEqual(['nora', 'pia']);
  expect(game.outcome?.ranking).toContainEqual(['otto', 'quirino']);
});

test.each([2, 3])('HK-8.1 teams are for four players, not for %i', players => {
  expect(handOfTheKing.resolveOptions({ teams: true }, players)).toMatchObject({
    clause: 'HK-8.1',
    code: 'option-not-for-players',
  });
});

test('HK-8.2 partners collect separately and take banners from each other in the normal way', () => {
  const game = teams(`
    V G . . . S
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    nora has 1 greyjoy
    pia has 2 greyjoy
    banners greyjoy pia
  `);

  game.play('nora declares east greyjoy');

  expect(game.told('banner-moved')).toEqual([{ house: 'greyjoy', from: 'pia', to: 'nora' }]);
  expect(game.figure('count nora greyjoy')).toBe(2);
  expect(game.figure('count pia greyjoy')).toBe(2);
});

test('HK-8.2 the characters of partners are never added up', () => {
  const game = teams(`
    V G . . . S
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    pia has 2 greyjoy
    otto has 2 greyjoy
    banners greyjoy otto
  `);

  game.play('nora declares east greyjoy'); // the team has three, but nobody in it more than two

  expect(game.figure('banner greyjoy')).toBe('otto');
});

test('HK-8.3 the team with the higher sum of banners wins', () => {
  const game = teams(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark otto, greyjoy otto, lannister otto, targaryen nora, baratheon nora, tyrell pia, tully pia
  `);

  expect(game.outcome).toEqual({
    ranking: [
      ['nora', 'pia'],
      ['otto', 'quirino'],
    ],
    reason: 'most-banners',
    clause: 'HK-8.3',
  });
});

test('HK-8.4 between teams with the same sum, the banner of the largest house decides', () => {
  const game = teams(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners greyjoy nora, lannister pia, targaryen pia, stark quirino, tyrell otto, tully otto
  `);

  expect(game.outcome).toEqual({
    ranking: [
      ['otto', 'quirino'],
      ['nora', 'pia'],
    ],
    reason: 'largest-banner',
    clause: 'HK-8.4',
  });
});

test('HK-8.5 a companion that takes from an opponent takes from the partner too', () => {
  const game = teams(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    pia has bran-stark
    companions hodor
  `);

  game.play('nora declares east tully', 'nora chooses hodor');

  expect(game.told('taken')).toEqual([{ seat: 'nora', character: 'bran-stark', space: null, owner: 'pia' }]);
});

test('HK-8.5 Petyr Baelish exchanges with the partner as with any other player', () => {
  const game = teams(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    otto has arya-stark
    pia has bran-stark
    companions petyr-baelish
  `);

  game.play('nora declares east tully', 'nora chooses petyr-baelish', 'nora gives hoster-tully');

  expect(game.offered('nora')).toEqual(['arya-stark', 'bran-stark']);
});

test('HK-8.6 without the variant four players play each for himself', () => {
  const game = table(
    handOfTheKing,
    { seats: FOUR },
    `
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark otto, greyjoy otto, lannister otto, targaryen nora, baratheon nora, tyrell pia, tully pia
  `,
  );
  const options = handOfTheKing.resolveOptions({}, 4);

  expect(isProblem(options) || options.teams).toBe(false);
  expect(game.outcome).toEqual({
    ranking: [['otto'], ['nora'], ['pia'], ['quirino']],
    reason: 'most-banners',
    clause: 'HK-7.4',
  });
});
