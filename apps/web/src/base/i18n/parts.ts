import type { Language } from '@corvo/core';
import type { Texts } from './fetched.ts';

/**
 * Where the texts of a part are fetched, language by language. Here every catalogue brings both languages and there is
 * nothing to fetch; in the pages that are sent, `build/texts.ts` takes them apart and writes this list.
 */
export const PARTS: Readonly<Record<string, Readonly<Record<Language, () => Promise<Texts>>>>> = {};
