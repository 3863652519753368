import type { Option } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';
import { withFacts } from '../with.ts';

/** CK-9.1, 1E-S57: other stars by place at court. */
export const threePlayers: Option = rules => withFacts(rules, { stars: SHEET.threePlayers.stars.byKingsCourtPosition });
