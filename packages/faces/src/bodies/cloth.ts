import { both, disc, discs, goingOn, leaves, ragged, whole } from '../pen/index.ts';
import { filled, outlined, recoloured, stroked } from '../print/index.ts';
import { brocade, collar, FOLDS, type Garment, links, shadowEdge, shoulders } from './cut.ts';

const tunic: Garment = look => [
  outlined(40, 'cloth', shoulders(look.build)),
  filled(41, 'cloth2', leaves(FOLDS) + shadowEdge(look.build)),
  ...collar(42, 'cloth1'),
];

const doublet: Garment = look => [
  outlined(40, 'cloth', shoulders(look.build)),
  filled(41, 'cloth2', leaves(FOLDS) + shadowEdge(look.build)),
  outlined(42, 'cloth1', both('M100 250L100 190L116 186C108 206 106 228 106 250Z')),
  filled(43, 'gold', [200, 214, 228, 242].map(y => disc(100, y, 3.2)).join('')),
  ...collar(44, 'cloth'),
];

const velvet: Garment = look => [
  outlined(40, 'cloth', shoulders(look.build)),
  filled(
    41,
    'cloth2',
    shadowEdge(look.build) + both('M128 190C140 206 142 230 140 252L130 252C132 230 130 210 122 196Z'),
  ),
  filled(41, 'cloth1', both('M150 200C160 214 164 234 164 252L156 252C156 234 152 214 144 202Z')),
  filled(42, 'gold', brocade('84 216, 116 216, 84 233, 116 233, 84 250, 116 250')),
  filled(
    43,
    'gold',
    both('M150 196L154 194C166 212 170 234 170 252L166 252C166 234 162 212 150 196Z') +
      disc(100, 214, 5) +
      disc(100, 232, 5),
  ),
  outlined(44, 'gold', whole('M100 190C114 188 124 180 130 172L137 178C132 194 116 202 100 204')),
  filled(44.5, 'gold2', leaves('76 190 84 196 1.6, 92 195 96 200 1.6, 108 195 104 200 1.6, 124 190 116 196 1.6')),
];

const robe: Garment = look => [
  outlined(40, 'cloth', shoulders(look.build)),
  filled(41, 'cloth2', leaves(FOLDS) + shadowEdge(look.build)),
  filled(42, 'cloth1', 'M40 208C32 220 28 236 26 252L36 252C38 236 42 220 50 206Z'),
  outlined(43, 'cloth', whole('M100 206C118 200 134 190 140 172C152 178 158 186 156 196C148 212 122 226 100 232')),
  filled(
    43.5,
    'cloth2',
    'M112 206C128 200 140 190 144 178C154 182 156 190 154 196C146 210 126 222 108 228C118 220 124 212 112 206Z' +
      leaves('60 190 92 218 2.2 5, 76 190 96 208 1.8 4'),
  ),
];

const maester: Garment = look => [
  ...robe(look),
  outlined(46, 'gold', links('58 186, 63 196, 70 205, 79 213, 90 218')),
  outlined(46, 'steel', links('101 220, 112 218, 122 213')),
  outlined(46, 'leather1', links('131 205, 138 196, 143 186')),
  filled(
    46.5,
    'ink',
    discs('58 186, 63 196, 70 205, 79 213, 90 218, 101 220, 112 218, 122 213, 131 205, 138 196, 143 186', 2),
  ),
];

const maesterBlack: Garment = look => recoloured(maester(look), { cloth: 'black', cloth1: 'black1', cloth2: 'ink' });

const silk: Garment = () => [
  outlined(40, 'cloth', shoulders('wide')),
  filled(41, 'cloth1', both('M140 188C168 196 188 210 194 238L196 254L184 254C180 226 164 204 140 194Z')),
  filled(
    41,
    'cloth2',
    shadowEdge('wide') + leaves('50 210 96 250 3 6, 150 210 104 250 3 -6, 40 220 80 252 2.4 5, 160 220 120 252 2.4 -5'),
  ),
  outlined(42, 'cloth1', whole('M100 244C116 232 134 206 138 176L128 172C126 196 114 218 100 228')),
  filled(42.5, 'cloth2', leaves('104 234 130 180 1.8 4')),
];

const rags: Garment = () => [
  outlined(
    40,
    'cloth',
    ragged('10 254, 20 222, 40 200, 72 178', { step: 20, out: 3 }) +
      'L100 188L128 178' +
      goingOn(ragged('128 178, 160 200, 180 222, 190 254', { step: 20, out: 3 })) +
      'Z',
  ),
  filled(41, 'cloth2', leaves(FOLDS) + shadowEdge('narrow')),
  filled(42, 'ink', leaves('58 222 66 232 3 2, 136 228 142 242 3 2, 92 236 100 246 3 2')),
];

const motley: Garment = look => [
  outlined(40, 'blood', shoulders(look.build)),
  filled(
    41,
    'leaf',
    'M100 172L70 174C62 186 44 192 28 200C12 208 6 228 4 254L52 254L52 214L100 214ZM100 214L148 214L148 254L100 254Z',
  ),
  filled(
    42,
    'ink',
    shadowEdge(look.build) + leaves('52 214 148 214 1.4, 100 190 100 252 1.4, 52 214 52 252 1.4, 148 214 148 252 1.4'),
  ),
  outlined(
    43,
    'gold',
    ragged('60 184, 80 202, 100 208, 120 202, 140 184', { step: 18, out: -12, lean: 0 }) +
      'C130 176 120 172 118 172L100 184L82 172C80 172 70 176 60 184Z',
  ),
  outlined(44, 'gold', both(disc(120, 216, 4) + disc(138, 206, 4)) + disc(100, 222, 4)),
];

const patched: Garment = look => [
  outlined(40, 'black', shoulders(look.build)),
  filled(
    41,
    'blood',
    'M44 202L70 194L76 216L54 226ZM120 214L146 206L154 230L128 238ZM84 232L106 226L112 250L88 252ZM150 200L166 204L172 220L158 218Z',
  ),
  stroked(
    42,
    'paper',
    'M44 202L70 194L76 216L54 226ZM120 214L146 206L154 230L128 238ZM84 232L106 226L112 250L88 252Z',
    { width: 1, dash: '7 6' },
  ),
  outlined(43, 'black', whole('M100 206C118 200 134 190 140 172C152 178 158 186 156 196C148 206 122 214 100 218')),
  filled(43.5, 'black1', leaves('60 188 92 208 2.4 5')),
];

const cape: Garment = look => [
  outlined(40, 'cloth', shoulders(look.build)),
  filled(41, 'cloth2', leaves(FOLDS.slice(0, 4))),
  ...collar(43, 'cloth1'),
  outlined(44, 'cloak', 'M66 172C40 184 10 194 2 226L-2 254L70 254C58 236 66 216 96 208C82 200 72 188 66 172Z'),
  outlined(
    44,
    'cloak',
    'M134 172C160 184 190 194 198 226L202 254L150 254C150 236 138 216 104 208C118 200 128 188 134 172Z',
  ),
  filled(
    45,
    'cloak2',
    shadowEdge(look.build) +
      'M164 202C178 214 186 232 188 254L170 254C172 234 170 216 164 202Z' +
      leaves('130 212 146 250 2.4 -4'),
  ),
  filled(45, 'cloak1', leaves('60 206 36 250 3 6, 40 204 18 244 3 6')),
  outlined(46, 'gold', disc(100, 208, 7.5)),
  filled(46.5, 'gold2', disc(100, 208, 3)),
];

export const CLOTH = { tunic, doublet, velvet, robe, maester, maesterBlack, silk, rags, motley, patched, cape };
