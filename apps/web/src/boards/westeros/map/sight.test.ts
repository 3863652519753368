import { isProblem, type Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { loadMap as loadFirst } from '@corvo/first-edition/board';
import { secondEdition } from '@corvo/second-edition';
import { loadMap as loadSecond } from '@corvo/second-edition/board';
import { rulesOf, type WesterosOpen } from '@corvo/westeros';
import { MAP_LANGUAGES, type MapGeometry } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { startOf } from '../framing.ts';
import { wantedOf } from './parts.ts';
import { placesOf } from './places.ts';
import {
  centredSight,
  firstSight,
  followedSight,
  READABLE,
  settle,
  shownSight,
  wholeZoom,
  type Rect,
  type Room,
  type Sight,
} from './sight.ts';

const SHEET = [1000, 2000] as const;
const plain: Room = { frame: { width: 500, height: 400 }, sheet: SHEET, taken: [] };
const buttons: Rect = { x: 440, y: 10, w: 50, h: 160 };
const room: Room = { ...plain, taken: [buttons] };

const seen = ({ x, y, w, h }: Rect, sight: Sight): Rect => ({
  x: sight.x + x * sight.k,
  y: sight.y + y * sight.k,
  w: w * sight.k,
  h: h * sight.k,
});
/** Is it whole within the frame, with nothing over it? */
function isFree(part: Rect, sight: Sight, { frame, taken }: Room): boolean {
  const { x, y, w, h } = seen(part, sight);
  const isInside = x >= 0 && y >= 0 && x + w <= frame.width && y + h <= frame.height;
  return isInside && !taken.some(t => x < t.x + t.w && t.x < x + w && y < t.y + t.h && t.y < y + h);
}
const box = (x: number, y: number, w = 60, h = 60): Rect => ({ x, y, w, h });

/** Where boards are looked at: the map of a wide window, of a narrow one, of a phone and of a phone with a battle on it. */
const SCREENS: Readonly<Record<string, Omit<Room, 'sheet'> & { readonly width: number }>> = {
  'wide window': { width: 1440, frame: { width: 845, height: 600 }, taken: [{ x: 793, y: 12, w: 40, h: 173 }] },
  'narrow window': { width: 1024, frame: { width: 560, height: 420 }, taken: [{ x: 508, y: 12, w: 40, h: 173 }] },
  phone: { width: 390, frame: { width: 390, height: 440 }, taken: [{ x: 344, y: 6, w: 40, h: 128 }] },
  'phone with a strip on top': {
    width: 390,
    frame: { width: 390, height: 440 },
    taken: [
      { x: 344, y: 6, w: 40, h: 128 },
      { x: 10, y: 10, w: 316, h: 46 },
    ],
  },
};

function opening(game: Game, players: number): WesterosOpen {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  return game.setup(options, game.seats(players), 'sight').open as WesterosOpen;
}

const BOARDS: readonly (readonly [Game, () => Promise<MapGeometry>])[] = [
  [firstEdition as Game, () => loadFirst(false)],
  [secondEdition as Game, loadSecond],
];

describe.each(Object.entries(SCREENS))('at first, in the map of a %s,', (_, { width, ...screen }) => {
  test.each(BOARDS)('every house sees all its pieces, near enough to read ($id)', async (game, loadMap) => {
    const geometry = await loadMap();
    for (let players = game.players.min; players <= game.players.max; players++) {
      const open = opening(game, players);
      for (const house of Object.keys(open.houses)) {
        const start = startOf(open, rulesOf(open).board, house, width);
        if (start === undefined) throw new Error(`${house} has nothing to look at`);
        for (const language of MAP_LANGUAGES) {
          const wanted = wantedOf(geometry, placesOf(geometry, language), start);
          const here = { ...screen, sheet: geometry.size };
          const sight = firstSight(wanted, here);
          const who = `${house} of ${players} in ${language}`;
          expect(sight.k, who).toBeGreaterThanOrEqual(READABLE);
          expect(wanted.must.length).toBeGreaterThanOrEqual(3);
          for (const camp of wanted.must) expect(isFree(camp, sight, here), who).toBe(true);
        }
      }
    }
  });
});

test('the map is looked at from further away before it is pulled beyond its edge', () => {
  const must = [box(300, 500), box(900, 20)]; // the second one lies in the corner of the buttons
  const sight = firstSight({ must, around: [] }, room);
  expect(must.every(part => isFree(part, sight, room))).toBe(true);
  expect(sight.y).toBeLessThanOrEqual(0);
});

test('what lies around is left out rather than looked at from far away', () => {
  const must = [box(400, 900)];
  const near = firstSight({ must, around: [box(300, 800, 300, 300)] }, plain);
  expect(isFree(box(300, 800, 300, 300), near, plain)).toBe(true);
  const far = firstSight({ must, around: [box(0, 0, 1000, 1900)] }, plain);
  expect(far.k).toBeGreaterThan(0.7);
  expect(isFree(box(400, 900), far, plain)).toBe(true);
});

test('what has no room together is seen as far as it goes, the first of it first', () => {
  const parts = [box(100, 100), box(200, 200), box(900, 1900)];
  const sight = firstSight({ must: parts, around: [] }, room);
  expect(sight.k).toBeGreaterThanOrEqual(READABLE);
  expect(parts.map(part => isFree(part, sight, room))).toEqual([true, true, false]);
});

describe('whatever is to be seen', () => {
  const now: Sight = { x: -300, y: -600, k: 1 };

  test('stays where it is when it can be seen already', () => {
    expect(shownSight([box(400, 700)], now, room)).toEqual(now);
  });

  test('comes out from under the buttons without another zoom', () => {
    const under = box(740, 640);
    expect(isFree(under, now, room)).toBe(false);
    const sight = shownSight([under], now, room);
    expect(sight.k).toBe(1);
    expect(isFree(under, sight, room)).toBe(true);
  });

  test('comes out from under them also at the edge of the map', () => {
    const atEdge = box(930, 20);
    const sight = shownSight([atEdge], { x: -500, y: 0, k: 1 }, room);
    expect(isFree(atEdge, sight, room)).toBe(true);
  });

  test('is looked at from further away only if it must be, and never so far that names go', () => {
    const two = [box(300, 600), box(800, 700)];
    const sight = shownSight(two, now, room);
    expect(sight.k).toBeLessThan(1);
    expect(sight.k).toBeGreaterThanOrEqual(READABLE);
    expect(two.every(part => isFree(part, sight, room))).toBe(true);
    const wide = shownSight([box(300, 600), box(300, 1800)], now, room);
    expect(wide.k).toBe(1);
    expect(isFree(box(300, 600), wide, room)).toBe(true);
  });

  test('keeps a zoom that somebody has chosen, however far away', () => {
    const whole = settle({ x: 0, y: 0, k: 0 }, room);
    expect(whole.k).toBe(wholeZoom(room));
    expect(shownSight([box(300, 600), box(300, 1800)], whole, room).k).toBe(whole.k);
  });

  test('is followed or put into the middle at the zoom there is', () => {
    const part = box(600, 1500);
    expect(followedSight([part], now, room).k).toBe(1);
    expect(isFree(part, followedSight([part], now, room), room)).toBe(true);
    const { x, y, w, h } = seen(part, centredSight([part], now, plain));
    expect([x + w / 2, y + h / 2]).toEqual([250, 200]);
  });
});

test('the map leaves no gap where there is more of it, and lies in the middle where there is not', () => {
  expect(settle({ x: 50, y: 50, k: 1 }, plain)).toEqual({ x: 0, y: 0, k: 1 });
  expect(settle({ x: -900, y: -1900, k: 1 }, plain)).toEqual({ x: -500, y: -1600, k: 1 });
  expect(settle({ x: 0, y: 0, k: 0.2 }, plain)).toEqual({ x: 150, y: 0, k: 0.2 });
});
