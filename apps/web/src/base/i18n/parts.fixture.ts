import type { Language } from '@corvo/core';
import type { Texts } from './fetched.ts';
import { PARTS } from './parts.ts';

/** A part of the texts as a line brings it: it fails until it is mended, language by language. */
export function stubPart(name: string) {
  const asked: Language[] = [];
  const whole = new Set<Language>();
  const fetching = (language: Language) => async (): Promise<Texts> => {
    asked.push(language);
    if (!whole.has(language)) throw new TypeError(`${name} in ${language} did not come`);
    return [{ word: `${name} in ${language}` }];
  };
  const list = PARTS as Record<string, (typeof PARTS)[string]>;
  list[name] = { en: fetching('en'), it: fetching('it') };
  return {
    asked, // in which languages, one after another
    mend: (...languages: readonly Language[]) => languages.forEach(language => whole.add(language)),
    remove: () => void delete list[name],
  };
}
