import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

/** Ada to move: one Stark to the east, and more to come for the others. */
const oneStark = `
  . . . . . .
  . V . S . .
  . . . G . .
  . . . . . .
  . . . . . .
  . . . . . .
`;

/** Ada to move: the last Tully to the east, hence a companion; a Greyjoy to the south. */
const lastTully = `
  . . . . . .
  . V . U . .
  . . . . . .
  . . . G . .
  . . . . . .
  . . . . . .
`;

test('HK-4.1 a player with the most of the house he collected takes its banner from the supply', () => {
  const game = two(`
    ${oneStark}
    bruno has 3 lannister
    banners lannister bruno
  `);

  game.play('ada declares east stark');

  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: null, to: 'ada' }]);
  expect(game.figure('banners ada')).toEqual(['stark']);
  expect(game.figure('banners bruno')).toEqual(['lannister']);
});

test('HK-4.1 or from whoever holds it', () => {
  const game = two(`
    ${oneStark}
    ada has 2 stark
    bruno has 2 stark
    banners stark bruno
  `);

  game.play('ada declares east stark');

  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: 'bruno', to: 'ada' }]);
});

test('HK-4.1 with fewer than an opponent he takes nothing', () => {
  const game = two(`
    ${oneStark}
    ada has 1 stark
    bruno has 3 stark
    banners stark bruno
  `);

  game.play('ada declares east stark');

  expect(game.told('banner-moved')).toEqual([]);
  expect(game.figure('banner stark')).toBe('bruno');
});

test('HK-4.2 reaching a tie is enough to take a banner away', () => {
  const game = two(`
    ${oneStark}
    ada has 1 stark
    bruno has 2 stark
    banners stark bruno
  `);

  game.play('ada declares east stark');

  expect(game.figure('count ada stark')).toBe(2);
  expect(game.figure('banner stark')).toBe('ada');
});

test('HK-4.2 merely keeping a tie is not: the tied banner of another house does not move', () => {
  const game = two(`
    ${oneStark}
    ada has 2 greyjoy
    bruno has 2 greyjoy
    banners greyjoy bruno
  `);

  game.play('ada declares east stark');

  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: null, to: 'ada' }]);
  expect(game.figure('banner greyjoy')).toBe('bruno');
});

test('HK-4.3 with three players the comparison is with the highest opponent', () => {
  const game = three(`
    ${oneStark}
    ada has 1 stark
    bea has 1 stark
    ciro has 2 stark
    banners stark ciro
  `);

  game.play('ada declares east stark');

  expect(game.figure('banner stark')).toBe('ada');
});

test('HK-4.3 equal to one opponent but below another: no banner', () => {
  const game = three(`
    ${oneStark}
    ada has 1 stark
    bea has 2 stark
    ciro has 3 stark
    banners stark ciro
  `);

  game.play('ada declares east stark');

  expect(game.figure('count ada stark')).toBe(game.figure('count bea stark'));
  expect(game.figure('banner stark')).toBe('ciro');
});

test('HK-4.4 a count of zero never earns a banner, though it equals the zero of everybody else', () => {
  const game = two(oneStark);

  game.play('ada declares east stark');

  for (const house of ['greyjoy', 'lannister', 'targaryen', 'baratheon', 'tyrell', 'tully']) {
    expect(game.figure(`banner ${house}`)).toBeNull();
  }
});

test('HK-4.5 a tie made by a companion: the user chooses which of the tied players gets the banner', () => {
  const game = two(`
    ${lastTully}
    ada has 1 lannister
    bruno has tyrion-lannister, 2 lannister
    banners lannister bruno
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.offered('ada')).toEqual(['lannister to ada', 'lannister to bruno']);
  expect(game.figure('banner lannister')).toBe('bruno');
  game.play('ada gives lannister to ada');
  expect(game.figure('banner lannister')).toBe('ada');
});

test('HK-4.5 he may also leave it to an opponent', () => {
  const game = two(`
    ${lastTully}
    ada has 1 lannister
    bruno has tyrion-lannister, 2 lannister
    banners lannister bruno
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn', 'ada gives lannister to bruno');

  expect(game.told('banner-moved')).toEqual([]);
  expect(game.figure('banner lannister')).toBe('bruno');
});

test('HK-4.5 he may choose himself only if he is one of the tied players', () => {
  const game = three(`
    ${lastTully}
    bea has 2 stark, arya-stark
    ciro has 2 stark
    banners stark bea
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.offered('ada')).toEqual(['stark to bea', 'stark to ciro']);
  expect(game.refusal('ada gives stark to ada')).toEqual({
    clause: 'HK-4.5',
    code: 'not-tied',
    data: { choice: 'stark to ada', house: 'stark', of: ['bea', 'ciro'] },
  });
});

test('HK-4.5 a tie below the highest count carries no banner and asks nothing', () => {
  const game = three(`
    ${lastTully}
    ada has 1 lannister
    bea has 3 lannister
    ciro has kevan-lannister, 1 lannister
    banners lannister bea
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills kevan-lannister');

  expect(game.figure('count ada lannister')).toBe(1);
  expect(game.figure('count ciro lannister')).toBe(1);
  expect(game.figure('banner lannister')).toBe('bea');
  expect(game.figure('turn')).toBe('bea');
});

test('HK-4.6 after companions a sole leader gets the banner, be he the active player', () => {
  const game = two(`
    ${lastTully}
    ada has 2 lannister
    bruno has tyrion-lannister, 1 lannister
    banners lannister bruno
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.told('banner-moved')).toContainEqual({ house: 'lannister', from: 'bruno', to: 'ada' });
});

test('HK-4.6 or somebody else', () => {
  const game = three(`
    ${lastTully}
    bea has 1 stark, arya-stark
    ciro has 2 stark
    banners stark bea
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.told('banner-moved')).toContainEqual({ house: 'stark', from: 'bea', to: 'ciro' });
  expect(game.figure('turn')).toBe('bea');
});

test('HK-4.7 when nobody has any count in a house its banner goes back to the supply', () => {
  const game = two(`
    ${lastTully}
    bruno has arya-stark
    banners stark bruno
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.told('banner-moved')).toContainEqual({ house: 'stark', from: 'bruno', to: null });
  expect(game.figure('banner stark')).toBeNull();
});
