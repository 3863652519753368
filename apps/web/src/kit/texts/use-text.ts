import { say } from '@corvo/core';
import { useCallback } from 'react';
import { useLanguage } from '../../base/i18n/language.ts';
import { tableTexts } from './index.ts';

export type TableText = (key: string, data?: Readonly<Record<string, string | number>>) => string;

/** The texts around a table, for pages that have no game yet. */
export function useTableText(): TableText {
  const language = useLanguage();
  return useCallback((key, data) => say(tableTexts, language, key, data), [language]);
}
