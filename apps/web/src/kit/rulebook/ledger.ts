import { isMark, readInline, type Inline } from './inline.ts';

/** A rules ledger as data. The Markdown in `docs/rules` is the source; this is what its pages are drawn from. */
export interface Ledger {
  readonly id: string;
  readonly language: 'it' | 'en';
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}
interface Section {
  readonly id: string; // `s4`
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export type Block =
  | { readonly kind: 'text'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'clause'; readonly id: string; readonly text: readonly Inline[]; readonly more: readonly Block[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly Row[] }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'armies'; readonly head: readonly string[]; readonly rows: readonly Armies[] }
  | { readonly kind: 'drawn'; readonly head: readonly string[]; readonly rows: readonly Drawn[] }
  | { readonly kind: 'code'; readonly text: string };
/** Pictures beside words: `2  ** | two special orders`, `Never  :order-march-zero | March`. */
interface Drawn {
  readonly label: string;
  readonly art: readonly string[]; // by the names of our drawings
  readonly words: string;
}
/** How large armies may be at one level: `3  FFF FF FF FF`. */
interface Armies {
  readonly level: string;
  readonly sizes: readonly number[];
}
export interface Row {
  readonly id: string | null; // the clause this row is
  readonly cells: readonly (readonly Inline[])[];
  readonly card?: string; // what the row is about, where that is a card with a picture
}

// A worked example may carry its title inside the bold id: **1E-X1 Setup**.
const CLAUSE = /^- \*\*([A-Z0-9]+-[A-Z]?[0-9.]*[0-9])(?: ([^*]+))?\*\* (.*)$/;
const ARMIES = /^\d+(?:\s+F+)+$/;
/** A row of pictures: letters are units, stars stand for special orders, `:name` is any drawing, `-` is none. */
const DRAWN = /^(\S.*?) {2,}((?:(?:[A-Z*]+|:[a-z-]+|-) )+)\| (.+)$/;
const LETTERS: Readonly<Record<string, string>> = {
  F: 'unit-footman',
  K: 'unit-knight',
  S: 'unit-ship',
  E: 'unit-siege-engine',
  C: 'unit-catapult',
  G: 'unit-giant',
  Z: 'unit-zombie',
  O: 'unit-other',
  R: 'unit-other-king',
  '*': 'star',
};
const ITEM = /^(?:- |\d+\. )(.*)$/;

/** Reads the few forms our ledgers use. Throws where it meets something else, so that no rule is lost in silence. */
export function readLedger(markdown: string, id: string, language: 'it' | 'en'): Ledger {
  const prefix = /\*\*([A-Z0-9]+)-[A-Z]?\d/.exec(markdown)?.[1] ?? '';
  const lines = markdown.replaceAll('\r', '').split('\n');
  const title = lines[0]?.startsWith('# ') ? lines[0].slice(2) : id;
  const intro: Block[] = [];
  const sections: Section[] = [];
  let part: string[] = [];
  let heading: { number: string; title: string } | undefined;
  const close = (): void => {
    const blocks = readBlocks(part, prefix);
    if (heading === undefined) intro.push(...blocks);
    else sections.push({ id: `s${heading.number}`, ...heading, blocks });
    part = [];
  };
  for (const line of lines.slice(1)) {
    const found = /^#{2,3} (?:(\d+[a-z]?)\. )?(.*)$/.exec(line);
    if (found === null) {
      part.push(line);
      continue;
    }
    close();
    // A heading without a number goes on counting: after 12a comes 13.
    const before = Number.parseInt(sections.at(-1)?.number ?? '0', 10);
    heading = { number: found[1] ?? String(before + 1), title: found[2] ?? '' };
  }
  close();
  return {
    id,
    language,
    title: title.replace(/: ((the )?rules( ledger)?|registro delle regole|regolamento)$/, ''),
    intro,
    sections,
  };
}

function readBlocks(lines: readonly string[], prefix: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  const inline = (text: string): readonly Inline[] => readInline(text, prefix);
  /** The lines from here on that belong together, joined. */
  const takeWhile = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at++;
    return lines.slice(from, at);
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const clause = CLAUSE.exec(line);
    if (line.trim() === '' || line === '---') at++;
    else if (line.startsWith('```')) {
      at++;
      const body = takeWhile(text => !text.startsWith('```'));
      at++;
      blocks.push(readFigure(body));
    } else if (line.startsWith('|'))
      blocks.push(
        readTable(
          takeWhile(text => text.startsWith('|')),
          prefix,
        ),
      );
    else if (clause !== null) {
      at++;
      const body = takeWhile(text => text === '' || /^ {2}/.test(text));
      const [, id = '', title, text = ''] = clause;
      blocks.push({
        kind: 'clause',
        id,
        text: inline(title === undefined ? text : `*${title}* ${text}`),
        more: readBlocks(
          body.map(inner => inner.slice(2)),
          prefix,
        ),
      });
    } else if (ITEM.test(line)) {
      const items = takeWhile(text => ITEM.test(text) && !CLAUSE.test(text));
      blocks.push({
        kind: 'list',
        ordered: /^\d/.test(line),
        items: items.map(item => inline(ITEM.exec(item)?.[1] ?? '')),
      });
    } else if (/^[#>]/.test(line)) throw new Error(`a ledger has no such form: ${line}`);
    else {
      const text = takeWhile(inner => inner.trim() !== '' && !/^(?:- |```|[|#>]|\d+\. )/.test(inner));
      if (text.length === 0) throw new Error(`a ledger has no such form: ${line}`);
      blocks.push({ kind: 'text', text: inline(text.join(' ')) });
    }
  }
  return withFigures(blocks);
}

/** A worked example is a clause with the position that follows it, and what is said about that position. */
function withFigures(blocks: readonly Block[]): Block[] {
  const out: Block[] = [];
  let open = false; // may a text still belong to the clause before it?
  for (const block of blocks) {
    const last = out.at(-1);
    open =
      last?.kind === 'clause' && (['grid', 'armies', 'drawn'].includes(block.kind) || (open && block.kind === 'text'));
    if (open && last?.kind === 'clause') out[out.length - 1] = { ...last, more: [...last.more, block] };
    else out.push(block);
  }
  return out;
}

/** A position of cards (`r1  U S . V`), armies by level or pictures with words under their titles, or text as it stands. */
function readFigure(lines: readonly string[]): Block {
  const rows = lines.filter(line => /^\s*r\d+\s/.test(line)).map(line => line.trim().split(/\s+/).slice(1));
  const isGrid = rows.length > 1 && rows.every(row => row.length === rows[0]?.length);
  const [head = '', ...levels] = lines.map(line => line.trim());
  if (levels.length > 1 && levels.every(line => ARMIES.test(line))) {
    const armies = levels.map(line => {
      const [level = '', ...armed] = line.split(/\s+/);
      return { level, sizes: armed.map(({ length }) => length) };
    });
    return { kind: 'armies', head: head.split(/\s{2,}/), rows: armies };
  }
  if (levels.length > 0 && levels.every(line => DRAWN.test(line)))
    return { kind: 'drawn', head: head.split(/\s{2,}/), rows: levels.map(readDrawn) };
  return isGrid ? { kind: 'grid', rows } : { kind: 'code', text: lines.join('\n') };
}

function readDrawn(line: string): Drawn {
  const [, label = '', pictures = '', words = ''] = DRAWN.exec(line) ?? [];
  const art = pictures
    .trim()
    .split(' ')
    .flatMap(group => (group.startsWith(':') ? group.slice(1) : [...group].flatMap(letter => LETTERS[letter] ?? [])));
  return { label, art, words };
}

function readTable(lines: readonly string[], prefix: string): Block {
  const cellsOf = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim());
  const [head = '', , ...body] = lines;
  const rows = body.map((line): Row => {
    const cells = cellsOf(line);
    const id = /^\*\*([A-Z0-9]+-[A-Z]?[0-9.]+)\*\*$/.exec(cells[0] ?? '')?.[1] ?? null;
    return { id, cells: cells.map((cell, index) => readInline(cell, prefix, index > 0)) };
  });
  return { kind: 'table', head: cellsOf(head).map(cell => readInline(cell, prefix)), rows };
}

/** The id of a thing by its English name. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const rowsIn = (blocks: readonly Block[]): readonly Row[] =>
  blocks.flatMap(block => (block.kind === 'table' ? block.rows : block.kind === 'clause' ? rowsIn(block.more) : []));

/** Marks the rows that are about one of these cards: named so in the English ledger, in the first cell after the clause. */
export function withCards(ledger: Ledger, english: Ledger, cards: ReadonlySet<string>): Ledger {
  const found = new Map<string, string>();
  for (const { id, cells } of english.sections.flatMap(({ blocks }) => rowsIn(blocks))) {
    const [, name = []] = cells;
    const card = idOf(name.length === 1 && typeof name[0] === 'string' ? name[0] : '');
    if (id !== null && cards.has(card)) found.set(id, card);
  }
  const marked = (block: Block): Block => {
    if (block.kind !== 'table') return block;
    return {
      ...block,
      rows: block.rows.map(row => {
        const card = found.get(row.id ?? '');
        return card === undefined ? row : { ...row, card };
      }),
    };
  };
  return { ...ledger, sections: ledger.sections.map(part => ({ ...part, blocks: part.blocks.map(marked) })) };
}

/** The number that the larger ledgers write into the title of a section: `1E-5 Supply`. */
const OWN_NUMBER = /^([\dA-Z]+-\d+) /;
export const bareTitle = (title: string): string => title.replace(OWN_NUMBER, '');

/** How a section is headed: a ledger that numbers its titles itself is not numbered a second time. */
export function headOf({ sections }: Ledger, { number, title }: Section): Pick<Section, 'number' | 'title'> {
  const isOwn = sections.some(section => OWN_NUMBER.test(section.title));
  return { number: isOwn ? (OWN_NUMBER.exec(title)?.[1] ?? '') : number, title: bareTitle(title) };
}

/** Every clause of a ledger with all its text, for search and for links. */
export function clausesOf(ledger: Ledger): { readonly id: string; readonly section: string }[] {
  return ledger.sections.flatMap(section =>
    section.blocks.flatMap(block => {
      if (block.kind === 'clause') return [{ id: block.id, section: section.id }];
      if (block.kind !== 'table') return [];
      return block.rows.flatMap(({ id }) => (id === null ? [] : [{ id, section: section.id }]));
    }),
  );
}

/** The sources by the labels under which the keepers of the rules have them. */
const namesSource = (pieces: readonly Inline[]): boolean =>
  pieces.some(piece => typeof piece === 'string' && /\bseed 00\d/.test(piece));

/**
 * What stands before the first section, without what is for those who keep the ledger: its sources and its marks, which all
 * look the same on a page and say in words what they mean when they are opened.
 */
export const introForReaders = ({ intro }: Ledger): Block[] =>
  intro.filter(block => {
    if (block.kind === 'list') return !block.items.some(item => item.some(isMark));
    if (block.kind === 'text' && block.text.some(isMark)) return false;
    if (block.kind === 'table') return !block.rows.some(({ cells }) => cells.some(namesSource));
    return block.kind !== 'text' || !namesSource(block.text);
  });
