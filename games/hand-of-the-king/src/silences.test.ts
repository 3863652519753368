import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { HOUSES } from './cards.ts';
import { handOfTheKing } from './game.ts';
import { OPTIONS } from './options.ts';

// Silences of the rulebook that the rules answer: HK-S2 to HK-S10, HK-S14 to HK-S16.
// Those that the platform answers are in silences-online.test.ts.

const lay = (seats: readonly string[], options: Record<string, boolean | string>, position: string) =>
  table(handOfTheKing, { seats, options }, position);
const two = (position: string) => lay(['ada', 'bruno'], {}, position);
const three = (position: string) => lay(['ada', 'bea', 'ciro'], {}, position);

/** Ada to move: the last Tully to the east, a Greyjoy for the next player afterwards. */
const lastTully = `
  . . . . . .
  . V . U . .
  . . . . . .
  . . . G:balon-greyjoy . .
  . . . . . .
  . . . . . .
`;

test('HK-S2 only houses in which the active player gained are checked: he does not pull other tied banners', () => {
  const game = two(`
    ${lastTully}
    ada has 2 stark, 1 lannister
    bruno has 2 stark, 1 lannister
    banners stark bruno, lannister bruno
  `);

  game.play('ada declares east tully');

  expect(game.told('banner-moved')).toEqual([{ house: 'tully', from: null, to: 'ada' }]);
  expect(game.figure('banners bruno')).toEqual(['stark', 'lannister']);
});

test('HK-S3 a banner that changes because somebody loses characters goes to the sole leader at the end of the turn', () => {
  const game = three(`
    ${lastTully}
    bea has arya-stark, 1 stark
    ciro has 2 stark
    banners stark bea
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.figure('banner stark')).toBe('ciro');
});

test('HK-S3 where nobody has any left it returns to the supply', () => {
  const game = three(`
    ${lastTully}
    bea has arya-stark
    banners stark bea
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.figure('banner stark')).toBeNull();
});

test('HK-S4 a companion earned by the very last move is still used, then the game is over', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has tyrion-lannister
    banners lannister bruno
    companions bronn
  `);

  game.play('ada declares east tully');
  expect(game.outcome).toBeUndefined();
  game.play('ada chooses bronn');

  expect(game.figure('banners ada')).toEqual(['lannister', 'tully']);
  expect(game.outcome).toEqual({ ranking: [['ada'], ['bruno']], reason: 'most-banners', clause: 'HK-7.4' });
});

const ramsay = `
  . . . . . .
  . V . U . .
  . . . . . .
  S:arya-stark . . G:balon-greyjoy . .
  . . . . . .
  . . . . . .
  companions ramsay-snow
`;

test('HK-S5 Varys is no character for Ramsay', () => {
  const game = two(ramsay);

  game.play('ada declares east tully', 'ada chooses ramsay-snow');

  expect(game.offered('ada')).toEqual(['arya-stark, balon-greyjoy']);
  expect(game.refusal('ada swaps arya-stark, varys')).toMatchObject({
    clause: 'HK-S5',
    code: 'varys-may-not-be-swapped',
  });
});

test.each(['arya-stark, varys', 'varys, arya-stark'])('HK-S5 with the option ramsayMaySwapVarys he is: %s', cards => {
  const game = lay(['ada', 'bruno'], { ramsayMaySwapVarys: true }, ramsay);

  game.play('ada declares east tully', 'ada chooses ramsay-snow', `ada swaps ${cards}`);

  expect(game.figure('varys')).toBe('4,1');
  expect(game.figure('space 2,4')).toBe('S:arya-stark');
  expect(game.offered('bruno')).toEqual(['east greyjoy']);
});

test('HK-S6 a useless companion may be chosen, for instance to deny it to others', () => {
  const game = two(`
    ${lastTully}
    ada has bran-stark
    companions gendry, hodor
  `);

  game.play('ada declares east tully', 'ada chooses hodor');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'hodor', part: 'take' }]);
  expect(game.figure('companions')).toEqual(['gendry']);
  expect(game.figure('used')).toEqual(['hodor']);
});

test('HK-S7 the choice of a companion may not be declined', () => {
  const game = two(`
    ${lastTully}
    companions gendry
  `);

  game.play('ada declares east tully');

  expect(game.offered('ada')).toEqual(['gendry']);
  expect(game.refusal('ada chooses none')).toEqual({ clause: 'HK-5.3', code: 'companion-must-be-chosen' });
});

test('HK-S8 all companions of the turn come first: a tie that the second one breaks is never asked about', () => {
  const game = two(`
    . . . . . .
    . V . U . .
    . . . . . .
    S:bran-stark . . G . .
    . . . . . .
    . . . . . .
    ada has 1 stark
    bruno has arya-stark, 1 stark
    banners stark bruno
    companions hodor, gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses hodor');
  expect(game.figure('count ada stark')).toBe(2);
  expect(game.figure('count bruno stark')).toBe(2);
  expect(game.offered('ada')).toEqual(['gregor-clegane']);

  game.play('ada chooses gregor-clegane', 'ada kills arya-stark');
  expect(game.told('banner-moved')).toEqual([
    { house: 'stark', from: 'bruno', to: 'ada' },
    { house: 'tully', from: null, to: 'ada' },
  ]);
});

test('HK-S9 a partner is an opponent for companion texts', () => {
  const teams = (companion: string) =>
    lay(
      ['nora', 'otto', 'pia', 'quirino'],
      { teams: true },
      `
      ${lastTully}
      nora has 1 stark
      pia has tyrion-lannister
      companions ${companion}
    `,
    ).play('nora declares east tully', `nora chooses ${companion}`);

  expect(teams('bronn').figure('area pia')).toEqual([]);
  expect(teams('gregor-clegane').offered('nora')).toContain('tyrion-lannister');
  expect(teams('petyr-baelish').play('nora gives eddard-stark').offered('nora')).toEqual(['tyrion-lannister']);
});

test('HK-S10 a tie between teams: the largest house decides', () => {
  const game = lay(
    ['nora', 'otto', 'pia', 'quirino'],
    { teams: true },
    `
    . . . . . .
    . V . U . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    nora has 1 greyjoy
    pia has 1 lannister
    quirino has 1 stark
    banners greyjoy nora, lannister pia, stark quirino
    to move otto
  `,
  );

  game.play('otto declares east tully');

  expect(game.outcome).toEqual({
    ranking: [
      ['otto', 'quirino'],
      ['nora', 'pia'],
    ],
    reason: 'largest-banner',
    clause: 'HK-8.4',
  });
});

test('HK-S14 to take from the own area has no effect: the card stays and no tie is made', () => {
  const game = two(`
    ${lastTully}
    ada has tyrion-lannister
    bruno has 1 lannister
    banners lannister bruno
    companions bronn
  `);

  game.play('ada declares east tully', 'ada chooses bronn');

  expect(game.told('no-effect')).toEqual([{ seat: 'ada', companion: 'bronn', part: 'take' }]);
  expect(game.figure('count ada lannister')).toBe(1);
  expect(game.figure('banner lannister')).toBe('bruno');
  expect(game.figure('turn')).toBe('bruno');
});

test('HK-S15 a killed character counts for nothing any more', () => {
  const game = two(`
    ${lastTully}
    bruno has arya-stark, 1 stark
    banners stark bruno
    companions gregor-clegane
  `);

  game.play('ada declares east tully', 'ada chooses gregor-clegane', 'ada kills arya-stark');

  expect(game.told('killed')).toEqual([
    { seat: 'ada', companion: 'gregor-clegane', character: 'arya-stark', space: null, owner: 'bruno' },
  ]);
  expect(game.figure('count bruno stark')).toBe(1);
  expect(game.figure('area bruno')).not.toContain('arya-stark');
});

test('HK-S15 printed house sizes stay as they are for tie-breaks', () => {
  const game = two(`
    . . . . . .
    . V . L . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has 5 targaryen
    banners targaryen bruno
    killed 5 lannister
  `);

  game.play('ada declares east lannister');

  expect(game.outcome).toMatchObject({ ranking: [['ada'], ['bruno']], reason: 'largest-banner' });
});

const jonSnow = `
  ${lastTully}
  companions jon-snow
`;

test('HK-S16 Jon Snow stands for any of the seven houses, fixed for good', () => {
  const game = two(jonSnow);

  game.play('ada declares east tully', 'ada chooses jon-snow');
  expect(game.offered('ada')).toEqual([...HOUSES]);
  game.play('ada names stark', 'bruno declares south greyjoy');

  expect(game.outcome).toBeDefined();
  expect(game.figure('kept ada')).toEqual(['jon-snow for stark']);
  expect(game.figure('count ada stark')).toBe(2);
  expect(game.figure('banners ada')).toEqual(['stark', 'tully']);
});

test('HK-S16 with the option jonSnowNeedsGridHouse only for a house still in the grid', () => {
  const game = lay(['ada', 'bruno'], { jonSnowNeedsGridHouse: true }, jonSnow);

  game.play('ada declares east tully', 'ada chooses jon-snow');

  expect(game.offered('ada')).toEqual(['greyjoy']);
  expect(game.refusal('ada names tully')).toEqual({
    clause: 'HK-S16',
    code: 'house-not-in-the-grid',
    data: { house: 'tully' },
  });
  expect(OPTIONS.find(({ id }) => id === 'jonSnowNeedsGridHouse')?.default).toBe(false);
});
