import { ORIGIN } from './sources.ts';

/**
 * First and second edition side by side, read from the signs in their ledgers (`docs/rules`). A clause of the second
 * edition ends with `[= 1E-5.3]` (the same rule), `[~ 1E-1.4]` (changed) or `[+]` (not in the first); a clause of the
 * first that none of them names bears `[=]` (still so, though unsaid) or `[-]` (gone).
 */
export type Kind = 'same' | 'changed' | 'expansion' | 'new' | 'gone';
export const KINDS: readonly Kind[] = ['same', 'changed', 'expansion', 'new', 'gone'];

export interface Comparison {
  readonly titles: readonly [first: string, second: string];
  readonly chapters: readonly Chapter[];
}
/** A section of the second ledger. */
interface Chapter {
  readonly heading: string;
  readonly rows: readonly Row[];
}
export interface Row {
  readonly kind: Kind;
  readonly first: readonly Clause[];
  readonly second: readonly Clause[];
}
export interface Clause {
  readonly id: string;
  readonly heading: string; // of the section it stands in
  readonly text: string; // Markdown, without its sources and its sign
}
interface Signed extends Clause {
  readonly sign: string; // '' where there is none
  readonly names: readonly string[]; // clauses of the first edition
}

const LISTED = /^- \*\*([A-Z0-9]+-[A-Z]?[0-9.]*[0-9])(?: ([^*]+))?\*\* (.*)$/;
const TABLED = /^\| \*\*([A-Z0-9]+-[A-Z]?[0-9.]*[0-9])\*\* \| (.*) \|$/;
const SIGN = / ?`\[([=~+-])(?: ([^\]`]+))?\]`/;
const SOURCE = new RegExp(` ${ORIGIN}`, 'g');

/** A clause of these stands for a rule of the game; examples and differences do not. */
const isRule = (id: string): boolean => /-[SH]?\d/.test(id);

function readSigned(id: string, heading: string, line: string): Signed {
  const [, sign = '', names = ''] = SIGN.exec(line) ?? [];
  const text = line.replace(SIGN, '').replace(SOURCE, '').trim();
  return { id, heading, text, sign, names: names === '' ? [] : names.split(', ') };
}

/** Every rule of a ledger, in its order; a row of a table is its first two cells. */
function readRules(markdown: string): Signed[] {
  const rules: Signed[] = [];
  let heading = '';
  for (const line of markdown.split('\n')) {
    heading = /^#{2,3} (.*)$/.exec(line)?.[1] ?? heading;
    const [, listed, title, text = ''] = LISTED.exec(line) ?? [];
    const [, tabled, cells = ''] = TABLED.exec(line) ?? [];
    const [subject = '', outcome = ''] = cells.split(' | ');
    if (listed !== undefined && title === undefined) rules.push(readSigned(listed, heading, text));
    else if (tabled !== undefined) rules.push(readSigned(tabled, heading, `${subject}. ${outcome}`));
  }
  return rules.filter(({ id }) => isRule(id));
}

const titleOf = (markdown: string): string => (/^# (.*?)(?::.*)?$/m.exec(markdown)?.[1] ?? '').trim();
const plain = ({ id, heading, text }: Signed): Clause => ({ id, heading, text });

/** What only A Clash of Kings has is new to those who know the plain first edition. */
function kindOf({ sign, names }: Signed): Kind {
  if (sign === '+') return 'new';
  const onlyExpansion = names.some(name => name.startsWith('CK-')) && !names.some(name => /^1E-\d/.test(name));
  if (onlyExpansion) return 'expansion';
  return sign === '=' ? 'same' : 'changed';
}

/** The section of the second ledger that speaks most of what a section of the first is about. */
function homeOf(heading: string, first: ReadonlyMap<string, Signed>, second: readonly Signed[]): string | undefined {
  const votes = new Map<string, number>();
  for (const rule of second) {
    const count = rule.names.filter(name => first.get(name)?.heading === heading).length;
    if (count > 0) votes.set(rule.heading, (votes.get(rule.heading) ?? 0) + count);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Both ledgers, in one language, rule by rule. Throws where a sign names a clause that is not there. */
export function compareEditions(firstLedger: string, secondLedger: string): Comparison {
  const first = new Map(readRules(firstLedger).map(rule => [rule.id, rule]));
  const second = readRules(secondLedger).filter(({ sign }) => sign !== '');
  const named = (rule: Signed): Clause[] =>
    rule.names.map(name => {
      const found = first.get(name);
      if (found === undefined) throw new Error(`${rule.id} names ${name}, which is not in the ledger`);
      return plain(found);
    });

  const chapters = new Map<string, Row[]>();
  for (const rule of second) {
    const rows = chapters.get(rule.heading) ?? [];
    chapters.set(rule.heading, [...rows, { kind: kindOf(rule), first: named(rule), second: [plain(rule)] }]);
  }
  for (const rule of first.values()) {
    if (rule.sign === '') continue;
    const home = homeOf(rule.heading, first, second);
    if (home === undefined) throw new Error(`no section of the second ledger is like that of ${rule.id}`);
    chapters.get(home)?.push({ kind: rule.sign === '=' ? 'same' : 'gone', first: [plain(rule)], second: [] });
  }
  return {
    titles: [titleOf(firstLedger), titleOf(secondLedger)],
    chapters: [...chapters].map(([heading, rows]) => ({ heading, rows })),
  };
}
