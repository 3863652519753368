import type { WesterosChoice, WesterosRequest } from '../state.ts';
import type { Sense } from './sense.ts';

/** How the heuristic player answers one question that only some rulesets ask. */
export type Advice = (sense: Sense, request: WesterosRequest, noise: () => number) => WesterosChoice;
