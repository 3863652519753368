import { isProblem } from '@corvo/core';
import { secondEdition } from '@corvo/second-edition';
import { rulesOf, type WesterosOpen } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { TestDesk } from './desk.fixture.ts';
import { asksAbout, heartOf, outOfSight, startOf } from './framing.ts';
import { NO_GESTURE } from './gestures/gesture.ts';
import { gestureFor } from './gestures/index.ts';

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
  // Who comes back to a plan of which a part is laid sees all of it.
  expect(asksAbout({ ...NO_GESTURE, highlights: { kingswood: 'selectable' } }, undefined, BARATHEON)).toEqual([
    'kingswood',
    'dragonstone',
    'shipbreaker-bay',
  ]);
  const inBattle = asksAbout({ ...NO_GESTURE, highlights, arrows }, 'blackwater');
  expect(inBattle).toEqual(['blackwater', 'kingswood', ...rest]);
});

test('1E-19.2 whoever is asked to help a march on a neutral force sees it, where it comes from and who would help', () => {
  const table = new TestDesk(
    `phase marches
     throne tyrell greyjoy stark lannister baratheon
     yronwood tyrell 2 knights march-zero
     summer-sea greyjoy 1 ship support`,
    'greyjoy',
    ['tyrell march yronwood: 2 knights > sunspear'],
  );
  const gesture = gestureFor(table.desk);
  expect(gesture.highlights).toMatchObject({ sunspear: 'threatened', 'summer-sea': 'selected' });
  expect(gesture.arrows).toMatchObject([
    { kind: 'march', from: 'yronwood', to: 'sunspear' },
    { kind: 'support', from: 'summer-sea', to: 'sunspear', isDraft: true },
  ]);
  const heart = heartOf(gesture, undefined);
  expect(heart).toBe('sunspear');
  expect(asksAbout(gesture, heart)).toEqual(['sunspear', 'yronwood', 'summer-sea']);
});

test('one area that is chosen is what a question is most of all about; of several none is', () => {
  const one = { ...NO_GESTURE, highlights: { dragonstone: 'selected', 'shipbreaker-bay': 'target' } as const };
  expect(heartOf(one, undefined)).toBe('dragonstone');
  const two = { ...NO_GESTURE, highlights: { dragonstone: 'selected', kingswood: 'selected' } as const };
  expect(heartOf(two, undefined)).toBeUndefined();
});

test('an answer that goes out of sight is brought back into it; one that is made where one looks moves nothing', () => {
  const arrows = [{ kind: 'march', from: 'the-eyrie', to: 'moat-cailin', isDraft: true } as const];
  const at = (y: number) => ({
    frame: () => ({ width: 800, height: 500 }),
    pointOf: (area: string) => ({ x: 400, y: area === 'moat-cailin' ? y : 300 }),
  });
  expect(outOfSight(arrows, at(200))).toEqual([]);
  for (const y of [-40, 10, 495, 900]) expect(outOfSight(arrows, at(y))).toEqual(['the-eyrie', 'moat-cailin']);
  const fought = arrows.map(({ kind, from, to }) => ({ kind, from, to })); // nobody's answer
  expect(outOfSight(fought, at(-40))).toEqual([]);
  expect(outOfSight(arrows, { ...at(0), pointOf: () => undefined })).toEqual([]);
});

test('a march that is only being made is no heart: the map stays where it is', () => {
  const arrows = [{ kind: 'march', from: 'kingswood', to: 'blackwater', isDraft: true } as const];
  expect(heartOf({ ...NO_GESTURE, arrows }, undefined)).toBeUndefined();
  expect(heartOf({ ...NO_GESTURE, arrows }, 'harrenhal')).toBe('harrenhal');
});
