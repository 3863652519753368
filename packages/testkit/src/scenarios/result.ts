/** One thing that is not as the file says. */
export interface ScenarioFailure {
  readonly kind: 'damaged' | 'failed'; // the file cannot be used as it is; or the game does something else
  readonly line: number; // of the file, from 1
  readonly column: number;
  readonly path: string; // such as steps[3].clause; empty for the whole file
  readonly expected: string;
  readonly found: string;
}

/** What came of a scenario. It passed when there are no failures. */
export interface ScenarioResult {
  readonly passed: boolean;
  readonly title: string | null; // null where the file is too damaged to have one
  readonly game: string | null;
  readonly clauses: readonly string[];
  readonly steps: number; // in the file
  readonly done: number; // that were carried out; a play that fails is the last
  readonly failures: readonly ScenarioFailure[];
}

/** A failure on one line, as compilers write it: editors can jump to it. */
export function writeFailure(file: string, failure: ScenarioFailure): string {
  const where = failure.path === '' ? '' : `${failure.path}: `;
  return `${file}:${failure.line}:${failure.column}: ${where}expected ${failure.expected}; found ${failure.found}`;
}
