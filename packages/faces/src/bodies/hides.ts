import { both, disc, leaves, ragged, whole } from '../pen/index.ts';
import { filled, lit, outlined, recoloured, shaded } from '../print/index.ts';
import { CLOTH } from './cloth.ts';
import { collar, FOLDS, furMantle, type Garment, rings, rivets, shadowEdge, shoulders } from './cut.ts';

const furcloak: Garment = look => [
  outlined(40, 'cloth', shoulders(look.build)),
  filled(41, 'cloth2', leaves(FOLDS)),
  filled(42, 'leather', 'M70 196L78 192L132 250L120 250Z'),
  ...furMantle(look.fur ?? 'fur'),
];

const bigfur: Garment = look => [
  outlined(40, 'cloth', shoulders('wide')),
  filled(41, 'cloth2', leaves(FOLDS)),
  ...furMantle(look.fur ?? 'fur', 226),
];

const leather: Garment = look => [
  outlined(40, 'leather', shoulders(look.build)),
  filled(41, 'leather2', shadowEdge(look.build) + leaves(FOLDS)),
  filled(41, 'leather1', 'M44 206C36 218 32 236 30 252L42 252C44 236 48 220 54 206Z'),
  filled(
    43,
    'iron1',
    rivets('70 212, 84 220, 116 220, 130 212, 66 230, 82 238, 100 232, 118 238, 134 230, 48 220, 152 220'),
  ),
  ...collar(44, 'leather1'),
  filled(44.5, 'iron2', 'M60 196L66 192L138 252L128 252Z'),
];

const black: Garment = look => [
  outlined(40, 'black', shoulders(look.build)),
  ...recoloured(rings('M80 206L120 206M76 213L124 213M74 220L126 220M72 227L128 227M70 234L130 234M70 241L130 241'), {
    iron2: 'black1',
  }),
  ...furMantle('pelt', 206),
];

const pelts: Garment = () => [
  outlined(
    40,
    'fur',
    ragged('-4 254, 0 224, 18 198, 46 186, 72 172, 100 178, 128 172, 154 186, 182 198, 200 224, 204 254', {
      step: 14,
      out: 8,
      lean: 0.3,
    }) + 'Z',
  ),
  filled(
    41,
    'fur2',
    leaves(
      '150 196 160 220 4 -2, 168 208 178 232 4 -2, 134 206 142 230 4 -2, 120 220 126 246 4 -2, 152 228 160 250 4 -2, 180 230 186 252 4 -2',
    ),
  ),
  filled(
    41,
    'fur1',
    leaves('50 196 40 220 4 2, 32 208 22 232 4 2, 66 206 58 230 4 2, 80 220 74 246 4 2, 48 228 40 250 4 2'),
  ),
  outlined(42, 'leather', 'M56 190L66 184L140 254L126 254Z'),
  filled(43, 'bone', disc(84, 210, 4) + disc(100, 225, 4) + disc(116, 240, 4)),
];

const bones: Garment = look => [
  outlined(40, 'leather', shoulders(look.build)),
  outlined(
    41,
    'bone',
    [200, 212, 224, 236, 248]
      .map((y, i) =>
        both(
          `M104 ${y}C120 ${y - 6} 138 ${y - 8} ${158 + i * 3} ${y + 2}C${162 + i * 3} ${y + 6} ${158 + i * 3} ${y + 9} ${153 + i * 3} ${y + 7}C138 ${y - 1} 120 ${y + 1} 104 ${y + 6}Z`,
        ),
      )
      .join(''),
  ),
  outlined(
    42,
    'bone',
    both('M146 186C164 178 192 190 196 214C188 210 184 216 178 212C172 218 166 210 158 212C150 208 144 196 146 186Z'),
  ),
  filled(43, 'ink', both(disc(166, 198, 4) + disc(180, 202, 3.4))),
  outlined(43, 'bone', 'M96 192L104 192L104 254L96 254Z'),
];

const apron: Garment = look => [
  outlined(40, 'wool', shoulders(look.build)),
  filled(41, 'wool2', shadowEdge(look.build)),
  filled(39.5, 'skin', whole('M100 210L126 186L122 174L100 172')),
  outlined(42, 'leather', whole('M100 212L124 212C132 200 134 192 134 184L142 188C146 206 150 230 152 254L100 254')),
  filled(43, 'leather2', 'M126 214C136 220 142 236 142 254L124 254Z'),
  filled(43, 'leather1', leaves('76 220 70 250 2.4 2')),
];

const giant: Garment = look => [
  outlined(
    40,
    look.fur ?? 'fur',
    ragged('-10 254, -8 200, 20 168, 60 152, 100 160, 140 152, 180 168, 208 200, 210 254', {
      step: 18,
      out: 10,
      lean: 0.3,
    }) + 'Z',
  ),
  filled(
    41,
    lit(look.fur ?? 'fur'),
    leaves('20 184 14 214 5 3, 44 178 36 210 5 3, 66 190 58 224 5 3, 30 220 24 248 5 3, 84 216 78 248 5 2'),
  ),
  filled(
    41,
    shaded(look.fur ?? 'fur'),
    leaves(
      '180 184 186 214 5 -3, 156 178 164 210 5 -3, 134 190 142 224 5 -3, 170 220 176 248 5 -3, 116 216 122 248 5 -2, 146 224 150 250 5 -2',
    ),
  ),
];

const corpse: Garment = look => [
  ...CLOTH.rags(look),
  outlined(
    43,
    'bone',
    [214, 226, 238]
      .map(y =>
        both(`M104 ${y}C114 ${y - 3} 124 ${y - 3} 132 ${y + 2}L130 ${y + 6}C122 ${y + 2} 114 ${y + 2} 104 ${y + 5}Z`),
      )
      .join(''),
  ),
];

export const HIDES = { furcloak, bigfur, leather, black, pelts, bones, apron, giant, corpse };
