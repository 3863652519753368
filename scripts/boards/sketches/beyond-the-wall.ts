import type { Point } from '@corvo/westeros/aids';
import type { Sketch } from '../sketch.ts';

const WALL = ['btw-wall-west', 'btw-wall-centre', 'btw-wall-east'] as const;
const GIFT = 'btw-gift';

// Where the Wall stands, from the Gorge to the eastern sea, and how the three castles share it.
const [WEST, FIRST, SECOND, EAST] = [0.118, 0.374, 0.63, 0.888];

const DEPTH = 0.094;

/** What the Wall looks down on. */
const FACES = [
  ['btw-gorge', WALL[0]],
  ['btw-frostfangs', WALL[0]],
  ['btw-frostfangs', WALL[1]],
  ['btw-skirling-pass', WALL[1]],
  ['btw-skirling-pass', WALL[2]],
  ['btw-storrold-point', WALL[2]],
] as const;

/**
 * The north by itself, as wide as the sheet of the continent: The Gift runs off the sheet exactly where the wasteland of
 * that sheet begins, so that one can be laid above the other.
 */
export const beyondTheWall: Sketch = {
  seed: 20274,
  attempt: 0,
  frame: { width: 1080, top: 0, height: 1250 },
  offSheet: ['btw-always-winter', GIFT],
  silhouette: [
    {
      points: [
        // the Frozen Shore
        [0.03, -0.06],
        [0.05, 0.0],
        [0.085, 0.045],
        [0.07, 0.09],
        [0.115, 0.13],
        [0.1, 0.165],
        [0.055, 0.185],
        [0.04, 0.225],
        [0.075, 0.255],
        [0.045, 0.3],
        [0.06, 0.345],
        [0.125, 0.372],
        [0.1, 0.405],
        [0.115, 0.44],
        [0.085, 0.475],
        [0.1, 0.52],
        [0.145, 0.545],
        [0.165, 0.572],
        [0.12, 0.59],
        [0.065, 0.61],
        [0.045, 0.65],
        [0.075, 0.685],
        [0.07, 0.715],
        [0.11, 0.745],
        [0.115, 0.78],
        [0.125, 0.835],
        // The Gift
        [0.16, 0.856],
        [0.235, 0.868],
        [0.265, 0.895],
        [0.325, 0.905],
        [0.35, 0.935],
        [0.4, 0.955],
        [0.405, 0.98],
        [0.419, 1.0],
        [0.421, 1.06],
        [0.744, 1.06],
        [0.744, 1.0],
        [0.765, 0.972],
        [0.75, 0.945],
        [0.8, 0.925],
        [0.82, 0.892],
        [0.868, 0.865],
        [0.882, 0.83],
        [0.89, 0.78],
        [0.892, 0.745],
        // Storrold's Point
        [0.91, 0.728],
        [0.945, 0.722],
        [0.975, 0.705],
        [0.965, 0.68],
        [0.985, 0.645],
        [0.95, 0.618],
        [0.9, 0.612],
        [0.865, 0.59],
        // the coast of the Haunted Forest
        [0.875, 0.565],
        [0.905, 0.545],
        [0.9, 0.505],
        [0.915, 0.47],
        [0.89, 0.435],
        [0.9, 0.405],
        // the mouth of the Antler
        [0.86, 0.382],
        [0.885, 0.362],
        [0.935, 0.35],
        [0.955, 0.31],
        [0.925, 0.275],
        [0.94, 0.235],
        [0.905, 0.2],
        [0.865, 0.172],
        [0.88, 0.14],
        [0.93, 0.11],
        [0.93, 0.06],
        [0.96, 0.02],
        [0.975, -0.06],
      ],
    },
    ...(
      [
        [WALL[0], WEST, FIRST],
        [WALL[1], FIRST, SECOND],
        [WALL[2], SECOND, EAST],
      ] as const
    ).map(([only, from, to]) => ({
      only,
      straight: true as const,
      points: [
        [from, lineOfTheWall(from)],
        [(from + to) / 2, lineOfTheWall((from + to) / 2)],
        [to, lineOfTheWall(to)],
        [to, DEPTH + lineOfTheWall(to)],
        [(from + to) / 2, DEPTH + lineOfTheWall((from + to) / 2)],
        [from, DEPTH + lineOfTheWall(from)],
      ] as const,
    })),
  ],
  rivers: [],
  bridges: [],
  regions: {
    'btw-always-winter': 'winter',
    'btw-ice-river': 'frozen',
    'btw-thenn': 'frozen',
    'btw-antler': 'frozen',
    'btw-milkwater': 'frozen',
    'btw-giants-stairs': 'fangs',
    'btw-fist': 'forest',
    'btw-haunted-forest': 'forest',
    'btw-gorge': 'fangs',
    'btw-frostfangs': 'fangs',
    'btw-skirling-pass': 'fangs',
    'btw-storrold-point': 'forest',
    'btw-wall-west': 'wall',
    'btw-wall-centre': 'wall',
    'btw-wall-east': 'wall',
    'btw-gift': 'gift',
  },
  leastLand: 90,
  leastSea: 60,
  least: { 'btw-thenn': 110, 'btw-milkwater': 95, 'btw-fist': 100, 'btw-gorge': 85, 'btw-always-winter': 300 },
  centres: {
    'btw-always-winter': [0.5, 0.06],
    'btw-ice-river': [0.19, 0.26],
    'btw-thenn': [0.49, 0.205],
    'btw-antler': [0.81, 0.255],
    'btw-milkwater': [0.44, 0.34],
    'btw-giants-stairs': [0.21, 0.48],
    'btw-fist': [0.47, 0.485],
    'btw-haunted-forest': [0.76, 0.48],
    'btw-gorge': [0.145, 0.66],
    'btw-frostfangs': [0.375, 0.655],
    'btw-skirling-pass': [0.62, 0.655],
    'btw-storrold-point': [0.855, 0.665],
    'btw-wall-west': [0.246, 0.8],
    'btw-wall-centre': [0.5, 0.795],
    'btw-wall-east': [0.76, 0.8],
    'btw-gift': [0.55, 0.91],
    'btw-sea-west': [0.015, 0.5],
    'btw-sea-east': [0.99, 0.5],
  },
  bodies: {
    'btw-always-winter': [
      [0.15, 0.06],
      [0.85, 0.06],
    ],
    'btw-ice-river': [
      [0.19, 0.2],
      [0.2, 0.33],
    ],
    'btw-thenn': [
      [0.38, 0.2],
      [0.6, 0.2],
    ],
    'btw-antler': [
      [0.82, 0.2],
      [0.82, 0.32],
    ],
    'btw-haunted-forest': [
      [0.66, 0.4],
      [0.63, 0.33],
      [0.84, 0.5],
    ],
    'btw-giants-stairs': [
      [0.13, 0.47],
      [0.29, 0.47],
    ],
    'btw-gift': [
      [0.3, 0.865],
      [0.75, 0.87],
      [0.6, 0.98],
    ],
    'btw-sea-west': [
      [0.015, 0.1],
      [0.02, 0.85],
      [0.2, 0.97],
    ],
    'btw-sea-east': [
      [0.995, 0.1],
      [0.99, 0.85],
      [0.9, 0.97],
    ],
  },
  meets: [
    { between: ['btw-always-winter', 'btw-ice-river'], at: [[0.22, 0.145]] },
    { between: ['btw-always-winter', 'btw-thenn'], at: [[0.49, 0.14]] },
    { between: ['btw-always-winter', 'btw-antler'], at: [[0.79, 0.15]] },
    { between: ['btw-ice-river', 'btw-thenn'], at: [[0.315, 0.215]] },
    { between: ['btw-ice-river', 'btw-milkwater'], at: [[0.32, 0.335]] },
    { between: ['btw-ice-river', 'btw-giants-stairs'], at: [[0.2, 0.395]] },
    { between: ['btw-thenn', 'btw-milkwater'], at: [[0.44, 0.275]] },
    { between: ['btw-thenn', 'btw-haunted-forest'], at: [[0.625, 0.28]] },
    { between: ['btw-thenn', 'btw-antler'], at: [[0.685, 0.215]] },
    { between: ['btw-antler', 'btw-haunted-forest'], at: [[0.79, 0.385]] },
    { between: ['btw-milkwater', 'btw-giants-stairs'], at: [[0.345, 0.405]] },
    { between: ['btw-milkwater', 'btw-fist'], at: [[0.465, 0.41]] },
    { between: ['btw-milkwater', 'btw-haunted-forest'], at: [[0.565, 0.35]] },
    { between: ['btw-giants-stairs', 'btw-fist'], at: [[0.365, 0.49]] },
    { between: ['btw-giants-stairs', 'btw-gorge'], at: [[0.2, 0.582]] },
    { between: ['btw-giants-stairs', 'btw-frostfangs'], at: [[0.31, 0.57]] },
    { between: ['btw-fist', 'btw-haunted-forest'], at: [[0.585, 0.48]] },
    { between: ['btw-fist', 'btw-frostfangs'], at: [[0.41, 0.57]] },
    { between: ['btw-fist', 'btw-skirling-pass'], at: [[0.545, 0.57]] },
    { between: ['btw-haunted-forest', 'btw-skirling-pass'], at: [[0.68, 0.575]] },
    { between: ['btw-haunted-forest', 'btw-storrold-point'], at: [[0.82, 0.585]] },
    { between: ['btw-gorge', 'btw-frostfangs'], at: [[0.25, 0.66]] },
    { between: ['btw-frostfangs', 'btw-skirling-pass'], at: [[0.5, 0.655]] },
    { between: ['btw-skirling-pass', 'btw-storrold-point'], at: [[0.74, 0.66]] },
    { between: ['btw-gorge', 'btw-wall-west'], at: [[0.17, 0.745]] },
    { between: ['btw-frostfangs', 'btw-wall-west'], at: [[0.3, 0.745]] },
    { between: ['btw-frostfangs', 'btw-wall-centre'], at: [[0.43, 0.745]] },
    { between: ['btw-skirling-pass', 'btw-wall-centre'], at: [[0.57, 0.745]] },
    { between: ['btw-skirling-pass', 'btw-wall-east'], at: [[0.69, 0.745]] },
    { between: ['btw-storrold-point', 'btw-wall-east'], at: [[0.82, 0.745]] },
  ],
  ports: {},
  islets: [
    [0.03, 0.13, 0.012, 0.006],
    [0.02, 0.4, 0.01, 0.006],
    [0.03, 0.93, 0.03, 0.014], // Bear Island looks out of the bay
    [0.1, 0.9, 0.01, 0.005],
    [0.95, 0.93, 0.034, 0.015], // Skagos
    [0.985, 0.4, 0.01, 0.006],
    [0.985, 0.17, 0.009, 0.005],
    [0.9, 0.985, 0.016, 0.006],
  ],
  wall: FACES,
  dashed: WALL.map(section => [section, GIFT] as const),
  ruled: [
    { pairs: FACES, along: lineFrom(0) },
    { pairs: WALL.map(section => [section, GIFT] as const), along: lineFrom(DEPTH) },
  ],
  // Rivers that stop nobody: they cross borders and never run along one.
  streams: [
    // the Ice River
    [
      [0.36, 0.17],
      [0.33, 0.195],
      [0.27, 0.205],
      [0.22, 0.225],
      [0.14, 0.222],
      [0.05, 0.262],
    ],
    // the Milkwater, from the valley of Thenn past the Giant's Stairs to the Gorge and the Bay of Ice
    [
      [0.6, 0.165],
      [0.585, 0.215],
      [0.545, 0.25],
      [0.54, 0.31],
      [0.5, 0.365],
      [0.41, 0.385],
      [0.34, 0.4],
      [0.315, 0.46],
      [0.3, 0.525],
      [0.235, 0.555],
      [0.2, 0.6],
      [0.14, 0.635],
      [0.035, 0.655],
    ],
    // the Antler
    [
      [0.7, 0.175],
      [0.73, 0.215],
      [0.72, 0.27],
      [0.77, 0.325],
      [0.85, 0.345],
      [0.955, 0.315],
    ],
  ],
  landmarks: {
    keep: [
      [0.165, lineOfTheWall(0.165) + 0.012, 1.1], // the Shadow Tower
      [0.502, lineOfTheWall(0.502) + 0.012, 1.3], // Castle Black
      [0.862, lineOfTheWall(0.862) + 0.012, 1.1], // Eastwatch
    ],
    ringfort: [[0.475, 0.455, 1.5]],
    hut: [
      [0.43, 0.175, 1],
      [0.452, 0.182, 0.9],
      [0.415, 0.187, 0.8],
      [0.925, 0.655, 0.9], // Hardhome
      [0.945, 0.665, 0.8],
    ],
    floe: [
      [0.03, 0.05, 1.2],
      [0.055, 0.075, 0.8],
      [0.02, 0.09, 0.7],
      [0.05, 0.135, 0.9],
      [0.02, 0.19, 0.8],
      [0.965, 0.075, 1],
      [0.985, 0.1, 0.8],
      [0.96, 0.135, 1.2],
      [0.985, 0.19, 0.9],
      [0.975, 0.25, 0.7],
      [0.02, 0.27, 0.7],
    ],
  },
};

/** The Wall bends a little, as its builders found the ground. */
function lineOfTheWall(x: number): number {
  return 0.744 - 0.011 * Math.sin(((x - WEST) / (EAST - WEST)) * Math.PI * 1.6);
}

function lineFrom(below: number): Point[] {
  return Array.from({ length: 41 }, (_, i) => [i / 40, below + lineOfTheWall(i / 40)]);
}
