import type { Seat } from './contract.ts';
import { isOfSeveral, nounForm } from './nouns.ts';
import { isPlainObject, type Plain } from './plain.ts';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages = Readonly<Record<string, string>>;
/** The texts of a game or program: the same keys in every language, which a test holds. */
export type Catalogue = { readonly [language in Language]: Messages };

const PLURALS: { readonly [language in Language]: Intl.PluralRules } = {
  it: new Intl.PluralRules('it'),
  en: new Intl.PluralRules('en'),
};
const LISTS: { readonly [language in Language]: Intl.ListFormat } = {
  it: new Intl.ListFormat('it'),
  en: new Intl.ListFormat('en-GB'), // no comma before the last
};
const REFERENCE = /\$t\(([^),]*)(?:, ([^)]*))?\)|(\{\{\w+)(?:\|([^|}]*)\|([^}]*))?\}\}/g;
const DEEPEST = 5; // messages within messages: more is a circle

/**
 * The sentence for a key. The format is i18next's, and a little more: `{{name}}` is replaced from the data,
 * `$t(house.{{house}})` by another message; `key_one`, `key_other` and, where nothing has words of its own, `key_zero`
 * are chosen by `count`, and `key_zero` also where a list in the data is empty (`items`); `key_exact` where `min` and
 * `max` are the same, `key_most` where `min` is 0. `$t(area.{{area}}, in)` is a noun in a form (`nouns.ts`), `$t(unit.knight, {{n}})` so many of it
 * (*3 Knights*, and for 0 `number.0`: *no Knights*), `$t(unit.knight, a {{n}})` the same as people say it (*a Knight*, *three Knights*: `number.3`),
 * `$t(house.{{house}}, marches|march)` a name with the verb that agrees with it, `{{seat|is|are}}` what the data has with
 * the verb for one or for several (`count`, or a seat that is shown by the name of its faction: *the wildlings win*). Lists in the data are joined as the language does. What stands in the data is never read as a template. A missing key
 * shows itself: the tests look for it.
 */
export function say(catalogue: Catalogue, language: Language, key: string, data?: Plain): string {
  const said = sayWithin(catalogue[language], language, key, isPlainObject(data) ? data : {}, 0);
  return language === 'it' ? said.replace(/ e (?=[eèéEÈ])/g, ' ed ') : said; // *ed Estranei, ed è*: whatever stands there
}

function sayWithin(
  messages: Messages,
  language: Language,
  key: string,
  values: Values,
  depth: number,
  isHead = true,
): string {
  const template = templateFor(messages, language, key, values);
  if (template === undefined || depth > DEEPEST) return key;
  const said = (found: string, inner?: string, form?: string, hole = '', one?: string, several?: string, at = 0) => {
    // A sentence that begins with an article or a preposition begins with a capital letter.
    const begins = at === 0 ? isHead : /[.?!] $/.test(template.slice(0, at));
    const head = (text: string): string => (begins ? text.charAt(0).toUpperCase() + text.slice(1) : text);
    if (inner === undefined) {
      if (several === undefined) return fill(found, values, language);
      const [names, isMany] = subjects(messages, language, hole.slice(2), values);
      return `${head(names || fill(`${hole}}}`, values, language))} ${isMany ? several : one}`;
    }
    const name = fill(inner, values, language);
    if (form === undefined) return sayWithin(messages, language, name, values, depth + 1, begins);
    return head(sayNoun(messages, language, name, fill(form, values, language), values, depth + 1));
  };
  return template.replace(REFERENCE, said);
}

/** Who the sentence speaks of, and whether they are several: seats shown by their factions are declined as these. */
function subjects(messages: Messages, language: Language, field: string, values: Values): readonly [string, boolean] {
  const { count = 1, seatIds } = values;
  let isMany = PLURALS[language].select(Number(count)) !== 'one';
  const ids = [(seatIds as Values | undefined)?.[field] ?? []].flat();
  const names = ids.map((id, at) => {
    const name = String([values[field]].flat()[at]);
    const key = `house.${String(id)}`;
    const note = messages[key] === name ? messages[`${key}.noun`] : undefined;
    if (note === undefined) return name;
    if (ids.length === 1) isMany ||= isOfSeveral(note);
    return nounForm(language, name, note, 'the');
  });
  return [LISTS[language].format(names), isMany];
}

/** A noun in a form, or so many of it. */
function sayNoun(
  messages: Messages,
  language: Language,
  key: string,
  form: string,
  values: Values,
  depth: number,
): string {
  const [, a, digits] = /^(a )?(\d+)$/.exec(form === 'a' ? 'a 1' : form) ?? [];
  const isOne = a !== undefined && digits === '1';
  const label = sayWithin(messages, language, key, digits === undefined ? values : { count: Number(digits) }, depth);
  if (digits === undefined || isOne) return nounForm(language, label, messages[`${key}.noun`], isOne ? 'a' : form);
  const isSpoken = a !== undefined || digits === '0';
  return `${(isSpoken && messages[`number.${digits}`]) || digits} ${label}`;
}

type Values = Readonly<Record<string, unknown>>;

function templateFor(messages: Messages, language: Language, key: string, values: Values): string | undefined {
  const find = (name: string): string | undefined => (Object.hasOwn(messages, name) ? messages[name] : undefined);
  const none = values['count'] === 0 || values['items'] === 0 ? find(`${key}_zero`) : undefined;
  const { min, max } = values;
  const bounded =
    typeof max !== 'number'
      ? undefined
      : min === max
        ? find(`${key}_exact`)
        : min === 0
          ? find(`${key}_most`)
          : undefined;
  if (bounded !== undefined) return bounded;
  if (typeof values['count'] !== 'number') return none ?? find(key) ?? find(`${key}_other`);
  return none ?? find(`${key}_${PLURALS[language].select(values['count'])}`) ?? find(`${key}_other`) ?? find(key);
}

/** Puts the data in the place of each `{{name}}`; a name without data stays visible. */
function fill(template: string, values: Values, language: Language): string {
  return template.replace(/\{\{(\w+)\}\}/g, (found, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return found;
    if (Array.isArray(value)) return LISTS[language].format(value.map(String));
    if (typeof value === 'number') return String(value).replace('-', '−'); // a minus, not a hyphen
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
}

/** The fields of events, problems and sentences that hold seats, or lists of them. */
const SEAT_FIELDS = ['seat', 'seats', 'with', 'owner', 'partner', 'from', 'to', 'waiting', 'ranking', 'of'] as const;

/**
 * Puts the names of people where the data has the ids of their seats. A house of the same name stays a house. The ids
 * stay in `seatIds`: where a seat is shown by its faction, its name has an article and a verb that agrees.
 */
export function withSeatNames(data: Plain, seats: readonly Seat[], nameOf: (seat: Seat) => string): Plain {
  if (!isPlainObject(data)) return data;
  const named = (value: Plain): Plain => {
    if (Array.isArray(value)) return value.map(named);
    return typeof value === 'string' && seats.includes(value) ? nameOf(value) : value;
  };
  const entries = Object.entries(data as Record<string, Plain>);
  const seatIds: Record<string, Plain> = {};
  const said = entries.map(([key, value]): [string, Plain] => {
    if (!(SEAT_FIELDS as readonly string[]).includes(key)) return [key, value];
    const found = named(value);
    if (found !== value) seatIds[key] = value;
    return [key, found];
  });
  return Object.fromEntries(Object.keys(seatIds).length === 0 ? said : [...said, ['seatIds', seatIds]]);
}

/** A catalogue that looks up a language each time it speaks. */
export const catalogueBy = (messages: (language: Language) => Messages): Catalogue => ({
  get it() {
    return messages('it');
  },
  get en() {
    return messages('en');
  },
});

/** The messages as a table hears them whose wording is this one: `KEY.WORDING` is said in the place of `KEY`. */
export function inWording(messages: Catalogue, wording: string | undefined): Catalogue {
  if (wording === undefined) return messages;
  const speak = (language: Language): Messages => {
    const own = Object.entries(messages[language]).filter(([key]) => key.endsWith(`.${wording}`));
    return Object.fromEntries(own.map(([key, text]) => [key.slice(0, -wording.length - 1), text]));
  };
  const known = new WeakMap<Messages, Messages>();
  const own = catalogueBy(language => {
    const found = known.get(messages[language]) ?? speak(language);
    known.set(messages[language], found);
    return found;
  });
  return mergeCatalogues(messages, own);
}

/** Catalogues as one, put together at once; where two have a key, the later one wins. */
export const gathered = (...parts: readonly Catalogue[]): Catalogue => {
  const speak = (language: Language): Messages =>
    Object.assign({}, ...parts.map(part => part[language])) as Record<string, string>;
  return { it: speak('it'), en: speak('en') };
};

/**
 * Two catalogues as one; the second wins where both have a key. A language is put together when somebody speaks it, and
 * again where one of the two has got other texts since: a page fetches them part by part.
 */
export function mergeCatalogues(first: Catalogue, second: Catalogue): Catalogue {
  const merged: { [language in Language]?: { readonly of: readonly [Messages, Messages]; readonly both: Messages } } =
    {};
  return catalogueBy(language => {
    const of = [first[language], second[language]] as const;
    const known = merged[language];
    if (known !== undefined && known.of[0] === of[0] && known.of[1] === of[1]) return known.both;
    const both = { ...of[0], ...of[1] };
    merged[language] = { of, both };
    return both;
  });
}
