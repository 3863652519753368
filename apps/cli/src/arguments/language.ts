import { LANGUAGES, type Language } from '@corvo/core';
import type { Io } from '../io.ts';

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language of the terminal, as POSIX says it; English where we have no words in it. */
export function languageOf(env: Io['env']): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const [spoken = ''] = locale.toLowerCase().split(/[_.@-]/);
  return isLanguage(spoken) ? spoken : 'en';
}

/** The language to complain in: what `--lang` says, if it says something, before anything else is understood. */
export function languageWanted(args: readonly string[], env: Io['env']): Language {
  for (const [place, arg] of args.entries()) {
    if (arg === '--') break;
    const value =
      arg === '--lang' ? args[place + 1] : arg.startsWith('--lang=') ? arg.slice('--lang='.length) : undefined;
    if (value !== undefined && isLanguage(value)) return value;
  }
  return languageOf(env);
}
