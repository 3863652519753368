import { say, type Plain } from '@corvo/core';
import { troubleMessages } from './texts/index.ts';

/**
 * Something that the person who runs the server must see to: a port, a setting, the data. It is told in one sentence,
 * here in English; `key` and `data` say it in any language.
 */
export class Trouble extends Error {
  readonly key: string;
  readonly data: Plain;

  constructor(name: string, data: Plain) {
    const key = `trouble.${name}`;
    super(say(troubleMessages, 'en', key, data));
    this.name = 'Trouble';
    this.key = key;
    this.data = data;
  }
}

/** What an error says about itself, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
