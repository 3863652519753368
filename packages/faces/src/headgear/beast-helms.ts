import { both, bumps, disc, leaves, ragged, whole } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { type Headgear, helmBowl } from './fit.ts';

const lionHelm: Headgear = () => [
  outlined(
    88,
    'gold',
    bumps('58 78, 50 54, 60 30, 80 14, 100 8, 120 14, 140 30, 150 54, 142 78', { step: 20, out: 8 }) + 'L100 60Z',
  ),
  outlined(90, 'gold', whole('M100 22C118 22 128 34 128 50C124 62 116 70 108 72L100 76')),
  filled(
    91,
    'ink',
    both('M104 44L118 38L116 46Z') +
      'M94 58L106 58L100 66Z' +
      leaves('100 66 100 76 1.6, 100 70 112 70 1.6 2, 100 70 88 70 1.6 -2'),
  ),
  filled(
    91,
    'gold2',
    leaves('70 30 62 50 2.4 2, 80 20 72 36 2.4 2, 130 30 138 50 2.4 -2, 120 20 128 36 2.4 -2, 138 60 134 76 2.4 -2') +
      'M112 28C124 32 128 42 127 52C122 60 116 66 110 70C118 58 120 42 112 28Z',
  ),
  outlined(86, 'iron1', both('M136 68L150 80C154 112 150 140 140 158C134 150 132 140 136 122Z')),
  outlined(87, 'iron1', whole('M100 70C120 70 138 74 148 84L146 92C132 86 116 84 100 84')),
];

const krakenHelm: Headgear = () => [
  outlined(
    88,
    'gold',
    both(
      'M104 20C120 -6 146 -8 156 12C162 26 152 36 144 30C150 28 152 20 146 14C136 8 126 20 124 34ZM136 50C158 40 176 54 174 76C172 92 158 94 156 84C162 86 167 78 164 70C160 60 148 62 142 72ZM140 84C156 90 166 108 160 126C154 140 142 136 144 128C150 130 154 120 150 110C146 102 142 100 138 98Z',
    ),
  ),
  ...helmBowl('iron', 12),
  outlined(93, 'gold', whole('M100 40C112 44 116 58 112 72L106 92L100 112')),
  filled(94, 'ink', both(disc(106, 58, 3)) + leaves('100 66 100 108 1.6')),
  outlined(86, 'iron', both('M140 80C150 110 148 136 138 154L132 138Z')),
];

const houndHelm: Headgear = () => [
  outlined(85, 'iron', both('M126 44L160 6C164 28 160 50 148 66Z')),
  filled(86, 'iron2', 'M136 44L156 18C158 32 154 48 146 60Z'),
  outlined(90, 'iron', whole('M100 6C118 8 134 24 146 56C150 68 150 80 148 92L138 84C126 76 114 74 100 74')),
  filled(
    91,
    'iron2',
    'M112 12C130 22 140 42 146 64C148 74 148 82 147 90L138 84C132 80 126 77 120 76C128 54 124 30 112 12Z',
  ),
  filled(91, 'iron1', leaves('86 18 66 60 4 7')),
  outlined(92, 'iron1', whole('M100 14C110 16 116 26 118 40C120 52 116 62 110 68L100 72')),
  filled(
    93,
    'ink',
    whole('M100 16C106 16 110 20 110 25C108 30 104 32 100 33') +
      both('M118 48L136 54L128 60L118 56Z') +
      leaves('100 33 100 50 1.8, 100 50 110 58 2 -2, 100 50 90 58 2 2'),
  ),
  filled(93, 'paper', both('M106 60L111 56L110 66Z')),
  outlined(86, 'iron', both('M142 84C152 108 150 136 142 152L136 140C138 122 138 104 137 92Z')),
];

const bearHood: Headgear = () => [
  outlined(84, 'fur', both(disc(136, 30, 15))),
  filled(85, 'fur2', both(disc(136, 32, 7))),
  outlined(
    86,
    'fur',
    ragged('36 190, 42 140, 46 90, 60 44, 84 20, 116 20, 140 44, 154 90, 158 140, 164 190', {
      step: 15,
      out: 7,
      lean: 0.4,
    }) +
      'C148 160 146 128 141 98C138 82 128 74 118 72L110 84L100 76L90 84L82 72C72 74 62 82 59 98C54 128 52 160 36 190Z',
  ),
  outlined(88, 'fur1', whole('M100 36C112 36 122 46 122 56C120 66 110 72 100 72')),
  filled(
    89,
    'ink',
    whole('M100 42C108 42 112 46 110 50C108 54 104 56 100 57') + both(disc(124, 44, 3.6)) + leaves('100 57 100 66 1.8'),
  ),
  filled(89, 'paper', both('M108 72L114 70L112 82Z')),
  filled(87, 'fur1', leaves('62 60 52 90 3 2, 54 100 48 140 3 1, 72 36 62 56 3 2')),
  filled(87, 'fur2', leaves('138 60 148 90 3 -2, 146 100 152 140 3 -1, 128 34 138 54 3 -2')),
];

const skullHelm: Headgear = () => [
  outlined(90, 'bone', whole('M100 14C136 14 154 40 150 76L146 96L136 98L132 112L124 110L122 98C114 94 108 92 100 92')),
  filled(91, 'bone2', 'M114 18C140 26 150 50 146 78L144 92L136 94L132 108L126 106C132 80 132 44 114 18Z'),
  filled(
    92,
    'ink',
    both('M108 58C116 48 134 52 134 66C132 76 116 78 110 70Z') +
      'M94 76L100 68L106 76L104 84L96 84Z' +
      leaves('76 96 76 108 2, 124 96 124 108 2, 86 22 80 40 1.8 2'),
  ),
  outlined(88, 'bone', both('M142 50C160 44 172 30 174 12C182 34 172 60 146 70Z')),
];

export const BEAST_HELMS = { lionHelm, krakenHelm, houndHelm, bearHood, skullHelm };
