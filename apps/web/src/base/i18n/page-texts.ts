import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { allTexts } from './all.ts';

/** What a part of the pages says, in a file of its own: the same keys in both languages. */
export type PageTexts<Key extends string> = { readonly [language in keyof Catalogue]: Readonly<Record<Key, string>> };

/** Lets the compiler hold the two languages to the same keys. */
export const pageTexts = <const Key extends string>(texts: {
  readonly it: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<NoInfer<Key>, string>>;
}): PageTexts<Key> => texts;

const merged = new WeakMap<Catalogue, Catalogue>();

/** What every page says, together with what one part says. */
export function withOwnTexts(own: Catalogue): Catalogue {
  const both = merged.get(own) ?? mergeCatalogues(allTexts, own);
  merged.set(own, both);
  return both;
}
