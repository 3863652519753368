import type { Point } from '@corvo/westeros/aids';
import { SECOND_CENTRES } from '../facts.ts';
import type { Sketch } from '../sketch.ts';
import { firstEdition, lowered } from './first-edition.ts';
import { MAINLAND, regions } from './outline.ts';
import { secondEdition } from './second-edition.ts';

// The north stays as it is on the board for five; from the Reach downwards all is drawn anew.
const SOUTH = new Set([
  'the-reach',
  'highgarden',
  'oldtown',
  'three-towers',
  'dornish-marches',
  'princes-pass',
  'the-boneway',
  'storms-end',
  'kingswood',
  'starfall',
  'yronwood',
  'salt-shore',
  'sunspear',
  'the-arbor',
  'searoad-marches',
  'sunset-sea',
  'redwyne-straights',
  'west-summer-sea',
  'east-summer-sea',
  'sea-of-dorne',
  'shipbreaker-bay',
]);
const isSouthern = ({ between }: { readonly between: readonly [string, string] }): boolean =>
  between.every(id => SOUTH.has(id));

const lowerSouth = (points: Readonly<Record<string, Point>>): Record<string, Point> =>
  Object.fromEntries(
    Object.entries(points)
      .filter(([id]) => SOUTH.has(id))
      .map(([id, at]) => [id, lowered(at)]),
  );

/** The southern overlay for six players. */
export const sixPlayers: Sketch = {
  ...firstEdition,
  attempt: 0,
  silhouette: [
    { points: MAINLAND.map(lowered) },
    ...firstEdition.silhouette.slice(1, 3),
    { points: secondEdition.silhouette[3]!.points.map(lowered), only: 'the-arbor' },
  ],
  rivers: [...firstEdition.rivers.filter(pair => !pair.includes('starfall')), ['three-towers', 'starfall']],
  corners: [],
  regions,
  least: {
    ...firstEdition.least,
    ...Object.fromEntries(Object.entries(secondEdition.least).filter(([id]) => SOUTH.has(id))),
  },
  leastLand: secondEdition.leastLand,
  leastSea: secondEdition.leastSea,
  centres: { ...firstEdition.centres, 'the-arbor': lowered([0.105, 0.935]), ...lowerSouth(SECOND_CENTRES) },
  bodies: {
    ...firstEdition.bodies,
    ...Object.fromEntries(
      Object.entries(secondEdition.bodies)
        .filter(([id]) => SOUTH.has(id))
        .map(([id, points]) => [id, points.map(lowered)]),
    ),
    'dornish-marches': [],
  },
  meets: [
    ...firstEdition.meets.filter(meet => !isSouthern(meet)),
    ...secondEdition.meets.filter(isSouthern).map(({ between, at }) => ({ between, at: at.map(lowered) })),
  ],
  redrawn: [...SOUTH],
};
