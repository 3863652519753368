import { SECOND_MEETS, SECOND_PORTS } from '../facts.ts';
import { pairKey } from '../frame.ts';
import type { Sketch } from '../sketch.ts';
import { BRIDGES, island, ISLETS, MAINLAND, regions } from './outline.ts';

const OWN_MEETS: Sketch['meets'] = [
  { between: ['ironmans-bay', 'pyke'], at: [[0.215, 0.443]] },
  { between: ['the-arbor', 'west-summer-sea'], at: [[0.06, 0.95]] },
  { between: ['dragonstone', 'shipbreaker-bay'], at: [[0.92, 0.625]] },
  { between: ['ironmans-bay', 'sunset-sea'], at: [[0.04, 0.41]] },
  { between: ['bay-of-ice', 'sunset-sea'], at: [[0.06, 0.32]] },
  { between: ['flints-finger', 'sunset-sea'], at: [[0.115, 0.35]] },
  { between: ['redwyne-straights', 'highgarden'], at: [[0.235, 0.762]] },
  { between: ['highgarden', 'oldtown'], at: [[0.27, 0.785]] },
  {
    between: ['redwyne-straights', 'west-summer-sea'],
    at: [
      [0.22, 0.93],
      [0.05, 0.79],
    ],
  },
  { between: ['ironmans-bay', 'riverrun'], at: [[0.37, 0.47]] },
  { between: ['blackwater-bay', 'shipbreaker-bay'], at: [[0.785, 0.595]] },
  { between: ['blackwater-bay', 'kingswood'], at: [[0.77, 0.64]] },
  { between: ['crackclaw-point', 'shipbreaker-bay'], at: [[0.825, 0.553]] },
];

export const secondEdition: Sketch = {
  seed: 20261,
  attempt: 0,
  silhouette: [
    { points: MAINLAND },
    { points: island(0.15, 0.437, 0.1, 0.038, [1, 0.9, 1.1, 0.95, 1.05, 0.85, 1.1, 0.95]), only: 'pyke' },
    {
      points: island(0.908, 0.603, 0.078, 0.043, [1.05, 0.92, 1.12, 0.95, 1.0, 0.9, 1.1, 0.85, 1.0, 1.08]),
      only: 'dragonstone',
    },
    { points: island(0.115, 0.93, 0.092, 0.036, [1, 1.1, 0.9, 1, 1.1, 0.9, 1.05, 0.95]), only: 'the-arbor' },
  ],
  rivers: [
    ['winterfell', 'greywater-watch'],
    ['seagard', 'the-mountains-of-the-moon'],
    ['riverrun', 'the-mountains-of-the-moon'],
    ['harrenhal', 'the-mountains-of-the-moon'],
    ['three-towers', 'starfall'],
  ],
  bridges: BRIDGES,
  regions,
  leastLand: 46,
  leastSea: 60,
  least: {
    'the-eyrie': 62,
    pyke: 62,
    dragonstone: 64,
    'the-arbor': 56,
    winterfell: 210,
    'blackwater-bay': 74,
    'the-golden-sound': 105,
    'redwyne-straights': 120,
    'sea-of-dorne': 90,
    'widows-watch': 60,
    highgarden: 76,
    'kings-landing': 74,
    'flints-finger': 66,
    'greywater-watch': 66,
    'princes-pass': 62,
    yronwood: 62,
    'three-towers': 62,
    seagard: 70,
    harrenhal: 62,
    starfall: 64,
    'salt-shore': 60,
    oldtown: 62,
    'dornish-marches': 64,
    'ironmans-bay': 90,
  },
  centres: {
    pyke: [0.15, 0.437],
    dragonstone: [0.908, 0.603],
    'the-arbor': [0.105, 0.935],
    'the-golden-sound': [0.105, 0.565],
    'ironmans-bay': [0.235, 0.43],
    'the-eyrie': [0.77, 0.487],
  },
  bodies: {
    winterfell: [
      [0.53, 0.13],
      [0.62, 0.14],
    ],
    'bay-of-ice': [
      [0.06, 0.25],
      [0.2, 0.3],
    ],
    'ironmans-bay': [
      [0.14, 0.4],
      [0.075, 0.42],
      [0.06, 0.455],
      [0.16, 0.478],
    ],
    'the-narrow-sea': [
      [0.94, 0.44],
      [0.65, 0.34],
      [0.8, 0.33],
    ],
    'shipbreaker-bay': [
      [0.93, 0.55],
      [0.86, 0.68],
    ],
    'sunset-sea': [
      [0.03, 0.62],
      [0.015, 0.42],
      [0.06, 0.355],
    ],
    'redwyne-straights': [
      [0.08, 0.84],
      [0.15, 0.76],
    ],
    'west-summer-sea': [
      [0.05, 0.985],
      [0.03, 0.9],
      [0.02, 0.78],
      [0.06, 0.72],
      [0.42, 0.985],
    ],
    'east-summer-sea': [
      [0.6, 0.975],
      [0.95, 0.93],
      [0.95, 0.82],
    ],
    'the-shivering-sea': [[0.93, 0.06]],
    'beyond-the-wall': [
      [0.5, -0.025],
      [0.7, -0.025],
    ],
  },
  meets: [
    ...OWN_MEETS,
    ...SECOND_MEETS.filter(({ between }) => !OWN_MEETS.some(own => pairKey(own.between) === pairKey(between))),
  ],
  ports: { ...SECOND_PORTS, 'port-of-pyke': [0.235, 0.44], 'port-of-dragonstone': [0.93, 0.635] },
  islets: ISLETS,
};
