import type { Language } from '@corvo/core';
import { remembered } from './remembered.ts';

type Theme = 'light' | 'dark';

interface Settings {
  readonly language: Language | null; // null: as the browser says
  readonly theme: Theme | null; // null: as the system says
  readonly sound: boolean;
  readonly name: string; // for games on this device; online the server keeps it
  readonly known: string; // as whom the server last knew me; empty: as nobody
  setLanguage(language: Language): void;
  setTheme(theme: Theme | null): void;
  setSound(sound: boolean): void;
  setName(name: string): void;
}

/** What this device remembers. `public/theme.js` reads the same note before the first paint. */
export const useSettings = remembered<Settings>('corvo.settings', set => ({
  language: null,
  theme: null,
  sound: false,
  name: '',
  known: '',
  setLanguage: language => set({ language }),
  setTheme: theme => set({ theme }),
  setSound: sound => set({ sound }),
  setName: name => set({ name }),
}));
