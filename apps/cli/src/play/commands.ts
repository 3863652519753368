import { LANGUAGES } from '@corvo/core';
import { nearest } from '../arguments/nearest.ts';
import type { Say } from '../context.ts';
import { texts } from '../texts/index.ts';

/** What a person may say besides a move. Each is understood in every language, whatever the table speaks. */
export const TABLE_COMMANDS = [
  'moves',
  'done',
  'back',
  'table',
  'explain',
  'rule',
  'hint',
  'follow',
  'undo',
  'practice',
  'save',
  'resign',
  'quit',
  'help',
] as const;
export type TableCommand = (typeof TABLE_COMMANDS)[number];

/** Those that want to know what of: the others stand alone. */
const WITH_MORE: readonly TableCommand[] = ['explain', 'rule', 'save'];

/** Could this line, which begins with a command, be something else: *Undo the order* where orders are undone? */
export const isAlone = ({ command, rest }: { readonly command: TableCommand; readonly rest: string }): boolean =>
  rest === '' || WITH_MORE.includes(command);

/** The word for a command in the language of the table. */
export const wordFor = (say: Say, command: TableCommand): string => say(`play.word.${command}`);

/** Reads a line such as `rule HK-4.2`; undefined when it does not start with a command. */
export function readCommand(line: string): { readonly command: TableCommand; readonly rest: string } | undefined {
  const [first = '', ...others] = line.split(/\s+/);
  const word = first.toLowerCase();
  const command = TABLE_COMMANDS.find(known =>
    LANGUAGES.some(language => texts[language][`play.word.${known}`] === word),
  );
  return command === undefined ? undefined : { command, rest: others.join(' ') };
}

/** The command that was probably meant by a single word that is none, in the language of the table. */
export function commandMeant(say: Say, line: string): string | undefined {
  if (/\s/.test(line)) return undefined;
  return nearest(
    line,
    TABLE_COMMANDS.map(command => wordFor(say, command)),
  );
}
