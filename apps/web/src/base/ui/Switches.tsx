import { Moon, Sun } from 'lucide-react';
import { LANGUAGES, setLanguage, useText, type TextKey } from '../i18n/index.ts';
import { useSettings } from '../settings/store.ts';

/** The language and the colours, which can be changed wherever one is. */
export function LanguageSwitch() {
  const { t, language } = useText();
  return (
    <div className="lang" role="group" aria-label={t('settings.language')}>
      {LANGUAGES.map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          aria-label={`${code.toUpperCase()}, ${t(`language.${code}` as TextKey)}`}
          onClick={() => setLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** The other colours than those on the screen, and what changing to them is called. */
export function useOtherColours(): { readonly isDark: boolean; readonly text: string; readonly change: () => void } {
  const { t } = useText();
  useSettings(({ theme }) => theme); // draws again when the theme changes
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  return {
    isDark,
    text: t(isDark ? 'nav.toLight' : 'nav.toDark'),
    change: () => useSettings.getState().setTheme(isDark ? 'light' : 'dark'),
  };
}

export function ThemeButton() {
  const { isDark, text, change } = useOtherColours();
  return (
    <button type="button" className="icon-btn" aria-label={text} onClick={change}>
      {isDark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
    </button>
  );
}
