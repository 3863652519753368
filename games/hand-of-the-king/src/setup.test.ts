import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { CHARACTERS, COMPANIONS, HOUSES, type CompanionId } from './cards.ts';
import { spaceName } from './court.ts';
import { handOfTheKing } from './game.ts';
import { playout } from './playout.fixture.ts';
import type { Open } from './state.ts';

const seats = ['ada', 'bea', 'ciro'];
const deal = (seed: string) => table(handOfTheKing, { seats, seed });
const deals = (many: number): Open[] => Array.from({ length: many }, (_, n) => deal(`deal ${n}`).state.open);

/** How often each thing comes up. */
function tally(things: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1;
  return found;
}

test('HK-2.1 the 35 characters and Varys lie face up as six rows of six', () => {
  const { grid, varys } = deal('any').state.open;

  expect(grid).toHaveLength(36);
  expect(grid.filter(card => card !== null).sort()).toEqual([...CHARACTERS].sort());
  expect(grid[varys]).toBeNull();
  expect([spaceName(0), spaceName(5), spaceName(6), spaceName(35)]).toEqual(['1,1', '1,6', '2,1', '6,6']);
});

test('HK-2.1 Varys may land anywhere, corners included, and so may every character', () => {
  const opened = deals(1800);
  const varys = tally(opened.map(open => spaceName(open.varys)));
  const bran = tally(opened.map(open => spaceName(open.grid.indexOf('bran-stark'))));

  // 50 of 1800 are due on each of the 36 spaces, give or take 7.
  for (const found of [varys, bran]) {
    expect(Object.keys(found)).toHaveLength(36);
    for (const times of Object.values(found)) expect(Math.abs(times - 50)).toBeLessThan(30);
  }
  for (const corner of ['1,1', '1,6', '6,1', '6,6']) expect(varys[corner]).toBeGreaterThan(20);
});

test('HK-2.2 the seven banners lie beside the grid, and all areas are empty', () => {
  const game = deal('any');

  for (const house of HOUSES) expect(game.figure(`banner ${house}`)).toBeNull();
  for (const seat of seats) {
    expect(game.figure(`area ${seat}`)).toEqual([]);
    expect(game.figure(`kept ${seat}`)).toEqual([]);
  }
});

test('HK-2.3 six different companions of the fourteen are available, each as likely as the others', () => {
  const opened = deals(700);
  for (const { available } of opened) expect(new Set(available).size).toBe(6);
  const found = tally(opened.flatMap(open => open.available));

  // 700 × 6 / 14 = 300 are due for each, give or take 13.
  expect(Object.keys(found).sort()).toEqual([...COMPANIONS].sort());
  for (const times of Object.values(found)) expect(Math.abs(times - 300)).toBeLessThan(55);
});

test('HK-2.3 the other eight take no part, and nothing ever refills the six', () => {
  for (const seed of ['first', 'second', 'third']) {
    const dealt = deal(seed).state;
    const six = [...dealt.open.available].sort();
    let left = 6;
    for (const { open } of playout(dealt, seed)) {
      const kept: CompanionId[] = seats.flatMap(seat => open.areas[seat]?.kept.map(({ companion }) => companion) ?? []);
      expect([...open.available, ...open.used, ...kept].sort()).toEqual(six);
      expect(open.available.length).toBeLessThanOrEqual(left);
      left = open.available.length;
    }
    expect(left).toBeLessThan(6);
  }
});

test('HK-2.4 play goes clockwise: round the table in the order of the seats', () => {
  const game = table(
    handOfTheKing,
    { seats },
    `
    V S . . . .
    . . . . . .
    . G . L . .
    . . . . . .
    . . . T . U
    . . . . . B
    to move bea
  `,
  );
  const turns: unknown[] = [game.figure('turn')];

  for (const line of ['bea declares east stark', 'ciro declares south greyjoy', 'ada declares east lannister']) {
    game.play(line);
    turns.push(game.figure('turn'));
  }

  expect(turns).toEqual(['bea', 'ciro', 'ada', 'bea']);
});

test('HK-2.4 online the first seat is drawn, and recorded with the deal', () => {
  const first = new Set<unknown>();
  for (let n = 0; n < 20; n++) {
    const game = deal(`deal ${n}`);
    expect(game.events[0]).toMatchObject({ type: 'dealt', to: 'all', data: { seat: game.figure('turn') } });
    expect(game.waiting.map(({ seat }) => seat)).toEqual([game.figure('turn')]);
    first.add(game.figure('turn'));
  }

  expect([...first].sort()).toEqual(seats);
});

test('HK-2.5 the same seed deals the same grid, the same companions and the same first seat', () => {
  const [one, again, other] = [deal('one'), deal('one'), deal('other')];

  expect(again.state).toEqual(one.state);
  expect(again.events).toEqual(one.events);
  expect(other.state.open.grid).not.toEqual(one.state.open.grid);
  expect(other.state.open.available).not.toEqual(one.state.open.available);
});

test('HK-2.5 a deal recorded long ago can still be rebuilt', () => {
  expect(handOfTheKing.table.write(deal('recorded').state.open)).toEqual([
    'B:stannis-baratheon T:daenerys-targaryen G:balon-greyjoy G:asha-greyjoy S:eddard-stark G:aeron-greyjoy',
    'T:rhaegar-targaryen L:tywin-lannister Y:olenna-tyrell S:bran-stark B:shireen-baratheon U:edmure-tully',
    'L:kevan-lannister B:renly-baratheon G:victarion-greyjoy S:rickon-stark T:aegon-i-targaryen L:tyrion-lannister',
    'G:euron-greyjoy L:jaime-lannister G:theon-greyjoy S:sansa-stark T:viserys-targaryen L:joffrey-baratheon',
    'G:rodrik-greyjoy B:robert-baratheon S:arya-stark L:cersei-lannister V S:lyanna-stark',
    'S:catelyn-stark Y:margaery-tyrell T:aerys-targaryen S:robb-stark U:hoster-tully Y:garlan-tyrell',
    'companions hodor, jon-snow, ramsay-snow, ilyn-payne, petyr-baelish, jorah-mormont',
    'to move ada',
  ]);
});
