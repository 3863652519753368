import type { Seat } from '../contract.ts';
import { plainCopy, type Plain } from '../plain.ts';
import { problem, type Problem } from '../problem.ts';

/** An action after the door: its parts have the right types, and its choice is our own copy. */
export interface Sanitized {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain | undefined; // undefined: no plain data, so an answer to nothing
}

/** Takes in an action from outside, whatever it is. Every field is read once; nothing stays shared with the sender. */
export function sanitize(action: unknown): Sanitized | Problem {
  const malformed = problem('CO-2.4', 'malformed-action');
  if (typeof action !== 'object' || action === null) return malformed;
  try {
    const { seat, request, choice } = action as { readonly [field in keyof Sanitized]?: unknown };
    if (typeof seat !== 'string' || typeof request !== 'number') return malformed;
    return { seat, request, choice: plainCopy(choice) };
  } catch {
    return malformed; // a getter or a proxy that throws
  }
}
