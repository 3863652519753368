/** Says a text of the rulebook pages; this file is also read while building, where there are no pages. */
type Speak = (key: string, data?: Readonly<Record<string, string>>) => string;

/** The marks by which the ledgers name where a rule comes from; `docs/rules` explains them to those who keep it. */
const LABELS = String.raw`\bseed 00|\bRB\b|\bFAQ|\bSNR\b|\bHEG\b|\bUBG\b|#\d|\bforum\b|\bpubb?lico?:|\brecalled\b|\brisaputo\b`;

/** Where a rule comes from, as the larger ledgers write it: `(seed 000, Mustering)`, `(RB p.16; seed 002)`. */
export const ORIGIN = String.raw`\((?=[^()]*(?:${LABELS}))((?:[^()]|\([^()]*\))*)\)`;

/** Marks that mean nothing else, wherever they stand. */
const PLAIN_MARKS = String.raw`\bseed (?<seed>00\d)\b|\bRB(?: pp?\.(?<page>\d+(?:[-–]\d+)?))?(?= |[,;.)]|$)|\bFAQ(?<faq>[12])\b|\b(?<name>SNR|HEG|UBG)\b`;

const PROGRAM = String.raw`(?:ALX|GBA|JS|PBIN|CPP|RUBY)\b(?: source)?`;

/** Marks that are words or numbers like others, unless the talk is of sources. */
const LOOSE_MARKS = String.raw`(?<!\w)#(?<issue>\d+)|\b(?<program>${PROGRAM}(?<more>(?:, ${PROGRAM})*))|\bpubb?lico?: |\b(?:recalled|risaputo)\b`;

const IN_PROSE = new RegExp(PLAIN_MARKS, 'g');
const IN_SOURCES = new RegExp(`${PLAIN_MARKS}|${LOOSE_MARKS}`, 'g');

/** Does this column of a table say where its rules come from? */
export const isSourceColumn = (title: string): boolean => /^(?:source|fonte)$/.test(title);

/** A sentence of a rule, with the sources it names in words that a reader needs no list for. */
export const proseWords = (t: Speak, text: string): string => inWords(t, text, IN_PROSE);

/** Where a rule comes from, in such words. */
export const sourceWords = (t: Speak, text: string): string => inWords(t, text, IN_SOURCES);

function inWords(t: Speak, text: string, marks: RegExp): string {
  return text.replace(marks, (mark, ...found) => {
    const { seed, page, faq, name, issue, program, more } = found.at(-1) as Partial<Record<string, string>>;
    if (seed !== undefined) return t(`rules.origin.seed-${seed}`);
    if (page !== undefined) return t('rules.origin.page', { page });
    if (faq !== undefined) return t('rules.origin.faq', { version: `${faq}.0` });
    if (name !== undefined) return t(`rules.origin.${name}`);
    if (issue !== undefined) return t('rules.origin.issue', { number: issue });
    if (program !== undefined) return t(more === '' ? 'rules.origin.program' : 'rules.origin.programs');
    if (mark.startsWith('pub')) return ''; // what follows says it
    return t(mark === 'RB' ? 'rules.origin.book' : 'rules.origin.known');
  });
}
