import type { Language } from '@corvo/core';
import { areTextsHere, isPartHere, keepTexts } from './fetched.ts';
import { lazyBy } from '../lazy/lazy.ts';
import { PARTS } from './parts.ts';

const needed = new Set<string>(); // the parts that somebody has asked for
let spoken: Language = 'it';

/** The parts of which a language is still to be fetched. */
const missing = (parts: Iterable<string>, language: Language): string[] =>
  [...parts].filter(part => Object.hasOwn(PARTS, part) && !areTextsHere(part, language));

/** The same of what is in the pages now. A part that has never come is in none: whoever wants it waits for it. */
const missingNow = (language: Language): string[] => missing(needed, language).filter(isPartHere);

/** Can everything that is in the pages now be said in this language? */
export const isHere = (language: Language): boolean => missingNow(language).length === 0;

const textsOf = lazyBy(async name => {
  const language = name.slice(-2) as Language; // the names of parts are free
  const part = name.slice(0, -3);
  const texts = await PARTS[part]?.[language]();
  if (texts !== undefined) keepTexts(part, language, texts);
});

const fetchPart = (part: string, language: Language): Promise<void> => textsOf(`${part} ${language}`).load();

/** Fetches everything that is in the pages in a language. */
export async function fetchTexts(language: Language): Promise<void> {
  // Meanwhile another part may come.
  while (!isHere(language)) await Promise.all(missingNow(language).map(part => fetchPart(part, language)));
}

/** From now on what is needed is needed in this language. */
export function speakIn(language: Language): void {
  spoken = language;
}

/** Fetches what the parts that are needed say later on. */
export const needLaterTexts = (): Promise<void> =>
  needTexts(...[...needed].map(part => `${part}-later`).filter(part => Object.hasOwn(PARTS, part)));

/** Fetches what parts of the pages say, in the language that is spoken. */
export async function needTexts(...parts: readonly string[]): Promise<void> {
  for (const part of parts) needed.add(part);
  // Meanwhile another language may be spoken.
  for (let left = missing(parts, spoken); left.length > 0; left = missing(parts, spoken)) {
    const language = spoken;
    await Promise.all(left.map(part => fetchPart(part, language)));
  }
}
