import type { BoardKit, LogLine } from '../board/kit.ts';
import type { Moment } from '../session/session.ts';
import type { Words } from './words.ts';

export interface LogEntry {
  readonly moment: Moment;
  readonly lines: readonly LogLine[];
}

/** The log, newest first: what each moment has to say in this category (`all` for everything). */
export function logEntries(kit: BoardKit, moments: readonly Moment[], words: Words, category: string): LogEntry[] {
  return moments
    .map(moment => ({
      moment,
      lines: kit.lines(moment, words).filter(line => category === 'all' || line.category === category),
    }))
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}
