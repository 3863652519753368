import { SPEEDS, useTablePrefs } from './table-prefs.ts';
import { useSettings } from './store.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  const { theme } = useSettings.getState();
  const root = document.documentElement;
  root.dataset['theme'] = theme ?? (system.matches ? 'dark' : 'light');
  const { speed, emblems } = useTablePrefs.getState();
  root.dataset['motion'] = SPEEDS[speed] === 0 ? 'none' : 'free';
  root.toggleAttribute('data-emblems', emblems);
}

/** Keeps the page in the chosen colours; without a choice it follows the system. */
export function startTheme(): void {
  show();
  system.addEventListener('change', show);
  useSettings.subscribe(show);
  useTablePrefs.subscribe(show);
}
