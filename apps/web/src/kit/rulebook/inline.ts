import { ORIGIN } from './sources.ts';

/** A piece of a sentence. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string; readonly text: string }
  | { readonly kind: 'origin'; readonly text: string } // where a rule comes from, with the marks of the ledger
  | { readonly kind: 'source'; readonly source: string; readonly detail: string }
  | { readonly kind: 'sign'; readonly sign: string; readonly clauses: readonly string[] } // see editions.ts
  | { readonly kind: 'page'; readonly name: string; readonly text: string }; // another file of `docs/rules`

const SOURCES = ['seed', 'public', 'public2', 'recalled', 'reconstructed'];
const PIECE = new RegExp(
  [
    ORIGIN,
    String.raw`\*\*(.+?)\*\*|(?<!\w)\*(.+?)\*`,
    '`\\[(\\w+)(?:: ([^\\]]*))?\\]`',
    '`\\[([=~+-])(?: ([^\\]`]+))?\\]`',
    String.raw`\[([^\]]+)\]\(([a-z-]+)\.md\)`,
    '`(.+?)`',
    String.raw`\b((?!\d\d)[A-Z0-9]{2}-[A-Z]?\d+(?:\.\d+)?)\b`,
  ].join('|'),
  'g',
);
const BARE = /^(?:[A-Z0-9]{2}-[A-Z]?\d+(?:\.\d+)?|\d+\.\d+)(?:, (?:[A-Z0-9]{2}-[A-Z]?\d+(?:\.\d+)?|\d+\.\d+))*$/;

/** Apostrophes and quotation marks as printers write them; who keeps the ledgers types them as they come. */
const printed = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d.])'/gu, '’')
    .replace(/(?<![\p{L}\d.,;:!?)’])"/gu, '“')
    .replaceAll('"', '”');

/** Reads one line of Markdown. `bare`: numbers such as `4.1, 4.2` are clauses, as in the last column of a table. */
export function readInline(text: string, prefix: string, bare = false): Inline[] {
  if (bare && BARE.test(text)) return readBare(text, prefix);
  const pieces: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECE)) {
    const [all, origin, strong, em, source, detail, sign, clauses, link, name, code, clause] = found;
    if (source !== undefined && !SOURCES.includes(source)) continue;
    if (found.index > from) pieces.push(printed(text.slice(from, found.index)));
    from = found.index + all.length;
    if (origin !== undefined) pieces.push({ kind: 'origin', text: printed(origin) });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: printed(strong) });
    else if (em !== undefined) pieces.push({ kind: 'em', text: printed(em) });
    else if (source !== undefined) pieces.push({ kind: 'source', source, detail: printed(detail ?? '') });
    else if (sign !== undefined) pieces.push({ kind: 'sign', sign, clauses: clauses?.split(', ') ?? [] });
    else if (link !== undefined) pieces.push({ kind: 'page', name: name ?? '', text: link });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (clause !== undefined) pieces.push({ kind: 'clause', id: clause, text: clause });
  }
  if (from < text.length) pieces.push(printed(text.slice(from)));
  return pieces;
}

function readBare(text: string, prefix: string): Inline[] {
  return text.split(', ').flatMap((word, index): Inline[] => {
    const id = /^\d/.test(word) ? `${prefix}-${word}` : word;
    return [...(index === 0 ? [] : [', ']), { kind: 'clause', id, text: id }];
  });
}

export type Mark = Extract<Inline, { readonly kind: 'origin' | 'source' | 'sign' }>;

/** Where a rule comes from, or how it compares: nothing that a player at the table reads. */
export const isMark = (piece: Inline): piece is Mark =>
  typeof piece === 'object' && ['origin', 'source', 'sign'].includes(piece.kind);

/** Marks that follow each other: a page has one small mark for all of them. */
export interface Marks {
  readonly kind: 'marks';
  readonly marks: readonly Mark[];
}

/** A line with the marks that follow each other put together. */
export function withMarksTogether(pieces: readonly Inline[]): (Exclude<Inline, Mark> | Marks)[] {
  const line: (Exclude<Inline, Mark> | Marks)[] = [];
  let marks: Mark[] | undefined;
  for (const [at, piece] of pieces.entries()) {
    if (isMark(piece)) {
      if (marks === undefined) {
        marks = [];
        line.push({ kind: 'marks', marks });
      }
      marks.push(piece);
    } else if (marks === undefined || piece !== ' ' || !isMark(pieces[at + 1] ?? '')) {
      marks = undefined;
      line.push(piece);
    }
  }
  return line;
}

/** The words alone, for search. */
export const plainText = (pieces: readonly Inline[]): string =>
  pieces
    .map(piece => {
      if (typeof piece === 'string') return piece;
      return isMark(piece) || !('text' in piece) ? '' : piece.text;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
