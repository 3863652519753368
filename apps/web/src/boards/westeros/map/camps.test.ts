import { isProblem } from '@corvo/core';
import { secondEdition } from '@corvo/second-edition';
import { loadMap } from '@corvo/second-edition/board';
import { rulesOf } from '@corvo/westeros';
import { MAP_LANGUAGES, ZOOM_BANDS } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { overlap, upright } from './boxes.ts';
import { campSpots } from './camps.ts';
import { signsOf } from './closed-signs.ts';
import { mapWords } from './describe.ts';
import { namesAt } from './names.ts';
import { placesOf } from './places.ts';

const UNITS = { x: 100, y: 100, w: 80, h: 32 };
const row = (house: string, orders = 0) => ({ house, width: 80, height: 32, orders });

const everywhere = (): boolean => true;

describe('armies that meet', () => {
  test('lie one above the other around the place of units, where nothing is in the way', () => {
    const spots = campSpots([row('stark'), row('tyrell')], UNITS, 38, [], everywhere);
    const [one, two] = [spots.get('stark')!, spots.get('tyrell')!];
    expect(one.x).toBe(two.x);
    expect(two.y - one.y).toBeGreaterThan(32);
    expect((one.y + two.y) / 2).toBe(100);
  });

  test('make way for a name', () => {
    const name = { x: 100, y: 130, w: 120, h: 20, weight: 4 };
    const spots = campSpots([row('stark'), row('tyrell')], UNITS, 38, [name], everywhere);
    for (const { x, y } of spots.values()) expect(overlap({ x, y, w: 80, h: 32 }, name)).toBe(false);
  });

  test('stay in their area, be it over what is printed there', () => {
    const barrels = { x: 100, y: 130, w: 30, h: 20, weight: 1 };
    const spots = campSpots([row('stark'), row('tyrell')], UNITS, 38, [barrels], (x, y) => x > 50 && y > 60 && y < 140);
    for (const { x, y } of spots.values()) {
      expect(x - 40).toBeGreaterThan(50);
      expect([y - 16, y + 16].every(edge => edge > 60 && edge < 140)).toBe(true);
    }
  });

  test('have each their order beside them, and no order covers another', () => {
    const spots = [...campSpots([row('stark', 1), row('tyrell', 1)], UNITS, 38, [], everywhere).values()];
    for (const { x, y, order } of spots) {
      expect(order.y).toBe(y);
      expect(order.x - x).toBeGreaterThanOrEqual(40 + 19);
    }
    expect(Math.abs((spots[0]?.order.y ?? 0) - (spots[1]?.order.y ?? 0))).toBeGreaterThanOrEqual(38);
  });
});

describe.each(MAP_LANGUAGES)('2E-1.9 signs of closed areas with three players, in %s,', language => {
  test.each(ZOOM_BANDS)('cover no name and no other sign at %d', async k => {
    const options = secondEdition.resolveOptions({}, 3);
    if (isProblem(options)) throw new Error(options.code);
    const { open } = secondEdition.setup(options, secondEdition.seats(3), 'closed');
    const { board } = rulesOf(open);
    const closed = board.ids.filter(id => board.area[id]?.closed === true);
    const geometry = await loadMap();
    const places = placesOf(geometry, language);
    const shown = { printed: board.area, areas: open.areas, controllers: {}, closed, players: 3 };
    const words = mapWords(language, secondEdition.messages, shown);
    const names = namesAt(geometry, language, k);
    const { scale, width, worded } = signsOf(places, names, closed, words.closed, k);
    const boxOf = (area: string) => ({
      ...places.get(area)!.units,
      w: (worded.has(area) ? width : 24) * scale,
      h: 24 * scale,
    });
    const signs = closed.filter(area => places.get(area)?.isPort === false);
    expect(signs.length).toBeGreaterThan(5);
    for (const area of worded) {
      for (const name of names.values()) expect(overlap(boxOf(area), upright(name)), area).toBe(false);
      for (const other of signs.filter(each => each !== area))
        expect(overlap(boxOf(area), boxOf(other)), `${area} on ${other}`).toBe(false);
    }
    expect(worded.size).toBe(k >= 0.5 ? 1 : 0); // near enough, it is said in words, and once
  });
});
