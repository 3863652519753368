import type { OptionValue } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from '../game.ts';

const two = (position: string, options: Readonly<Record<string, OptionValue>> = {}) =>
  table(handOfTheKing, { seats: ['ada', 'bruno'], options }, position);

test('HK-6.2 Jon Snow: a house is named at once, any of the seven', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jon-snow
  `);

  game.play('ada declares east tully', 'ada chooses jon-snow');

  expect(game.request('ada')?.why).toBe('name-house');
  expect(game.offered('ada')).toEqual(['stark', 'greyjoy', 'lannister', 'targaryen', 'baratheon', 'tyrell', 'tully']);
  expect(game.refusal('ada names none')).toMatchObject({ clause: 'HK-6.2', code: 'no-such-house' });
});

test('HK-6.2 Jon Snow counts as two characters of the named house, and is kept', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 1 tyrell
    bruno has 2 tyrell
    banners tyrell bruno
    companions jon-snow
  `);

  game.play('ada declares east tully', 'ada chooses jon-snow', 'ada names tyrell');

  expect(game.told('companion-kept')).toEqual([{ seat: 'ada', companion: 'jon-snow', house: 'tyrell' }]);
  expect(game.figure('kept ada')).toEqual(['jon-snow for tyrell']);
  expect(game.figure('used')).toEqual([]);
  expect(game.figure('count ada tyrell')).toBe(3);
  expect(game.figure('banner tyrell')).toBe('ada');
});

test('HK-6.3 Gendry counts as one Baratheon, and is kept', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 1 baratheon
    bruno has 1 baratheon
    banners baratheon bruno
    companions gendry
  `);

  game.play('ada declares east tully', 'ada chooses gendry');

  expect(game.figure('kept ada')).toEqual(['gendry for baratheon']);
  expect(game.figure('used')).toEqual([]);
  expect(game.figure('count ada baratheon')).toBe(2);
  expect(game.figure('banner baratheon')).toBe('ada');
});

test('HK-6.4 Shae counts as one Lannister, and is kept', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions shae
  `);

  game.play('ada declares east tully', 'ada chooses shae');

  expect(game.figure('kept ada')).toEqual(['shae for lannister']);
  expect(game.figure('used')).toEqual([]);
  expect(game.figure('count ada lannister')).toBe(1);
  expect(game.figure('banner lannister')).toBe('ada');
});

const KEPT = [
  { companion: 'jon-snow', house: 'stark', worth: 2 },
  { companion: 'gendry', house: 'baratheon', worth: 1 },
  { companion: 'shae', house: 'lannister', worth: 1 },
];
test.each(KEPT)('HK-6.2 HK-6.3 HK-6.4 $companion counts to the end of the game', ({ companion, house, worth }) => {
  const game = two(`
    V G . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has ${companion} for ${house}
    banners ${house} ada
    to move bruno
  `);

  game.play('bruno declares east greyjoy');

  expect(game.figure(`count ada ${house}`)).toBe(worth);
  expect(game.figure(`banner ${house}`)).toBe('ada');
  expect(game.outcome?.reason).toBe('largest-banner'); // one banner each: hers still counts
});

test('HK-6.16 the house of Jon Snow may be one of which nobody has any character', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jon-snow
  `);

  game.play('ada declares east tully', 'ada chooses jon-snow', 'ada names stark');

  expect(game.figure('count ada stark')).toBe(2);
  expect(game.figure('count bruno stark')).toBe(0);
  expect(game.figure('banner stark')).toBe('ada');
});

test('HK-6.16 the house of Jon Snow is fixed for the rest of the game', () => {
  const game = two(`
    V U . . . S
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . G
    companions jon-snow
  `);

  game.play('ada declares east tully', 'ada chooses jon-snow', 'ada names stark', 'bruno declares east stark');

  expect(game.offered('ada')).toEqual(['south greyjoy']); // nobody asks her for a house again
  game.play('ada declares south greyjoy');
  expect(game.figure('kept ada')).toEqual(['jon-snow for stark']);
});

test('HK-6.20 with jonSnowNeedsGridHouse only a house with a character in the grid may be named', () => {
  const game = two(
    `
    V U . . . G
    . . . . . .
    . . T . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jon-snow
  `,
    { jonSnowNeedsGridHouse: true },
  );

  game.play('ada declares east tully', 'ada chooses jon-snow');

  expect(game.offered('ada')).toEqual(['greyjoy', 'targaryen']);
  expect(game.refusal('ada names stark')).toMatchObject({ clause: 'HK-S16', code: 'house-not-in-the-grid' });
});

test('HK-6.20 with jonSnowNeedsGridHouse and an empty grid Jon Snow is used up without effect', () => {
  const game = two(
    `
    V U . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jon-snow
  `,
    { jonSnowNeedsGridHouse: true },
  );

  game.play('ada declares east tully', 'ada chooses jon-snow');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'jon-snow', part: 'count' }]);
  expect(game.figure('kept ada')).toEqual([]);
  expect(game.figure('used')).toEqual(['jon-snow']);
});

test('HK-6.20 under shaeReading B Shae counts only while Tyrion lies in the same area', () => {
  const game = two(
    `
    V U . Y . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has shae for lannister, 1 lannister
    bruno has tyrion-lannister
    companions bronn
  `,
    { shaeReading: 'B' },
  );
  expect(game.figure('count ada lannister')).toBe(1);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.figure('count ada lannister')).toBe(3);
});

test('HK-6.20 under shaeReading B Shae is kept, but alone brings no banner', () => {
  const game = two(
    `
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions shae
  `,
    { shaeReading: 'B' },
  );

  game.play('ada declares east tully', 'ada chooses shae');

  expect(game.figure('kept ada')).toEqual(['shae for lannister']);
  expect(game.figure('count ada lannister')).toBe(0);
  expect(game.figure('banner lannister')).toBeNull();
});
