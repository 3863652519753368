import { both, disc, leaf, leaves, wedge } from '../pen/index.ts';
import { filled, type Ink, outlined, type Shape } from '../print/index.ts';
import { thingAlone } from '../things/index.ts';
import {
  banner,
  bareTree,
  barrel,
  castle,
  cloud,
  crown,
  fire,
  flyer,
  ground,
  hill,
  horse,
  man,
  moon,
  peak,
  pine,
  put,
  rain,
  sack,
  shield,
  ship,
  skull,
  sky,
  snowfall,
  soldier,
  spearRow,
  type Spot,
  theWall,
  throne,
  tower,
  wave,
  wheat,
} from './kit/index.ts';
import type { Scenes } from './scene.ts';

const sword = ({ hilt = 'gold', ...at }: Spot & { readonly hilt?: Ink }): Shape[] =>
  put(thingAlone('greatsword', { hilt }), at);

/** The Westeros cards of both editions, by the id of the card. */
export const WESTEROS: Scenes = {
  supply: () => [
    ...sky('sand', 'sand2', 'level'),
    ...ground('leather1', 'leather', 158),
    ...put(barrel(), { x: 62, y: 142, scale: 1.05, z: 5 }),
    ...put(barrel(), { x: 122, y: 146, scale: 1.05, z: 6 }),
    ...put(barrel(), { x: 92, y: 76, scale: 0.95, z: 4 }),
    ...put(sack(), { x: 164, y: 160, scale: 1, z: 8 }),
    ...put(wheat(), { x: 34, y: 150, scale: 0.9, z: 9 }),
  ],
  mustering: () => [
    ...sky('sky', 'sky2', 'rays'),
    ...put(banner('blood', 'blood2', 112), { x: 92, y: 150, scale: 1.1, z: 0 }),
    ...spearRow(8, 200, 104, 1),
    ...soldier({ headgear: 'nasal', beard: 'short', wears: 'mail' }, { x: 44, y: 152, scale: 0.56, z: 3 }),
    ...soldier(
      { headgear: 'nasal', beard: 'stubble', wears: 'mail', brows: 'stern' },
      { x: 156, y: 152, scale: 0.56, z: 4 },
    ),
    ...soldier(
      { headgear: 'openHelm', beard: 'fork', brows: 'stern', mouth: 'stern', wears: 'surcoat' },
      { x: 100, y: 158, scale: 0.66, z: 6 },
    ),
  ],
  'a-throne-of-blades': () => [...sky('blood', 'blood2', 'rays'), ...put(throne(), { x: 100, y: 124, scale: 1.15 })],
  'last-days-of-summer': () => [
    ...sky('gold', 'gold1', 'rays'),
    outlined(0, 'paper', disc(100, 92, 34)),
    ...hill('leaf', 'pine', 40, 150, 90, 34, 1),
    ...hill('leaf1', 'leaf', 160, 154, 90, 30, 2),
    ...ground('leather', 'leather2', 150, 3),
    ...[20, 52, 84, 116, 148, 180].flatMap((x, i) =>
      put(wheat(), { x, y: 172 + (i % 2) * 8, scale: 0.8, z: 4 + i * 0.01 }),
    ),
    outlined(9, 'flame', leaf(150, 60, 172, 48, 9, 3) + leaf(40, 40, 58, 56, 8, 3)),
  ],
  'winter-is-coming': () => [
    ...sky('flint', 'iron', 'level'),
    ...peak(50, 150, 60, 90, 0),
    ...peak(150, 152, 66, 104, 0),
    ...put(castle('iron1', 'iron'), { x: 100, y: 152, scale: 0.8, z: 2 }),
    ...ground('snow', 'ice2', 150, 4),
    ...put(pine(), { x: 26, y: 172, scale: 0.8, z: 6 }),
    ...put(pine(), { x: 176, y: 178, scale: 0.95, z: 6 }),
    ...snowfall(44, 20, 3),
  ],
  'clash-of-kings': () => [
    ...sky('lannister', 'blood', 'rays'),
    ...sword({ x: 158, y: 176, angle: -38, scale: 0.92, z: 1 }),
    ...sword({ x: 42, y: 176, angle: 38, scale: 0.92, z: 2, hilt: 'iron' }),
    ...put(crown(), { x: 100, y: 54, scale: 0.9, z: 5 }),
  ],
  'game-of-thrones': () => [
    ...sky('flint', 'iron', 'level'),
    outlined(0, 'wood', 'M-4 140L204 140L204 206L-4 206Z'),
    filled(
      0.1,
      'bone',
      [0, 1, 2, 3, 4]
        .map(
          i =>
            `M${-20 + i * 48} 140L${4 + i * 48} 140L${-8 + i * 54} 172L${-36 + i * 54} 172ZM${18 + i * 54 - 30} 172L${46 + i * 54 - 30} 172L${40 + i * 60 - 44} 206L${8 + i * 60 - 44} 206Z`,
        )
        .join(''),
    ),
    ...put(tower('bone', 'bone2'), { x: 42, y: 158, scale: 0.8, z: 3 }),
    ...put(horse('black', 'ink', 'black1'), { x: 152, y: 120, scale: 0.8, z: 3 }),
    outlined(3, 'black', 'M118 168C118 160 186 160 190 168L194 178L114 178Z'),
    outlined(4, 'gold', 'M78 176C82 150 86 130 86 110L114 110C114 130 118 150 122 176Z'),
    filled(4.1, 'gold2', 'M104 110L114 110C114 130 118 150 122 176L106 176C110 150 108 130 104 110Z'),
    ...put(crown(), { x: 100, y: 92, scale: 0.62, z: 5 }),
    outlined(5, 'gold', 'M70 176L130 176L134 188L66 188Z'),
  ],
  'dark-wings-dark-words': () => [
    ...sky('night', 'flint', 'level'),
    ...moon(128, 72, 46),
    ...put(flyer(), { x: 96, y: 90, scale: 1.25, z: 3 }),
    ...put(
      [
        outlined(0, 'paper', 'M-18 -12L18 -16L20 10L-16 14Z'),
        outlined(0.1, 'blood', disc(2, 0, 6)),
        filled(0.2, 'ink', leaves('-14 -8 0 -1 1.4, 16 -12 4 -2 1.4')),
      ],
      { x: 94, y: 130, angle: 8, z: 2, scale: 1.1 },
    ),
    filled(1, 'paper', leaf(96, 108, 94, 122, 1.4)),
  ],
  'wildlings-attack': () => [
    ...sky('night', 'flint', 'level'),
    ...theWall(62, 0),
    ...ground('snow', 'ice2', 158, 4),
    ...put(fire(0.6), { x: 36, y: 154, z: 5 }),
    ...put(fire(0.7), { x: 164, y: 156, z: 5 }),
    ...(
      [
        [24, 186],
        [58, 178],
        [92, 188],
        [128, 180],
        [160, 190],
        [184, 182],
      ] as const
    ).flatMap(([x, y], i) =>
      put(man(i % 2 ? 'fur' : 'leather', i % 2 ? 'axe' : 'spear', i % 3 ? 'bone' : 'blood'), {
        x,
        y,
        scale: 1.1,
        z: 7 + y / 100,
      }),
    ),
    outlined(
      3,
      'wood',
      'M84 164L98 70L101 70L90 164ZM100 164L112 70L115 70L106 164Z' +
        [84, 100, 116, 132, 148]
          .map(
            y =>
              `M${97 - (y - 70) * 0.12} ${y}L${114 - (y - 70) * 0.09} ${y}L${114 - (y - 70) * 0.09} ${y + 3}L${97 - (y - 70) * 0.12} ${y + 3}Z`,
          )
          .join(''),
    ),
  ],
  'put-to-the-sword': () => [
    ...sky('blood', 'blood2', 'slant'),
    ...ground('pelt', 'pelt2', 150),
    ...put(thingAlone('greatsword', { hilt: 'gold' }), { x: 100, y: 36, angle: 180, scale: 0.74, z: -1 }),
    outlined(1, 'blood', 'M76 168C84 158 116 158 126 168C118 178 86 178 76 168Z'),
    ...put(shield('wool', 'wool2'), { x: 44, y: 162, angle: -34, scale: 0.8, z: 2 }),
    ...put(
      [
        outlined(0, 'iron1', 'M-26 14C-30 -14 -14 -30 4 -30C22 -30 34 -12 30 14L18 10L16 -4L-12 -4L-14 12Z'),
        filled(0.1, 'iron2', 'M10 -29C26 -24 34 -8 30 14L22 12C24 -4 20 -18 10 -29Z'),
      ],
      { x: 156, y: 166, angle: 24, scale: 0.95, z: 3 },
    ),
  ],
  'sea-of-storms': () => [
    ...sky('flint', 'iron2', 'slant'),
    ...cloud(54, 40, 1.2),
    ...cloud(150, 30, 1.1),
    outlined(6, 'gold', 'M128 44L112 82L124 80L104 122L144 72L130 76L142 44Z'),
    ...wave(128, 'sea', 'greyjoy', 7, 1),
    ...put(ship(), { x: 92, y: 126, angle: -14, scale: 0.9, z: 8 }),
    ...wave(158, 'greyjoy', 'ink', 12, 1.5),
    ...rain(16, 20),
  ],
  'rains-of-autumn': () => [
    ...sky('wool2', 'grey', 'slant'),
    ...cloud(60, 34, 1.3, 1, 'grey', 'iron'),
    ...cloud(150, 26, 1.2, 1, 'grey', 'iron'),
    ...hill('leather', 'leather2', 150, 160, 110, 44, 2),
    ...put(bareTree(), { x: 146, y: 136, scale: 1, z: 3 }),
    ...ground('leather1', 'leather', 152, 4),
    outlined(
      5,
      'sea',
      'M30 206C74 196 92 190 66 180C52 174 84 168 104 163C112 160 100 158 104 154L116 154C120 160 124 164 108 170C92 176 118 182 118 190C118 198 108 202 102 206Z',
    ),
    filled(5.1, 'paper', leaves('60 200 92 196 2.4 -2, 74 180 94 182 2.2 2, 84 170 104 167 2 -2, 100 190 112 190 2 2')),
    outlined(6, 'flame', leaf(30, 176, 50, 168, 8, 3) + leaf(150, 186, 172, 180, 8, 3) + leaf(168, 96, 184, 106, 7, 3)),
    ...rain(34, 20),
  ],
  'feast-for-crows': () => [
    ...sky('wool', 'wool1', 'level'),
    ...ground('pelt', 'pelt2', 156),
    ...put(skull(), { x: 92, y: 140, scale: 1.1, z: 3 }),
    ...put(thingAlone('raven'), { x: 98, y: 70, scale: 1, z: 4 }),
    ...put(thingAlone('raven'), { x: 166, y: 150, scale: 0.8, z: 4, mirrored: false }),
    ...put(flyer(), { x: 40, y: 40, scale: 0.55, z: 1 }),
    ...put(flyer(), { x: 166, y: 34, scale: 0.4, z: 1, mirrored: true }),
    ...put(thingAlone('arrow'), { x: 34, y: 140, angle: 200, scale: 0.8, z: 2 }),
  ],
  'web-of-lies': () => {
    const n = 10,
      R = (i: number) => (i * 2 * Math.PI) / n + 0.2;
    let d = '';
    for (let i = 0; i < n; i++) {
      const t = R(i),
        u = R(i + 1),
        m = (t + u) / 2;
      d += wedge(100 + Math.cos(t) * 170, 92 + Math.sin(t) * 170, 100, 92, 3.6);
      for (let q = 22; q < 170; q += 22)
        d += `M${100 + Math.cos(t) * q} ${92 + Math.sin(t) * q}Q${100 + Math.cos(m) * q * 0.82} ${92 + Math.sin(m) * q * 0.82} ${100 + Math.cos(u) * q} ${92 + Math.sin(u) * q}Q${100 + Math.cos(m) * (q - 5) * 0.82} ${92 + Math.sin(m) * (q - 5) * 0.82} ${100 + Math.cos(t) * q} ${92 + Math.sin(t) * q}Z`;
    }
    return [
      ...sky('night', 'flint', 'flat'),
      filled(0, 'wool1', d),
      ...put(crown(), { x: 58, y: 142, scale: 0.55, angle: -14, z: 2 }),
      ...put([outlined(0, 'paper', 'M-18 -12L18 -16L20 10L-16 14Z'), outlined(0.1, 'blood', disc(2, 0, 6))], {
        x: 150,
        y: 136,
        angle: 14,
        z: 2,
      }),
      ...put(
        [
          outlined(0, 'black', disc(0, 10, 20, 24)),
          outlined(0.1, 'black', disc(0, -18, 12)),
          filled(
            -0.1,
            'ink',
            (
              [
                [-16, -8, -50, -34, -58, -10],
                [-18, 2, -58, -6, -62, 24],
                [-18, 14, -50, 20, -48, 50],
                [-12, -16, -36, -50, -30, -64],
              ] as const
            )
              .map(([a, b, c, e, f, g]) => both(leaf(a, b, c, e, 5) + leaf(c, e, f, g, 4), 0))
              .join(''),
          ),
          filled(0.2, 'gold', disc(-4, -20, 2.4) + disc(4, -20, 2.4)),
          filled(0.3, 'blood', 'M0 0L8 10L0 20L-8 10Z'),
        ],
        { x: 100, y: 84, scale: 1, z: 4 },
      ),
    ];
  },
  'storm-of-swords': () => [
    ...sky('flint', 'iron2', 'slant'),
    ...(
      [
        [34, 96, 188],
        [66, 126, 176],
        [100, 110, 184],
        [134, 132, 176],
        [168, 98, 190],
      ] as const
    ).flatMap(([x, y, a], i) =>
      put(thingAlone('greatsword', { hilt: i % 2 ? 'gold' : 'iron' }), { x, y: y - 50, angle: a, scale: 0.52, z: i }),
    ),
    ...cloud(52, 40, 1.3, 9),
    ...cloud(148, 36, 1.3, 9),
    ...cloud(100, 26, 1.2, 10),
    ...ground('pelt', 'pelt2', 178, 12),
  ],
};
