import type { OptionValue } from '@corvo/core';
import { table, TestTable } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from '../game.ts';
import type { HandOfTheKing } from '../state.ts';

const two = (position: string, options: Readonly<Record<string, OptionValue>> = {}) =>
  table(handOfTheKing, { seats: ['ada', 'bruno'], options }, position);

/** The spaces on which a character lies. */
const occupied = (game: TestTable<HandOfTheKing>) =>
  Object.entries(game.figures).flatMap(([name, card]) =>
    name.startsWith('space ') && card !== '.' && card !== 'V' ? [name] : [],
  );

test('HK-6.8 Ramsay exchanges the positions of two characters in the grid', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . . .
    . . . . . .
    . . . . . .
    . . . . T:daenerys-targaryen .
    companions ramsay-snow
  `);

  game.play('ada declares east tully', 'ada chooses ramsay-snow');
  expect(game.offered('ada')).toEqual([
    'theon-greyjoy, cersei-lannister',
    'theon-greyjoy, daenerys-targaryen',
    'cersei-lannister, daenerys-targaryen',
  ]);

  game.play('ada swaps theon-greyjoy, daenerys-targaryen');
  expect(game.told('swapped')).toEqual([
    { seat: 'ada', one: 'theon-greyjoy', other: 'daenerys-targaryen', spaces: ['1,6', '6,5'] },
  ]);
  expect(game.figure('space 1,6')).toBe('T:daenerys-targaryen');
  expect(game.figure('space 6,5')).toBe('G:theon-greyjoy');
  expect(game.figure('space 3,3')).toBe('L:cersei-lannister');
});

test('HK-6.8 Ramsay exchanges two different characters of the grid: not one, not three, not the same twice', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . . .
    . . . . . .
    . . . . . .
    . . . . T:daenerys-targaryen .
    bruno has robb-stark
    companions ramsay-snow
  `);

  game.play('ada declares east tully', 'ada chooses ramsay-snow');

  const wrongNumber = { clause: 'HK-6.8', code: 'swap-takes-two' };
  expect(game.refusal('ada swaps theon-greyjoy')).toMatchObject(wrongNumber);
  expect(game.refusal('ada swaps theon-greyjoy, theon-greyjoy')).toMatchObject(wrongNumber);
  expect(game.refusal('ada swaps theon-greyjoy, cersei-lannister, daenerys-targaryen')).toMatchObject(wrongNumber);
  expect(game.refusal('ada swaps theon-greyjoy, robb-stark')).toMatchObject({
    clause: 'HK-6.8',
    code: 'not-in-the-grid',
  });
  expect(game.refusal('ada swaps none')).toMatchObject({ clause: 'HK-5.12', code: 'effect-is-compulsory' });
});

test('HK-6.18 Ramsay does not change which spaces are occupied, nor whether Varys can move', () => {
  const game = two(`
    V . . U . .
    . . . . . .
    . . . L . .
    . G . . . .
    . . . . . T
    . . S . . .
    companions ramsay-snow
  `);
  game.play('ada declares east tully', 'ada chooses ramsay-snow');
  const before = occupied(game);
  const swaps = game.offered('ada') ?? [];
  expect(swaps).toHaveLength(6);

  for (const swap of swaps) {
    const after = new TestTable(handOfTheKing, game.state).play(`ada swaps ${swap}`);
    expect(occupied(after)).toEqual(before);
    expect(after.outcome).toBeUndefined();
    expect(after.offered('bruno')).toHaveLength(1); // somebody to the south, as before
  }
});

test('HK-6.18 Ramsay changes which house is reachable where', () => {
  const game = two(`
    V . . U . .
    . . . . . .
    . . . L:cersei-lannister . .
    . G:theon-greyjoy . . . .
    . . . . . .
    . . . . . .
    companions ramsay-snow
  `);

  game.play('ada declares east tully', 'ada chooses ramsay-snow', 'ada swaps cersei-lannister, theon-greyjoy');

  expect(game.offered('bruno')).toEqual(['south greyjoy']);
});

test('HK-6.18 exchanging two characters of the same house is legal', () => {
  const game = two(`
    V . . U . .
    . . . . . .
    . . . L:cersei-lannister . .
    . L:tyrion-lannister . . . .
    . . . . . .
    . . . . . .
    companions ramsay-snow
  `);

  game.play('ada declares east tully', 'ada chooses ramsay-snow', 'ada swaps cersei-lannister, tyrion-lannister');

  expect(game.figure('space 3,4')).toBe('L:tyrion-lannister');
  expect(game.figure('space 4,2')).toBe('L:cersei-lannister');
});

test('HK-6.20 with ramsayMaySwapVarys Varys himself may change places with a character', () => {
  const game = two(
    `
    V . . U . .
    . . . . . .
    . . . L:cersei-lannister . .
    . G:theon-greyjoy . . . S
    . . . . . .
    . . . . . .
    companions ramsay-snow
  `,
    { ramsayMaySwapVarys: true },
  );

  game.play('ada declares east tully', 'ada chooses ramsay-snow');
  expect(game.offered('ada')).toContain('theon-greyjoy, varys');

  game.play('ada swaps theon-greyjoy, varys');
  expect(game.figure('varys')).toBe('4,2');
  expect(game.figure('space 1,4')).toBe('G:theon-greyjoy');
  expect(game.offered('bruno')).toEqual(['east stark']);
});

test('HK-6.10 Petyr Baelish exchanges a character of his user with one of an opponent', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has cersei-lannister
    bruno has robb-stark, arya-stark
    companions petyr-baelish
  `);

  game.play('ada declares east tully', 'ada chooses petyr-baelish');
  expect(game.offered('ada')).toEqual(['cersei-lannister', 'hoster-tully']);

  game.play('ada gives cersei-lannister');
  expect(game.offered('ada')).toEqual(['robb-stark', 'arya-stark']);

  game.play('ada receives arya-stark');
  expect(game.told('exchanged')).toEqual([
    { seat: 'ada', given: 'cersei-lannister', owner: 'bruno', received: 'arya-stark' },
  ]);
  expect(game.figure('area ada')).toEqual(['arya-stark', 'hoster-tully']);
  expect(game.figure('area bruno')).toEqual(['cersei-lannister', 'robb-stark']);
});

test('HK-6.10 Petyr Baelish gives what is in the area of his user and gets what is in the area of an opponent', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has cersei-lannister
    bruno has robb-stark
    companions petyr-baelish
  `);

  game.play('ada declares east tully', 'ada chooses petyr-baelish');
  expect(game.refusal('ada gives robb-stark')).toMatchObject({ clause: 'HK-6.10', code: 'not-in-your-area' });
  expect(game.refusal('ada gives theon-greyjoy')).toMatchObject({ clause: 'HK-6.10', code: 'not-in-your-area' });
  expect(game.refusal('ada gives none')).toMatchObject({ clause: 'HK-5.12', code: 'effect-is-compulsory' });

  game.play('ada gives cersei-lannister');
  const elsewhere = { clause: 'HK-6.10', code: 'not-in-an-opponents-area' };
  expect(game.refusal('ada receives hoster-tully')).toMatchObject(elsewhere);
  expect(game.refusal('ada receives theon-greyjoy')).toMatchObject(elsewhere);
  expect(game.refusal('ada receives cersei-lannister')).toMatchObject(elsewhere);
});

test('HK-6.10 Petyr Baelish does nothing while no opponent has a character', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has gendry for baratheon
    companions petyr-baelish
  `);

  game.play('ada declares east tully', 'ada chooses petyr-baelish');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'petyr-baelish', part: 'give' }]);
  expect(game.figure('area ada')).toEqual(['hoster-tully']);
  expect(game.figure('turn')).toBe('bruno');
});
