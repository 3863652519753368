import type { OptionValue } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from '../game.ts';

const two = (position: string, options: Readonly<Record<string, OptionValue>> = {}) =>
  table(handOfTheKing, { seats: ['ada', 'bruno'], options }, position);

test('HK-6.6 Sandor kills one character in the grid', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions sandor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane');
  expect(game.offered('ada')).toEqual(['theon-greyjoy', 'cersei-lannister']);

  game.play('ada kills cersei-lannister');
  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'sandor-clegane', character: 'cersei-lannister', space: '3,3', owner: null },
  ]);
  expect(game.figure('space 3,3')).toBe('.');
  expect(game.figure('killed')).toContain('cersei-lannister');
  expect(game.figure('used')).toEqual(['sandor-clegane']);
});

test('HK-6.6 Sandor reaches no character in an area, and nobody twice', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    killed arya-stark
    companions sandor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane');

  expect(game.refusal('ada kills robb-stark')).toMatchObject({ clause: 'HK-6.6', code: 'not-in-the-grid' });
  expect(game.refusal('ada kills arya-stark')).toMatchObject({ clause: 'HK-6.6', code: 'not-in-the-grid' });
  expect(game.refusal('ada kills none')).toMatchObject({ clause: 'HK-5.12', code: 'effect-is-compulsory' });
});

test('HK-6.7 Jaqen kills one in the grid, then one in any area, then discards another companion', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark, arya-stark
    companions jaqen-hghar, hodor, shae
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar');
  expect(game.request('ada')?.why).toBe('kill-in-grid');
  expect(game.offered('ada')).toEqual(['theon-greyjoy', 'cersei-lannister']);

  game.play('ada kills cersei-lannister');
  expect(game.request('ada')?.why).toBe('kill-in-area');
  expect(game.offered('ada')).toEqual(['hoster-tully', 'robb-stark', 'arya-stark']); // her own Tully included

  game.play('ada kills arya-stark');
  expect(game.request('ada')?.why).toBe('discard-companion');
  expect(game.offered('ada')).toEqual(['hodor', 'shae']);

  game.play('ada discards shae');
  expect(game.figure('in the grid')).toBe(1);
  expect(game.figure('area bruno')).toEqual(['robb-stark']);
  expect(game.figure('companions')).toEqual(['hodor']);
});

test('HK-6.7 the areas in which Jaqen kills include that of his user', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions jaqen-hghar
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills cersei-lannister');
  game.play('ada kills hoster-tully');

  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'jaqen-hghar', character: 'hoster-tully', space: null, owner: 'ada' },
  ]);
  expect(game.figure('area ada')).toEqual([]);
});

test('HK-6.7 the second victim of Jaqen is not in the grid', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jaqen-hghar
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills cersei-lannister');

  expect(game.refusal('ada kills theon-greyjoy')).toMatchObject({ clause: 'HK-6.7', code: 'not-in-an-area' });
});

test('HK-6.13 Gregor kills one character in any area', () => {
  const game = two(`
    V U . . . G:theon-greyjoy
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane');
  expect(game.offered('ada')).toEqual(['hoster-tully', 'robb-stark']);
  expect(game.refusal('ada kills theon-greyjoy')).toMatchObject({ clause: 'HK-6.13', code: 'not-in-an-area' });

  game.play('ada kills robb-stark');
  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'gregor-clegane', character: 'robb-stark', space: null, owner: 'bruno' },
  ]);
  expect(game.figure('area bruno')).toEqual([]);
  expect(game.figure('killed')).toContain('robb-stark');
});

test('HK-6.17 the companion Jaqen discards leaves the game without effect', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . T
    companions jaqen-hghar, gendry
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills daenerys-targaryen');
  game.play('ada kills hoster-tully', 'ada discards gendry');

  expect(game.told('companion-discarded')).toEqual([{ seat: 'ada', companion: 'gendry' }]);
  expect(game.figure('used')).toEqual(['jaqen-hghar', 'gendry']);
  expect(game.figure('companions')).toEqual([]);
  expect(game.figure('kept ada')).toEqual([]);
  expect(game.figure('count ada baratheon')).toBe(0);
});

test('HK-6.17 Jaqen cannot discard himself: he is no longer available', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . T
    companions jaqen-hghar, hodor
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills daenerys-targaryen');
  game.play('ada kills hoster-tully');

  expect(game.offered('ada')).toEqual(['hodor']);
  expect(game.refusal('ada discards jaqen-hghar')).toMatchObject({
    clause: 'HK-6.17',
    code: 'companion-not-available',
  });
});

test('HK-6.20 under jaqenReading B Jaqen kills twice in the grid and in no area', () => {
  const game = two(
    `
    V U . . . G:theon-greyjoy
    . . . . . .
    . . L:cersei-lannister . T:daenerys-targaryen .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions jaqen-hghar, hodor
  `,
    { jaqenReading: 'B' },
  );

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills cersei-lannister');
  expect(game.request('ada')?.why).toBe('kill-in-grid');
  expect(game.offered('ada')).toEqual(['theon-greyjoy', 'daenerys-targaryen']);
  expect(game.refusal('ada kills robb-stark')).toMatchObject({ clause: 'HK-6.7', code: 'not-in-the-grid' });

  game.play('ada kills daenerys-targaryen');
  expect(game.request('ada')?.why).toBe('discard-companion');

  game.play('ada discards hodor');
  expect(game.figure('in the grid')).toBe(1);
  expect(game.figure('area bruno')).toEqual(['robb-stark']);
});
