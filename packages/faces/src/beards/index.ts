import { known, type Look, type View } from '../look.ts';
import { leaves } from '../pen/index.ts';
import { filled, outlined, type Shape } from '../print/index.ts';
import { FRONT } from './front.ts';
import { PROFILE } from './profile.ts';
import { QUARTER } from './quarter.ts';

type ByView = Readonly<Record<View, readonly Shape[]>>;

const BEARDS: Readonly<Record<View, Readonly<Record<string, readonly Shape[]>>>> = {
  front: FRONT,
  quarter: QUARTER,
  profile: PROFILE,
};

export type Beard = keyof typeof FRONT | keyof typeof QUARTER | keyof typeof PROFILE;
export type Moustache = 'full' | 'thin';

/** Beards that grow around the mouth show the lower lip. */
const AROUND_THE_MOUTH: readonly Beard[] = ['short', 'full', 'long', 'fork', 'goatee'];

const LOWER_LIP: ByView = {
  front: [filled(61.5, 'lip', 'M90 138C95 137 105 137 110 138C107 145 93 145 90 138Z')],
  quarter: [filled(61.5, 'lip', 'M74 138C79 137 88 137 93 139C90 146 78 146 74 138Z')],
  profile: [],
};

/** Moustaches lie over the upper lip. */
const MOUSTACHES: Readonly<Record<Moustache, ByView>> = {
  full: {
    front: [
      outlined(
        63,
        'hair',
        'M100 127C106 125 114 127 120 138C124 146 122 150 122 150C118 142 110 136 100 135C90 136 82 142 78 150C78 150 76 146 80 138C86 127 94 125 100 127Z',
      ),
      filled(63.5, 'hair2', leaves('104 130 118 142 1.4 -3, 96 130 82 142 1.4 3')),
    ],
    quarter: [
      outlined(
        63,
        'hair',
        'M78 127C86 124 98 128 103 140C106 147 104 151 104 151C100 142 92 136 82 135C76 136 72 140 69 146C67 138 70 130 78 127Z',
      ),
      filled(63.5, 'hair2', leaves('84 130 100 143 1.4 -3')),
    ],
    profile: [
      outlined(
        63,
        'hair',
        'M60 126C70 122 82 130 86 144C87 150 85 154 85 154C80 144 72 138 62 137C57 134 57 129 60 126Z',
      ),
      filled(63.5, 'hair2', leaves('66 129 82 146 1.4 -3')),
    ],
  },
  thin: {
    front: [
      filled(
        63,
        'hair2',
        'M100 129C106 127 114 129 119 137C113 133 107 132 100 132C93 132 87 133 81 137C86 129 94 127 100 129Z',
      ),
    ],
    quarter: [
      filled(
        63,
        'hair2',
        'M80 129C87 127 97 130 101 139C95 134 88 132 81 132C76 132 73 134 70 138C71 131 75 129 80 129Z',
      ),
    ],
    profile: [filled(63, 'hair2', 'M61 129C68 128 76 132 80 139C74 135 68 133 61 132.5Z')],
  },
};

export const beards = ({ view }: Look, beard?: Beard, moustache?: Moustache): Shape[] => [
  ...(beard === undefined ? [] : known(BEARDS[view], beard, `beard seen in ${view}`)),
  ...(beard !== undefined && AROUND_THE_MOUTH.includes(beard) ? LOWER_LIP[view] : []),
  ...(moustache === undefined ? [] : MOUSTACHES[moustache][view]),
];
