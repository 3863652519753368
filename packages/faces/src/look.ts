import type { Colouring, Ink } from './print/index.ts';

/** How a head is seen. A turned one looks to the viewer's left, unless it faces right. */
export type View = 'front' | 'quarter' | 'profile';

export type Eyes = 'calm' | 'narrow' | 'wide' | 'down' | 'closed' | 'deep' | 'hooded' | 'glow' | 'blind';
/** `one` is a raised brow. */
export type Brows = 'calm' | 'stern' | 'heavy' | 'sad' | 'arched' | 'one';
export type Nose = 'straight' | 'small' | 'broad' | 'hook' | 'broken' | 'snub' | 'none';
export type Mouth =
  | 'calm'
  | 'stern'
  | 'thin'
  | 'smile'
  | 'smirk'
  | 'full'
  | 'smileFull'
  | 'pout'
  | 'open'
  | 'teeth'
  | 'none';
export type Build = 'narrow' | 'normal' | 'wide';

/** What the parts of a picture want to know of a person. What is not said takes the default of its part. */
export interface Look extends Colouring {
  readonly view: View;
  /** Turned to the viewer's right; then the far side of the face lies in shadow. */
  readonly facesRight?: boolean;
  /** A woman's brows, neck and lips. */
  readonly feminine?: boolean;
  /** A child's eyes and nose. */
  readonly child?: boolean;
  /** 1 has lines, 2 has many. */
  readonly age?: 0 | 1 | 2;
  readonly gaunt?: boolean;
  /** `none` where a helm or a cloth covers them. */
  readonly ears?: 'none' | 'big';
  readonly eyes?: Eyes;
  readonly brows?: Brows;
  readonly browWeight?: number;
  readonly nose?: Nose;
  readonly mouth?: Mouth;
  readonly build?: Build;
  /** The fur of a mantle. */
  readonly fur?: 'fur' | 'pelt' | 'wool';
  /** The colour of the flowers in a wreath. */
  readonly rose?: Ink;
}

/** What a table of parts has under a name; a word that a part does not know stops the build. */
export function known<T>(table: Readonly<Partial<Record<string, T>>>, name: string, what: string): T {
  const found = table[name];
  if (found === undefined) throw new Error(`there is no ${what} "${name}", only ${Object.keys(table).join(', ')}`);
  return found;
}
