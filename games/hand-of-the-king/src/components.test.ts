import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { CHARACTERS, COMPANIONS, HOUSES, houseOf, isCharacter, MEMBERS, SIZE, VARYS } from './cards.ts';
import { handOfTheKing } from './game.ts';
import { playout } from './playout.fixture.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);

test.each([2, 3, 4])('HK-1.1 %i players can play', players => {
  const game = table(handOfTheKing, { seats: handOfTheKing.seats(players) });

  expect(game.state.open.seats).toHaveLength(players);
  expect(game.waiting).toHaveLength(1);
});

test.each([1, 5])('HK-1.1 %i cannot', players => {
  const seats = handOfTheKing.seats(players);

  expect(() => table(handOfTheKing, { seats })).toThrow(`hand-of-the-king cannot seat ${players}`);
});

test('HK-1.2 there are 35 characters in seven houses of eight down to two', () => {
  expect(SIZE).toEqual({ stark: 8, greyjoy: 7, lannister: 6, targaryen: 5, baratheon: 4, tyrell: 3, tully: 2 });
  for (const house of HOUSES) expect(MEMBERS[house]).toHaveLength(SIZE[house]);
  expect(new Set(CHARACTERS).size).toBe(35);
});

test('HK-1.2 the printed size stays the same whatever is killed: one last Stark is still of the largest house', () => {
  const game = two(`
    . . . . . .
    . V . S . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has 7 greyjoy
    banners greyjoy bruno
    killed 7 stark
    to move ada
  `);

  game.play('ada declares east stark');

  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'largest-banner', clause: 'HK-7.5' });
});

test('HK-1.3 Varys is a card of the grid, but no character and of no house', () => {
  const game = table(handOfTheKing);
  const spaces = Object.entries(game.figures).filter(([name]) => name.startsWith('space '));

  expect(spaces.filter(([, card]) => card === 'V')).toHaveLength(1);
  expect(game.figure('in the grid')).toBe(35);
  expect(isCharacter(VARYS)).toBe(false);
  for (const house of HOUSES) expect(MEMBERS[house]).not.toContain(VARYS);
});

test('HK-1.4 there are fourteen companions', () => {
  expect([...COMPANIONS].sort()).toEqual([
    'brienne-of-tarth',
    'bronn',
    'gendry',
    'gregor-clegane',
    'hodor',
    'ilyn-payne',
    'jaqen-hghar',
    'jon-snow',
    'jorah-mormont',
    'melisandre',
    'petyr-baelish',
    'ramsay-snow',
    'sandor-clegane',
    'shae',
  ]);
});

test('HK-1.4 there are seven banners, one per house', () => {
  expect(Object.keys(table(handOfTheKing).state.open.banners)).toEqual([...HOUSES]);
});

test('HK-1.4 the four raven tokens belong to the variant only', () => {
  const seats = ['nora', 'otto', 'pia', 'quirino'];
  const ravens = (threeEyedRaven: boolean) => {
    const game = table(handOfTheKing, { seats, options: { threeEyedRaven } });
    return seats.filter(seat => game.figure(`raven ${seat}`) === true);
  };

  expect(ravens(true)).toEqual(seats);
  expect(ravens(false)).toEqual([]);
});

test('HK-1.5 an area holds characters, banners, kept companions and the raven, and all of it is open to everybody', () => {
  const seats = ['ada', 'bea', 'ciro'];
  const game = table(
    handOfTheKing,
    { seats, options: { threeEyedRaven: true } },
    `
    . . . . . .
    . V . S . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has bran-stark, gendry for baratheon
    bea has 2 tully, no raven
    banners stark ada, baratheon ada, tully bea
  `,
  );

  expect(game.figure('area ada')).toEqual(['bran-stark']);
  expect(game.figure('kept ada')).toEqual(['gendry for baratheon']);
  expect(game.figure('banners ada')).toEqual(['stark', 'baratheon']);
  expect(game.figure('raven ada')).toBe(true);
  expect(game.figure('raven bea')).toBe(false);
  for (const seat of [...seats, null]) {
    expect(handOfTheKing.table.figures(game.view(seat).open)).toEqual(game.figures);
  }
});

test('HK-1.6 a count is the characters of the house in the area and what kept companions add to it', () => {
  const game = two(`
    . . . . . .
    . V . S . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 3 stark, 1 baratheon, jon-snow for stark, gendry for baratheon
    bruno has 1 lannister, shae for lannister
  `);

  expect(game.figure('count ada stark')).toBe(5);
  expect(game.figure('count ada baratheon')).toBe(2);
  expect(game.figure('count ada lannister')).toBe(0);
  expect(game.figure('count bruno lannister')).toBe(2);
});

test('HK-1.7 to take a character is to put it in your own area', () => {
  const game = two(`
    . . . . . .
    . V . S:arya-stark . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  game.play('ada declares east stark');

  expect(game.figure('area ada')).toEqual(['arya-stark']);
  expect(game.figure('in the grid')).toBe(0);
});

test('HK-1.7 to kill a character is to remove it from the game for good', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    . . . S:arya-stark . G
    . . . . . .
    . . . . . .
    companions sandor-clegane
    killed 7 stark
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane', 'ada kills arya-stark');

  expect(game.figure('killed')).toContain('arya-stark');
  expect(game.figure('space 4,4')).toBe('.');
  expect(game.figure('count ada stark')).toBe(0);
  expect(game.figure('count bruno stark')).toBe(0);
});

test('HK-1.8 Joffrey Baratheon is a Lannister: the emblem decides, never the surname', () => {
  const game = two(`
    . . . . . .
    . V . L:joffrey-baratheon . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  expect(houseOf('joffrey-baratheon')).toBe('lannister');
  expect(game.offered('ada')).toEqual(['east lannister']);
  expect(game.refusal('ada declares east baratheon')).toMatchObject({ clause: 'HK-3.3', code: 'house-not-that-way' });
  game.play('ada declares east lannister');
  expect(game.figure('count ada lannister')).toBe(1);
  expect(game.figure('count ada baratheon')).toBe(0);
});

test('HK-1.9 after the deal there is no chance: no move draws from the stream', () => {
  for (const seed of ['first', 'second', 'third']) {
    const dealt = table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'], seed }).state;
    const states = [...playout(dealt, seed)];

    expect(states.length).toBeGreaterThan(10);
    for (const { hidden } of states) expect(hidden).toEqual(dealt.hidden);
  }
});

test('HK-1.9 nothing is hidden but the seed: no card lies in a drawer of its own', () => {
  const { state } = table(handOfTheKing);

  expect(Object.keys(state.hidden).sort()).toEqual(['rng', 'seed']);
  expect(state.own).toEqual({ 'seat-1': { sealed: null }, 'seat-2': { sealed: null } });
});
