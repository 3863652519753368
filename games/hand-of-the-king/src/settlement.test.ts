import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

// The five steps of HK-4.8, and the order in which several ties are settled (HK-4.9).

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

/** Ada to move: the last Tully to the east, hence a companion; Bran in the grid; a Greyjoy for the next player. */
const lastTully = `
  . . . . . .
  . V . U . .
  . . . . . .
  . . . G . .
  . . . . . .
  S:bran-stark . . . . S
`;

test('HK-4.8 banners are settled once, at the end of the turn, for every house in which a count changed', () => {
  const game = two(`
    ${lastTully}
    ada has 1 lannister
    bruno has tyrion-lannister, 1 stark
    banners lannister bruno, stark bruno
    companions bronn
  `);

  game.play('ada declares east tully');
  expect(game.told('banner-moved')).toEqual([]);

  game.play('ada chooses bronn');
  expect(game.told('banner-moved')).toEqual([
    { house: 'lannister', from: 'bruno', to: 'ada' },
    { house: 'tully', from: null, to: 'ada' },
  ]);
  expect(game.figure('banner stark')).toBe('bruno');
});

test('HK-4.8 step 1: nobody has any: the banner goes to the supply', () => {
  const game = two(`
    ${lastTully}
    ada has renly-baratheon
    banners baratheon ada
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills renly-baratheon');

  expect(game.figure('banner baratheon')).toBeNull();
});

test('HK-4.8 step 2: one player alone in front gets the banner', () => {
  const game = two(`
    ${lastTully}
    ada has 1 stark
    bruno has 1 stark
    banners stark bruno
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.figure('count ada stark')).toBe(2);
  expect(game.figure('banner stark')).toBe('ada');
});

test('HK-4.8 step 3: a companion has made the tie: the user chooses among the tied players', () => {
  const game = three(`
    ${lastTully}
    ada has 1 stark
    bea has 2 stark
    ciro has 2 stark
    banners stark ciro
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.offered('ada')).toEqual(['stark to ada', 'stark to bea', 'stark to ciro']);
  game.play('ada gives stark to bea');
  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: 'ciro', to: 'bea' }]);
});

test('HK-4.8 step 3: fewer players in the tie than just after the move is another tie, too', () => {
  const game = three(`
    ${lastTully}
    ada has 1 stark
    bea has 1 stark
    ciro has arya-stark
    banners stark ciro
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.offered('ada')).toEqual(['stark to ada', 'stark to bea']);
});

test('HK-4.8 step 4: the move made the tie and companions left it alone: the banner goes to the active player', () => {
  const game = two(`
    ${lastTully}
    bruno has 1 tully
    banners tully bruno
    companions gendry
  `);

  game.play('ada declares east tully', 'ada chooses gendry');

  expect(game.told('banner-moved')).toEqual([
    { house: 'baratheon', from: null, to: 'ada' },
    { house: 'tully', from: 'bruno', to: 'ada' },
  ]);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-4.8 step 5: an old tie that no companion changed: the banner stays where it is', () => {
  const game = three(`
    ${lastTully}
    ada has 2 stark
    bea has 2 stark
    ciro has arya-stark
    banners stark bea
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.figure('count ciro stark')).toBe(0);
  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: null, to: 'ada' }]);
  expect(game.figure('banner stark')).toBe('bea');
});

test('HK-4.8 step 5: the collected house stays, too, where the active player is not among the first', () => {
  const game = three(`
    . . . . . .
    . V . Y . .
    . . . . . .
    . . . G . .
    . . . . . .
    . . . . . .
    bea has 1 tyrell, jon-snow for tyrell
    ciro has 1 tyrell
    banners tyrell bea
    companions gendry
  `);

  game.play('ada declares east tyrell', 'ada chooses gendry');

  expect(game.figure('count ada tyrell')).toBe(1);
  expect(game.figure('banner tyrell')).toBe('bea');
});

/** Ada exchanges a Stark of hers for a Lannister of Bruno's: two ties at once. */
const twoTies = () =>
  two(`
    ${lastTully}
    ada has eddard-stark, 2 stark, 1 lannister
    bruno has tyrion-lannister, 2 lannister, 1 stark
    banners stark ada, lannister bruno
    companions petyr-baelish
  `).play(
    'ada declares east tully',
    'ada chooses petyr-baelish',
    'ada gives eddard-stark',
    'ada receives tyrion-lannister',
  );

test('HK-4.9 several ties in one turn: the user settles them one by one', () => {
  const game = twoTies();

  expect(game.offered('ada')).toEqual(['stark to ada', 'stark to bruno', 'lannister to ada', 'lannister to bruno']);
  game.play('ada gives stark to ada');
  expect(game.offered('ada')).toEqual(['lannister to ada', 'lannister to bruno']);
  expect(game.refusal('ada gives stark to bruno')).toMatchObject({ clause: 'HK-4.5', code: 'not-tied' });
  game.play('ada gives lannister to ada');

  expect(game.figure('banners ada')).toEqual(['stark', 'lannister', 'tully']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-4.9 in the order he likes', () => {
  const game = twoTies();

  game.play('ada gives lannister to ada');
  expect(game.told('banner-moved')).toEqual([{ house: 'lannister', from: 'bruno', to: 'ada' }]);
  expect(game.offered('ada')).toEqual(['stark to ada', 'stark to bruno']);
  game.play('ada gives stark to bruno');
  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: 'ada', to: 'bruno' }]);
});
