import type { Language } from '@corvo/core';
import { areTextsHere, keepTexts } from './fetched.ts';
import { PARTS } from './parts.ts';

const needed = new Set<string>(); // the parts that somebody has asked for
const coming = new Map<string, Promise<void>>();
let spoken: Language = 'it';

/** The parts of which a language is still to be fetched. */
const missing = (language: Language): string[] =>
  [...needed].filter(part => Object.hasOwn(PARTS, part) && !areTextsHere(part, language));

/** Can everything that is in the pages now be said in this language? */
export const isHere = (language: Language): boolean => missing(language).length === 0;

function fetchPart(part: string, language: Language): Promise<void> {
  const name = `${part} ${language}`;
  const known = coming.get(name);
  if (known !== undefined) return known;
  const fetching = (async () => {
    const texts = await PARTS[part]?.[language]();
    if (texts !== undefined) keepTexts(part, language, texts);
  })();
  coming.set(name, fetching);
  fetching.catch(() => coming.delete(name)); // a broken line: the next one asks again
  return fetching;
}

/** Fetches everything that is in the pages in a language. */
export async function fetchTexts(language: Language): Promise<void> {
  // Meanwhile another part may be asked for.
  while (!isHere(language)) await Promise.all(missing(language).map(part => fetchPart(part, language)));
}

/** From now on what is needed is needed in this language. */
export function speakIn(language: Language): void {
  spoken = language;
}

/** Fetches what parts of the pages say, in the language that is spoken. */
export async function needTexts(...parts: readonly string[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await fetchTexts(spoken);
}
