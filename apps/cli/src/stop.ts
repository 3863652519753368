import type { Plain } from '@corvo/core';
import { EXIT, type ExitCode } from './io.ts';

/**
 * Ends a command with one sentence on stderr: a message key and its data. Only what a person asked for wrongly, or what
 * the world refused, ends this way; anything else that is thrown is a bug.
 */
export class Stop extends Error {
  readonly key: string;
  readonly data: Plain;
  readonly exit: ExitCode;

  constructor(key: string, data: Plain = {}, exit: ExitCode = EXIT.badInput) {
    super(key);
    this.name = 'Stop';
    this.key = key;
    this.data = data;
    this.exit = exit;
  }
}
