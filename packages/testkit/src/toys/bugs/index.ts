import { ANSWER_BUGS } from './answers.ts';
import { LEAKS } from './leaks.ts';
import type { PlantedBug } from './plant.ts';
import { STATE_BUGS } from './state.ts';

export type { PlantedBug } from './plant.ts';
/** Every way we know to spoil a game; the battery must bark at each. */
export const PLANTED_BUGS: readonly PlantedBug[] = [...LEAKS, ...STATE_BUGS, ...ANSWER_BUGS];
