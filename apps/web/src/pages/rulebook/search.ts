import { plainText } from '../../kit/rulebook/inline.ts';
import { bareTitle, type Block, type Ledger } from '../../kit/rulebook/ledger.ts';

export interface Hit {
  readonly ledger: string;
  readonly section: string;
  readonly id: string;
  readonly text: string;
}

const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");

/** Where a rule comes from, as the larger ledgers write it: `(seed 000, Mustering)`, `(RB p.16; seed 002)`. */
const ORIGIN =
  / ?\((?:(?:seed|public|pubblico|RB|FAQ\d?|HEG|UBG|SNR|ALX|forum|recalled|reconstructed)\b|#\d)[^()]*(?:\([^()]*\)[^()]*)*\)/g;
/** The pages behind a mark, `(one.com, another.com)`, and the `+` between two marks. */
const PAGES = / ?\((?:[\w-]+\.(?:com|net|org)(?:, )?)+\)/g;
const PLUS = /([.!?)]) \+(?= |$)/g;
/** What a mark between two parts of a sentence leaves behind: `. ; so` and `. , see`. */
const ORPHAN = /([.!?]) [;,] ?(\p{L}?)/gu;

/** The rule alone: whoever searches reads what holds, the page says where it comes from. */
const excerpt = (text: string): string =>
  text
    .replace(ORIGIN, '')
    .replace(PAGES, '')
    .replace(PLUS, '$1')
    .replace(ORPHAN, (_, end: string, first: string) => `${end} ${first.toUpperCase()}`)
    .replace(/ +([.,;:])(?!\.)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The words of a block and of all that belongs to it. */
function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return plainText(block.text);
    case 'clause':
      return [plainText(block.text), ...block.more.map(textOf)].filter(Boolean).join(' ');
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return block.rows.map(({ cells }) => cells.map(plainText).join(' · ')).join(' ');
    default:
      return '';
  }
}

/** Every clause with its words. */
function hitsOf(ledger: Ledger): Hit[] {
  return ledger.sections.flatMap(section =>
    section.blocks.flatMap((block): Hit[] => {
      const about = { ledger: ledger.id, section: bareTitle(section.title) };
      if (block.kind === 'clause') return [{ ...about, id: block.id, text: excerpt(textOf(block)) }];
      if (block.kind !== 'table') return [];
      return block.rows.flatMap(({ id, cells }) =>
        id === null ? [] : [{ ...about, id, text: excerpt(cells.slice(1).map(plainText).filter(Boolean).join(' · ')) }],
      );
    }),
  );
}

/** Clauses that have every word asked for; those whose number was typed come first. */
export function searchClauses(ledgers: readonly Ledger[], query: string): Hit[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = words.join('');
  return ledgers
    .flatMap(hitsOf)
    .filter(({ id, section, text }) => {
      const all = folded(`${id} ${section} ${text}`);
      return words.every(word => all.includes(word));
    })
    .sort((a, b) => Number(folded(b.id) === number) - Number(folded(a.id) === number));
}

/** A text in pieces, every second of which is one of the words asked for. */
export function marked(text: string, query: string): string[] {
  const words = query.split(/\s+/).filter(word => word.length > 1);
  if (words.length === 0) return [text];
  const pattern = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${pattern})`, 'giu'));
}
