import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

test('HK-H1 Varys in a corner has only two directions', () => {
  const game = two(`
    V S L B S S
    U U S S G S
    G B L L T Y
    T G T L S L
    G B G S G B
    L G T Y T Y
  `);

  expect(game.offered('ada')).toEqual([
    'east stark',
    'east lannister',
    'east baratheon',
    'south tully',
    'south greyjoy',
    'south targaryen',
    'south lannister',
  ]);
});

test('HK-H1 wherever Varys lands on a full grid, there is a legal declaration', () => {
  const places = new Set<unknown>();

  for (let deal = 0; deal < 300; deal++) {
    const game = table(handOfTheKing, { seed: `deal ${deal}` });
    const first = String(game.figure('turn'));
    expect(game.offered(first)?.length).toBeGreaterThan(0);
    places.add(game.figure('varys'));
  }

  expect(places.size).toBe(36); // corners included
});

test('HK-H2 the same house on both sides makes two declarations, and only the declared side is collected', () => {
  const game = two(`
    . . . . . .
    S S . V . S
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);
  expect(game.offered('ada')).toEqual(['east stark', 'west stark']);

  game.play('ada declares east stark');

  expect(game.figure('count ada stark')).toBe(1);
  expect(game.figure('in the grid')).toBe(2);
  expect(game.figure('varys')).toBe('2,6');
});

test('HK-H3 gaps between Varys and the character are jumped', () => {
  const game = two(`
    . . . . . .
    V . . . . S
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  game.play('ada declares east stark');

  expect(game.told('declared')).toEqual([{ seat: 'ada', direction: 'east', house: 'stark', from: '2,1', to: '2,6' }]);
  expect(game.figure('varys')).toBe('2,6');
});

test('HK-H5 a player who ties the holder takes the banner', () => {
  const game = two(`
    V S . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 1 stark
    bruno has 2 stark
    banners stark bruno
  `);

  game.play('ada declares east stark');

  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: 'bruno', to: 'ada' }]);
});

test('HK-H6 a player already tied with the holder does not get that banner by collecting another house', () => {
  const game = two(`
    V G . . . S
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 2 stark
    bruno has 2 stark
    banners stark bruno
  `);

  game.play('ada declares east greyjoy');

  expect(game.told('banner-moved')).toEqual([{ house: 'greyjoy', from: null, to: 'ada' }]);
  expect(game.figure('banner stark')).toBe('bruno');
});

test('HK-H7 at 2, 2, 1 the third player collects one and takes the banner', () => {
  const game = three(`
    V S . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 2 stark
    bea has 2 stark
    ciro has 1 stark
    banners stark ada
    to move ciro
  `);

  game.play('ciro declares east stark');

  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: 'ada', to: 'ciro' }]);
});

test('HK-H9 the last character of a house earns nothing when no companion is left', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    used hodor, bronn, shae, gendry, melisandre, ilyn-payne
  `);

  game.play('ada declares east tully');

  expect(game.figure('companions')).toEqual([]);
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-H10 the last Tully taken by tying 1 to 1 brings the companion first, then the banner', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has 1 tully
    banners tully bruno
    companions gendry
  `);

  game.play('ada declares east tully');
  expect(game.offered('ada')).toEqual(['gendry']);
  expect(game.figure('banner tully')).toBe('bruno');

  game.play('ada chooses gendry');
  expect(game.told('banner-moved')).toContainEqual({ house: 'tully', from: 'bruno', to: 'ada' });
});

test('HK-H33 a tie made by the move and broken by the companion in favour of its user brings him the banner', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has edmure-tully
    banners tully bruno
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills edmure-tully');

  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: 'bruno', to: 'ada' }]);
  expect(game.figure('turn')).toBe('bruno'); // nothing to choose
});

test('HK-H34 a third player brought by the companion into the tie of the move: the user chooses among the three', () => {
  // Only Shae's second reading can do it: Tyrion goes to Ciro, beside whom Shae counts again.
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bea', 'ciro'], options: { shaeReading: 'B' } },
    `
    V L:kevan-lannister . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has tyrion-lannister
    bea has tywin-lannister, jaime-lannister
    ciro has cersei-lannister, shae for lannister
    banners lannister bea
    companions petyr-baelish
  `,
  );

  game.play('ada declares east lannister', 'ada chooses petyr-baelish', 'ada gives tyrion-lannister');
  game.play('ada receives cersei-lannister');
  expect(game.offered('ada')).toEqual(['lannister to ada', 'lannister to bea', 'lannister to ciro']);

  game.play('ada gives lannister to ciro');
  expect(game.figure('banner lannister')).toBe('ciro');
});

test('HK-H34 when the companion puts a third player in the place of the user, the user chooses between the others', () => {
  const game = three(`
    V G . . . T
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has asha-greyjoy
    bea has 2 greyjoy
    ciro has 1 greyjoy, robb-stark
    banners greyjoy bea
    companions petyr-baelish
  `);

  game.play('ada declares east greyjoy', 'ada chooses petyr-baelish', 'ada gives asha-greyjoy');
  game.play('ada receives robb-stark');

  expect(game.offered('ada')).toEqual(['greyjoy to bea', 'greyjoy to ciro']);
  expect(game.refusal('ada gives greyjoy to ada')).toMatchObject({ clause: 'HK-4.5', code: 'not-tied' });
});

test('HK-H35 the banner of a house whose characters are all killed before anybody took one never leaves the supply', () => {
  const game = two(`
    V U . . . G
    . . . . . .
    . . Y:olenna-tyrell . . .
    . . . . . .
    . . . . . .
    . . . . . .
    killed margaery-tyrell, garlan-tyrell
    companions sandor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses sandor-clegane', 'ada kills olenna-tyrell');

  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: null, to: 'ada' }]);
  game.play('bruno declares east greyjoy');
  expect(game.outcome?.clause).toBe('HK-7.5');
  expect(game.figure('banner tyrell')).toBeNull();
});

test('HK-H37 with characters in the grid but none on the lines of Varys the game is over, and they count for nobody', () => {
  const game = two(`
    V G . . . .
    . . . . . .
    . . S S S S
    . . . . . .
    T . . B . .
    . . . . . .
    bruno has 1 stark
    banners stark bruno
  `);

  game.play('ada declares east greyjoy');

  expect(game.outcome).toEqual({ ranking: [['bruno'], ['ada']], reason: 'largest-banner', clause: 'HK-7.5' });
  expect(game.figure('banners ada')).toEqual(['greyjoy']);
  expect(game.figure('banners bruno')).toEqual(['stark']);
});
