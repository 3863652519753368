import { both, disc, discs, leaf, leaves, ragged } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { thingAlone } from '../things/index.ts';
import {
  eagle,
  fire,
  flyer,
  ground,
  hut,
  mammoth,
  man,
  moon,
  peak,
  pine,
  put,
  skull,
  sky,
  smoke,
  snowfall,
  soldier,
  tent,
  theWall,
} from './kit/index.ts';
import type { Scenes } from './scene.ts';

/** Where the small tents stand: x, y, scale. */
const CAMP = [
  [26, 150, 0.7],
  [60, 140, 0.6],
  [148, 138, 0.6],
  [178, 152, 0.75],
] as const;

/** The wildling cards, by the id of the card. */
export const WILDLINGS: Scenes = {
  'silence-at-the-wall': () => [
    ...sky('night', 'flint', 'flat'),
    ...moon(150, 38, 22),
    filled(0, 'paper', discs('20 20, 46 34, 78 14, 104 30, 186 18, 60 48', 1.8)),
    ...theWall(84, 1),
    ...ground('snow', 'ice2', 164, 4),
    ...put(pine(), { x: 28, y: 178, scale: 0.6, z: 5 }),
    ...put(pine(), { x: 60, y: 184, scale: 0.5, z: 5 }),
    ...put(fire(0.35), { x: 120, y: 72, z: 3 }),
  ],
  'a-king-beyond-the-wall': () => [
    ...sky('flint', 'iron', 'rays'),
    ...peak(40, 160, 60, 96, 0),
    ...peak(164, 160, 60, 110, 0),
    ...ground('snow', 'ice2', 156, 3),
    outlined(
      4,
      'fur',
      ragged('52 206, 56 160, 74 122, 100 110, 126 122, 144 160, 148 206', { step: 15, out: 7 }) + 'Z',
    ),
    filled(4.1, 'fur2', leaves('120 130 132 170 4 -3, 112 150 120 196 4 -3')),
    filled(4.1, 'fur1', leaves('80 130 68 170 4 3, 88 150 80 196 4 3')),
    outlined(
      5,
      'leather',
      'M70 136C66 108 70 84 80 72C90 60 110 60 120 72C130 84 134 108 130 136L122 128L116 142L108 130L100 146L92 130L84 142L78 128Z',
    ),
    outlined(
      6,
      'bone',
      (
        [
          [-26, -22],
          [-14, -36],
          [0, -44],
          [14, -36],
          [26, -22],
        ] as const
      )
        .map(([x, y]) => `M${100 + x * 0.9 - 5} 76L${100 + x * 1.1} ${76 + y}L${100 + x * 0.9 + 5} 76Z`)
        .join('') + 'M70 74C84 82 116 82 130 74L129 84C114 92 86 92 71 84Z',
    ),
    filled(5.1, 'leather1', leaves('84 92 76 126 3.4 3, 94 92 90 130 3 1')),
    filled(5.1, 'leather2', leaves('106 92 112 130 3 -1, 116 92 124 126 3.4 -3')),
  ],
  'mammoth-riders': () => [
    ...sky('sky', 'sky2', 'level'),
    ...peak(160, 150, 60, 90, 0),
    ...ground('snow', 'ice2', 156, 1),
    ...put(mammoth(), { x: 112, y: 128, scale: 1.02, z: 3 }),
    ...put(man('leather', 'spear', 'bone'), { x: 118, y: 86, scale: 1.15, z: 2 }),
    ...snowfall(16, 20),
  ],
  'massing-on-the-milkwater': () => [
    ...sky('iron', 'flint', 'level'),
    ...peak(36, 130, 52, 70, 0),
    ...peak(166, 130, 56, 80, 0),
    ...ground('snow', 'ice2', 122, 2),
    outlined(
      3,
      'sea',
      'M96 118C80 134 124 142 92 158C64 174 60 190 40 206L168 206C160 186 120 182 136 160C152 142 112 134 112 118Z',
    ),
    filled(
      3.1,
      'paper',
      leaves('96 134 112 138 2.4 2, 90 168 122 166 3 3, 70 188 120 190 3.4 3, 104 152 120 152 2.4 2'),
    ),
    ...CAMP.flatMap(([x, y, s], i) => put(tent(), { x, y, scale: s, z: 4 + i * 0.1 })),
    ...put(tent('leather'), { x: 30, y: 194, scale: 1, z: 6 }),
    ...put(tent('leather'), { x: 176, y: 192, scale: 0.9, z: 6 }),
    ...put(fire(0.4), { x: 70, y: 158, z: 7 }),
    ...put(fire(0.4), { x: 150, y: 172, z: 7 }),
  ],
  'the-horde-descends': () => [
    ...sky('wool', 'wool1', 'rays'),
    outlined(0, 'snow', 'M-4 206L-4 52C40 60 90 80 130 104C160 122 186 134 206 140L206 206Z'),
    ...(
      [
        [12, 66],
        [34, 72],
        [56, 82],
        [80, 92],
        [104, 106],
        [128, 120],
        [152, 132],
        [176, 140],
        [24, 94],
        [48, 104],
        [74, 116],
        [190, 160],
      ] as const
    ).flatMap(([x, y], i) =>
      put(man((['fur', 'leather', 'pelt'] as const)[i % 3], i % 2 ? 'axe' : 'spear', 'bone'), {
        x,
        y: y + 8,
        scale: 0.8 + y / 500,
        angle: 8,
        z: 1 + y / 100,
      }),
    ),
    ...put(thingAlone('spearBare'), { x: 22, y: 206, angle: -6, scale: 0.7, z: 3 }),
    ...put(thingAlone('axeBare'), { x: 186, y: 214, angle: 10, scale: 0.66, z: 3 }),
    ...soldier(
      {
        hair: 'mane',
        beard: 'full',
        mouth: 'open',
        brows: 'heavy',
        nose: 'broad',
        skin: 'ruddy',
        wears: 'pelts',
      },
      { x: 66, y: 160, scale: 0.62, z: 4 },
    ),
    ...soldier(
      { headgear: 'hornHelm', beard: 'fork', mouth: 'stern', brows: 'stern', wears: 'pelts' },
      { x: 138, y: 168, scale: 0.62, z: 6 },
    ),
  ],
  'rattleshirts-raiders': () => [
    ...sky('free-folk', 'leather', 'rays'),
    ...put(thingAlone('axeBare'), { x: 96, y: 112, angle: 126, scale: 0.74, z: 0 }),
    ...put(thingAlone('axeBare'), { x: 104, y: 112, angle: -126, scale: 0.74, z: 0.5, mirrored: true }),
    ...put(skull(), { x: 100, y: 92, scale: 1.3, z: 3 }),
    outlined(2, 'bone', both('M132 66C160 58 176 38 172 10C190 40 178 82 138 92Z')),
    outlined(
      4,
      'bone',
      'M56 168C50 158 62 152 68 160L132 160C138 152 150 158 144 168C150 178 138 184 132 176L68 176C62 184 50 178 56 168Z',
    ),
  ],
  'preemptive-raid': () => [
    ...sky('night', 'flint', 'level'),
    ...ground('snow', 'ice2', 156, 1),
    ...put(smoke(1.2), { x: 96, y: 90, z: 0 }),
    ...put(hut(), { x: 100, y: 158, scale: 1.3, z: 2 }),
    ...put(fire(1), { x: 86, y: 96, z: 3 }),
    ...put(fire(0.8), { x: 128, y: 106, z: 3 }),
    ...put(fire(0.6), { x: 60, y: 118, z: 3 }),
    ...put(man('fur', 'axe', 'bone'), { x: 30, y: 190, scale: 1.3, z: 6 }),
    ...put(thingAlone('torch'), { x: 164, y: 180, angle: -12, scale: 0.8, z: 7 }),
    ...put(man('leather', 'none', 'bone'), { x: 180, y: 194, scale: 1.3, z: 8 }),
  ],
  'crow-killers': () => [
    ...sky('wool', 'wool1', 'slant'),
    ...ground('snow', 'ice2', 152, 1),
    ...put(flyer(), { x: 96, y: 112, angle: 148, scale: 1.25, z: 3 }),
    ...put(thingAlone('spearBare'), { x: 122, y: 150, angle: 24, scale: 0.86, z: 2 }),
    outlined(2, 'blood', 'M82 164C94 156 126 158 134 168C122 178 92 176 82 164Z'),
    outlined(
      5,
      'black',
      leaf(36, 168, 58, 152, 6, 2) +
        leaf(150, 182, 176, 176, 6, 2) +
        leaf(40, 60, 54, 40, 5, 2) +
        leaf(160, 100, 172, 80, 5, 2),
    ),
  ],
  'skinchanger-scout': () => [
    ...sky('flint', 'iron', 'rays'),
    ...put(eagle(), { x: 100, y: 70, scale: 1, z: 3 }),
    ...ground('snow', 'ice2', 162, 1),
    outlined(
      4,
      'fur',
      ragged('40 206, 52 172, 68 148, 86 128, 100 122, 114 128, 132 148, 148 172, 160 206', { step: 14, out: 6 }) + 'Z',
    ),
    filled(4.2, 'fur2', leaves('124 148 140 186 4 -3, 112 138 124 160 3 -2')),
    filled(4.2, 'fur1', leaves('76 148 60 186 4 3, 86 138 76 160 3 2')),
    outlined(5, 'ink', disc(100, 170, 24, 28)),
    filled(5.1, 'skin', 'M84 172C84 156 116 156 116 172C116 190 108 198 100 198C92 198 84 190 84 172Z'),
    filled(5.2, 'shade', 'M104 158C112 160 116 164 116 172C116 190 108 198 102 198C110 188 110 170 104 158Z'),
    outlined(
      6,
      'paper',
      'M86 172C90 167 96 167 98 172C95 176 89 176 86 172ZM102 172C104 167 110 167 114 172C111 176 105 176 102 172Z',
    ),
    filled(6, 'ink', leaf(95, 186, 105, 186, 1.6)),
  ],
};
