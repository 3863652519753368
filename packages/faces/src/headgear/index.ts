import { known, type Look } from '../look.ts';
import type { Shape } from '../print/index.ts';
import { BEAST_HELMS } from './beast-helms.ts';
import { CLOTHS } from './cloths.ts';
import { CROWNS } from './crowns.ts';
import { HELMS } from './helms.ts';

const HEADGEAR = { ...CROWNS, ...CLOTHS, ...HELMS, ...BEAST_HELMS };

export type HeadgearName = keyof typeof HEADGEAR;

export const headgear = (look: Look, names: readonly HeadgearName[] = []): Shape[] =>
  names.flatMap(name => known(HEADGEAR, name, 'headgear')(look));
