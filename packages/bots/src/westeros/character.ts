import type { WesterosRequest } from '@corvo/westeros';
import type { Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';
import { USUAL_WEIGHTS, type Weights } from './weights.ts';

/** How a question is answered that only some games ask: what it weighs, the best first. */
export type Advice = (sense: Sense, request: WesterosRequest, noise: () => number) => Iterable<Candidate>;

/** Who plays: what he cares about, and what he knows of the questions that only his game asks, by their names. */
export interface Character {
  readonly weights: Weights;
  readonly advice: Readonly<Record<string, Advice>>;
}

export const USUAL: Character = { weights: USUAL_WEIGHTS, advice: {} };
