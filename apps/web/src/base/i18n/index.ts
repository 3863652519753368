import { LANGUAGES, say, type Language } from '@corvo/core';
import { useCallback } from 'react';
import { useSettings } from '../settings/store.ts';
import { useLanguage } from './language.ts';
import { allTexts } from './all.ts';
import { withOwnTexts, type PageTexts } from './page-texts.ts';
import type { TextKey, WithoutPlural } from './texts.ts';

export { LANGUAGES, type Language };
export type { TextKey };
export { fetchFirstTexts, startLanguage } from './language.ts';
export { needTexts } from './needed.ts';

export const setLanguage = (language: Language): void => useSettings.getState().setLanguage(language);

/** Lists in the data are joined as the language does. */
export type Say<Key = TextKey> = (
  key: Key,
  data?: Readonly<Record<string, string | number | readonly string[]>>,
) => string;

/** The keys of every page, and those of a part of the pages (`typeof lobbyTexts`). */
export type KeyOf<Texts> = TextKey | (Texts extends PageTexts<infer Key> ? WithoutPlural<Key> : never);
export type SayOf<Texts> = Say<KeyOf<Texts>>;

/** What every page says, and what a part of the pages says besides, by the file that it brings along. */
export function useText<Own extends string = never>(
  own?: PageTexts<Own>,
): { readonly t: Say<TextKey | WithoutPlural<Own>>; readonly language: Language } {
  const language = useLanguage();
  const texts = own === undefined ? allTexts : withOwnTexts(own);
  const t = useCallback<Say<TextKey | WithoutPlural<Own>>>(
    (key, data) => say(texts, language, key, data),
    [texts, language],
  );
  return { t, language };
}
