import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

test('HK-H11 when only Hodor is available and Bran is dead, Hodor must be chosen and is wasted', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    killed bran-stark
    companions hodor
  `);

  game.play('ada declares east tully');
  expect(game.offered('ada')).toEqual(['hodor']);
  expect(game.refusal('ada chooses none')).toMatchObject({ clause: 'HK-5.3', code: 'companion-must-be-chosen' });

  game.play('ada chooses hodor');
  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'hodor', part: 'take' }]);
  expect(game.figure('area ada')).toEqual(['hoster-tully']);
  expect(game.figure('used')).toEqual(['hodor']);
});

test('HK-H12 Hodor has no effect while Bran is in the area of his user, and is discarded', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has bran-stark
    companions hodor, bronn
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'hodor', part: 'take' }]);
  expect(game.figure('area ada')).toEqual(['bran-stark', 'hoster-tully']);
  expect(game.figure('used')).toEqual(['hodor']);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-H13 Bronn takes Tyrion, the last Lannister in the grid: the chain goes on', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . L:tyrion-lannister . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has 2 lannister
    companions bronn, gendry, shae
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.request('ada')?.why).toBe('choose-companion');
  expect(game.offered('ada')).toEqual(['gendry', 'shae']);
});

test('HK-H14 Bronn takes Tyrion from an opponent who falls to a tie with the user: the user chooses', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 1 lannister
    bruno has tyrion-lannister, 2 lannister
    banners lannister bruno
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');
  expect(game.offered('ada')).toEqual(['lannister to ada', 'lannister to bruno']);

  game.play('ada gives lannister to ada');
  expect(game.told('banner-moved')).toEqual([{ house: 'lannister', from: 'bruno', to: 'ada' }]);
});

test('HK-H15 Bronn takes Tyrion and a third player is alone in front: the banner goes to the third player', () => {
  const game = three(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bea has tyrion-lannister, 1 lannister
    ciro has 2 lannister
    banners lannister bea
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.told('banner-moved')).toContainEqual({ house: 'lannister', from: 'bea', to: 'ciro' });
  expect(game.figure('turn')).toBe('bea');
});

test('HK-H17 Sandor finds no target in an empty grid and is discarded', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions sandor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'sandor-clegane', part: 'kill-in-grid' }]);
  expect(game.figure('used')).toEqual(['sandor-clegane']);
  expect(game.figure('area bruno')).toEqual(['robb-stark']);
});

test('HK-H18 with an empty grid Jaqen skips the grid; his other two parts are still compulsory', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark
    companions jaqen-hghar, hodor
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar');
  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'jaqen-hghar', part: 'kill-in-grid' }]);
  expect(game.request('ada')?.why).toBe('kill-in-area');
  expect(game.refusal('ada kills none')).toMatchObject({ clause: 'HK-5.12', code: 'effect-is-compulsory' });

  game.play('ada kills robb-stark');
  expect(game.request('ada')?.why).toBe('discard-companion');
  expect(game.refusal('ada discards none')).toMatchObject({ clause: 'HK-5.12', code: 'effect-is-compulsory' });

  game.play('ada discards hodor');
  expect(game.figure('used')).toEqual(['jaqen-hghar', 'hodor']);
});

test('HK-H19 when the only characters in areas are his user’s own, Jaqen must kill one of them', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . T . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has robb-stark
    bruno has gendry for baratheon
    companions jaqen-hghar
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills daenerys-targaryen');
  expect(game.offered('ada')).toEqual(['robb-stark', 'hoster-tully']);
  expect(game.refusal('ada kills none')).toMatchObject({ clause: 'HK-5.12', code: 'effect-is-compulsory' });

  game.play('ada kills robb-stark');
  expect(game.figure('area ada')).toEqual(['hoster-tully']);
});

const PROTECTED = `
  V U . . . G
  . . . . . .
  . . . T . .
  . . . . . .
  . . . . . .
  . . . . . .
  ada has shae for lannister
  bruno has jon-snow for stark, gendry for baratheon, cersei-lannister
`;

test('HK-H21 Jon Snow, Gendry and Shae in an area are no targets for Jaqen', () => {
  const game = two(`${PROTECTED}
    companions jaqen-hghar
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills daenerys-targaryen');

  expect(game.offered('ada')).toEqual(['hoster-tully', 'cersei-lannister']);
  for (const companion of ['jon-snow', 'gendry', 'shae']) {
    expect(game.refusal(`ada kills ${companion}`)).toMatchObject({ clause: 'HK-5.10', code: 'companion-is-protected' });
  }
});

test('HK-H21 Jon Snow, Gendry and Shae in an area are no targets for Gregor', () => {
  const game = two(`${PROTECTED}
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane');

  expect(game.offered('ada')).toEqual(['hoster-tully', 'cersei-lannister']);
  for (const companion of ['jon-snow', 'gendry', 'shae']) {
    expect(game.refusal(`ada kills ${companion}`)).toMatchObject({ clause: 'HK-5.10', code: 'companion-is-protected' });
  }
});

test('HK-H22 Jaqen may discard Gendry from the available ones', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . T . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions jaqen-hghar, gendry
  `);

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills daenerys-targaryen');
  game.play('ada kills hoster-tully', 'ada discards gendry');

  expect(game.told('companion-discarded')).toEqual([{ seat: 'ada', companion: 'gendry' }]);
  expect(game.figure('companions')).toEqual([]);
});
