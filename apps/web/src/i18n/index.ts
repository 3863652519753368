import { LANGUAGES, type Language } from '@corvo/core';
import i18next from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { useSettings } from '../settings/store.ts';
import { texts, type TextKey } from './texts.ts';

export { LANGUAGES, type Language };
export type { TextKey };

const detected = (): Language => (document.documentElement.lang === 'it' ? 'it' : 'en');

/** Both languages are in the page, so that switching needs no network and no waiting. */
export function startTexts(): void {
  void i18next.use(initReactI18next).init({
    lng: useSettings.getState().language ?? detected(),
    fallbackLng: 'en',
    resources: { it: { translation: texts.it }, en: { translation: texts.en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
    react: { useSuspense: false },
  });
  const follow = (language: string): void => {
    document.documentElement.lang = language;
  };
  follow(i18next.language);
  i18next.on('languageChanged', follow);
}

export function setLanguage(language: Language): void {
  useSettings.getState().setLanguage(language);
  void i18next.changeLanguage(language);
}

export type Say = (key: TextKey, data?: Readonly<Record<string, string | number>>) => string;

/** The texts of the pages around the tables. */
export function useText(): { readonly t: Say; readonly language: Language } {
  const { t: speak, i18n } = useTranslation();
  const language: Language = i18n.language === 'it' ? 'it' : 'en';
  const t = useCallback<Say>((key, data) => speak(key, { ...data }), [speak]);
  return { t, language };
}
