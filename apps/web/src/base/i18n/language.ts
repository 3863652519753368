import type { Language } from '@corvo/core';
import { create } from 'zustand';
import { useSettings } from '../settings/store.ts';
import { retryUntilDone, retry } from '../lazy/retry.ts';
import { whenIdle } from '../lazy/idle.ts';
import { fetchTexts, isHere, needTexts, speakIn } from './needed.ts';

/** The other language comes after whatever somebody may want from a page they have just come to, in milliseconds. */
const LEFT_ALONE = 6_000;

let found: Language | undefined;

/** The language of the browser: `public/theme.js` has written it into the page. */
const detected = (): Language => (found ??= document.documentElement.lang === 'it' ? 'it' : 'en');

/** The language that the reader wants: the chosen one, else that of the browser. */
export const wanted = (): Language => useSettings.getState().language ?? detected();

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

let fetching: { readonly language: Language; readonly stop: () => void } | undefined;

/** Speaks the wanted language: at once where its texts are here. Until they are, the pages go on in the one they have. */
function follow(): void {
  const language = wanted();
  if (fetching?.language === language) return;
  fetching?.stop();
  fetching = undefined;
  if (isHere(language)) speak(language);
  else fetching = { language, stop: retryUntilDone(() => comeTo(language)) };
}

async function comeTo(language: Language): Promise<void> {
  await fetchTexts(language);
  if (fetching?.language !== language) return; // meanwhile another one is wanted
  fetching = undefined;
  follow();
}

/** Keeps the pages in the language that the reader wants; what it gives ends that. */
export function startLanguage(): () => void {
  speak(wanted());
  const ends = [useSettings.subscribe(follow), whenIdle(fetchOtherLanguage, LEFT_ALONE)];
  return () => {
    for (const end of ends) end();
    fetching?.stop();
    fetching = undefined;
  };
}

export const otherThan = (language: Language): Language => (language === 'it' ? 'en' : 'it');

/** Fetches the other language of all that is here, so that a change of language waits for nothing. */
export function fetchOtherLanguage(): void {
  fetchTexts(otherThan(wanted())).catch(() => undefined); // whoever changes it asks again
}

/**
 * Fetches the part of our texts that every page needs. Where that does not come in the wanted language, the page begins in the other one, and
 * goes on in the wanted one as soon as it can. It fails where neither comes.
 */
export async function fetchFirstTexts(part: string): Promise<void> {
  try {
    await retry(() => needTexts(part));
  } catch (error) {
    console.error('What the pages say could not be fetched', error);
    const other = otherThan(wanted());
    speak(other);
    try {
      await retry(() => Promise.all([needTexts(part), fetchTexts(other)]));
    } finally {
      follow(); // nothing is here: then it is the wanted one again
    }
  }
}
