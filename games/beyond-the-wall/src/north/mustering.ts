import { houseOf, PROCEDURES, type Code, type HouseId, type MusterFrame } from '@corvo/westeros';
import { FREE_FOLK, OTHERS, WATCH } from '../facts.ts';

/** Where each of the three may muster, and how much, stands in clauses of its own. */
const CLAUSES: Readonly<Record<HouseId, Readonly<Record<string, string>>>> = {
  [WATCH]: { 'no-muster-there': 'BW-5.3', 'not-enough-points': 'BW-5.3' },
  [FREE_FOLK]: { 'no-muster-there': 'BW-5.5', 'not-enough-points': 'BW-5.4' },
  [OTHERS]: { 'no-muster-there': 'BW-5.7', 'not-enough-points': 'BW-5.7' },
};

const usual = PROCEDURES.muster['in-turn'];

/** The mustering of all; what the three are refused is said under their clauses. */
export const musterStep: Code<MusterFrame, 'muster'> = {
  ...usual,
  refuse(view, frame, seat, choice) {
    const wrong = usual.refuse?.(view, frame, seat, choice);
    const clause = wrong && CLAUSES[houseOf(view.open, seat)]?.[wrong.code];
    return wrong && clause !== undefined ? { ...wrong, clause } : wrong;
  },
};
