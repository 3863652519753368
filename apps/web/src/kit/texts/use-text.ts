import { say } from '@corvo/core';
import { useCallback } from 'react';
import { useLanguage } from '../../base/i18n/language.ts';
import { tableTexts } from './index.ts';

/** What a text is filled with; lists are joined as the language does. */
export type Said = Readonly<Record<string, string | number | readonly string[]>>;
export type TableText = (key: string, data?: Said) => string;

/** The texts around a table, for pages that have no game yet. */
export function useTableText(): TableText {
  const language = useLanguage();
  return useCallback((key, data) => say(tableTexts, language, key, data), [language]);
}
