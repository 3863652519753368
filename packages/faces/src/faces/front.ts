import { known, type Look } from '../look.ts';
import { both, comb, leaf, leaves, type Move, wedges, whole } from '../pen/index.ts';
import { bent, filled, outlined, type Shape } from '../print/index.ts';
import { brows, eyes, MOUTHS, NOSES, WRINKLES } from './front-features.ts';

const HEAD = whole(
  'M100 42C126 42 138 62 138 92C138 108 136 119 131 131C127 141 117 153 109 155C106 156 103 156 100 156',
);
const EAR = 'M136 91C144 84 150 92 147 104C145 113 141 119 135 117Z';
const BIG_EAR = 'M136 88C146 74 158 82 154 100C151 114 144 122 134 120Z';
const SIDE =
  'M110 43C121 52 126 66 125 83L120 90C127 98 129 105 125 112C120 121 117 128 117 137C115 147 110 153 102 156L109 155C117 153 127 141 131 131C136 119 138 108 138 92C138 64 127 43 110 43Z';

/** A child's eyes are larger, and its nose is smaller. */
const wideEyed: Move = (x, y) => {
  const middle = x < 100 ? 84.5 : 115.5;
  return [middle + (x - middle) * 1.16, 99 + (y - 98) * 1.3];
};
const snub: Move = (x, y) => [100 + (x - 100) * 0.84, 120 + (y - 122) * 0.8];

/** The face seen from the front. Base head: eyes on y 98, chin on y 156, axis x 100. Light comes from the upper left. */
export function front(look: Look): Shape[] {
  const soft = look.feminine === true;
  const pair = eyes(look.eyes ?? 'calm', soft);
  const nose = known(NOSES, look.nose ?? (soft ? 'small' : 'straight'), 'nose from the front');
  const hatching =
    comb('112 50, 125 70, 124 86', { dx: -9, dy: -3, count: 6, width: 3 }) +
    comb('126 102, 125 112, 117 128, 116 140, 108 152', { dx: -9, dy: 2, count: soft ? 5 : 8, width: 3.2 });
  return [
    outlined(
      30,
      'shade',
      soft
        ? whole('M100 140L118 140C118 158 120 170 132 180L100 196')
        : whole('M100 136L125 136C125 158 127 168 138 180L100 196'),
    ),
    filled(
      31,
      'skin',
      soft
        ? 'M82 140C82 158 80 170 68 180L96 190C92 176 90 164 92 156Z'
        : 'M76 136C75 158 73 168 62 180L92 190C86 176 86 164 88 154Z',
    ),
    filled(
      32,
      'ink',
      soft
        ? 'M84 146C92 158 108 160 119 144C119 154 116 164 110 172C108 164 94 162 84 146Z'
        : 'M78 140C88 160 112 162 125 138C125 154 122 166 114 176C112 166 92 164 78 140Z',
    ),
    ...(look.ears === 'none'
      ? []
      : [
          outlined(49, 'skin', both(look.ears === 'big' ? BIG_EAR : EAR)),
          filled(
            49,
            'ink',
            both(look.ears === 'big' ? leaf(146, 88, 140, 112, 2.4, -3) : leaf(143, 93, 139, 112, 1.8, -2)),
          ),
        ]),
    outlined(50, 'skin', HEAD),
    filled(55, 'shade', SIDE + hatching),
    filled(
      56,
      'ink',
      comb('134 70, 137 92, 135 112, 130 132, 118 149', {
        dx: soft ? -8 : -13,
        dy: -1,
        count: soft ? 6 : 11,
        width: 3,
        taper: 0.4,
      }),
    ),
    filled(
      56,
      'skin1',
      leaves('70 62 92 52 3.4 -4, 72 72 96 66 2.6 -3, 68 112 80 122 3.4 2, 98 94 98 114 2 1, 93 152 101 152 1.6 1'),
    ),
    // both eye sockets, the hollow under the cheekbone
    filled(
      56,
      'shade',
      'M72 92C80 86 92 88 98 93C96 97 95 99 95 99C89 93 79 92 73 97Z' +
        (look.gaunt ? 'M68 112C74 116 80 124 82 138C76 132 70 124 68 112Z' : ''),
    ),
    ...(look.gaunt
      ? [
          filled(
            57,
            'ink',
            'M132 112C126 116 120 124 118 140C125 133 130 124 132 112Z' +
              wedges('66 118 76 122 2.5, 68 124 78 130 2.5'),
          ),
        ]
      : []),
    ...(look.child ? bent(pair, wideEyed) : pair),
    filled(61, 'ink', brows(look.brows ?? 'calm', soft ? 1.5 : (look.browWeight ?? 4))),
    ...(look.child ? bent(nose, snub) : nose),
    ...MOUTHS[look.mouth ?? (soft ? 'full' : 'calm')],
    filled(59, 'ink', WRINKLES[look.age ?? 0]),
  ];
}
