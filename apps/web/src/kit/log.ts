import type { View } from '@corvo/core';
import type { BoardKit, LogLine } from './kit.ts';
import type { Moment } from '../session/session.ts';
import type { Words } from './words.ts';

export interface LogEntry {
  readonly moment: Moment;
  readonly lines: readonly LogLine[];
}

/** What a moment has to say: the game's own lines, then what happened beside the game. */
export function linesOf(kit: BoardKit, moment: Moment, words: Words): readonly LogLine[] {
  const known = told.get(moment);
  if (known?.kit === kit && known.words === words) return known.lines;
  const notes = moment.notes.map(({ key, data }) => ({
    n: moment.n,
    text: words.say(key, data),
    art: 'horn',
    category: TABLE,
  }));
  const lines = [...kit.lines(moment, words), ...notes];
  told.set(moment, { kit, words, lines });
  return lines;
}

/** A moment never changes, and a long game has hundreds: each is put into words once. */
const told = new WeakMap<Moment, { kit: BoardKit; words: Words; lines: readonly LogLine[] }>();

/** The category of what happens beside the game. */
const TABLE = 'table';

/** What the log can be narrowed to: the kit's categories, and the table where something has happened there. */
export const filtersOf = (kit: BoardKit, moments: readonly Moment[]): readonly string[] =>
  moments.some(({ notes }) => notes.length > 0) ? [...kit.categories, TABLE] : kit.categories;

/** The houses the log speaks of. */
export const housesIn = (kit: BoardKit, moments: readonly Moment[], words: Words): readonly string[] =>
  [...new Set(moments.flatMap(moment => linesOf(kit, moment, words).flatMap(speaksOf)))].sort();

const speaksOf = ({ house, houses }: LogLine): readonly string[] => houses ?? (house === undefined ? [] : [house]);

/** The log, newest first: what each moment has to say in this category (`all` for everything). */
export function logEntries(
  kit: BoardKit,
  moments: readonly Moment[],
  words: Words,
  category: string,
  house: string | null = null,
): LogEntry[] {
  const isAll = category === 'all' && house === null;
  const isMeant = (line: LogLine): boolean =>
    (category === 'all' || line.category === category) && (house === null || speaksOf(line).includes(house));
  return moments
    .map(moment => {
      const lines = linesOf(kit, moment, words);
      return { moment, lines: isAll ? lines : lines.filter(isMeant) };
    })
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}

/** The places of the board that lines speak of. */
export const placesIn = (kit: BoardKit, lines: readonly LogLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ events = [] }) => events.flatMap(event => kit.placesOf?.(event) ?? []))),
];

/** The clauses behind lines, each once. */
export const clausesIn = (kit: BoardKit, open: View['open'], lines: readonly LogLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ events = [] }) => events.flatMap(event => kit.clausesOf?.(open, event) ?? []))),
];

/** The story without what was taken back. */
export function standingMoments(moments: readonly Moment[]): readonly Moment[] {
  if (moments.every(({ to }) => to === null)) return moments;
  const kept: Moment[] = [];
  for (const moment of moments) {
    const { to } = moment;
    if (to === null) kept.push(moment);
    else while ((kept.at(-1)?.n ?? -1) > to) kept.pop();
  }
  return kept;
}
