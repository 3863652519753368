import { both, disc, leaf, leaves, place, whole } from '../pen/index.ts';
import { filled, outlined, stroked } from '../print/index.ts';
import { band, type Headgear, on } from './fit.ts';
import { hoodOf } from './hoods.ts';

const hood: Headgear = look => hoodOf(look, 'cloak');

const blackHood: Headgear = look => hoodOf(look, 'pelt');

const wimple: Headgear = look => [
  outlined(13, 'white', whole('M100 30C140 30 156 60 154 100C154 140 166 170 174 200L100 214')),
  outlined(
    86,
    'white',
    look.view === 'profile'
      ? 'M74 60C80 36 102 28 120 30C158 32 174 64 168 104C168 144 180 176 190 206C164 220 116 220 92 200C84 186 82 172 86 160C104 152 118 148 122 128C116 110 114 96 108 84C98 72 84 68 74 60Z'
      : look.view === 'quarter'
        ? 'M68 72C64 44 88 28 114 29C154 30 170 62 164 104C164 144 178 176 186 206C160 222 112 220 84 196C78 182 78 170 84 160C104 158 124 146 130 126C130 108 130 92 122 78C108 66 86 64 68 72Z'
        : whole(
            'M100 28C140 28 158 60 154 104C154 144 168 172 178 204C150 224 124 222 100 222L100 158C116 156 130 140 134 112C136 92 132 76 122 68C114 64 106 63 100 63',
          ),
  ),
  filled(
    87,
    'white2',
    look.view === 'front'
      ? 'M112 32C140 40 150 66 147 104C146 144 158 172 168 202C160 210 150 214 140 216C150 178 142 148 140 116C142 88 134 54 112 32Z' +
          leaves('84 168 70 212 2.4 4, 116 168 130 212 2.4 -4, 100 166 100 216 2 0')
      : 'M132 36C156 48 164 74 158 106C158 146 170 176 178 202C168 210 156 212 146 212C158 178 150 146 146 118C148 84 146 58 132 36Z' +
          leaves('100 164 96 206 2.4 3, 120 156 126 206 2.4 -3'),
  ),
];

const veil: Headgear = look => [
  outlined(13, 'cloak', whole('M100 26C146 26 164 70 162 110C162 160 172 190 180 220L100 220')),
  outlined(
    86,
    'cloak',
    look.view === 'front'
      ? whole(
          'M100 28C144 28 160 66 158 106C158 150 170 180 178 214C166 218 156 218 148 214C154 170 146 140 144 104C140 74 124 52 100 50',
        )
      : look.view === 'quarter'
        ? 'M72 66C70 42 90 28 114 29C156 30 172 66 166 106C166 150 178 182 186 216C172 222 158 220 148 214C152 176 140 146 136 110C132 84 116 62 94 54C86 54 78 58 72 66Z'
        : 'M76 60C82 38 102 28 120 29C160 31 178 66 172 108C172 150 184 182 194 216C176 224 158 222 146 216C150 178 134 148 128 112C122 84 106 64 76 60Z',
  ),
  filled(87, 'cloak2', leaves('140 60 156 200 3 -6, 150 90 170 206 2.6 -4')),
  filled(
    87,
    'cloak1',
    look.view === 'front' ? leaves('84 36 52 90 3 9, 48 110 38 196 2.6 2') : leaves('92 42 130 44 3 -5'),
  ),
];

const headcloth: Headgear = look => [
  outlined(
    86,
    'cloak',
    look.view === 'profile'
      ? 'M70 70C72 42 94 28 120 29C158 31 176 62 170 102C170 140 182 170 190 198C160 214 128 208 108 196C128 180 130 156 122 132C116 112 114 92 104 80C92 74 80 74 70 70Z'
      : whole(
          'M100 28C142 28 156 62 152 100C150 136 160 166 170 192C150 206 130 204 116 200L100 176C122 168 134 140 135 106C134 84 122 72 100 70',
        ),
  ),
  filled(
    87,
    'cloak2',
    look.view === 'profile'
      ? leaves('96 70 136 46 3 -6, 116 92 158 86 3 -7, 128 130 172 150 3 -6, 122 180 170 190 2.6 -4')
      : leaves('118 40 146 96 3 -8, 142 110 158 186 3 -3, 106 172 140 196 2.4 -2'),
  ),
  filled(87, 'cloak1', leaves('84 40 106 32 2.6 -2')),
];

const knitcap: Headgear = look => [
  outlined(90, 'cloth2', on(look, 'M-45 70C-50 34 -26 18 0 18C26 18 50 34 45 70C26 60 -26 60 -45 70Z')),
  outlined(91, 'cloth', on(look, band(58, 13, 46, -9))),
  filled(
    92,
    'cloth2',
    on(look, leaves('-30 60 -30 68 1.6, -15 56 -15 65 1.6, 0 55 0 64 1.6, 15 56 15 65 1.6, 30 60 30 68 1.6')),
  ),
];

const plumedHat: Headgear = look => [
  outlined(
    85,
    'cloth1',
    'M118 40C140 4 184 0 196 30C188 26 184 32 190 44C180 38 174 46 178 58C168 50 160 56 160 66C148 58 130 60 118 58Z',
  ),
  filled(86, 'cloth2', leaves('122 52 186 20 2.4 -8, 136 48 150 30 1.8, 150 44 166 22 1.8')),
  outlined(
    90,
    'cloth',
    on(look, 'M-62 66C-46 50 -40 30 -20 24C-2 18 24 20 36 36C44 48 54 54 64 58C42 76 -30 84 -62 66Z'),
  ),
  filled(91, 'cloth2', on(look, 'M8 74C36 72 54 66 64 58C54 54 44 48 38 38C40 54 30 66 8 74Z')),
  filled(92, 'gold', on(look, 'M-42 56C-20 66 20 64 40 46L42 52C22 72 -22 74 -44 62Z')),
];

const coif: Headgear = look => [
  outlined(13, 'iron1', whole('M100 30C140 30 154 60 152 100C152 140 160 168 166 190L100 206')),
  outlined(
    86,
    'iron1',
    look.view === 'front'
      ? whole(
          'M100 30C142 30 156 62 152 104C150 140 160 168 168 192C148 206 124 206 100 206L100 160C120 158 132 138 135 110C137 88 132 74 122 66C114 62 106 61 100 61',
        )
      : 'M72 66C70 42 90 30 114 31C154 32 168 64 162 104C162 142 172 170 180 196C154 212 112 210 86 190C84 176 86 166 90 160C110 156 126 142 131 122C130 104 130 90 122 76C108 64 86 62 72 66Z',
  ),
  stroked(
    87,
    'iron2',
    look.view === 'front'
      ? 'M58 70L66 70M54 80L64 80M53 90L62 90M52 100L63 100M52 110L64 110M52 120L66 120M50 130L68 130M48 140L72 140M46 150L78 150M44 160L156 160M42 170L158 170M38 180L162 180M36 190L164 190M142 150L122 150M150 140L128 140M150 130L132 130M148 120L134 120M148 110L136 110M148 100L137 100M147 90L138 90M146 80L136 80M142 70L134 70M70 56L130 56M76 46L124 46M86 38L114 38'
      : 'M90 42L140 42M84 52L152 52M120 66L158 66M126 76L160 76M128 86L160 86M130 96L160 96M130 106L160 106M130 116L160 116M128 126L162 126M124 136L164 136M116 146L166 146M104 156L168 156M92 166L170 166M90 176L172 176M90 186L174 186',
    { width: 1.8, dash: '6 5' },
  ),
];

const eyepatch: Headgear = look =>
  look.view === 'front'
    ? [
        filled(
          66,
          'ink',
          'M102 90C110 86 124 88 130 94C130 106 122 112 114 111C106 110 102 102 102 90Z' +
            leaf(102, 92, 62, 62, 3, 2) +
            leaf(128, 94, 140, 86, 3),
        ),
      ]
    : [
        filled(
          66,
          'ink',
          'M86 90C94 86 110 87 116 94C116 106 107 112 99 111C91 110 86 102 86 90Z' +
            leaf(86, 92, 68, 70, 3, -2) +
            leaf(114, 94, 150, 84, 3.4),
        ),
      ];

const earring: Headgear = look => [
  outlined(
    92,
    'gold',
    look.view === 'front' ? both(disc(144, 124, 5)) : disc(look.view === 'quarter' ? 138 : 127, 124, 5.5),
  ),
];

/** A cloth bound around the brow, its ends behind. */
const headband: Headgear = look => [
  outlined(
    85,
    'blood',
    place('M0 0C14 2 22 12 34 10L28 20L38 30C20 32 8 20 -4 12Z', { x: look.view === 'front' ? 140 : 152, y: 66 }),
  ),
  outlined(90, 'blood', on(look, band(54, 13, 43, 8))),
  filled(91, 'ink', on(look, leaves('-34 62 -20 67 1.8, -8 68 6 69 1.8, 18 67 32 62 1.8'))),
];

export const CLOTHS = {
  headband,
  hood,
  blackHood,
  wimple,
  veil,
  headcloth,
  knitcap,
  plumedHat,
  coif,
  eyepatch,
  earring,
};
