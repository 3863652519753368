import type { Language } from '@corvo/core';
import { useSettings } from '../settings/store.ts';

let found: Language | undefined;

/** The language of the browser: `public/theme.js` has written it into the page. */
const detected = (): Language => (found ??= document.documentElement.lang === 'it' ? 'it' : 'en');

/** The language of the reader: the chosen one, else that of the browser. */
export const useLanguage = (): Language => useSettings(({ language }) => language) ?? detected();

/** Keeps the page marked with the language it is written in. */
export function startLanguage(): void {
  const follow = (): void => {
    document.documentElement.lang = useSettings.getState().language ?? detected();
  };
  follow();
  useSettings.subscribe(follow);
}
