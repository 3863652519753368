import type { Entry } from './entry.ts';
import { LONGEST_LINE, type Kept, type Mark } from './match.ts';

/** What an entry tells about the line of a story. `link`: what the next action is hashed onto, where a server does that. */
export type Outline = Pick<Entry, 'n' | 'kind' | 'answers' | 'to' | 'redrawn' | 'revealed'> & { link?: string | null };

/** An entry that counts, with the number of the drawing where chance was drawn anew before it. */
interface Counted<E extends Outline = Outline> {
  readonly entry: E;
  readonly before: number;
  readonly redrawn: number | null;
}

type Counts = Pick<Kept, 'since' | 'floor' | 'rewinds' | 'redraws' | 'drawn'>;

/** Where a story has come to. */
export interface Line<E extends Outline = Outline> extends Counts {
  readonly counted: readonly Counted<E>[];
}

/** The actions that count after the last of these entries, from the start on; what was taken back is left out. */
export function lineOf<E extends Outline>(entries: readonly E[]): Line<E> {
  let counted: Counted<E>[] = [];
  const anew = new Map<number, number>(); // by the undo after which chance was another
  let [since, floor, rewinds, redraws, drawn] = [0, 0, 0, 0, 0];
  for (const entry of entries) {
    if (entry.kind === 'action') {
      counted.push({ entry, before: since, redrawn: anew.get(since) ?? null });
      since = entry.n;
    } else if (entry.kind === 'undo') {
      const to = entry.to ?? 0;
      counted = counted.filter(one => one.entry.n <= to);
      since = to;
      rewinds++;
      if (entry.redrawn === null) continue;
      since = drawn = entry.n;
      redraws = entry.redrawn;
      anew.set(entry.n, entry.redrawn);
    } else if (entry.kind === 'resign') floor = entry.n;
  }
  return { counted, since, floor, rewinds, redraws, drawn };
}

/** The marks of a line, as a match keeps them. */
export const marksOf = ({ counted }: Line): Mark[] =>
  counted
    .map(({ entry: { n, answers, revealed, link }, before }, place) => {
      const given = answers.map(({ seat, by }) => ({ seat, by }));
      return { n, before, move: place + 1, answers: given, revealed, ...(link ? { link } : {}) };
    })
    .slice(-LONGEST_LINE);
