import { isPlainObject, type Plain } from './plain.ts';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages = Readonly<Record<string, string>>;
/** The texts of a game or program: the same keys in every language, which a test holds. */
export type Catalogue = { readonly [language in Language]: Messages };

/**
 * The sentence for a key. The format is i18next's, so that the browser can use its library on the same catalogues:
 * `{{name}}` is replaced from the data, `$t(house.{{house}})` by another message, `key_one` and `key_other` by `count`.
 * A missing key shows itself: the tests look for it.
 */
export function say(catalogue: Catalogue, language: Language, key: string, data?: Plain): string {
  const messages = catalogue[language];
  const values: Record<string, unknown> = isPlainObject(data) ? data : {};
  const plural =
    typeof values['count'] === 'number' ? `${key}_${new Intl.PluralRules(language).select(values['count'])}` : key;
  const template = messages[plural] ?? messages[`${key}_other`] ?? messages[key];
  if (template === undefined) return key;
  return template
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return Array.isArray(value) ? value.join(', ') : value === undefined ? `{{${name}}}` : String(value);
    })
    .replace(/\$t\(([^)]*)\)/g, (_, inner: string) => say(catalogue, language, inner, data));
}

/** Two catalogues as one; the second wins where both have a key. */
export function mergeCatalogues(first: Catalogue, second: Catalogue): Catalogue {
  return { it: { ...first.it, ...second.it }, en: { ...first.en, ...second.en } };
}
