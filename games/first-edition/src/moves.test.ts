import { rngFromText, type Event } from '@corvo/core';
import type { MarchChoice } from '@corvo/westeros';
import { untold } from '@corvo/westeros/oracle';
import { travels } from '@corvo/bots/trials';
import { expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';
import { controlIsTheBoards, oracle } from './oracle.fixture.ts';

test('1E-13.4 1E-14.1 1E-17.6 units only ever go over a border or their own ships; 1E-11.1 1E-11.8 control follows from the board', () => {
  const { wrong, seen } = travels(game, 8, oracle, controlIsTheBoards);
  expect(wrong).toEqual([]);
  expect(seen.moves).toBeGreaterThan(150);
  expect(seen.retreats).toBeGreaterThan(10);
  expect(seen.carried).toBeGreaterThan(5);
}, 60_000);

test('1E-11.2 marches that are drawn by lot leave a token now and then, and only where it may be left', () => {
  const drawn = (power: number): Set<boolean> => {
    const table = lay(`power stark ${power}\nkarhold stark 1 footman march-zero`);
    const [view, request] = [table.view('stark'), table.request('stark')!];
    const rng = rngFromText('tokens');
    const marches = Array.from({ length: 60 }, () => game.sample(view, request, rng) as MarchChoice);
    return new Set(marches.map(({ leave }) => leave));
  };
  expect(drawn(3)).toEqual(new Set([true, false]));
  expect(drawn(0)).toEqual(new Set([false]));
});

test('the second opinion does object: to a leap, to a unit that vanished, to a wrong lord', () => {
  const { open } = game.setup({ kingsCourt: 'recommended' }, game.seats(5), 'objections');
  const step = (from: string, to: string): Event => ({
    type: 'units-moved',
    to: 'all',
    data: { house: 'stark', from, to, units: { footman: 1 } },
  });
  expect(oracle.impossibleMoves(open, [step('winterfell', 'karhold')])).toEqual([]);
  // The ships in the Shivering Sea reach both; nobody's ships reach Sunspear, and a river parts the third pair.
  expect(oracle.impossibleMoves(open, [step('white-harbor', 'castle-black')])).toEqual([]);
  expect(oracle.impossibleMoves(open, [step('winterfell', 'sunspear')])).toHaveLength(1);
  expect(oracle.impossibleMoves(open, [step('winterfell', 'greywater-watch')])).toHaveLength(1);
  const { winterfell } = open.areas;
  if (winterfell === undefined) throw new Error('no Winterfell');
  const robbed = { ...open, areas: { ...open.areas, winterfell: { ...winterfell, units: winterfell.units.slice(1) } } };
  expect(untold(open, robbed, [])).toHaveLength(1);
  expect(oracle.otherLords(open, area => (area === 'winterfell' ? 'tyrell' : oracle.lord(open, area)))).toHaveLength(1);
});
