import { loadMap as loadFirst } from '@corvo/first-edition/board';
import { loadMap as loadSecond } from '@corvo/second-edition/board';
import { ICONS_FROM, isInside, MAP_LANGUAGES, ringsOf, ZOOM_BANDS, type MapGeometry } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { areaAt } from './area-at.ts';
import { overlap, upright } from './boxes.ts';
import { namesAt } from './names.ts';
import { drawnMap } from './paths.ts';
import { READABLE } from './sight.ts';

const BOARDS: readonly (readonly [board: string, () => Promise<MapGeometry>])[] = [
  ['first-edition', () => loadFirst(false)],
  ['six-players', () => loadFirst(true)],
  ['second-edition', loadSecond],
];
const CASES = BOARDS.flatMap(([board, loadMap]) =>
  MAP_LANGUAGES.map(language => [`${board} in ${language}`, loadMap, language] as const),
);
const LEAST = 9.9; // pixels

describe.each(CASES)('%s', (_, loadMap, language) => {
  test.each(ZOOM_BANDS.filter(k => k >= READABLE))('at %d pixels for a unit every name is written', async k => {
    const geometry = await loadMap();
    const names = namesAt(geometry, language, k);
    const areas = geometry.areas.filter(({ layouts }) => layouts);
    expect(areas.filter(({ id }) => !names.has(id)).map(({ id }) => id)).toEqual([]);
    for (const [id, { size }] of names) expect(size * k, id).toBeGreaterThan(LEAST);
  });

  test.each(ZOOM_BANDS)('at %d, what is written covers no other name, no units, no order and no icon', async k => {
    const geometry = await loadMap();
    const names = namesAt(geometry, language, k);
    const moved = geometry.areas.filter(({ id, layouts }) => {
      const [here, printed] = [names.get(id), layouts?.[language].name];
      return here && printed && (here.x !== printed.x || here.y !== printed.y);
    });
    for (const { id } of moved) {
      const box = upright(names.get(id)!);
      const sides = [box.x - box.w / 2, geometry.size[0] - box.x - box.w / 2];
      expect(Math.min(...sides), `${id} leaves the sheet`).toBeGreaterThan(0);
      for (const [other, name] of [...names].filter(([each]) => each !== id))
        expect(overlap(box, upright(name)), `${id} on ${other}`).toBe(false);
      for (const { id: other, layouts } of geometry.areas) {
        const { units, order, icons } = layouts?.[language] ?? {};
        const slots = [units, order, ...(k >= ICONS_FROM ? [icons] : [])].filter(slot => slot !== undefined);
        for (const slot of slots) expect(overlap(box, slot), `${id} on what lies in ${other}`).toBe(false);
      }
    }
  });

  test('the whole map on a small screen has no names at all, a large one has most of them', async () => {
    const geometry = await loadMap();
    expect(namesAt(geometry, language, 0).size).toBe(0);
    expect(namesAt(geometry, language, 0.4).size).toBeGreaterThan(40);
  });

  test('near enough, names stand where they are printed', async () => {
    const geometry = await loadMap();
    const names = namesAt(geometry, language, 1.1);
    for (const { id, layouts } of geometry.areas) expect(names.get(id)).toBe(layouts?.[language].name);
  });
});

test.each(BOARDS)('the grid of areas agrees with their borders (%s)', async (_, loadMap) => {
  const geometry = await loadMap();
  const whose = areaAt(geometry);
  const { arcs } = drawnMap(geometry);
  for (const area of geometry.areas) {
    const [x, y] = area.middle;
    expect(whose(x, y)).toBe(area.id);
    expect(isInside([x, y], ringsOf(arcs, area))).toBe(true);
  }
  expect(whose(-1, 5)).toBeUndefined();
  expect(whose(5, 1e6)).toBeUndefined();
});
