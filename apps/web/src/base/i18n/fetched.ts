import { catalogueBy, LANGUAGES, type Catalogue, type Language, type Messages } from '@corvo/core';

/** What a part of the pages says in one language: the messages of each of its catalogues. */
export type Texts = readonly Messages[];

const here = new Map<string, Texts>();
const named = (part: string, language: Language): string => `${part} ${language}`;

export const areTextsHere = (part: string, language: Language): boolean => here.has(named(part, language));

/** Is a part here in any language? */
export const isPartHere = (part: string): boolean => LANGUAGES.some(language => areTextsHere(part, language));

export function keepTexts(part: string, language: Language, texts: Texts): void {
  here.set(named(part, language), texts);
}

/**
 * A catalogue of a part, by its place there, whose languages are fetched one by one: to be asked only when it speaks.
 * Some of its messages may come with a later part; who says them fetches that first.
 */
export function fetchedCatalogue(part: string, place: number, later?: string): Catalogue {
  const whole = new Map<Language, Messages>();
  return catalogueBy(language => {
    const first = here.get(named(part, language))?.[place];
    if (first === undefined) throw new Error(`the texts of ${part} in ${language} are not here yet`);
    const more = later === undefined ? undefined : here.get(named(later, language))?.[place];
    if (more === undefined) return first;
    const known = whole.get(language) ?? { ...first, ...more };
    whole.set(language, known);
    return known;
  });
}
