import { clonePlain, type OptionValue } from '@corvo/core';
import { table, TestTable } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const two = (position: string, options: Readonly<Record<string, OptionValue>> = {}) =>
  table(handOfTheKing, { seats: ['ada', 'bruno'], options }, position);

test('HK-H23 Jon Snow on a house nobody has brings its banner, 2 against 0', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jon-snow
  `);

  game.play('ada declares east tully', 'ada chooses jon-snow', 'ada names targaryen');

  expect(game.figure('count ada targaryen')).toBe(2);
  expect(game.told('banner-moved')).toContainEqual({ house: 'targaryen', from: null, to: 'ada' });
});

test('HK-H25 Gendry still counts one after all four Baratheons are gone', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    killed 4 baratheon
    companions gendry
  `);

  game.play('ada declares east tully', 'ada chooses gendry');

  expect(game.figure('count ada baratheon')).toBe(1);
  expect(game.figure('banner baratheon')).toBe('ada');
});

const TOO_FEW = [
  ['one character', '. . G . . .'],
  ['no character', '. . . . . .'],
];
test.each(TOO_FEW)('HK-H26 Ramsay has no effect with %s in the grid', (_many, row) => {
  const game = two(`
    V U . . . .
    ${row}
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions ramsay-snow
  `);

  game.play('ada declares east tully', 'ada chooses ramsay-snow');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'ramsay-snow', part: 'swap' }]);
  expect(game.figure('used')).toEqual(['ramsay-snow']);
});

const VARYS_AND_TWO = `
  V U . . . G:theon-greyjoy
  . . . . . .
  . . S:robb-stark . . .
  . . . . . .
  . . . . . .
  . . . . . .
  companions ramsay-snow
`;

test('HK-H27 Ramsay asked to move Varys is refused', () => {
  const game = two(VARYS_AND_TWO);

  game.play('ada declares east tully', 'ada chooses ramsay-snow');

  expect(game.offered('ada')).toEqual(['theon-greyjoy, robb-stark']);
  expect(game.refusal('ada swaps varys, robb-stark')).toMatchObject({
    clause: 'HK-S5',
    code: 'varys-may-not-be-swapped',
  });
});

test('HK-H27 with the option on, Ramsay may move Varys', () => {
  const game = two(VARYS_AND_TWO, { ramsayMaySwapVarys: true });

  game.play('ada declares east tully', 'ada chooses ramsay-snow', 'ada swaps varys, robb-stark');

  expect(game.figure('varys')).toBe('3,3');
  expect(game.figure('space 1,2')).toBe('S:robb-stark');
});

test('HK-H28 Ramsay in a position without moves changes nothing: the game ends', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . S:robb-stark . . .
    . . . . . G:theon-greyjoy
    . . . . . .
    . . . . . .
    companions ramsay-snow
  `);

  game.play('ada declares east tully', 'ada chooses ramsay-snow', 'ada swaps robb-stark, theon-greyjoy');

  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'most-banners', clause: 'HK-7.4' });
});

test('HK-H29 Melisandre on the last turn: there is no extra turn, the game is over', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . S . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions melisandre
  `);

  game.play('ada declares east tully', 'ada chooses melisandre');

  expect(game.told('turn-began')).toEqual([]);
  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'most-banners', clause: 'HK-7.4' });
});

test('HK-H30 Melisandre as the second companion of a chain: the turn is finished, then comes the extra turn', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . S:bran-stark . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions hodor, melisandre
  `);

  game.play('ada declares east tully', 'ada chooses hodor', 'ada chooses melisandre');

  expect(game.events.map(event => event.type)).toEqual([
    'companion-chosen',
    'extra-turn',
    'banner-moved',
    'banner-moved',
    'turn-began',
  ]);
  expect(game.figure('banners ada')).toEqual(['stark', 'tully']);
  expect(game.offered('ada')).toEqual(['east greyjoy']);
});

test('HK-H31 a companion earned on the extra turn is resolved normally', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . S
    companions melisandre, shae
  `);

  game.play('ada declares east tully', 'ada chooses melisandre', 'ada declares east greyjoy');
  expect(game.offered('ada')).toEqual(['shae']);

  game.play('ada chooses shae');
  expect(game.figure('kept ada')).toEqual(['shae for lannister']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-H38 Petyr Baelish has no effect while his user has no character', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions petyr-baelish
  `);
  // Play never gets there, for the user has just taken a character; so it is put aside by hand.
  const state = clonePlain(game.play('ada declares east tully').state);
  const { characters } = state.open.areas['ada']!;
  state.open.killed = [...state.open.killed, ...characters.tully];
  characters.tully = [];

  const bare = new TestTable(handOfTheKing, state).play('ada chooses petyr-baelish');

  expect(bare.told('no-effect')).toEqual([{ seat: 'ada', companion: 'petyr-baelish', part: 'give' }]);
  expect(bare.figure('area bruno')).toEqual(['robb-stark']);
  expect(bare.figure('used')).toEqual(['petyr-baelish']);
});

test('HK-H39 Petyr Baelish may exchange two characters of the same house; the counts stay as they were', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has robb-stark
    bruno has arya-stark
    banners stark bruno
    companions petyr-baelish
  `);

  game.play('ada declares east tully', 'ada chooses petyr-baelish', 'ada gives robb-stark', 'ada receives arya-stark');

  expect(game.figure('area ada')).toEqual(['arya-stark', 'hoster-tully']);
  expect(game.figure('count ada stark')).toBe(1);
  expect(game.figure('count bruno stark')).toBe(1);
  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: null, to: 'ada' }]); // the Stark banner stays
});
