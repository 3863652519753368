import { lazy } from '../../base/lazy/lazy.ts';
import { needTexts } from '../../base/i18n/index.ts';
import type { later } from './later.ts';

export type Later = typeof later;

/** What nobody needs before the first board: taking back, leaving and coming, kept games; with the words for it. */
export const laterPart = lazy(async (): Promise<Later> => {
  const [part] = await Promise.all([import('./later.ts'), needTexts('other-pages')]);
  return part.later;
});
