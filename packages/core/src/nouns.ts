import type { Language } from './messages.ts';

/**
 * How a noun stands in a sentence. What a language needs to know of it is one short note in the catalogue, `KEY.noun`:
 * the preposition for being there, then the article. `in il` makes *il Mare Stretto, nel Mare Stretto, dal Mare Stretto*,
 * `a` makes *Karhold, a Karhold, da Karhold*; `at the` makes *the Eyrie, at the Eyrie, from the Eyrie*. A name of several
 * has an article that says so (*gli Estranei*) or, in English, a last word: `at the plural`. A name that is a common noun
 * has a capital letter only by itself: `at the common plural` makes *the wildlings* of *Wildlings*. What there is only
 * one of is never *a* such: `in the only` makes *the Other King* where other kinds have *a Giant*.
 */
type Noun = (label: string, preposition: string, article: string, form: string) => string;

const ITALIAN: Readonly<Record<string, string>> = { from: 'da', of: 'di', whose: 'di', on: 'su' };
const spaced = (article: string): string => (article === '' || article.endsWith('’') ? article : `${article} `);

/** Articles run together with prepositions: *a* and *lo* make *allo*, *di* and *l’* make *dell’*. */
const joined = (preposition: string, article: string): string =>
  preposition.replace('di', 'de').replace('in', 'ne') +
  spaced(/^(i|gli)$/.test(article) ? article : `l${article}`.replace('il', ''));

const italian: Noun = (label, there, article, form) => {
  if (form === 'the') return spaced(article) + label;
  if (form === 'as' || form === 'bare') return label;
  const isHer = article === 'la' || article === 'le';
  if (form === 'a') return `un${isHer ? 'a' : article === 'lo' ? 'o' : ''} ${label}`;
  if (form === 'your')
    return `${/^[ie]|le|gli/.test(article) && article !== 'il' ? (isHer ? 'le tue' : 'i tuoi') : isHer ? 'la tua' : 'il tuo'} ${label}`;
  const preposition = ITALIAN[form] ?? there;
  if (article !== '') return joined(preposition, article) + label;
  return `${preposition}${preposition === 'a' && /^h?a/i.test(label) ? 'd' : ''} ${label}`;
};

const english: Noun = (label, there, article, form) => {
  if (form === 'a' || form === 'as') return `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;
  if (form === 'bare') return label;
  if (form === 'your') return `your ${label}`;
  if (form === 'whose') return `${spaced(article)}${label}’s`;
  return (form === 'the' ? '' : `${form === 'in' ? there : form} `) + spaced(article) + label;
};

/** Is this the note of a name of several, *the Others*? */
export const isOfSeveral = (note: string | undefined): boolean => / (plural|i|gli|le)$/.test(note ?? '');

/**
 * A label in a form: `the`, `a`, `your`, `in`, `to`, `from`, `of` or `on`; `whose` (*Tywin
 * Lannister’s*, *the Others’*, *di Tywin Lannister*); in English `owner` and `owned` around what is owned (*Stark’s
 * hand*, but *the hand of the Night’s Watch*, *the hand of the Others*); `bare`, without an article of its own (*the Iron Fleet order*); `as`, what something becomes (*promoted to a
 * Knight*, *promosso a Cavaliere*); or with its verb, for one and for several:
 * `marches|march` makes *Stark marches* and *the Others march*. An article of the label itself gives way.
 */
export function nounForm(language: Language, label: string, note: string | undefined, form: string): string {
  const [there, article = ''] = (note ?? (language === 'it' ? 'a' : 'at')).split(' ') as [string, string?];
  const named = article === '' ? label : label.replace(/^(?:(?:The|Il|La|Le) |L’)/, '');
  const bare = note?.includes(' common') === true ? named.charAt(0).toLowerCase() + named.slice(1) : named;
  const decline = language === 'it' ? italian : english;
  if (form === 'owner' || form === 'owned') {
    const isBehind = isOfSeveral(note) || label.includes('’s ');
    if (form === 'owned') return isBehind ? ` ${decline(bare, there, article, 'of')}` : '';
    return isBehind ? 'the' : decline(bare, there, article, 'whose');
  }
  const [one, several] = form.split('|');
  const isOnly = note?.endsWith(' only') === true;
  const said = (as: string): string => decline(bare, there, article, as === 'a' && isOnly ? 'the' : as);
  if (several === undefined) return isOfSeveral(note) ? said(form).replace(/s’s$/, 's’') : said(form); // *the Others’*
  return `${said('the')} ${isOfSeveral(note) ? several : one}`;
}
