import { problem, type Problem } from '../problem.ts';

/** The line has not the form of a record. `expected` names a field, or what else is missing: `expected.…` in the texts. */
export function damaged(line: number, expected: string): Problem {
  return problem('CO-4.1', 'damaged-record', { line, expected });
}

/** The line has the form of a record, but the rules make something else of this game. */
export function notTrue(line: number, field: string, value: string): Problem {
  return problem('CO-4.2', 'record-not-true', { line, field, value });
}
