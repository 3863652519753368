import type { Action, Event, Rng } from '@corvo/core';
import type { Instant } from './instant.ts';
import type { Walk } from './walk.ts';

/** What must hold in every game. */
export const PROPERTIES = [
  'no-exceptions',
  'ends',
  'options',
  'plain-data',
  'requests',
  'sample',
  'list',
  'late',
  'instructions',
  'notation',
  'refusal',
  'twin',
  'sealed-order',
  'scramble',
  'secrets',
  'chance',
  'imagine',
  'replay',
  'purity',
  'save-and-load',
  'revealed',
  'redraw',
  'pieces',
  'invariants',
  'table',
  'sentences',
  'outcome',
  'record',
] as const;
export type PropertyName = (typeof PROPERTIES)[number];

/** How hard to look: `quick` takes samples, for very many games; `thorough` looks everywhere, for tests. */
export type Effort = 'quick' | 'thorough';

/** What is wrong, in words; undefined when all is well. */
export type Finding = string | undefined;

/** One action and what came of it. */
export interface Passage {
  readonly before: Instant;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly revealed: boolean;
  readonly after: Instant;
}

/** A property and the points of a game where it can be looked at. */
export interface Property {
  readonly name: PropertyName;
  /** Costly properties are looked at in turn, one at each decision, when the effort is quick. */
  readonly costly: boolean;
  /** Before the first action. */
  atStart?(walk: Walk): Finding;
  /** Whether there is anything to look at, at this decision. */
  when?(instant: Instant): boolean;
  /** Somebody must decide. */
  atDecision?(instant: Instant, rng: Rng): Finding;
  /** Somebody has decided. */
  afterAction?(passage: Passage, rng: Rng): Finding;
  /** The game is over. */
  atEnd?(walk: Walk, rng: Rng): Finding;
}
