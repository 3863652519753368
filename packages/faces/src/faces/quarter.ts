import { known, type Look } from '../look.ts';
import { comb, leaf, leaves, type Move, wedges } from '../pen/index.ts';
import { bent, filled, outlined, type Shape } from '../print/index.ts';
import { BROWS, EYES, MOUTHS, NOSES, WRINKLES } from './quarter-features.ts';

const HEAD =
  'M108 42C86 40 70 54 66 77C65 83 62 87 62 91C63 95 65 96 65 99C63 104 62 108 64 114C66 120 68 125 69 131C69 137 71 142 74 148C77 155 84 158 91 158C101 157 112 151 122 143C130 136 134 128 136 118L148 112C156 96 155 74 148 62C140 48 126 43 108 42Z';
const EAR = 'M131 95C134 86 146 86 146 97C146 106 141 118 134 118C130 116 130 104 131 95Z';
const NEAR =
  'M126 56C120 70 119 84 122 95C123 105 118 112 113 122C108 132 104 144 91 158C101 157 112 151 122 143C130 136 134 128 136 118L148 112C156 96 154 74 148 62C142 52 134 46 126 56Z';
const FAR =
  'M92 44C84 54 80 68 81 82L86 92C84 104 78 112 73 119L82 125C78 131 80 136 83 141C81 147 84 153 88 158C82 157 77 154 74 148C71 142 69 137 69 131C68 125 66 120 64 114C62 108 63 104 65 99C65 96 63 95 62 91C62 87 65 83 66 77C69 58 78 47 92 44Z';

/** A child's eyes are larger. */
const wideEyed: Move = (x, y) => {
  const middle = x > 86 ? 99.5 : 74.5;
  return [middle + (x - middle) * 1.14, 99 + (y - 98) * 1.28];
};

/** The face turned three quarters to the viewer's left; turned right it is mirrored, and the far side lies in shadow. */
export function quarter(look: Look): Shape[] {
  const soft = look.feminine === true;
  const sunny = look.facesRight !== true; // the light falls on the face, and the near side lies in shadow
  const eyes = known(EYES, look.eyes ?? 'calm', 'eyes in quarter view')(soft);
  const nose = known(NOSES, look.nose ?? (soft ? 'small' : 'straight'), 'nose in quarter view');
  return [
    outlined(
      30,
      'shade',
      soft
        ? 'M100 148C103 160 100 170 88 182L104 200L142 194C134 178 131 156 141 106L110 110Z'
        : 'M97 146C100 160 96 170 84 182L104 202L150 194C141 178 137 156 146 104L110 110Z',
    ),
    ...(sunny
      ? [
          filled(
            31,
            'skin',
            soft
              ? 'M101 150C104 162 101 172 90 182L112 188C106 176 108 162 112 150Z'
              : 'M98 150C101 162 97 172 86 183L112 190C104 176 106 162 110 150Z',
          ),
        ]
      : [filled(31, 'skin', 'M137 124C133 150 135 172 140 189L122 196C129 172 127 150 127 138Z')]),
    filled(
      32,
      'ink',
      sunny
        ? 'M98 154C112 150 126 142 135 128C136 144 132 160 122 172C120 160 112 154 98 158Z'
        : 'M97 152C112 150 124 144 132 132C130 146 116 158 104 170C104 162 102 158 97 152Z',
    ),
    outlined(50, 'skin', HEAD),
    filled(
      55,
      'shade',
      sunny
        ? NEAR +
            comb('122 64, 120 84', { dx: -8, dy: -2, count: 4, width: 3 }) +
            comb('121 104, 113 122, 108 134, 98 150', { dx: -11, dy: 0, count: soft ? 5 : 8, width: 3.2 })
        : FAR +
            comb('82 60, 81 82', { dx: 9, dy: -2, count: 4, width: 3 }) +
            comb('80 128, 83 142, 89 156', { dx: 9, dy: -1, count: 4, width: 3 }) +
            'M112 124C120 120 128 118 136 118C134 128 130 136 122 143C116 148 108 152 100 155C106 144 108 134 112 124Z',
    ),
    filled(
      56,
      'ink',
      sunny
        ? comb('134 124, 126 138, 110 150', {
            dx: soft ? -9 : -14,
            dy: -4,
            count: soft ? 3 : 6,
            width: 3,
            taper: 0.4,
          })
        : comb('66 78, 64 92, 64 112, 70 132, 76 150', {
            dx: soft ? 7 : 11,
            dy: -1,
            count: soft ? 6 : 10,
            width: 2.8,
            taper: 0.4,
          }),
    ),
    filled(
      56,
      'skin1',
      sunny
        ? leaves('72 72 92 52 3.4 -4, 78 76 104 60 2.6 -4, 94 112 108 122 3.4 -3, 80 98 76 112 2 1')
        : leaves('94 54 116 56 3.4 -3, 96 66 118 72 2.6 -3, 104 112 122 110 3.4 3, 88 98 80 116 2 1'),
    ),
    filled(
      56,
      'shade',
      'M86 94C94 86 108 86 116 94C108 91 95 92 88 100ZM66 93C71 88 79 89 84 94L83 98C78 92 71 92 67 97Z' +
        (sunny ? nose.flank : '') +
        (look.gaunt ? 'M118 108C108 114 102 124 100 142C110 134 118 122 120 110Z' : ''),
    ),
    ...(look.gaunt
      ? [filled(57, 'ink', wedges('122 112 106 118 3, 121 119 104 126 3, 118 126 103 133 3, 66 116 74 124 2.5'))]
      : []),
    ...(look.child ? bent(eyes, wideEyed) : eyes),
    filled(61, 'ink', BROWS[look.brows ?? 'calm'](soft ? 1.5 : (look.browWeight ?? 4))),
    filled(61, 'ink', nose.ridge),
    ...known(MOUTHS, look.mouth ?? (soft ? 'full' : 'calm'), 'mouth in quarter view'),
    filled(59, 'ink', WRINKLES[look.age ?? 0]),
    ...(look.ears === 'none'
      ? []
      : [
          outlined(
            64,
            'skin',
            look.ears === 'big' ? 'M130 96C132 78 152 74 153 93C153 108 144 124 134 120C129 117 130 106 130 96Z' : EAR,
          ),
          filled(65, 'ink', leaf(140, 92, 136, 112, 2, -3)),
        ]),
  ];
}
