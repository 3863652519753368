import { both, comb, disc, leaves, whole } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { brocade, FOLDS, type Garment, shadowEdge, shoulders } from './cut.ts';

const gown: Garment = look => [
  outlined(39, 'skin', whole('M100 172L130 176C144 188 164 194 176 206L160 254L100 254')),
  filled(
    39.5,
    'shade',
    'M124 178C138 190 160 196 176 206L166 232L140 226C140 210 134 194 118 186Z' +
      comb('118 190, 136 206, 140 226', { dx: -12, dy: 2, count: 4, width: 3 }),
  ),
  filled(39.6, 'ink', leaves('70 196 92 204 1.6 -3, 130 196 108 204 1.6 3')),
  outlined(
    40,
    'cloth',
    whole('M100 234C112 234 132 226 146 204C160 204 176 206 186 216C194 230 196 244 196 254L100 254'),
  ),
  filled(
    41,
    'cloth2',
    shadowEdge(look.build) +
      'M150 210C164 210 178 216 184 226C190 236 192 246 192 254L166 254C168 238 162 222 150 210Z' +
      leaves('80 236 76 252 2 1, 120 236 124 252 2 -1'),
  ),
  filled(
    41.5,
    'cloth1',
    brocade('80 247, 93 250, 107 250, 120 247, 56 222, 46 236, 62 240, 34 228, 30 246, 48 252, 144 222, 138 240'),
  ),
  filled(42, 'gold', whole('M100 231C112 231 130 224 144 203L150 204C136 228 114 238 100 238')),
];

const gownHigh: Garment = () => [
  outlined(40, 'cloth', shoulders('narrow')),
  filled(41, 'cloth2', leaves(FOLDS) + shadowEdge('narrow')),
  filled(42, 'cloth1', whole('M100 250L100 204C110 204 120 198 128 186L134 190C126 208 112 220 108 250')),
  outlined(43, 'cloth', whole('M100 196C112 192 118 180 120 160L130 166C134 182 126 200 100 206')),
  filled(43, 'gold', brocade('100 218, 100 232, 100 246')),
  filled(44, 'gold', whole('M100 203C116 202 130 190 131 168L134 170C136 194 118 208 100 209')),
];

const lady: Garment = () => [
  filled(41.5, 'cloth1', brocade('70 222, 84 232, 100 238, 116 232, 130 222, 56 234, 70 246, 130 246')),
  outlined(40, 'cloth', shoulders('narrow')),
  filled(39.5, 'skin', whole('M100 172L128 176L128 206L100 216')),
  filled(40.5, 'skin', whole('M100 214C112 210 122 196 126 182L122 174L100 172')),
  filled(40.6, 'shade', 'M108 180C116 180 122 180 126 182C122 196 114 208 104 213C112 202 114 190 108 180Z'),
  filled(41, 'cloth2', leaves(FOLDS) + shadowEdge('narrow')),
  outlined(42, 'gold', whole('M100 219C116 214 128 200 132 180L127 178C124 196 112 210 100 212')),
];

const cloaked: Garment = look => [
  outlined(40, 'cloth', shoulders('narrow')),
  filled(40.5, 'skin', whole('M100 206C110 202 120 192 124 182L122 174L100 172')),
  filled(40.6, 'shade', 'M108 180L126 180C120 192 112 202 104 205Z'),
  outlined(
    42,
    'cloak',
    both(
      'M126 172C150 180 186 194 194 224C198 236 198 248 198 254L130 254C132 228 126 206 108 198C116 190 122 182 126 172Z',
    ),
  ),
  filled(
    43,
    'cloak2',
    shadowEdge(look.build) +
      'M160 200C176 212 184 230 186 254L166 254C170 232 168 214 160 200Z' +
      leaves('128 206 140 252 2.6 -4, 144 204 156 252 2.4 -4, 72 206 60 252 2.6 4, 56 204 44 252 2.4 4'),
  ),
  filled(43, 'cloak1', 'M40 200C26 212 18 230 16 252L28 252C30 232 34 214 40 200Z'),
  outlined(45, 'gold', disc(100, 204, 7)),
];

export const GOWNS = { gown, gownHigh, lady, cloaked };
