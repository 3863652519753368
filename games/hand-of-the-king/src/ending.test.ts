import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { HOUSES, type ByHouse } from './cards.ts';
import { result } from './ending.ts';
import { handOfTheKing } from './game.ts';

const two = (position: string) => table(handOfTheKing, { seats: ['ada', 'bruno'] }, position);
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

test('HK-7.1 the game ends at once when nobody is left on the row and the column of Varys', () => {
  const game = two(`
    V G . . . .
    . . . . . .
    . . . S . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);
  expect(game.outcome).toBeUndefined();

  game.play('ada declares east greyjoy');

  expect(game.told('game-over')).toHaveLength(1);
  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'most-banners', clause: 'HK-7.4' });
  expect(game.waiting).toEqual([]);
});

test('HK-7.1 one character in any direction is enough for the game to go on', () => {
  const game = two(`
    . . . . . .
    . . . . . .
    V G . . . .
    . . . . . .
    . . . . . .
    . S . . . .
  `);

  game.play('ada declares east greyjoy');

  expect(game.outcome).toBeUndefined();
  expect(game.offered('bruno')).toEqual(['south stark']);
});

test('HK-7.2 a turn that has begun is finished: a companion earned by the last move is used, then banners are settled', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . . S . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions gendry
  `);

  game.play('ada declares east tully');
  expect(game.outcome).toBeUndefined();
  expect(game.offered('ada')).toEqual(['gendry']);

  game.play('ada chooses gendry');
  expect(game.events.map(event => event.type)).toEqual([
    'companion-chosen',
    'companion-kept',
    'banner-moved',
    'banner-moved',
    'game-over',
  ]);
  expect(game.figure('banners ada')).toEqual(['baratheon', 'tully']);
});

test('HK-7.2 a tie made by the last companion is settled by its user before the game ends', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has 1 baratheon
    banners baratheon bruno
    companions gendry
  `);

  game.play('ada declares east tully', 'ada chooses gendry');
  expect(game.outcome).toBeUndefined();

  game.play('ada gives baratheon to ada');
  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'most-banners', clause: 'HK-7.4' });
});

test('HK-7.3 characters left in the grid and companions left over count for nobody', () => {
  const game = two(`
    V G . . . .
    . . . . . .
    . . . S S S
    . . S S S B
    . . . . . .
    . . . . . .
    bruno has 1 stark
    banners stark bruno
    companions jon-snow, shae
    used gendry
  `);

  game.play('ada declares east greyjoy', 'ada chooses shae');

  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'most-banners', clause: 'HK-7.4' });
  expect(game.figure('banners ada')).toEqual(['greyjoy', 'lannister']);
  expect(game.figure('banners bruno')).toEqual(['stark']);
  expect(game.figure('banner baratheon')).toBeNull();
});

test('HK-7.4 most banners wins, however small their houses', () => {
  const game = three(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark ada, greyjoy ada, lannister bea, tyrell ciro, tully ciro, baratheon ciro
  `);

  expect(game.outcome).toEqual({ ranking: [['ciro'], ['ada'], ['bea']], reason: 'most-banners', clause: 'HK-7.4' });
});

test('HK-7.5 tied for most banners, the owner of the banner of the larger house wins', () => {
  // The example of the rulebook: Giulia has Lannister, Tyrell and Greyjoy; Lorenzo has Targaryen, Tully and Baratheon.
  const game = table(
    handOfTheKing,
    { seats: ['lorenzo', 'giulia'] },
    `
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners lannister giulia, tyrell giulia, greyjoy giulia, targaryen lorenzo, tully lorenzo, baratheon lorenzo
  `,
  );

  expect(game.outcome).toEqual({ ranking: [['giulia'], ['lorenzo']], reason: 'largest-banner', clause: 'HK-7.5' });
});

test('HK-7.5 the printed size decides, not how many characters anybody has', () => {
  const game = two(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 4 baratheon
    bruno has 1 targaryen
    banners baratheon ada, targaryen bruno
  `);

  expect(game.outcome).toEqual({ ranking: [['bruno'], ['ada']], reason: 'largest-banner', clause: 'HK-7.5' });
});

test('HK-7.5 banners of players who are not tied are ignored', () => {
  const game = three(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark ciro, lannister ada, tully ada, targaryen bea, baratheon bea
  `);

  expect(game.outcome).toEqual({ ranking: [['ada'], ['bea'], ['ciro']], reason: 'largest-banner', clause: 'HK-7.5' });
});

test('HK-7.6 the tie-break always decides while anybody owns a banner', () => {
  const { open } = table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }).state;
  const owners = [null, ...open.seats];
  let drawn = 0;

  for (let deal = 0; deal < owners.length ** HOUSES.length; deal++) {
    const owner = (place: number) => owners[Math.floor(deal / owners.length ** place) % owners.length] ?? null;
    const banners = Object.fromEntries(HOUSES.map((house, place) => [house, owner(place)])) as ByHouse<string | null>;
    if ((result({ ...open, banners }).ranking[0] ?? []).length > 1) drawn++;
  }

  expect(drawn).toBe(1); // all banners in the supply
});

test('HK-7.6 if nobody owns any banner the game is a draw', () => {
  const game = three(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `);

  expect(game.outcome).toEqual({
    ranking: [['ada', 'bea', 'ciro']],
    reason: 'nobody-has-a-banner',
    clause: 'HK-7.6',
  });
});

test('HK-7.6 a draw is reached through kills', () => {
  const game = two(`
    V U . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills hoster-tully');

  expect(game.outcome).toEqual({ ranking: [['ada', 'bruno']], reason: 'nobody-has-a-banner', clause: 'HK-7.6' });
});

test('HK-7.7 of two players the one who resigns loses, however many banners he has', () => {
  const { open } = two(`
    V G . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark ada, lannister ada
  `).state;

  expect(handOfTheKing.resignation(open, 'ada')).toEqual({
    ranking: [['bruno'], ['ada']],
    reason: 'resigned',
    clause: 'HK-7.7',
  });
});

test.each([3, 4])('HK-7.7 with %i players the game goes on when one resigns, with a bot in his seat', players => {
  const { open } = table(handOfTheKing, { players }).state;

  expect(handOfTheKing.resignation(open, 'seat-2')).toBeUndefined();
});
