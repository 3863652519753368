import type { Language } from '@corvo/core';
import { create } from 'zustand';
import { useSettings } from '../settings/store.ts';
import { whenQuiet } from '../shared/quiet.ts';
import { fetchTexts, isHere, speakIn } from './needed.ts';

/** The other language comes after whatever somebody may want from a page they have just come to, in milliseconds. */
const LEFT_ALONE = 6_000;

let found: Language | undefined;

/** The language of the browser: `public/theme.js` has written it into the page. */
const detected = (): Language => (found ??= document.documentElement.lang === 'it' ? 'it' : 'en');

/** The language that the reader wants: the chosen one, else that of the browser. */
const wanted = (): Language => useSettings.getState().language ?? detected();

/** The language that the pages speak: the wanted one as soon as its texts are here. */
const useSpoken = create<{ readonly language: Language | null }>()(() => ({ language: null }));

/** The language of the reader. */
export function useLanguage(): Language {
  const spoken = useSpoken(({ language }) => language);
  const chosen = useSettings(({ language }) => language);
  return spoken ?? chosen ?? detected();
}

function speak(language: Language): void {
  speakIn(language);
  useSpoken.setState({ language });
  document.documentElement.lang = language;
}

/** Speaks the wanted language: at once where its texts are here. Until they are, the pages go on in the one they have. */
function follow(): void {
  const language = wanted();
  if (isHere(language)) speak(language);
  else fetchTexts(language).then(follow, () => undefined); // a broken line: when it is back we try again
}

/** Keeps the pages in the language that the reader wants. */
export function startLanguage(): void {
  speak(wanted());
  useSettings.subscribe(follow);
  window.addEventListener('online', follow);
  whenQuiet(fetchOtherLanguage, LEFT_ALONE);
}

/** Fetches the other language of all that is here, so that a change of language waits for nothing. */
export function fetchOtherLanguage(): void {
  fetchTexts(wanted() === 'it' ? 'en' : 'it').catch(() => undefined); // whoever changes it asks again
}
