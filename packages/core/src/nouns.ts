import type { Language } from './messages.ts';

/**
 * How a noun stands in a sentence. What a language needs to know of it is one short note in the catalogue, `KEY.noun`:
 * the preposition for being there, then the article. `in il` makes *il Mare Stretto, nel Mare Stretto, dal Mare Stretto*,
 * `a` makes *Karhold, a Karhold, da Karhold*; `at the` makes *the Eyrie, at the Eyrie, from the Eyrie*.
 */
type Noun = (label: string, preposition: string, article: string, form: string) => string;

/** Articles run together with prepositions: *a* and *lo* make *allo*, *di* and *l’* make *dell’*. */
const STEMS: Readonly<Record<string, string>> = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' };
const ENDS: Readonly<Record<string, string>> = {
  il: 'l ',
  lo: 'llo ',
  'l’': 'll’',
  la: 'lla ',
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
};
const ONE: Readonly<Record<string, string>> = { lo: 'uno ', la: 'una ' };
const YOURS: Readonly<Record<string, string>> = { la: 'la tua ', i: 'i tuoi ', gli: 'i tuoi ', le: 'le tue ' };
const ITALIAN: Readonly<Record<string, string>> = { from: 'da', of: 'di', on: 'su' };

const italian: Noun = (label, there, article, form) => {
  if (form === 'the') return article + (article === '' || article === 'l’' ? '' : ' ') + label;
  if (form === 'a') return (ONE[article] ?? 'un ') + label;
  if (form === 'your') return (YOURS[article] ?? 'il tuo ') + label;
  const preposition = ITALIAN[form] ?? there;
  if (article !== '') return (STEMS[preposition] ?? '') + (ENDS[article] ?? '') + label;
  return `${preposition}${preposition === 'a' && /^h?a/i.test(label) ? 'd' : ''} ${label}`;
};

const english: Noun = (label, there, article, form) => {
  if (form === 'a') return `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;
  if (form === 'your') return `your ${label}`;
  const whole = article === '' ? label : `${article} ${label}`;
  return form === 'the' ? whole : `${form === 'in' ? there : form} ${whole}`;
};

const NOUNS = { it: [italian, 'a'], en: [english, 'in'] } as const;

/** A label in a form: `the`, `a`, `your`, `in`, `to`, `from`, `of` or `on`. An article of the label itself gives way. */
export function nounForm(language: Language, label: string, note: string | undefined, form: string): string {
  const [inflect, usual] = NOUNS[language];
  const [there = usual, article = ''] = note?.split(' ') ?? [];
  return inflect(article === '' ? label : label.replace(/^(The|Il|La|Le) /, ''), there, article, form);
}
