import { stripVTControlCharacters } from 'node:util';
import type { Screen } from '../io.ts';

const NARROWEST = 40;
const WIDEST = 100;
const USUAL = 80;

/** How many columns to write in. */
export function widthOf(screen: Screen): number {
  return Math.min(WIDEST, Math.max(NARROWEST, screen.columns ?? USUAL));
}

/** A text that came from outside, without anything that would move the cursor or ring the bell of a terminal. */
export const printable = (text: string): string => text.replace(/(?!\t)\p{Cc}/gu, '\u{FFFD}');

/** How many columns a text takes; colours take none. */
export const widthOfText = (text: string): number => [...stripVTControlCharacters(text)].length;

const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOfText(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOfText(text))) + text;

/** Breaks a text into lines between words; what follows the first line hangs under it. */
export function wrap(text: string, width: number, hang = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOfText(longer) > width) {
      lines.push(line);
      line = hang + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Breaks a line that is too long between words, keeping its gaps; what follows hangs further in than it began. */
export function fold(line: string, width: number, hang = '    '): string[] {
  if (widthOfText(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let now = indent;
  for (const word of line.slice(indent.length).split(/(?<= )(?=[^ ])/)) {
    if (now.trim() !== '' && widthOfText((now + word).trimEnd()) > width) {
      lines.push(now.trimEnd());
      now = indent + hang;
    }
    now += word;
  }
  return [...lines, now.trimEnd()];
}

/** Columns under their titles: words to the left, figures to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly boolean[], gap = 2): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => widthOfText(row[column] ?? ''))));
  return rows.map(row =>
    row
      .map((cell, column) => (right[column] ? padStart : padEnd)(cell, widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}
