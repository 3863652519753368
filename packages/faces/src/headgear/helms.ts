import { both, disc, leaves, place, whole } from '../pen/index.ts';
import { filled, outlined, recoloured, stroked } from '../print/index.ts';
import { antler, blossom, type Headgear, helmBowl } from './fit.ts';

const greatHelm: Headgear = () => [
  outlined(30, 'iron', whole('M100 150L132 150L150 196L100 206')),
  outlined(90, 'steel', whole('M100 30L140 34L148 100L140 168C126 178 112 182 100 182')),
  filled(91, 'steel2', 'M112 32L140 34L148 100L140 168C132 174 124 178 116 180C126 130 124 76 112 32Z'),
  filled(91, 'steel1', 'M62 40L72 38C66 76 66 120 74 160L64 156L56 100Z'),
  outlined(92, 'iron', whole('M100 80L148 82L148 104L100 108') + 'M94 30L106 30L106 182L94 182Z'),
  filled(
    93,
    'ink',
    both('M104 90L140 89L140 97L104 99Z') +
      [120, 132, 144, 156].map(y => both(disc(118, y, 2.4) + disc(128, y - 1, 2.4))).join(''),
  ),
];

const fistHelm: Headgear = look => [
  outlined(89, 'wool', 'M76 44L72 14C72 4 82 0 88 5C90 -3 99 -3 101 4C104 -3 113 -2 114 6C120 2 128 6 128 14L124 44Z'),
  filled(89.2, 'ink', leaves('88 6 88 26 2.6, 101 5 101 26 2.6, 114 7 114 26 2.6')),
  outlined(89.3, 'wool', 'M72 26C84 20 106 20 116 28C116 37 100 38 74 36Z'),
  filled(89.4, 'wool2', 'M118 8C124 6 128 8 128 14L124 44L114 44Z' + leaves('78 32 110 32 2 1')),
  ...greatHelm(look),
];

const openHelm: Headgear = () => [
  outlined(86, 'iron1', both('M138 70L150 84C154 112 150 140 140 158C134 150 132 140 136 122Z')),
  ...recoloured(helmBowl('iron'), { iron: 'iron1', iron1: 'steel1', iron2: 'iron' }),
  outlined(93, 'gold', whole('M100 76C118 76 134 80 147 88L146 94C132 86 116 84 100 84')),
];

const crest: Headgear = look => [
  outlined(
    88,
    'cloth',
    'M94 22C86 4 70 -2 56 4C64 6 66 12 64 18C54 18 46 26 48 38C58 30 66 32 70 40C78 28 88 24 96 28L106 26C104 10 118 -4 140 0C128 -10 100 -8 94 22Z',
  ),
  ...openHelm(look),
];

const roseHelm: Headgear = look => [
  ...crest(look),
  outlined(94, 'gold', blossom(100, 70, 11)),
  filled(95, 'gold2', disc(100, 70, 4)),
];

const nasal: Headgear = () => [
  ...helmBowl('iron'),
  outlined(93, 'iron1', 'M95 74L105 74L106 116L100 122L94 116Z'),
  outlined(93, 'iron1', whole('M100 76C118 76 134 80 147 88L146 94C132 86 116 84 100 84')),
  outlined(86, 'iron', both('M140 88C148 112 146 134 140 150L134 140Z')),
];

const spiked: Headgear = () => [
  outlined(89, 'gold', 'M96 22L100 -6L104 22Z'),
  ...recoloured(helmBowl('iron', 18), { iron: 'leather1', iron1: 'gold1', iron2: 'leather2' }),
  outlined(93, 'gold', whole('M100 76C118 76 134 80 147 88L146 94C132 86 116 84 100 84')),
  outlined(85, 'iron1', both('M136 86L148 88C154 124 162 150 166 176C152 188 140 184 130 176C138 150 140 120 136 86Z')),
  stroked(
    86,
    'iron2',
    'M138 100L150 100M139 107L151 107M140 114L152 114M140 121L154 121M140 128L156 128M140 135L157 135M139 142L158 142M138 149L160 149M136 156L162 156M134 163L164 163M132 170L164 170' +
      'M62 100L50 100M61 107L49 107M60 114L48 114M60 121L46 121M60 128L44 128M60 135L43 135M61 142L42 142M62 149L40 149M64 156L38 156M66 163L36 163M68 170L36 170',
    { width: 1.8, dash: '5 4' },
  ),
];

const bucket: Headgear = () => [
  outlined(84, 'bone', both(place(antler, { x: 138, y: 52, scale: 1.1, angle: 28, scaleX: -1.1 }))),
  outlined(85, 'gold', both(disc(170, 26, 6) + disc(150, 4, 6))),
  outlined(90, 'iron1', whole('M100 20L132 22L146 74C130 84 114 86 100 86')),
  filled(
    91,
    'iron2',
    'M112 22L132 22L146 74C138 79 130 82 120 84C124 62 122 40 112 22Z' +
      leaves('60 60 140 60 1.8 10, 66 36 134 36 1.8 7'),
  ),
  filled(91, 'steel1', 'M70 28L80 26C74 44 72 62 74 78L64 76Z'),
];

const hornHelm: Headgear = () => [
  outlined(85, 'bone', both('M134 52C160 50 176 30 170 0C192 28 188 70 146 84Z')),
  filled(85.5, 'bone2', both(leaves('160 60 176 22 2.4 -4, 152 70 168 56 2 -2'))),
  ...helmBowl('iron'),
  outlined(93, 'leather1', whole('M100 76C118 76 134 80 147 88L146 94C132 86 116 84 100 84')),
];

const iceHelm: Headgear = () => [
  outlined(88, 'steel', whole('M100 0L108 26L126 18L150 40L148 92L134 82C122 76 112 74 100 74')),
  filled(89, 'sky', 'M102 8L108 28L126 22L146 42L145 88L134 82C128 79 122 77 116 76Z'),
  filled(89, 'paper', 'M64 28L86 34L72 66L66 70L60 52Z'),
];

export const HELMS = { greatHelm, fistHelm, openHelm, crest, roseHelm, nasal, spiked, bucket, hornHelm, iceHelm };
