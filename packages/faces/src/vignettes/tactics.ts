import { both, disc, discs, leaf, leaves, wedges, whole } from '../pen/index.ts';
import { filled, type Ink, outlined, stroked } from '../print/index.ts';
import { openHand, thingAlone } from '../things/index.ts';
import {
  banner,
  crown,
  fire,
  flyer,
  gallop,
  ground,
  hill,
  horse,
  man,
  peak,
  pine,
  put,
  shield,
  sky,
  spearRow,
  tent,
  tower,
} from './kit/index.ts';
import type { Scenes } from './scene.ts';

const map = [
  outlined(
    0,
    'paper',
    'M-70 -36C-56 -42 -40 -34 -20 -40C10 -46 40 -36 70 -42L76 36C50 42 20 34 -10 40C-36 44 -56 38 -74 42Z',
  ),
  filled(
    0.1,
    'wool',
    'M-40 -20C-20 -32 0 -20 -6 -2C-12 14 -40 20 -50 6C-56 -4 -52 -14 -40 -20ZM14 -24C34 -32 54 -20 52 0C50 18 26 28 16 12C10 0 6 -18 14 -24Z',
  ),
  filled(0.2, 'blood', leaves('-36 4 -18 -8 2.4 2, -12 -10 12 -4 2.4 -3, 18 -2 36 4 2.4 2') + disc(40, 6, 4)),
  filled(0.3, 'ink', leaves('-60 26 -30 28 1.4, 30 -32 60 -34 1.4')),
];
const token = (stuff: Ink, star: boolean) => [
  outlined(0, stuff, disc(0, 0, 20)),
  filled(
    0.1,
    'paper',
    star
      ? Array.from({ length: 5 }, (_, i) => {
          const t = (i * 2 * Math.PI) / 5 - Math.PI / 2,
            u = t + Math.PI / 5;
          return `${i ? 'L' : 'M'}${Math.cos(t) * 12} ${Math.sin(t) * 12}L${Math.cos(u) * 5} ${Math.sin(u) * 5}`;
        }).join('') + 'Z'
      : 'M-8 10L8 -10L11 -8L-5 12ZM-10 2L2 12L0 14L-12 5Z',
  ),
];
const gate = [
  outlined(0, 'wood', 'M-60 70L-60 -30C-60 -70 60 -70 60 -30L60 70Z'),
  filled(
    0.1,
    'wood2',
    'M20 -58C46 -54 60 -44 60 -30L60 70L30 70C34 30 32 -20 20 -58Z' +
      leaves('-40 -50 -40 68 2, -20 -58 -20 68 2, 0 -60 0 68 2, 20 -58 20 68 2, 40 -50 40 68 2'),
  ),
  outlined(0.2, 'iron', 'M-60 -16L60 -16L60 -6L-60 -6ZM-60 36L60 36L60 46L-60 46Z'),
];

/** The tactic cards of Beyond the Wall, in the order of their numbers. */
export const TACTICS: Scenes = {
  // advanced planning: a map, a dagger, a candle
  'tac-01': () => [
    ...sky('leather', 'leather2', 'level'),
    ...put(map, { x: 96, y: 112, scale: 1.15, angle: -4, z: 1 }),
    ...put(thingAlone('dagger'), { x: 150, y: 66, angle: 200, scale: 0.9, z: 3 }),
    ...put(thingAlone('candle'), { x: 36, y: 92, scale: 1.1, z: 4 }),
    outlined(3, 'gold', disc(36, 92, 18, 7)),
  ],
  // meticulous planning
  'tac-02': () => [
    ...sky('sand', 'sand2', 'level'),
    ...put(token('blood', false), { x: 50, y: 66, scale: 1.2, z: 1 }),
    ...put(token('sky', true), { x: 104, y: 52, scale: 1.2, z: 1 }),
    ...put(token('leaf', false), { x: 50, y: 126, scale: 1.2, z: 1 }),
    ...put(token('blood', true), { x: 104, y: 112, scale: 1.2, z: 1 }),
    ...put(
      [
        outlined(0, 'wood', 'M-30 -58L30 -58L30 -48L-30 -48ZM-30 48L30 48L30 58L-30 58Z'),
        outlined(
          0.1,
          'paper',
          'M-22 -48L22 -48C22 -22 6 -12 4 0C6 12 22 22 22 48L-22 48C-22 22 -6 12 -4 0C-6 -12 -22 -22 -22 -48Z',
        ),
        filled(0.2, 'gold', 'M-14 -26L14 -26C10 -14 4 -8 1 0L2 20L18 44L-18 44L-2 20L-1 0C-4 -8 -10 -14 -14 -26Z'),
      ],
      { x: 158, y: 102, scale: 0.95, z: 2 },
    ),
    ...put(thingAlone('quill'), { x: 92, y: 178, angle: 50, scale: 1, z: 3 }),
  ],
  // offensive manoeuvres: a charge
  'tac-03': () => [
    ...sky('lannister', 'blood', 'rays'),
    ...ground('pelt', 'pelt2', 172, 9),
    outlined(0, 'wood', 'M-8 52L206 112L206 120L-10 58Z'),
    outlined(0.1, 'steel', 'M14 50L-12 52L10 68Z'),
    ...put(horse('iron1', 'iron', 'steel'), { x: 158, y: 92, scale: 0.86, z: 1 }),
    outlined(3, 'wood', 'M-8 88L206 172L204 181L-11 95Z'),
    outlined(3.1, 'steel', 'M20 88L-12 88L12 110Z'),
    outlined(3.2, 'gold', 'M28 104L70 120L64 144L48 130L30 132Z'),
    ...put(horse('fur'), { x: 112, y: 124, scale: 1.22, z: 4 }),
  ],
  // counter-offensive: the blow stopped, the spear already out
  'tac-04': () => [
    ...sky('tully', 'sky', 'rays'),
    ...put(thingAlone('greatsword', { hilt: 'iron' }), { x: 4, y: 26, angle: 118, scale: 0.66, z: 1 }),
    ...put(thingAlone('spearBare'), { x: 176, y: 196, angle: -60, scale: 0.94, z: 3 }),
    ...put(shield('leaf', 'pine'), { x: 124, y: 104, scale: 1.35, z: 4 }),
    outlined(3.5, 'gold', wedges('96 66 78 30 10, 86 78 44 66 10, 86 90 50 104 10, 104 58 112 24 10')),
  ],
  // organise the defence
  'tac-05': () => [
    ...sky('flint', 'iron', 'level'),
    outlined(
      0,
      'wool',
      'M-4 206L-4 110L14 110L14 90L42 90L42 110L66 110L66 90L94 90L94 110L118 110L118 90L146 90L146 110L170 110L170 90L198 90L198 110L206 110L206 206Z',
    ),
    filled(
      0.1,
      'wool2',
      leaves(
        '6 130 36 130 2.4, 50 142 86 142 2.4, 100 128 140 128 2.4, 150 144 190 144 2.4, 20 156 50 156 2.4, 110 158 150 158 2.4, 60 176 100 176 2.4, 160 180 196 180 2.4',
      ),
    ),
    ...put(shield('blood', 'blood2'), { x: 100, y: 142, scale: 1.05, z: 4 }),
    ...put(fire(0.6), { x: 28, y: 82, z: 2 }),
    ...put(fire(0.6), { x: 172, y: 82, z: 2 }),
    ...[54, 80, 106, 132].flatMap(x => put(man('iron', 'spear', 'blood'), { x, y: 112, scale: 1.05, z: -1 })),
  ],
  // redeploy: a column on the road
  'tac-06': () => [
    ...sky('sand', 'sand2', 'rays'),
    ...hill('leaf1', 'leaf', 40, 150, 100, 60, 0),
    ...hill('leaf', 'pine', 170, 156, 100, 70, 1),
    ...ground('leaf1', 'leaf', 150, 2),
    outlined(
      3,
      'wool1',
      'M40 206C80 186 150 180 136 158C124 142 60 146 82 124C92 112 108 108 112 98L120 98C122 112 108 118 104 126C96 142 168 138 174 160C182 184 130 192 112 206Z',
    ),
    ...(
      [
        [112, 112, 0.5],
        [98, 130, 0.6],
        [126, 148, 0.7],
        [158, 160, 0.8],
        [132, 180, 0.95],
        [96, 192, 1.1],
      ] as const
    ).flatMap(([x, y, s], i) =>
      put(man(i % 2 ? 'blood' : 'iron', 'spear', 'gold'), { x, y, scale: s, z: 4 + y / 100 }),
    ),
    ...put(banner('blood', 'blood2', 60), { x: 66, y: 200, scale: 0.9, z: 9 }),
  ],
  // encircle
  'tac-07': () => [
    ...sky('snow', 'ice', 'rays'),
    filled(0, 'ice2', disc(100, 100, 62)),
    ...Array.from({ length: 12 }, (_, i) => i).flatMap(i => {
      const t = (i * Math.PI) / 6;
      return put(thingAlone('spearBare'), {
        x: 100 + Math.cos(t) * 118,
        y: 100 + Math.sin(t) * 118,
        angle: i * 30 - 90,
        scale: 0.34,
        z: 1,
      });
    }),
    ...put(tent('blood', 'blood2'), { x: 90, y: 122, scale: 0.9, z: 4 }),
    ...put(banner('gold', 'gold2', 50), { x: 118, y: 122, scale: 0.7, z: 3 }),
  ],
  // plunder
  'tac-08': () => [
    ...sky('leather2', 'leather', 'level'),
    outlined(0, 'gold', disc(100, 112, 70, 36)),
    outlined(1, 'wood', 'M36 118L164 118L158 182L42 182Z'),
    filled(1.1, 'wood2', 'M130 118L164 118L158 182L126 182Z' + leaves('40 138 160 138 2, 42 160 158 160 2')),
    outlined(1.2, 'iron', 'M52 118L62 118L66 182L56 182ZM138 118L148 118L144 182L134 182Z' + disc(100, 146, 10)),
    outlined(0.5, 'wood', 'M30 84C30 40 170 40 170 84L164 92C150 66 50 66 36 92Z'),
    outlined(0.8, 'gold', discs('60 106, 78 98, 98 94, 120 98, 140 106, 88 108, 112 108, 70 114, 130 114', 10, 6)),
    ...put(thingAlone('goblet'), { x: 146, y: 106, angle: 24, scale: 0.8, z: 0.9 }),
    ...put(crown(), { x: 76, y: 92, scale: 0.4, angle: -14, z: 0.9 }),
  ],
  // prepare an ambush: eyes among the trees
  'tac-09': () => [
    ...sky('night', 'flint', 'flat'),
    ...ground('snow', 'ice2', 160, 0),
    ...(
      [
        [20, 160, 1.4],
        [62, 150, 1.6],
        [108, 156, 1.5],
        [150, 148, 1.7],
        [186, 162, 1.4],
      ] as const
    ).flatMap(([x, y, s], i) => put(pine('pine', i % 2 ? 'pine' : 'snow'), { x, y, scale: s, z: 1 + i * 0.1 })),
    ...(
      [
        [40, 130],
        [84, 120],
        [132, 132],
        [170, 122],
      ] as const
    ).flatMap(([x, y]) => [
      filled(5, 'ink', disc(x + 6, y, 16, 10)),
      filled(5.1, 'gold', disc(x, y, 3.4, 2.6) + disc(x + 12, y, 3.4, 2.6)),
    ]),
  ],
  // coup: a hand on the crown
  'tac-10': () => [
    ...sky('targaryen', 'night', 'rays'),
    ...put(crown(), { x: 92, y: 116, scale: 1.1, z: 2 }),
    outlined(1, 'blood', 'M30 138C60 128 130 128 160 138C172 156 160 178 140 178L50 178C30 178 18 156 30 138Z'),
    filled(1.1, 'blood2', leaves('40 160 90 166 4 3, 100 166 150 158 4 3')),
    outlined(3, 'black', 'M206 -6L206 62L168 78L134 40L150 -6Z'),
    filled(3.1, 'black1', leaves('160 6 150 38 3 3, 182 4 166 56 3 3')),
    outlined(3.2, 'gold', 'M130 42L144 28L176 66L164 82Z'),
    ...put(openHand([25, 29, 27, 20], 8), { x: 136, y: 74, scale: 1.3, angle: 214, mirrored: true, z: 4 }),
  ],
  // simultaneous attacks
  'tac-11': () => [
    ...sky('baratheon', 'gold', 'rays'),
    ...ground('leaf', 'pine', 166, 0),
    ...put(tower('wool', 'wool2'), { x: 100, y: 176, scale: 1.3, z: 2 }),
    ...put(thingAlone('greatsword', { hilt: 'iron' }), { x: 10, y: 150, angle: 68, scale: 0.42, z: 4 }),
    ...put(thingAlone('greatsword', { hilt: 'iron' }), { x: 190, y: 150, angle: -68, scale: 0.42, z: 4 }),
    ...put(thingAlone('greatsword', { hilt: 'iron' }), { x: 100, y: 4, angle: 180, scale: 0.3, z: 4 }),
    outlined(5, 'flame', wedges('76 122 60 108 7, 124 122 140 108 7, 78 130 58 130 7, 122 130 142 130 7')),
  ],
  // scouting and spying: a raven over a snowfield
  'tac-12': () => [
    ...sky('ice', 'snow', 'level'),
    ...peak(160, 130, 60, 70, 0),
    ...peak(30, 130, 50, 56, 0),
    ...ground('snow', 'ice2', 124, 1),
    ...put(flyer(), { x: 92, y: 66, scale: 1.2, z: 5 }),
    filled(
      2,
      'iron1',
      (
        [
          [60, 196],
          [72, 184],
          [80, 172],
          [92, 162],
          [98, 152],
          [108, 144],
          [112, 136],
        ] as const
      )
        .map(([x, y], i) => disc(x + (i % 2) * 8, y, 5 - i * 0.4, 3 - i * 0.2))
        .join(''),
    ),
    ...put(tent(), { x: 132, y: 140, scale: 0.5, z: 3 }),
    ...put(tent(), { x: 152, y: 144, scale: 0.6, z: 3 }),
  ],
  // level the field: sword against raven
  'tac-13': () => [
    ...sky('stark', 'wool', 'rays'),
    outlined(1, 'gold', 'M96 30L104 30L106 164L94 164ZM70 164L130 164L138 180L62 180Z'),
    outlined(2, 'gold', 'M30 52C60 44 140 44 170 52L170 60C140 54 60 54 30 60Z'),
    outlined(2.1, 'gold', disc(100, 34, 9)),
    filled(0, 'iron2', leaves('34 58 16 112 1.8, 34 58 56 112 1.8, 166 58 144 112 1.8, 166 58 186 112 1.8')),
    outlined(3, 'gold', 'M8 112L64 112C60 134 14 134 8 112ZM136 112L192 112C188 134 142 134 136 112Z'),
    ...put(thingAlone('swordHilt'), { x: 36, y: 104, angle: 20, scale: 0.6, z: 2.5 }),
    ...put(thingAlone('raven'), { x: 162, y: 92, scale: 0.45, z: 2.5 }),
  ],
  // breakthrough: the ram through the gate
  'tac-14': () => [
    ...sky('pelt', 'pelt2', 'level'),
    ...put(gate, { x: 100, y: 106, scale: 1.34, z: 0 }),
    outlined(
      2,
      'gold',
      'M100 14L88 44L104 62L72 74L52 58L60 92L26 104L58 122L46 156L80 142L92 190L112 146L150 160L138 124L176 108L142 90L152 56L118 72Z',
    ),
    outlined(
      3,
      'iron',
      both('M112 84C140 66 168 78 166 106C164 128 138 130 136 112C142 116 150 110 148 102C146 92 130 92 118 106Z'),
    ),
    filled(3.1, 'iron2', both(leaves('124 88 152 86 3 -4, 140 112 158 112 3 3'))),
    outlined(4, 'iron1', whole('M100 70C114 70 124 80 122 98L114 132C110 142 104 146 100 146')),
    filled(4.1, 'iron', 'M106 71C118 74 124 84 122 98L114 132C110 140 106 144 102 146C112 122 114 94 106 71Z'),
    filled(
      4.2,
      'ink',
      both('M106 98L118 92L116 100Z') + both(leaf(104, 134, 108, 128, 2)) + leaves('100 78 100 118 2'),
    ),
  ],
  // hit and run
  'tac-15': () => [
    ...sky('flame', 'gold', 'level'),
    outlined(0, 'gold', disc(54, 64, 30)),
    ...ground('pelt', 'pelt2', 160, 1),
    ...put(gallop('black', 'black1'), { x: 106, y: 126, scale: 1.08, z: 4 }),
    outlined(5, 'blood', 'M100 104C94 86 100 74 110 74C122 76 140 84 152 98C140 96 132 100 128 112L110 118Z'),
    filled(5.1, 'blood2', leaves('116 84 142 96 3 -3')),
    outlined(5.2, 'skin', disc(104, 66, 9, 10)),
    outlined(5.3, 'black', 'M94 64C92 52 114 50 116 62C118 70 114 76 112 78C112 70 108 64 94 64Z'),
    ...put(thingAlone('torch'), { x: 84, y: 92, angle: -24, scale: 0.6, z: 4.5 }),
    filled(3, 'wool', leaf(150, 170, 200, 160, 5, 2) + leaf(164, 180, 204, 178, 4, 2) + leaf(130, 182, 170, 186, 4, 2)),
  ],
  // call to arms
  'tac-16': () => [
    ...sky('sky', 'sky2', 'rays'),
    ...put(banner('blood', 'blood2', 110), { x: 36, y: 190, scale: 1.1, z: 0 }),
    ...put(banner('gold', 'gold2', 80), { x: 128, y: 110, scale: 0.9, z: 0 }),
    ...put(thingAlone('warhorn'), { x: 88, y: 116, scale: 1.35, angle: 22, z: 3 }),
    filled(
      4,
      'paper',
      [0, 1, 2].map(i => leaf(158 + i * 12, 62 - i * 14, 194 + i * 6, 104 - i * 4, 3.4, 9 + i * 2)).join(''),
    ),
    ...spearRow(7, 214, 30, 4),
  ],
  // spread the net
  'tac-17': () => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      d +=
        leaf(20 + i * 20, 30, 60 + i * 10, 176, 2, 8 - i * 2) +
        leaf(180 - i * 20, 30, 140 - i * 10, 176, 2, -8 + i * 2);
    }
    return [
      ...sky('sea', 'greyjoy', 'level'),
      stroked(0, 'bone', 'M14 34C60 14 140 14 186 34C196 80 170 150 146 178C120 188 80 188 54 178C30 150 4 80 14 34Z', {
        width: 4,
      }),
      filled(
        0.1,
        'bone',
        d + [44, 64, 86, 108, 130, 152, 170].map((y, i) => leaf(14 + i * 5, y, 186 - i * 5, y, 2, 6)).join(''),
      ),
      outlined(
        1,
        'wool2',
        discs('14 34, 56 20, 100 17, 144 20, 186 34, 190 76, 174 128, 146 178, 100 186, 54 178, 26 128, 10 76', 7),
      ),
      ...put(thingAlone('fish', {}), { x: 84, y: 92, scale: 1.2, angle: -20, z: 2 }),
      ...put(thingAlone('fish', {}), { x: 124, y: 126, scale: 1, angle: 30, z: 2, mirrored: true }),
    ];
  },
  // martial flexibility
  'tac-18': () => [
    ...sky('martell', 'leather1', 'rays'),
    ...put(thingAlone('spearBare'), { x: 100, y: 176, scale: 0.9, z: 1 }),
    ...put(thingAlone('greatsword', {}), { x: 112, y: 176, angle: 26, scale: 0.78, z: 2 }),
    ...put(thingAlone('axeBare'), { x: 88, y: 176, angle: -26, scale: 0.98, z: 2 }),
    ...put(thingAlone('arrow'), { x: 146, y: 136, angle: 50, scale: 1, z: 1 }),
    ...put(thingAlone('bow', { bare: true }), { x: 48, y: 136, angle: -52, scale: 0.62, z: 1 }),
    ...put(shield('leaf', 'pine'), { x: 100, y: 160, scale: 0.8, z: 5 }),
  ],
};
