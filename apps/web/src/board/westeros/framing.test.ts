import { isProblem } from '@corvo/core';
import { secondEdition } from '@corvo/second-edition';
import { rulesOf, type WesterosOpen } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { asksAbout, startOf } from './framing.ts';
import { NO_GESTURE } from './gestures/gesture.ts';

function opening(): WesterosOpen {
  const options = secondEdition.resolveOptions({}, 6);
  if (isProblem(options)) throw new Error(options.code);
  return secondEdition.setup(options, secondEdition.seats(6), 'framing').open;
}

const BARATHEON = ['dragonstone', 'kingswood', 'shipbreaker-bay'];
const [WIDE, NARROW] = [1440, 390];

test('a house looks first at all its pieces, at sea as well, and in a wide window at what lies around them', () => {
  const open = opening();
  const { board } = rulesOf(open);
  const start = startOf(open, board, 'baratheon', WIDE);
  expect(start?.must.toSorted()).toEqual(BARATHEON);
  expect(start?.around).toEqual(expect.arrayContaining(['dragonstone', 'kingswood', 'storms-end', 'kings-landing']));
  const narrow = startOf(open, board, 'baratheon', NARROW);
  expect(narrow?.must.toSorted()).toEqual(BARATHEON);
  expect(narrow?.around.toSorted()).toEqual(['dragonstone', 'kingswood']);
});

test('a battle is looked at first, with who came to it, by whoever looks', () => {
  const open = opening();
  const fight = { run: 'battle', step: 'support', area: 'kingswood', from: 'the-reach' };
  const frames = [...open.frames, fight as unknown as WesterosOpen['frames'][number]];
  const start = startOf({ ...open, frames }, rulesOf(open).board, undefined, WIDE);
  expect(start).toMatchObject({ must: ['kingswood'], heart: 'kingswood' });
  expect(start?.around).toEqual(expect.arrayContaining(['the-reach', 'kingswood', 'storms-end']));
});

test('who has no house, or nothing left on the map, looks at no place more than at another', () => {
  const open = opening();
  const { board } = rulesOf(open);
  expect(startOf(open, board, undefined, WIDE)).toBeUndefined();
  const gone = Object.fromEntries(Object.entries(open.areas).map(([id, area]) => [id, { ...area, units: [] }]));
  expect(startOf({ ...open, areas: gone }, board, 'baratheon', WIDE)).toBeUndefined();
});

test('what a question is about: what is chosen before what may be, and nothing twice', () => {
  const highlights = {
    'the-reach': 'selectable',
    oldtown: 'dimmed',
    highgarden: 'target',
    blackwater: 'threatened',
    kingswood: 'selected',
  } as const;
  const arrows = [{ kind: 'march', from: 'kingswood', to: 'blackwater' } as const];
  const rest = ['highgarden', 'the-reach'];
  expect(asksAbout({ ...NO_GESTURE, highlights }, undefined)).toEqual(['kingswood', 'blackwater', ...rest]);
  const inBattle = asksAbout({ ...NO_GESTURE, highlights, arrows }, 'blackwater');
  expect(inBattle).toEqual(['blackwater', 'kingswood', ...rest]);
});
