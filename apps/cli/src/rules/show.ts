import type { Say } from '../context.ts';
import type { Paint } from '../terminal/paint.ts';
import { widthOfText, wrap } from '../terminal/layout.ts';
import type { Block, Clause } from './ledger.ts';
import { isSource, marksInWords, ruleAlone } from './marks.ts';

/** Markdown as a terminal shows it: stars become emphasis, links their text. */
function plainText(text: string, paint: Paint = words => words): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => paint(words, 'strong'))
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/`([^`]*)`/g, '$1');
}

function blockLines(block: Block, width: number, paint: Paint, say: Say): string[] {
  // What pages draw beside words, as `  2  ** | 2`, a terminal says in the words alone.
  if (block.kind === 'grid')
    return block.lines.map(line => `  ${line.replace(/(\S {2,})\S[^|]* \| /, '$1')}`.trimEnd());
  const hang = block.kind === 'item' ? '   ' : '';
  const text = plainText(marksInWords(block.text, say, paint), paint);
  return wrap(text, width, hang).map(line => (block.kind === 'item' ? `  ${line}` : line));
}

/** A heading without its number, which the clause has too: *1E-9 Planning*, *9. Planning*. */
const named = (section: string): string => section.replace(/^(?:[A-Z0-9]+-)?\d+\.? /, '');

/** A whole clause: its id, its section, its text. */
export function clauseLines(clause: Clause, width: number, paint: Paint, say: Say): string[] {
  const lines = [`${paint(clause.id, 'accent')}  ${paint(named(clause.section), 'faint')}`];
  const body = clause.body.filter(block => block.kind === 'grid' || !isSource(block.text));
  for (const [place, block] of body.entries()) {
    const before = body[place - 1];
    if (block.kind === 'grid' || before?.kind === 'grid') lines.push('');
    lines.push(...blockLines(block, width, paint, say));
  }
  return lines;
}

/** A clause in one line, for lists. */
export function clauseLine(clause: Clause, width: number): string {
  const head = clause.id.padEnd(9);
  const body = clause.body.flatMap(block => (block.kind === 'grid' || isSource(block.text) ? [] : [block.text]));
  const text = body
    .map(part => plainText(ruleAlone(part)))
    .filter(Boolean)
    .join(' ');
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
