import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { MapGeometry } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { drawBoard, geometryText, PLANS } from './build.ts';
import {
  adjacencyFaults,
  joinedNames,
  layoutFaults,
  misleadingNames,
  nameFaults,
  portFaults,
  shapeFaults,
} from './check.ts';

const MOST_BYTES = 40_000; // compressed; the map's code and art must find room beside it

describe.each(Object.entries(PLANS))('the board %s', (board, { facts: readFacts, file }) => {
  const text = readFileSync(new URL(`../../games/${file}`, import.meta.url), 'utf8');
  const geometry = JSON.parse(text) as MapGeometry;
  const facts = readFacts();

  test('areas share a visible border or a bridge exactly where the facts say they touch', () => {
    expect(adjacencyFaults(geometry, facts)).toEqual([]);
  });

  test('areas fill the sheet, no lines cross, islands are islands', () => {
    expect(shapeFaults(geometry, facts)).toEqual([]);
  });

  test('ports lie in their sea beside a quay of their land', () => {
    expect(portFaults(geometry, facts)).toEqual([]);
  });

  test('names lie in their areas and nothing covers anything else, in either language', () => {
    expect(layoutFaults(geometry, facts)).toEqual([]);
  });

  test('no name lies across a border, in either language, from the zoom on that a table begins with', () => {
    expect(nameFaults(geometry, facts)).toEqual([]);
  });

  test('from afar no name lies mostly on another area', () => {
    expect(misleadingNames(geometry, facts)).toEqual([]);
  });

  test('no two names run together, in either language, at any zoom', () => {
    expect(joinedNames(geometry)).toEqual([]);
  });

  test('the generator draws the same bytes again, and they are few', () => {
    expect(geometryText(drawBoard(board)) === text, 'run `node scripts/boards/main.ts` and look at what changed').toBe(
      true,
    );
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
  }, 300_000);
});

test('the six-player board keeps the north of the board it is laid over', () => {
  const read = (board: string): MapGeometry =>
    JSON.parse(readFileSync(new URL(`../../games/${PLANS[board]!.file}`, import.meta.url), 'utf8')) as MapGeometry;
  const [below, over] = [read('first-edition'), read('six-players')];
  const coastOf = (geometry: MapGeometry): string[] =>
    geometry.borders
      .filter(({ between }) =>
        between.every(id =>
          ['castle-black', 'winterfell', 'karhold', 'white-harbor', 'moat-cailin', 'seagard', 'the-twins'].includes(id),
        ),
      )
      .map(({ between, arcs }) => `${between.join()} ${arcs.map(k => geometry.arcs[k]).join(';')}`);
  expect(coastOf(over)).toEqual(coastOf(below));
  expect(coastOf(over).length).toBeGreaterThan(3);
});

describe('the checks notice', () => {
  const plan = PLANS['first-edition']!;
  const facts = plan.facts();
  const geometry = JSON.parse(
    readFileSync(new URL(`../../games/${plan.file}`, import.meta.url), 'utf8'),
  ) as MapGeometry;

  test('a border that the facts do not know, and one that is missing', () => {
    const pairs = facts.pairs.filter(pair => !(pair.includes('winterfell') && pair.includes('karhold')));
    expect(adjacencyFaults(geometry, { ...facts, pairs })).toEqual(['drawn, yet not in the facts: karhold|winterfell']);
    const more = { ...facts, pairs: [...facts.pairs, ['pyke', 'winterfell'] as const] };
    expect(adjacencyFaults(geometry, more)).toEqual(['not drawn: pyke|winterfell']);
  });

  test('a river that became an ordinary border', () => {
    const borders = geometry.borders.map(border =>
      border.kind === 'river' && !border.bridge ? { ...border, kind: 'land' as const } : border,
    );
    expect(adjacencyFaults({ ...geometry, borders }, facts)).toHaveLength(6);
  });

  test('a name pushed out of its area, and a slot on top of another', () => {
    const moved = geometry.areas.map(area => {
      if (area.id !== 'pyke' || !area.layouts) return area;
      const { en } = area.layouts;
      return { ...area, layouts: { ...area.layouts, en: { ...en, name: { ...en.name, x: 500 }, order: en.units } } };
    });
    const faults = layoutFaults({ ...geometry, areas: moved }, facts);
    expect(faults).toContain('the name of pyke leaves it (en)');
    expect(faults).toContain('units of pyke (en) covers order of pyke (en)');
  });

  test('a name that is written across a border', () => {
    const moved = geometry.areas.map(area => {
      if (area.id !== 'moat-cailin' || !area.layouts) return area;
      const { it } = area.layouts;
      return { ...area, layouts: { ...area.layouts, it: { ...it, name: { ...it.name, y: it.name.y - 80 } } } };
    });
    expect(nameFaults({ ...geometry, areas: moved }, facts)).toContain(
      'the name of moat-cailin lies across a border (it, 1.1)',
    );
  });

  test('a quay on another coast', () => {
    const ports = geometry.ports.map(port =>
      port.id === 'port-of-pyke' ? { ...port, quay: [500, 500] as const } : port,
    );
    expect(portFaults({ ...geometry, ports }, facts)).toEqual([
      'port-of-pyke: the quay is not on the coast between pyke and ironmans-bay',
      'port-of-pyke lies far from its quay',
    ]);
  });
});
