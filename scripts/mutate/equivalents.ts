import { readFileSync } from 'node:fs';
import { idOf, type Description, type Mutant } from './mutant.ts';

/** A mutant that no test can notice, since it does the same, and why that is so. */
export interface Mark extends Omit<Description, 'nth'> {
  /** Which of the places with this line and change; the first where nothing is said. */
  readonly nth?: number;
  readonly reason: string;
}

export function readMarks(file: string): Mark[] {
  const marks = JSON.parse(readFileSync(file, 'utf8')) as Mark[];
  for (const { file: place, line, change, reason } of marks) {
    if (!place || !line || !change || !reason)
      throw new Error(
        `a mark in ${file} lacks file, line, change or reason: ${JSON.stringify({ place, line, change })}`,
      );
  }
  return marks;
}

export interface Marked {
  /** The reason for each equivalent mutant, by its id. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Marks that fit nothing: the code they spoke of has changed. */
  readonly stale: readonly Mark[];
}

/** Which of a tree's mutants are marked. A mark of a file that was not looked at is not stale. */
export function markEquivalents(mutants: readonly Mutant[], marks: readonly Mark[]): Marked {
  const ids = new Set(mutants.map(({ id }) => id));
  const files = new Set(mutants.map(({ file }) => file));
  const byId = marks.map(mark => ({ mark, id: idOf({ nth: 1, ...mark }) }));
  return {
    reasons: new Map(byId.filter(({ id }) => ids.has(id)).map(({ id, mark }) => [id, mark.reason])),
    stale: byId.filter(({ id, mark }) => !ids.has(id) && files.has(mark.file)).map(({ mark }) => mark),
  };
}
