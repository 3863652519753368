import { clashOfKings } from '@corvo/clash-of-kings';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import { loadMap } from '@corvo/first-edition/board';
import { isProblem } from '@corvo/core';
import { rulesOf, type WesterosOpen } from '@corvo/westeros';
import { MAP_LANGUAGES } from '@corvo/westeros/aids';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Areas } from './Areas.tsx';
import { armiesIn, isMeeting } from './armies.ts';
import { mapWords } from './describe.ts';
import { iconsOf } from './icons.ts';
import { faceOf } from './orders.ts';
import { drawnMap } from './paths.ts';
import { areaTowards, DIRECTIONS, placesOf, type ArrowKey } from './places.ts';
import { mapTexts } from './texts.ts';

const KEYS = Object.keys(DIRECTIONS) as ArrowKey[];

function opening(): WesterosOpen {
  const options = firstEdition.resolveOptions({}, 5);
  if (isProblem(options)) throw new Error(options.code);
  return firstEdition.setup(options, firstEdition.seats(5), 'map').open;
}

describe.each([false, true])('on a drawn board (southern overlay: %s)', isSix => {
  test('arrow keys lead from any area to every other', async () => {
    const places = placesOf(await loadMap(isSix), 'en');
    for (const start of places.keys()) {
      const seen = new Set([start]);
      for (const id of seen)
        for (const key of KEYS) {
          const next = areaTowards(places.values(), places.get(id)!, key);
          if (next !== undefined) seen.add(next);
        }
      expect(seen.size, `from ${start}`).toBe(places.size);
    }
  });

  test('every area has a closed path, and neighbours share their border to the digit', async () => {
    const geometry = await loadMap(isSix);
    const { area, arcs } = drawnMap(geometry);
    expect([...area.values()].every(path => path.startsWith('M') && path.endsWith('Z'))).toBe(true);
    const border = geometry.borders.find(({ between }) => between.join() === 'karhold,winterfell');
    const inner = arcs[border?.arcs[0] ?? -1]?.[3]?.map(n => Math.round(n)).join(' ') ?? '?';
    expect(area.get('karhold')).toContain(inner);
    expect(area.get('winterfell')).toContain(inner);
  });
});

test('an arrow key goes the way it points', async () => {
  const places = placesOf(await loadMap(false), 'en');
  const steps = [...places.values()].flatMap(place =>
    KEYS.flatMap(key => {
      const next = places.get(areaTowards(places.values(), place, key) ?? '');
      const [dx, dy] = DIRECTIONS[key];
      return next ? [(next.middle[0] - place.middle[0]) * dx + (next.middle[1] - place.middle[1]) * dy] : [];
    }),
  );
  expect(steps.length).toBeGreaterThan(places.size * 2);
  expect(Math.min(...steps)).toBeGreaterThan(0);
});

test('each kind of unit is counted once, routed ones apart', () => {
  const unit = (house: string, kind: string, routed = false) => ({ house, kind, routed });
  const units = [
    unit('stark', 'knight'),
    unit('stark', 'footman', true),
    unit('stark', 'knight'),
    unit('tyrell', 'ship'),
  ];
  expect(armiesIn(units)).toEqual([
    {
      house: 'stark',
      size: 3,
      groups: [
        { kind: 'knight', isRouted: false, count: 2 },
        { kind: 'footman', isRouted: true, count: 1 },
      ],
    },
    { house: 'tyrell', size: 1, groups: [{ kind: 'ship', isRouted: false, count: 1 }] },
  ]);
});

test('units of one house do not meet, those of two do', () => {
  const unit = (house: string) => ({ house, kind: 'footman' });
  expect(isMeeting([])).toBe(false);
  expect(isMeeting([unit('stark'), unit('stark')])).toBe(false);
  expect(isMeeting([unit('stark'), unit('stark'), unit('tyrell')])).toBe(true);
});

test('every order of the first edition has a drawing of its own; a number no drawing has is laid over', () => {
  const faces = Object.values(rulesOf(opening()).board.order).map(faceOf);
  expect(faces.every(face => face.modifier === undefined && !face.isStar)).toBe(true);
  expect(new Set(faces.map(face => face.art)).size).toBe(faces.length);
  expect(faceOf({ id: 'x', type: 'march', value: 2, star: false, copies: 1 })).toEqual({
    type: 'march',
    art: 'march',
    modifier: '+2',
    isStar: false,
  });
});

test('every order that is played once is a square of its own', () => {
  const options = clashOfKings.resolveOptions({}, 6);
  if (isProblem(options)) throw new Error(options.code);
  const { order } = rulesOf(clashOfKings.setup(options, clashOfKings.seats(6), 'map').open).board;
  const faces = Object.values(order)
    .filter(({ extra }) => extra === true)
    .map(faceOf);
  expect(faces).toHaveLength(9);
  expect(faces.every(({ isSquare }) => isSquare === true)).toBe(true);
  expect(new Set(faces.map(({ art }) => art)).size).toBe(9);
});

test('as many icons are drawn as are printed', async () => {
  const { board } = rulesOf(opening());
  const { bodies, homes } = iconsOf(await loadMap(false), board.area, 'it');
  const sum = (figure: 'supply' | 'crowns'): number =>
    Object.values(board.area).reduce((all, area) => all + area[figure], 0);
  const rings = (path: string): number => path.split('Z').length - 1;
  expect(rings(bodies.supply)).toBe(sum('supply'));
  expect(rings(bodies.crown)).toBe(sum('crowns') * 5); // the hoop, the band and three tips
  expect(homes.map(home => home.house).toSorted()).toEqual(['baratheon', 'greyjoy', 'lannister', 'stark', 'tyrell']);
});

describe.each(MAP_LANGUAGES)('in %s', language => {
  test('an area says what is printed there and what lies there', () => {
    const open = opening();
    const { board, rulings } = rulesOf(open);
    const controllers = Object.fromEntries(board.ids.map(id => [id, rulings.controller(open, board, id)]));
    const shown = {
      printed: board.area,
      areas: open.areas,
      controllers,
      faceDown: { winterfell: { house: 'stark' } },
    };
    const words = mapWords(language, firstEdition.messages, shown);
    for (const id of board.ids) expect(words.describe(id), id).not.toMatch(/map\.|\{\{|\$t|area\./);
    const winterfell = words.describe('winterfell', 'target');
    expect(winterfell).toContain(mapTexts[language]['map.target']);
    expect(winterfell).toContain(language === 'en' ? 'Stronghold' : 'Roccaforte'); // as its rulebook calls it
    expect(winterfell).toContain('Stark');
    for (const plain of [words.describe('winterfell'), words.describe('winterfell', 'dimmed')])
      expect(plain).not.toContain(mapTexts[language]['map.target']);
    expect(words.describe('kings-landing')).toContain('5');
  });
});

test.each([
  ['en', 'garrison 2'],
  ['it', 'guarnigione 2'],
] as const)(
  '2E-11.8 a garrison is spoken of with its strength (%s), and no longer once it is beaten',
  (language, words) => {
    const options = secondEdition.resolveOptions({}, 6);
    if (isProblem(options)) throw new Error(options.code);
    const { open } = secondEdition.setup(options, secondEdition.seats(6), 'garrisons');
    const { board, facts } = rulesOf(open);
    const shown = { printed: board.area, areas: open.areas, controllers: {}, garrisons: facts.garrisons };
    const heard = mapWords(language, secondEdition.messages, shown);
    const homes = board.ids.filter(id => board.area[id]?.home !== null);
    expect(homes).toHaveLength(6);
    for (const id of board.ids) expect(heard.describe(id).includes(words), id).toBe(homes.includes(id));
    const { marks: _marks, ...beaten } = open.areas['winterfell']!;
    const after = mapWords(language, secondEdition.messages, {
      ...shown,
      areas: { ...open.areas, winterfell: beaten },
    });
    expect(after.describe('winterfell')).not.toContain(words.slice(0, -2));
  },
);

test('an order that is played once is told by its back, and its face to its owner alone', () => {
  const options = clashOfKings.resolveOptions({}, 4);
  if (isProblem(options)) throw new Error(options.code);
  const { open } = clashOfKings.setup(options, clashOfKings.seats(4), 'map');
  const shown = {
    printed: rulesOf(open).board.area,
    areas: open.areas,
    built: { dragonstone: [{ name: 'fortification', house: 'baratheon' }] },
    controllers: {},
    singles: { winterfell: { house: 'stark', order: 'the-young-wolf' }, dragonstone: { house: 'baratheon' } },
  };
  const words = mapWords('en', clashOfKings.messages, shown);
  expect(words.describe('winterfell')).toContain('your face-down single-use order The Young Wolf');
  expect(words.describe('dragonstone')).toContain('face-down single-use order of House Baratheon, fortification');
});

test('where it comes to a fight the edge has another form, light and dark, whatever the colour of the land', async () => {
  const geometry = await loadMap(false);
  const nothing = (): void => {};
  const drawn = renderToStaticMarkup(
    createElement(Areas, {
      geometry,
      places: placesOf(geometry, 'en'),
      words: { describe: (area: string) => area } as never,
      highlights: { winterfell: 'target', 'moat-cailin': 'threatened' },
      pointed: [],
      told: [],
      ref: null,
      wasDragged: () => false,
      onArea: nothing,
      onLook: nothing,
      onReached: nothing,
    }),
  );
  const shapes = (name: string): string[] =>
    [...drawn.matchAll(new RegExp(`<path d="([^"]*)" class="wm-edge ${name}"`, 'g'))].map(([, d = '']) => d);
  const { area } = drawnMap(geometry);
  expect(shapes('wm-edge-threatened')).toEqual([area.get('moat-cailin')]);
  expect(shapes('wm-edge-bars')).toEqual([area.get('moat-cailin')]);

  const style = readFileSync(join(import.meta.dirname, 'styles/areas.css'), 'utf8');
  const brightness = (name: string): number => {
    const [, colour = ''] = new RegExp(`\\.${name} \\{\\s*stroke: #([0-9a-f]{6})`).exec(style) ?? [];
    const parts = [0, 2, 4].map(at => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
    return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
  };
  expect((brightness('wm-edge-threatened') + 0.05) / (brightness('wm-edge-bars') + 0.05)).toBeGreaterThan(12);
});

test('both languages have the same texts', () => {
  expect(Object.keys(mapTexts.it)).toEqual(Object.keys(mapTexts.en));
});

test.each([
  [3, true],
  [4, false],
  [6, false],
])('2E-1.9 with %i players (closed areas: %s) a closed area says so, an open one does not', (players, some) => {
  const options = secondEdition.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const { open } = secondEdition.setup(options, secondEdition.seats(players), 'closed');
  const { board } = rulesOf(open);
  const closed = board.ids.filter(id => board.area[id]?.closed === true);
  expect(closed.length > 0).toBe(some);
  const shown = { printed: board.area, areas: open.areas, controllers: {}, closed, players };
  const words = mapWords('en', secondEdition.messages, shown);
  for (const id of board.ids)
    expect(words.describe(id).includes(`closed for the whole game with ${players} players`), id).toBe(
      closed.includes(id),
    );
  expect(words.closed).toBe(`closed with ${players} players`);
  expect(mapWords('it', secondEdition.messages, shown).closed).toBe(`chiusa in ${players} giocatori`);
});
