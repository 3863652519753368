import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

// Worked examples of banners, of the end and of the variants: HK-X6 to HK-X12.

const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, position);

test('HK-X6 a tie between others: Bea, who is not in it, chooses between Ada and Ciro', () => {
  const game = three(`
    . . . . . .
    . V . U . .
    . . . . . .
    . . . L:kevan-lannister . L
    . . . . . .
    . . . . . .
    ada has theon-greyjoy, 2 greyjoy
    bea has 1 greyjoy
    ciro has 2 greyjoy
    banners greyjoy ada
    companions jaqen-hghar, gendry, shae
    to move bea
  `);

  game.play('bea declares east tully', 'bea chooses jaqen-hghar');
  game.play('bea kills kevan-lannister', 'bea kills theon-greyjoy', 'bea discards gendry');

  expect(['ada', 'bea', 'ciro'].map(seat => game.figure(`count ${seat} greyjoy`))).toEqual([2, 1, 2]);
  expect(game.offered('bea')).toEqual(['greyjoy to ada', 'greyjoy to ciro']);
  expect(game.refusal('bea gives greyjoy to bea')).toMatchObject({ clause: 'HK-4.5', code: 'not-tied' });
  game.play('bea gives greyjoy to ciro');
  expect(game.figure('banner greyjoy')).toBe('ciro');
});

test('HK-X6 from a tie of three to three the kill leaves Ciro alone: no choice', () => {
  const game = three(`
    . . . . . .
    . V . U . .
    . . . . . .
    . . . L:kevan-lannister . .
    . . . L . .
    . . . . . .
    ada has theon-greyjoy, 2 greyjoy
    bea has 1 greyjoy
    ciro has 3 greyjoy
    banners greyjoy ada
    companions jaqen-hghar, gendry
    to move bea
  `);

  game.play('bea declares east tully', 'bea chooses jaqen-hghar');
  game.play('bea kills kevan-lannister', 'bea kills theon-greyjoy', 'bea discards gendry');

  expect(game.told('banner-moved')).toContainEqual({ house: 'greyjoy', from: 'ada', to: 'ciro' });
  expect(game.figure('turn')).toBe('ciro');
});

test('HK-X7 a companion that does not touch the leaders: no new tie, the banner stays', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bruno', 'carla'] },
    `
    . . . . . .
    . V . U . .
    . . . . . .
    . . . G . .
    . . . . . .
    . . . . . .
    ada has 3 stark
    bruno has 3 stark
    carla has arya-stark
    banners stark bruno
    companions gregor-clegane
  `,
  );

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(['ada', 'bruno', 'carla'].map(seat => game.figure(`count ${seat} stark`))).toEqual([3, 3, 0]);
  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: null, to: 'ada' }]);
  expect(game.figure('banner stark')).toBe('bruno');
});

test('HK-X8 the end of the game: the last companion is resolved, three Tyrells count for nobody, Stark breaks the tie', () => {
  const game = three(`
    . . . . . .
    . Y . . . .
    . . . V . G
    . . . . . .
    . . . . Y .
    Y . . . . .
    ada has 4 stark, 1 tully
    bea has 3 greyjoy, 3 lannister
    ciro has 3 targaryen, 2 baratheon
    banners stark ada, tully ada, greyjoy bea, lannister bea, targaryen ciro, baratheon ciro
    companions hodor, gendry
    to move bea
  `);

  expect(game.offered('bea')).toEqual(['east greyjoy']);
  game.play('bea declares east greyjoy');
  expect(game.figure('varys')).toBe('3,6');
  expect(game.outcome).toBeUndefined();
  expect(game.offered('bea')).toEqual(['hodor', 'gendry']);
  game.play('bea chooses hodor');

  expect(game.figure('banner tyrell')).toBeNull();
  for (const seat of ['ada', 'bea', 'ciro']) expect(game.figure(`banners ${seat}`)).toHaveLength(2);
  expect(game.outcome).toEqual({ ranking: [['ada'], ['bea'], ['ciro']], reason: 'largest-banner', clause: 'HK-7.5' });
});

test("HK-X9 ignoring a third player: Ciro's Stark does not matter, Greyjoy beats Lannister", () => {
  const game = three(`
    . . . . . .
    . V . S . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 1 greyjoy, 1 tyrell, 1 tully
    bea has 1 lannister, 1 targaryen, 1 baratheon
    banners greyjoy ada, tyrell ada, tully ada, lannister bea, targaryen bea, baratheon bea
    to move ciro
  `);

  game.play('ciro declares east stark');

  expect(game.figure('banners ciro')).toEqual(['stark']);
  expect(game.outcome).toEqual({ ranking: [['ada'], ['bea'], ['ciro']], reason: 'largest-banner', clause: 'HK-7.5' });
});

test('HK-X10 Melisandre: the turn ends with its banner, then the same player declares again', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bruno'] },
    `
    . . . . . .
    . V . U . .
    . . . . . .
    . . . G . .
    . . . . . .
    . . . L . .
    ada has 1 tully
    banners tully ada
    companions melisandre
    to move bruno
  `,
  );

  game.play('bruno declares east tully', 'bruno chooses melisandre');

  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: 'ada', to: 'bruno' }]);
  expect(game.told('turn-began')).toEqual([{ seat: 'bruno' }]);
  expect(game.offered('bruno')).toEqual(['south greyjoy', 'south lannister']);
  game.play('bruno declares south greyjoy');
  expect(game.figure('turn')).toBe('ada');
});

test('HK-X10 if the new place of Varys offers no declaration, the game ends instead', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bruno'] },
    `
    . . . . . .
    . V . U . .
    . . . . . .
    . . G . . .
    . . . . . .
    . . . . . .
    ada has 1 tully
    banners tully ada
    companions melisandre
    to move bruno
  `,
  );

  game.play('bruno declares east tully', 'bruno chooses melisandre');

  expect(game.outcome).toEqual({ ranking: [['bruno'], ['ada']], reason: 'most-banners', clause: 'HK-7.4' });
});

test('HK-X11 teams: a banner passes between partners, and the sums decide three to four', () => {
  const game = table(
    handOfTheKing,
    { seats: ['nora', 'otto', 'pia', 'quirino'], options: { teams: true } },
    `
    . . . . . .
    . V . L . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    nora has 2 lannister, 1 stark
    pia has 1 lannister, 1 greyjoy
    otto has 1 targaryen, 1 baratheon, 1 tyrell
    quirino has 1 tully
    banners lannister nora, stark nora, greyjoy pia, targaryen otto, baratheon otto, tyrell otto, tully quirino
    to move pia
  `,
  );

  game.play('pia declares east lannister');

  expect(game.told('banner-moved')).toEqual([{ house: 'lannister', from: 'nora', to: 'pia' }]);
  expect(['nora', 'pia', 'otto', 'quirino'].map(seat => (game.figure(`banners ${seat}`) as string[]).length)).toEqual([
    1, 2, 3, 1,
  ]);
  expect(game.outcome).toEqual({
    ranking: [
      ['otto', 'quirino'],
      ['nora', 'pia'],
    ],
    reason: 'most-banners',
    clause: 'HK-8.3',
  });
});

test('HK-X12 raven with three: Bea picks Ciro, Ada sees only that they talk, Ciro keeps his token', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bea', 'ciro'], options: { threeEyedRaven: true } },
    `
    . . . . . .
    . V . S . .
    . . . . . .
    . . . G . .
    . . . . . .
    . . . L . .
    to move bea
  `,
  );

  game.play('bea raven ciro');
  expect(game.events).toEqual([{ type: 'raven-sent', to: 'all', data: { seat: 'bea', with: 'ciro', secondsMax: 60 } }]);
  expect(handOfTheKing.talk(game.view('ada').open)).toEqual({
    table: false,
    between: ['bea', 'ciro'],
    secondsMax: 60,
  });
  expect(game.offered('ada')).toBeUndefined();

  game.play('ciro end-talk', 'bea declares east stark');
  expect(game.figure('raven bea')).toBe(false);
  expect(game.figure('raven ciro')).toBe(true);
  expect(game.offered('ciro')).toEqual(['south greyjoy', 'south lannister', 'raven ada', 'raven bea']);
});
