/** A clause of a rules ledger: its id, and what is written under it. */
export interface Clause {
  readonly id: string;
  readonly section: string; // the heading it stands under
  readonly body: readonly Block[];
}

/** A paragraph or list item, or the lines of a drawn table that must stay as they are. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'grid'; readonly lines: readonly string[] };

const ID = String.raw`\*\*([A-Z0-9]{1,6}-[A-Z]?[0-9][0-9A-Za-z.]*)\*\*`;
const LISTED = new RegExp(`^[-*] ${ID}\\s*(.*)$`);
const TABLED = new RegExp(`^\\| ${ID} \\|(.*)\\|\\s*$`);
const NUMBERED = /^\s+(?:\d+\.|[-*]) (.*)$/;

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => cell.trim());

interface Open {
  readonly id: string;
  readonly section: string;
  readonly body: Block[];
}

/**
 * Reads a ledger: a clause is a list item or a table row that starts with its bold id. What is indented under it belongs
 * to it; a paragraph that is not does so only after a drawn table, as the worked examples have them.
 */
export function readLedger(text: string): Clause[] {
  const clauses: Open[] = [];
  let section = '';
  let titles: string[] = [];
  let clause: Open | undefined;
  let grid: string[] | undefined;
  let isNewParagraph = false;

  const begin = (id: string, first: Block[]): void => {
    clause = { id, section, body: first };
    clauses.push(clause);
    isNewParagraph = false;
  };

  for (const line of text.split(/\r?\n/)) {
    if (line.trimStart().startsWith('```')) {
      if (grid === undefined) grid = [];
      else {
        clause?.body.push({ kind: 'grid', lines: grid });
        grid = undefined;
      }
      isNewParagraph = true;
      continue;
    }
    if (grid !== undefined) {
      grid.push(line);
      continue;
    }
    if (line.trim() === '') {
      isNewParagraph = true;
      continue;
    }
    const heading = /^#+ (.*)$/.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading.trim();
      clause = undefined;
      continue;
    }
    const [, listed, rest = ''] = LISTED.exec(line) ?? [];
    if (listed !== undefined) {
      begin(listed, rest === '' ? [] : [{ kind: 'text', text: rest }]);
      continue;
    }
    if (line.startsWith('|')) {
      const [, tabled, row = ''] = TABLED.exec(line) ?? [];
      if (tabled !== undefined) begin(tabled, rowBlocks(titles, cellsOf(row)));
      else {
        if (!/^[|\s:-]+$/.test(line)) titles = cellsOf(line);
        clause = undefined;
      }
      continue;
    }
    clause = addTo(clause, line, isNewParagraph);
    isNewParagraph = false;
  }
  return clauses;
}

/** A row as sentences: each cell after the title of its column. */
function rowBlocks(titles: readonly string[], cells: readonly string[]): Block[] {
  return cells.flatMap((cell, place): Block[] => {
    const title = titles[place + 1]; // the first column holds the id
    return cell === '' ? [] : [{ kind: 'text', text: title === undefined ? cell : `${title}: ${cell}` }];
  });
}

/** Adds a line to the clause it belongs to; undefined when that clause is over. */
function addTo(clause: Open | undefined, line: string, isNewParagraph: boolean): Open | undefined {
  if (clause === undefined) return undefined;
  const isIndented = /^\s/.test(line);
  if (isNewParagraph && !isIndented && !clause.body.some(block => block.kind === 'grid')) return undefined;
  const item = NUMBERED.exec(line);
  const last = clause.body.at(-1);
  if (item !== null) clause.body.push({ kind: 'item', text: line.trim() });
  else if (!isNewParagraph && last !== undefined && last.kind !== 'grid') {
    clause.body[clause.body.length - 1] = { kind: last.kind, text: `${last.text} ${line.trim()}` };
  } else clause.body.push({ kind: 'text', text: line.trim() });
  return clause;
}
