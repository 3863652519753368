import type { Readable, Writable } from 'node:stream';

/** Where the program reads and writes. Tests bring their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Ctrl-C, or whatever else asks the program to come to an end. */
  readonly interrupted: AbortSignal;
}

/** A stream that may be a terminal. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** What a process tells whoever started it. */
export const EXIT = { ok: 0, failed: 1, badInput: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
