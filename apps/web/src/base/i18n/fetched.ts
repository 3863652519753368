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

const NOTHING: Messages = {};

/**
 * A catalogue that comes later, by its place in its part: it says nothing until then. Who speaks it fetches it first.
 */
export const laterCatalogue = (part: string, place: number): Catalogue =>
  catalogueBy(language => here.get(named(part, language))?.[place] ?? NOTHING);

/**
 * A catalogue of a part, by its place there, whose languages are fetched one by one: its messages must be read only
 * when something is said.
 */
export function fetchedCatalogue(part: string, place: number): Catalogue {
  const later = laterCatalogue(part, place);
  return catalogueBy(language => {
    if (!areTextsHere(part, language)) throw new Error(`the texts of ${part} in ${language} are not here yet`);
    return later[language];
  });
}
