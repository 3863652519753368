import type { Rng } from '@corvo/core';
import type { AreaId, HouseId, UnitKind, WesterosOpen, WesterosRequest } from '@corvo/westeros';
import type { Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';
import { USUAL_WEIGHTS, type Weights } from './weights.ts';

/** How a question is answered that only some games ask: what it weighs, the best first. */
export type Advice = (sense: Sense, request: WesterosRequest, noise: () => number, rng: Rng) => Iterable<Candidate>;

/** What areas are worth to a house beyond what is printed on them, where its game is won by other things than castles. */
export type Goals = (open: WesterosOpen, house: HouseId) => Readonly<Record<AreaId, number>>;

/** Who plays: what he cares about, and what he knows of the questions that only his game asks, by their names. */
export interface Character {
  readonly weights: Weights;
  readonly advice: Readonly<Record<string, Advice>>;
  readonly goals?: Goals;
  /** How much nearer to its goal an army is in each area. */
  readonly ways?: Goals;
  /** Is an area still the house's own when it has left it, without a token? */
  readonly keeps?: (house: HouseId, area: AreaId) => boolean;
  /** What a piece is good for beyond its strength. */
  readonly piece?: (open: WesterosOpen, house: HouseId, kind: UnitKind) => number;
}

export const USUAL: Character = { weights: USUAL_WEIGHTS, advice: {} };
