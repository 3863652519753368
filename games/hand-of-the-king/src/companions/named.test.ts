import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from '../game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);

test('HK-6.1 Hodor takes Bran Stark from the grid', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . S S:bran-stark . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions hodor, gendry
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'bran-stark', space: '3,3', owner: null }]);
  expect(game.figure('area ada')).toEqual(['bran-stark', 'hoster-tully']);
  expect(game.figure('space 3,3')).toBe('.');
  expect(game.figure('used')).toEqual(['hodor']);
  expect(game.figure('turn')).toBe('bruno'); // another Stark is left in the grid, so no second companion
});

test('HK-6.1 Hodor takes Bran Stark from an opponent', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has bran-stark, 2 stark
    companions hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'bran-stark', space: null, owner: 'bruno' }]);
  expect(game.figure('area ada')).toEqual(['bran-stark', 'hoster-tully']);
  expect(game.figure('count bruno stark')).toBe(2);
});

test('HK-6.5 Bronn takes Tyrion Lannister from the grid', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . L L:tyrion-lannister . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'tyrion-lannister', space: '3,3', owner: null }]);
  expect(game.figure('area ada')).toEqual(['hoster-tully', 'tyrion-lannister']);
});

test('HK-6.5 Bronn takes Tyrion Lannister from an opponent', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has tyrion-lannister
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'tyrion-lannister', space: null, owner: 'bruno' }]);
  expect(game.figure('area bruno')).toEqual([]);
});

test('HK-6.11 Brienne of Tarth takes Renly Baratheon from the grid', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . B B:renly-baratheon . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions brienne-of-tarth
  `);

  game.play('ada declares east tully', 'ada chooses brienne-of-tarth');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'renly-baratheon', space: '3,3', owner: null }]);
});

test('HK-6.11 Brienne of Tarth takes Renly Baratheon from an opponent', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has renly-baratheon
    companions brienne-of-tarth
  `);

  game.play('ada declares east tully', 'ada chooses brienne-of-tarth');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'renly-baratheon', space: null, owner: 'bruno' }]);
});

test('HK-6.12 Jorah Mormont takes Daenerys Targaryen from the grid', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . T T:daenerys-targaryen . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jorah-mormont
  `);

  game.play('ada declares east tully', 'ada chooses jorah-mormont');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'daenerys-targaryen', space: '3,3', owner: null }]);
});

test('HK-6.12 Jorah Mormont takes Daenerys Targaryen from an opponent', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has daenerys-targaryen
    companions jorah-mormont
  `);

  game.play('ada declares east tully', 'ada chooses jorah-mormont');

  expect(game.told('taken')).toEqual([{ seat: 'ada', character: 'daenerys-targaryen', space: null, owner: 'bruno' }]);
});

test('HK-6.14 Ilyn Payne kills Eddard Stark in the grid', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . S:eddard-stark S . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions ilyn-payne
  `);

  game.play('ada declares east tully', 'ada chooses ilyn-payne');

  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'ilyn-payne', character: 'eddard-stark', space: '3,2', owner: null },
  ]);
  expect(game.figure('space 3,2')).toBe('.');
  expect(game.figure('space 3,3')).toBe('S:catelyn-stark');
});

test('HK-6.14 Ilyn Payne kills Eddard Stark in the area of an opponent', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has eddard-stark, robb-stark
    companions ilyn-payne
  `);

  game.play('ada declares east tully', 'ada chooses ilyn-payne');

  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'ilyn-payne', character: 'eddard-stark', space: null, owner: 'bruno' },
  ]);
  expect(game.figure('area bruno')).toEqual(['robb-stark']);
});

test('HK-6.14 Ilyn Payne kills Eddard Stark even in the area of his own user', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has eddard-stark
    companions ilyn-payne
  `);

  game.play('ada declares east tully', 'ada chooses ilyn-payne');

  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'ilyn-payne', character: 'eddard-stark', space: null, owner: 'ada' },
  ]);
  expect(game.figure('area ada')).toEqual(['hoster-tully']);
});

test('HK-6.14 Ilyn Payne does nothing when Eddard Stark is dead already', () => {
  const game = two(`
    V U . . . G
    . S:robb-stark . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    killed eddard-stark
    companions ilyn-payne
  `);

  game.play('ada declares east tully', 'ada chooses ilyn-payne');

  expect(game.told('killed')).toEqual([]);
  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'ilyn-payne', part: 'kill' }]);
  expect(game.figure('used')).toEqual(['ilyn-payne']);
});
