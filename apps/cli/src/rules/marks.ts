import type { Say } from '../context.ts';
import type { Paint } from '../terminal/paint.ts';

/** The marks by which the larger ledgers name where a rule comes from; `docs/rules` explains them to those who keep it. */
const LABELS = String.raw`\bseed 00|\bRB\b|\bFAQ|\bSNR\b|\bHEG\b|\bUBG\b|#\d|\bforum\b|\bpubb?lico?:|\brecalled\b|\brisaputo\b`;

/** `(seed 000, Mustering)`, `(RB p.16; seed 002)` */
const ORIGIN = new RegExp(String.raw` ?\((?=[^()]*(?:${LABELS}))(?:[^()]|\([^()]*\))*\)`, 'g');

/** How a rule stands to the other edition: `[= 1E-5.3]`, `[~ 1E-1.4]`, `[+]`, `[-]`. */
const SIGN = /`\[([=~+-])(?: ([^\]`]+))?\]`/g;
const SIGNS: Readonly<Record<string, string>> = { '=': 'same', '~': 'changed', '+': 'new', '-': 'gone' };

/** How sure a rule is: `[seed]`, `[public: card scans]`. */
const SOURCE = /`\[(seed|public2?|recalled|reconstructed)(?:: ([^\]`]*))?\]`/g;

/** The last column of a table may say nothing but sources. */
const SOURCES_ALONE = /^(?:source|fonte): /i;

/** A part of a clause that only says where it comes from. */
export const isSource = (text: string): boolean => SOURCES_ALONE.test(text);

/** The rule alone, for a list: what follows its first mark speaks of sources. */
export function ruleAlone(text: string): string {
  const rule = text.replace(ORIGIN, '').replace(SIGN, '');
  const mark = rule.search(new RegExp(SOURCE.source));
  return (mark > 0 ? rule.slice(0, mark) : rule.replace(SOURCE, '')).trim();
}

/** A rule with its marks said in words; lists of sources are left out. */
export function marksInWords(text: string, say: Say, paint: Paint): string {
  const mark = (words: string): string => paint(`[${words}]`, 'faint');
  return text
    .replace(ORIGIN, '')
    .replace(SIGN, (_, sign: string, clauses: string | undefined) => {
      const isUnsaid = sign === '=' && clauses === undefined;
      const words = say(`rules.sign.${isUnsaid ? 'unsaid' : SIGNS[sign]}`);
      return mark(clauses === undefined ? words : `${words} ${clauses}`);
    })
    .replace(SOURCE, (_, kind: string, detail: string | undefined) => {
      const words = say(`rules.source.${kind}`);
      return mark(detail === undefined ? words : `${words}: ${detail}`);
    });
}
