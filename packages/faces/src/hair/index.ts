import { known, type Look, type View } from '../look.ts';
import { filled, type Shape } from '../print/index.ts';
import { FRONT_LONG } from './front-long.ts';
import { FRONT_SHORT } from './front-short.ts';
import { PROFILE } from './profile.ts';
import { QUARTER } from './quarter.ts';
import type { Style } from './strands.ts';

const FRONT = { ...FRONT_SHORT, ...FRONT_LONG };
const STYLES: Readonly<Record<View, Readonly<Record<string, Style>>>> = {
  front: FRONT,
  quarter: QUARTER,
  profile: PROFILE,
};

export type HairStyle = keyof typeof FRONT | keyof typeof QUARTER | keyof typeof PROFILE;

/** One dark lock in pale hair that is turned three quarters. */
const STREAK =
  'M98 31C124 34 146 60 149 110C151 140 157 164 162 190L148 193C144 160 140 124 135 104C128 72 116 50 98 31Z';

export const hair = ({ view }: Look, style: HairStyle = 'short', streak = false): Shape[] => [
  ...known(STYLES[view], style, `hair seen in ${view}`)(),
  ...(streak ? [filled(82, 'ink', STREAK)] : []),
];
