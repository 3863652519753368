import { known, type Look, type Nose } from '../look.ts';
import { comb, disc, leaf, leaves, type Path, wedges } from '../pen/index.ts';
import { filled, outlined, type Shape } from '../print/index.ts';
import { BROWS, eye, MOUTHS, WRINKLES } from './profile-features.ts';

const BACK =
  'C104 153 118 147 124 137C128 129 130 122 131 116L149 114C160 102 162 84 156 68C148 50 132 43 112 42C92 40 77 48 71 62C68 70 67 78 66 84';
const LOW =
  'L63 127C61 129 58 131 58.5 134C59 136 62 137 63.5 137.5C60 138.5 58.5 141 60 144C62 146 63.5 147 62.5 149.5C60 154 61 160 66 163C72 166 82 162 90 158';
/** Fallen lips, a jutting chin. */
const OLD =
  'L64 127C62 129 60 131 61 134C62 136 65 137 66 138C63 139 61 141 62 144C63 146 64 147 62 149.5C58 153 57 161 63 165C70 168 82 163 90 158';
/** Noses are part of the outline, so each of them begins a head. */
const NOSES: Readonly<Partial<Record<Nose, Path>>> = {
  straight: 'M66 84C64 88 65 91 67 94C63 102 55 111 51 117.5C49 121 51 125 56 125.5',
  hook: 'M66 83C62 87 63 91 65 94C59 98 53 108 50 118C48 124 50 127.5 54 127C55 126.5 56 126 57 125.5',
  small: 'M67 84C66 88 67 92 69 95C67 102 60 110 56 116C54 120 56 123.5 60 124',
  snub: 'M67 84C66 88 67 92 69 96C68 103 60 108 55 112C53 116 56 121 61 123',
  broad: 'M65 84C62 88 64 91 66 94C63 102 54 110 49 116C46 122 50 127 56 126.5',
};
const EAR = 'M119 95C121 86 134 85 135 96C135 106 130 118 123 118C118 116 118 104 119 95Z';
const SHADE =
  'M114 58C106 72 108 86 112 96C112 106 106 114 104 124C100 138 86 150 66 163C72 166 82 162 90 158C104 153 118 147 124 137C128 129 130 122 131 116L149 114C160 102 162 84 156 68C148 52 126 46 114 58Z';
const MASK =
  'M86 50C80 62 78 74 78 84L74 92C72 104 66 112 62 118L70 124C66 129 68 134 70 139C67 147 68 154 72 164C62 164 60 154 62.5 149.5C63.5 147 62 146 60 144C58.5 141 60 138.5 63.5 137.5C62 137 59 136 58.5 134C58 131 61 129 63 127L56 125.5C51 125 49 121 51 117.5C55 111 63 102 67 94C65 91 64 88 66 84C67 78 68 70 71 62C74 56 79 52 86 50Z';

/** The face in profile to the viewer's left, as on a coin. */
export function profile(look: Look): Shape[] {
  const soft = look.feminine === true;
  const sunny = look.facesRight !== true; // the light falls on the face
  const age = look.age ?? 0;
  const nose = known(NOSES, look.nose ?? (soft ? 'small' : 'straight'), 'nose in profile');
  return [
    outlined(
      30,
      'shade',
      soft
        ? 'M90 156C96 166 94 174 84 184L106 202L146 194C138 176 136 152 147 104L110 110Z'
        : 'M88 156C94 166 90 174 80 184L106 203L153 194C144 176 142 152 151 104L110 110Z',
    ),
    ...(sunny
      ? [filled(31, 'skin', 'M91 158C97 168 94 176 85 184L108 190C102 178 102 166 106 154Z')]
      : [filled(31, 'skin', 'M141 124C135 150 137 172 143 189L122 196C131 174 129 150 129 130Z')]),
    filled(32, 'ink', 'M90 160C106 154 120 148 126 136C128 148 122 164 112 174C112 164 104 158 90 160Z'),
    outlined(50, 'skin', `${nose}${age > 1 ? OLD : LOW}${BACK}Z`),
    ...(sunny
      ? [
          filled(
            55,
            'shade',
            SHADE +
              comb('110 62, 109 82', { dx: -9, dy: -2, count: 4, width: 3 }) +
              comb('111 104, 105 120, 98 138, 80 156', { dx: -10, dy: 0, count: soft ? 5 : 8, width: 3.2 }),
          ),
          filled(56, 'shade', 'M68 121C72 118 74 113 72 108C77 112 77 121 71 125Z'),
        ]
      : [
          filled(
            55,
            'shade',
            (look.nose === undefined || look.nose === 'straight') && age < 2
              ? MASK
              : 'M86 50C80 62 78 74 78 84L70 84C67 78 68 70 71 62C74 56 79 52 86 50ZM64 128L71 126C67 133 69 138 72 141C68 148 69 156 73 164C63 164 60 156 63 149C62 145 61 141 64 138Z',
          ),
          filled(
            57,
            'ink',
            comb('72 62, 68 72, 67 84', { dx: 10, dy: -1, count: 4, width: 2.8, taper: 0.4 }) +
              comb('61 150, 62 160, 70 165', { dx: 9, dy: -3, count: 3, width: 2.8, taper: 0.4 }),
          ),
          filled(
            55,
            'shade',
            comb('80 70, 80 86', { dx: 9, dy: -2, count: 3, width: 3 }) +
              'M72 164C84 152 100 146 112 132C118 124 124 118 131 116C130 122 128 129 124 137C118 147 104 153 90 158C84 161 78 164 72 164Z' +
              comb('100 146, 114 132', { dx: -3, dy: -10, count: 4, width: 3 }),
          ),
        ]),
    filled(
      56,
      'ink',
      sunny
        ? comb('128 124, 122 140, 104 152', {
            dx: soft ? -9 : -14,
            dy: -5,
            count: soft ? 3 : 6,
            width: 3,
            taper: 0.4,
          })
        : comb('112 148, 122 140, 129 124', { dx: -8, dy: -12, count: 5, width: 3, taper: 0.4 }),
    ),
    filled(
      56,
      'skin1',
      sunny
        ? leaves('74 72 92 52 3.4 -4, 80 78 104 60 2.6 -4, 80 112 96 118 3.4 -3, 66 100 57 115 2 0')
        : leaves('94 54 112 58 3.4 -3, 90 112 106 108 3.4 3'),
    ),
    filled(
      56,
      'shade',
      'M67 95C74 88 84 88 92 95C84 92 75 93 69 98Z' +
        (look.gaunt ? 'M106 108C96 114 88 124 84 144C96 136 106 122 108 112Z' : ''),
    ),
    ...(look.gaunt ? [filled(57, 'ink', wedges('110 112 92 118 3, 108 119 90 126 3, 104 126 88 133 3'))] : []),
    filled(60, 'ink', eye(look)),
    ...(look.eyes === 'deep'
      ? [
          filled(60.5, 'skin', 'M71 99C76 95.5 83 96 87 99C82 102 75 102.5 71 99Z'),
          filled(60.6, 'ink', disc(76, 99, 2.7)),
        ]
      : []),
    filled(61, 'ink', known(BROWS, look.brows ?? 'calm', 'brows in profile')(soft ? 1.5 : (look.browWeight ?? 4))),
    filled(61, 'ink', leaf(57, 124, 66, 122, 1.8, 3) + leaf(68, 113, 69, 125, 1.6, -4)),
    ...(soft
      ? [
          filled(
            61,
            'lip',
            'M63.5 137.5C61 137 59.5 136 59.5 134C59.5 132 62 131 64 132L74 137.5C72 142 68 145.5 65 145.5C61.5 145 59.5 142 63.5 137.5Z',
          ),
        ]
      : []),
    filled(62, 'ink', known(MOUTHS, look.mouth ?? (soft ? 'full' : 'calm'), 'mouth in profile')),
    filled(59, 'ink', WRINKLES[age]),
    ...(look.ears === 'none'
      ? []
      : [
          outlined(
            64,
            'skin',
            look.ears === 'big' ? 'M117 96C118 76 140 72 142 92C142 108 134 124 124 121C117 118 117 106 117 96Z' : EAR,
          ),
          filled(65, 'ink', leaf(129, 92, 125, 112, 2, -3)),
        ]),
  ];
}
