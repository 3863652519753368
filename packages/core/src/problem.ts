import type { Plain } from './plain.ts';

/** A refusal: what is wrong (`code`), which rule says so (`clause`), and what a sentence about it needs (`data`). */
export interface Problem {
  readonly code: string;
  readonly clause: string;
  readonly data?: Plain;
}

/** Refuses with a clause, a code and the data of the sentence. */
export function problem(clause: string, code: string, data?: Plain): Problem {
  return data === undefined ? { code, clause } : { code, clause, data };
}

/** Tells a problem from another value; for functions that answer `Something | Problem`. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'clause' in value;
}
