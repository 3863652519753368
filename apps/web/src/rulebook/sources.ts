/** Says a text of the rulebook pages; this file is also read while building, where there are no pages. */
type Speak = (key: string, data?: Readonly<Record<string, string>>) => string;

/** The marks by which the ledgers name where a rule comes from; `docs/rules` explains them to those who keep it. */
const LABELS = String.raw`\bseed 00|\bRB\b|\bFAQ|\bSNR\b|\bHEG\b|\bUBG\b|#\d|\bforum\b|\bpubb?lico?:|\brecalled\b|\brisaputo\b`;

/** Where a rule comes from, as the larger ledgers write it: `(seed 000, Mustering)`, `(RB p.16; seed 002)`. */
export const ORIGIN = String.raw`\((?=[^()]*(?:${LABELS}))((?:[^()]|\([^()]*\))*)\)`;

const MARK =
  /\bseed (?<seed>00\d)\b|\bRB(?: pp?\.(?<page>\d+(?:[-–]\d+)?))?(?= |[,;.)]|$)|\bFAQ(?<faq>[12])\b|\b(?<name>SNR|HEG|UBG)\b|(?<!\w)#(?<issue>\d+)|\b(?<program>ALX|GBA|JS|PBIN|CPP|RUBY)\b(?: source)?|\bpubb?lico?: |\b(?:recalled|risaputo)\b/g;

/** The same in words that a reader needs no list for. */
export function sourceWords(t: Speak, text: string): string {
  return text.replace(MARK, (mark, ...found) => {
    const { seed, page, faq, name, issue, program } = found.at(-1) as Partial<Record<string, string>>;
    if (seed !== undefined) return t(`rules.origin.seed-${seed}`);
    if (page !== undefined) return t('rules.origin.page', { page });
    if (faq !== undefined) return t('rules.origin.faq', { version: `${faq}.0` });
    if (name !== undefined) return t(`rules.origin.${name}`);
    if (issue !== undefined) return t('rules.origin.issue', { number: issue });
    if (program !== undefined) return t('rules.origin.program', { name: program });
    if (mark.startsWith('pub')) return ''; // what follows says it
    return t(mark === 'RB' ? 'rules.origin.book' : 'rules.origin.known');
  });
}
