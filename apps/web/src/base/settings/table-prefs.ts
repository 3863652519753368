import { remembered } from './remembered.ts';

/** How fast pieces move, as a factor of their time; 0 shows the result at once. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Prefs {
  readonly speed: Speed;
  readonly plain: boolean; // the table in characters and forms, whatever board the game has
  readonly answers: boolean; // questions with one answer are answered for the player
  readonly emblems: boolean; // cards without their pictures
  setSpeed(speed: Speed): void;
  setPlain(plain: boolean): void;
  setAnswers(answers: boolean): void;
  setEmblems(emblems: boolean): void;
}

export const useTablePrefs = remembered<Prefs>('corvo.table', set => ({
  speed: 'normal',
  plain: false,
  answers: true,
  emblems: false,
  setSpeed: speed => set({ speed }),
  setPlain: plain => set({ plain }),
  setAnswers: answers => set({ answers }),
  setEmblems: emblems => set({ emblems }),
}));

/** The factor in force now: people who want no motion get none. */
export function motionFactor(): number {
  const still =
    document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : SPEEDS[useTablePrefs.getState().speed];
}
