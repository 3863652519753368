import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tableTexts, TABLE_TEXTS } from './index.ts';

export type TableText = (key: string, data?: Readonly<Record<string, string | number>>) => string;

/** The texts around a table, for pages that have no game yet. Brings its own texts to whichever i18next it finds. */
export function useTableText(): TableText {
  const { i18n } = useTranslation();
  const language = i18n.language.startsWith('it') ? 'it' : 'en';
  return useMemo(() => {
    for (const [code, texts] of Object.entries(tableTexts)) {
      if (!i18n.hasResourceBundle(code, TABLE_TEXTS)) i18n.addResourceBundle(code, TABLE_TEXTS, texts);
    }
    const fixed = i18n.getFixedT(language, TABLE_TEXTS);
    return (key, data) => String(fixed(key, { ...data, interpolation: { escapeValue: false } }));
  }, [i18n, language]);
}
