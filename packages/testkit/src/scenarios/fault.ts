import type { ScenarioStep } from './schema.ts';

/** Something about a step that does not hold. `path` leads on from the step. */
export interface StepFault {
  readonly kind: 'damaged' | 'failed';
  readonly path: readonly PropertyKey[];
  readonly expected: string;
  readonly found: string;
  readonly stop?: true; // nothing after it would make sense
}

/** The step of one kind, such as `StepOf<'play'>`. */
export type StepOf<Kind extends string> = Extract<ScenarioStep, { readonly [K in Kind]: unknown }>;
