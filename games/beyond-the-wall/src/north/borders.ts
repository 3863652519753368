import type { Rulings } from '@corvo/westeros';
import { ALWAYS_WINTER, isDashed, OTHERS } from '../facts.ts';

/** BW-2.3, 2.4: the Others alone enter the Lands of Always Winter, nobody raids them; no support over the dashed line. */
export const bars: Rulings['bars'] = (_open, _rules, house, area, act, from) => {
  if (act === 'support') return isDashed(from, area) ? { code: 'no-support-over-the-line' } : undefined;
  if (area !== ALWAYS_WINTER) return undefined;
  if (act === 'raid') return { code: 'never-raided' };
  return act === 'march' && house !== OTHERS ? { code: 'others-only' } : undefined;
};
