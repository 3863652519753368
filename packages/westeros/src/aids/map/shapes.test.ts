import { describe, expect, test } from 'vitest';
import type { MapGeometry } from './geometry.ts';
import { ICONS_FROM, UNITS_FROM, ZOOM_BANDS } from './zoom.ts';
import { arcPoints, arcText, drawnNeighbours, isInside, ringsOf, type Point } from './shapes.ts';

test('the ranges of zoom follow one another, and icons and units begin at the edge of one', () => {
  expect(ZOOM_BANDS.toSorted((a, b) => a - b)).toEqual(ZOOM_BANDS);
  expect(new Set(ZOOM_BANDS).size).toBe(ZOOM_BANDS.length);
  expect(ZOOM_BANDS).toEqual(expect.arrayContaining([ICONS_FROM, UNITS_FROM]));
});

describe('arcs', () => {
  const POINTS: readonly Point[] = [
    [1.2, 30.4],
    [11.2, 25.4],
    [-0.3, 25.4],
  ];

  test('are written as a first point and steps, in tenths', () => {
    expect(arcText(POINTS)).toBe('12 304 100 -50 -115 0');
    expect(arcPoints('12 304 100 -50 -115 0')).toEqual(POINTS);
  });

  test('are walked in either direction, and each ring leaves out the point where the next arc begins', () => {
    const arcs: readonly (readonly Point[])[] = [
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      [
        [0, 0],
        [0, 4],
        [4, 4],
      ],
    ];
    const area = { id: 'keep', rings: [[0, ~1]] } as unknown as MapGeometry['areas'][number];
    expect(ringsOf(arcs, area)).toEqual([
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
    ]);
  });
});

describe('a point', () => {
  const SLANTED: readonly Point[] = [
    [0, 0],
    [10, 0],
    [14, 10],
    [4, 10],
  ];
  const HOLE: readonly Point[] = [
    [5, 3],
    [8, 3],
    [8, 6],
    [5, 6],
  ];

  test.each<[Point, boolean]>([
    [[1, 1], true],
    [[9, 1], true],
    [[3.5, 8], true],
    [[13, 9], true],
    [[3, 9], false], // left of the slanted side
    [[12, 1], false],
    [[1, 4], false],
    [[14, 8], false],
    [[6, -1], false],
    [[6, 11], false],
    [[-1, 5], false],
  ])('%j lies inside a slanted shape: %s', (point, inside) => {
    expect(isInside(point, [SLANTED])).toBe(inside);
  });

  test('in a hole is outside', () => {
    expect([isInside([6, 4], [SLANTED, HOLE]), isInside([4, 4], [SLANTED, HOLE])]).toEqual([false, true]);
  });
});

test('neighbours are drawn with a border that is no river, or with a bridge, and never with waste', () => {
  const areas = ['keep', 'ford', 'moor', 'ash'].map(id => ({ id, kind: id === 'ash' ? 'waste' : 'land' }));
  const borders = [
    { between: ['keep', 'ford'], kind: 'land' },
    { between: ['keep', 'moor'], kind: 'river' },
    { between: ['ford', 'moor'], kind: 'river', bridge: true },
    { between: ['keep', 'ash'], kind: 'land' },
  ];
  expect(drawnNeighbours({ areas, borders } as unknown as MapGeometry)).toEqual([
    ['keep', 'ford'],
    ['ford', 'moor'],
  ]);
});
