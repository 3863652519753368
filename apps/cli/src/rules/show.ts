import type { Paint } from '../terminal/paint.ts';
import { widthOfText, wrap } from '../terminal/layout.ts';
import type { Block, Clause } from './ledger.ts';

/** Markdown as a terminal shows it: marks become emphasis, links their text. */
function plainText(text: string, paint: Paint = words => words): string {
  return text
    .replace(/`\[([^`]*)\]`/g, (_, label: string) => paint(`[${label}]`, 'faint'))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => paint(words, 'strong'))
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/`([^`]*)`/g, '$1');
}

function blockLines(block: Block, width: number, paint: Paint): string[] {
  if (block.kind === 'grid') return block.lines.map(line => `  ${line}`.trimEnd());
  const hang = block.kind === 'item' ? '   ' : '';
  return wrap(plainText(block.text, paint), width, hang).map(line => (block.kind === 'item' ? `  ${line}` : line));
}

/** A whole clause: its id, its section, its text. */
export function clauseLines(clause: Clause, width: number, paint: Paint): string[] {
  const lines = [`${paint(clause.id, 'accent')}  ${paint(clause.section, 'faint')}`];
  for (const [place, block] of clause.body.entries()) {
    const before = clause.body[place - 1];
    if (block.kind === 'grid' || before?.kind === 'grid') lines.push('');
    lines.push(...blockLines(block, width, paint));
  }
  return lines;
}

/** A clause in one line, for lists. */
export function clauseLine(clause: Clause, width: number): string {
  const head = clause.id.padEnd(9);
  const text = clause.body.flatMap(block => (block.kind === 'grid' ? [] : [plainText(block.text)])).join(' ');
  const room = Math.max(10, width - widthOfText(head));
  return (
    head +
    (widthOfText(text) > room
      ? `${[...text]
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`
      : text)
  );
}
