import { LANGUAGES, say, type Language } from '@corvo/core';
import { useCallback } from 'react';
import { useSettings } from '../settings/store.ts';
import { useLanguage } from './language.ts';
import type { TextKey } from './texts.ts';
import { allTexts } from './all.ts';

export { LANGUAGES, type Language };
export type { TextKey };
export { fetchFirstTexts, startLanguage } from './language.ts';
export { needTexts } from './needed.ts';

export const setLanguage = (language: Language): void => useSettings.getState().setLanguage(language);

/** Lists in the data are joined as the language does. */
export type Say = (key: TextKey, data?: Readonly<Record<string, string | number | readonly string[]>>) => string;

/** The texts of the pages around the tables. */
export function useText(): { readonly t: Say; readonly language: Language } {
  const language = useLanguage();
  const t = useCallback<Say>((key, data) => say(allTexts, language, key, data), [language]);
  return { t, language };
}
