import { both, disc, discs, leaves, wedges, whole } from '../pen/index.ts';
import { filled, outlined, recoloured, stroked } from '../print/index.ts';
import { collar, type Garment, rings, ROWS, scales, shadowEdge, shoulders } from './cut.ts';

const plate: Garment = look => [
  filled(37, 'steel2', whole('M100 178L130 182C156 186 186 196 196 216L200 254L100 254')), // no gap may open between the plates
  outlined(38, 'steel2', both('M128 184C152 182 184 192 196 214C202 228 202 244 200 254L150 254Z')),
  outlined(40, 'steel', whole('M100 182C118 184 136 188 148 198C156 216 154 238 150 254L100 254')),
  filled(
    41,
    'steel2',
    'M104 190C122 192 136 196 146 202C152 220 150 240 146 254L118 254C124 232 122 208 104 190Z' +
      shadowEdge(look.build),
  ),
  filled(41, 'steel1', 'M58 204C64 196 78 190 92 188C80 200 72 222 72 250L60 250C56 232 54 214 58 204Z'),
  filled(42, 'ink', leaves('100 196 100 252 1.8 0, 54 230 146 230 1.6 5')),
  outlined(
    43,
    'steel',
    both('M140 190C160 186 186 196 194 216C196 222 196 228 195 232C182 222 160 212 142 212C138 204 138 196 140 190Z'),
  ),
  filled(
    43.5,
    'steel2',
    'M150 196C166 194 184 204 190 220C180 212 164 206 150 204Z' +
      both('M142 214C162 214 182 224 195 234L195 240C180 230 162 222 146 222Z'),
  ),
  filled(43.5, 'steel1', 'M24 206C34 198 44 194 54 194C44 200 34 206 24 216Z'),
  outlined(44, 'steel', whole('M100 188C114 186 124 180 130 170L138 178C134 194 118 202 100 204')),
  filled(44.5, 'steel2', 'M104 188C116 186 126 180 131 172L138 178C134 194 120 201 104 203Z'),
  filled(44.6, 'ink', leaves('64 180 100 196 1.4 -5, 136 180 100 196 1.4 5')),
];

const fluted: Garment = look => [
  ...plate(look),
  filled(
    44.7,
    'gold',
    both('M140 190C160 186 186 196 194 216L192 222C182 204 160 194 141 196Z') +
      whole('M100 199C116 198 130 190 137 178L139 182C134 196 118 206 100 206'),
  ),
  filled(44.8, 'gold', disc(100, 224, 8)),
  filled(44.9, 'gold2', disc(100, 224, 3)),
];

const darkplate: Garment = look => recoloured(plate(look), { steel: 'iron', steel1: 'iron1', steel2: 'iron2' });

const scale: Garment = look => [
  outlined(40, 'iron1', shoulders(look.build)),
  ...scales('iron2'),
  filled(42, 'iron2', shadowEdge(look.build)),
  ...collar(44, 'leather'),
];

const copper: Garment = look => [
  outlined(40, 'leather1', shoulders(look.build)),
  ...scales('leather2'),
  filled(42, 'leather2', shadowEdge(look.build)),
  outlined(43, 'gold', discs('60 206, 84 214, 116 214, 140 206, 72 232, 100 236, 128 232', 6)),
  ...collar(44, 'cloth'),
];

const mail: Garment = look => [
  outlined(40, 'iron1', shoulders(look.build)),
  ...rings(ROWS),
  filled(42, 'iron2', shadowEdge(look.build)),
  ...collar(44, 'leather'),
];

const surcoat: Garment = look => [
  outlined(40, 'iron1', shoulders(look.build)),
  ...rings(ROWS),
  outlined(42, 'cloth', whole('M100 196C114 194 124 190 132 186C150 194 152 226 152 254L100 254')),
  filled(
    43,
    'cloth2',
    leaves('64 206 60 250 2.6 3, 82 212 80 250 2 1, 136 206 140 250 2.6 -3, 118 212 120 250 2 -1') +
      'M132 188C148 196 150 226 150 254L138 254C142 232 142 206 132 188Z',
  ),
  outlined(44, 'iron1', whole('M100 190C114 188 124 182 130 172L138 178C134 194 118 202 100 206')),
  stroked(44.5, 'iron2', 'M68 184L100 200L132 184', { width: 2, dash: '6 5' }),
];

const kingsguard: Garment = () => [
  outlined(38, 'white', shoulders('wide')),
  filled(39, 'white2', shadowEdge('wide') + leaves('28 214 20 250 4 3, 172 214 180 250 4 -3')),
  outlined(40, 'white', whole('M100 188C116 190 134 192 144 200C152 220 152 240 150 254L100 254')),
  ...scales('white2', 200, 42),
  outlined(43, 'white', both('M128 176C150 182 174 190 190 206C180 216 164 214 150 210C140 204 132 194 128 176Z')),
  filled(43.5, 'white2', 'M146 190C166 194 180 202 188 208C176 212 160 210 150 204Z'),
  outlined(44, 'white', whole('M100 190C114 188 124 182 130 172L138 178C134 194 118 202 100 206')),
  filled(44.4, 'white2', 'M104 192C116 190 126 184 131 175L138 178C134 194 120 202 104 205Z'),
  outlined(45, 'gold', both(disc(142, 204, 6))),
];

const ice: Garment = () => [
  outlined(40, 'steel', whole('M100 178L128 174L150 186L184 192L172 204L198 216L186 226L202 254L100 254')),
  filled(41, 'sky', 'M128 178L150 190L178 194L166 206L190 218L178 228L192 254L150 254L140 216Z'),
  filled(41, 'paper', 'M72 178L50 190L30 194L44 204L60 200Z' + wedges('60 210 40 250 6, 80 206 74 250 5')),
  filled(42, 'ink', leaves('100 192 100 252 1.8 0, 76 190 100 214 1.8 0, 124 190 100 214 1.8 0')),
];

export const ARMOUR = { plate, fluted, darkplate, scale, copper, mail, surcoat, kingsguard, ice };
