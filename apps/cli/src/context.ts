import { say, type Language, type Plain } from '@corvo/core';
import type { FlagTable, Given } from './arguments/flags.ts';
import type { ExitCode, Io } from './io.ts';
import { widthOf } from './terminal/layout.ts';
import { paintFor, type Paint } from './terminal/paint.ts';
import { texts } from './texts/index.ts';

export type Say = (key: string, data?: Plain) => string;

/** What a command has at hand. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly given: Given;
  /** The program's own words. */
  readonly say: Say;
  /** One line, or several, on stdout. */
  readonly out: (text: string) => void;
  /** A remark for people on stderr, where it does not mix with what a program may read. */
  readonly note: (text: string) => void;
  readonly paint: Paint;
  readonly width: number;
}

export interface Command {
  readonly flags: FlagTable;
  readonly words: { readonly min: number; readonly max: number };
  run(context: Context): ExitCode | Promise<ExitCode>;
}

export function makeContext(io: Io, language: Language, given: Given): Context {
  return {
    io,
    language,
    given,
    say: (key, data) => say(texts, language, key, data),
    out: text => void io.stdout.write(`${text}\n`),
    note: text => void io.stderr.write(`${text}\n`),
    paint: paintFor(io.stdout, io.env),
    width: widthOf(io.stdout),
  };
}
