import { createHash } from 'node:crypto';

/** One small change of one source file. */
export interface Change {
  readonly kind: Kind;
  /** Where the replaced text starts and ends. */
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
}

export type Kind =
  | 'comparison'
  | 'boundary'
  | 'condition'
  | 'logic'
  | 'operand'
  | 'fallback'
  | 'arithmetic'
  | 'literal'
  | 'arguments'
  | 'array'
  | 'method'
  | 'statement'
  | 'guard'
  | 'body';

/** A change in words that stay true when lines move: a mark for an equivalent mutant is written in them. */
export interface Description {
  /** Path from the root of the tree, with `/`. */
  readonly file: string;
  /** The source line in which the change begins, trimmed. */
  readonly line: string;
  /** Such as `< becomes <=`. */
  readonly change: string;
  /** Counts the places of the file with the same line and change; 1 for the first. */
  readonly nth: number;
}

export interface Mutant extends Change, Description {
  /** Eight hexadecimal digits made from the description. */
  readonly id: string;
  /** Where it is, for people: starts at 1. */
  readonly row: number;
}

/** Gives the changes of one file their ids and words. */
export function describeChanges(file: string, source: string, changes: readonly Change[]): Mutant[] {
  const seen = new Map<string, number>();
  return changes.map(change => {
    const row = source.slice(0, change.start).split('\n').length;
    const line = (source.split('\n')[row - 1] ?? '').trim();
    const words = `${shorten(source.slice(change.start, change.end))} becomes ${shorten(change.text)}`;
    const nth = (seen.get(`${line}\n${words}`) ?? 0) + 1;
    seen.set(`${line}\n${words}`, nth);
    const description = { file, line, change: words, nth };
    return { ...change, ...description, id: idOf(description), row };
  });
}

export function idOf({ file, line, change, nth }: Description): string {
  return createHash('sha256').update([file, line, change, nth].join('\n')).digest('hex').slice(0, 8);
}

export function applyChange(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** The same sample for the same seed; code that comes or goes elsewhere hardly changes it. */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const key = ({ id }: Mutant): string => createHash('sha256').update(`${seed}\n${id}`).digest('hex');
  return mutants
    .map(mutant => ({ mutant, key: key(mutant) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

function shorten(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line === '{}') return 'nothing';
  return line.length > 100 ? `${line.slice(0, 70)} … ${line.slice(-27)}` : line;
}
