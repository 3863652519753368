import { needLaterTexts, needTexts } from '../../base/i18n/needed.ts';
import { lazy } from '../../base/lazy/lazy.ts';
import { loadRest } from '../../session/games.ts';

export type Later = typeof import('./later.ts');

/** What nobody needs before the first orders are given, with what it says and with all the rules. */
export const laterPart = lazy(async (): Promise<Later> => {
  try {
    const parts = [import('./later.ts'), loadRest(), needLaterTexts(), needTexts('other-pages')] as const;
    return (await Promise.all(parts))[0];
  } catch (error) {
    console.error('A part of the board could not be fetched', error);
    throw error;
  }
});
