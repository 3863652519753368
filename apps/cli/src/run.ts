import { nearest } from './arguments/nearest.ts';
import { Given, readFlags } from './arguments/flags.ts';
import { isLanguage, languageWanted } from './arguments/language.ts';
import { COMMANDS, isCommand, type CommandName } from './commands/index.ts';
import { makeContext, type Context } from './context.ts';
import { EXIT, type ExitCode, type Io } from './io.ts';
import { Stop } from './stop.ts';
import { fold, printable, widthOf } from './terminal/layout.ts';
import { paintFor } from './terminal/paint.ts';

const VERSION = '0.1.0';

/** Splits `[--lang it] command …` into the command and the rest, whatever comes first. */
function splitCommand(args: readonly string[]): { name: string | undefined; rest: string[] } {
  let place = 0;
  while (place < args.length && (args[place] as string).startsWith('-')) place += args[place] === '--lang' ? 2 : 1;
  return { name: args[place], rest: args.filter((_, index) => index !== place) };
}

function commandNamed(name: string): CommandName {
  if (isCommand(name)) return name;
  const meant = nearest(name, Object.keys(COMMANDS));
  throw meant === undefined
    ? new Stop('error.unknown-command', { command: name })
    : new Stop('error.unknown-command-meant', { command: name, meant });
}

const helpOf = (context: Context, name?: CommandName): string =>
  name === undefined ? context.say('help') : `${context.say(`help.${name}`)}\n\n${context.say('help.everywhere')}`;

function demandLanguage(given: Given): void {
  const text = given.text('lang');
  if (text !== undefined && !isLanguage(text)) throw new Stop('error.unknown-language', { text });
}

async function runCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const language = languageWanted(args, io.env);
  const { name, rest } = splitCommand(args);
  if (name === undefined || name === 'help') {
    const given = readFlags(rest, { version: 'switch' }, { min: 0, max: 1 });
    demandLanguage(given);
    const context = makeContext(io, language, given);
    const [about] = given.words;
    if (given.has('version')) context.out(VERSION);
    else context.out(helpOf(context, about === undefined ? undefined : commandNamed(about)));
    return EXIT.ok;
  }
  const { command } = await COMMANDS[commandNamed(name)]();
  const given = readFlags(rest, command.flags, command.words);
  demandLanguage(given);
  const context = makeContext(io, language, given);
  if (!given.has('help')) return command.run(context);
  context.out(helpOf(context, commandNamed(name)));
  return EXIT.ok;
}

/** Runs the program. Never throws, never ends the process: the answer is what the process should end with. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const context = makeContext(io, languageWanted(args, io.env), new Given([], new Map()));
  const complain = (sentence: string): void => {
    const line = `${paintFor(io.stderr, io.env)('corvo:', 'bad')} ${printable(sentence)}`;
    // For people only: a program that reads this wants one line.
    io.stderr.write(`${(io.stderr.isTTY === true ? fold(line, widthOf(io.stderr)) : [line]).join('\n')}\n`);
  };
  try {
    return await runCommand(args, io);
  } catch (error) {
    if (error instanceof Stop) {
      complain(context.say(error.key, error.data));
      return error.exit;
    }
    // A bug of ours: one sentence for people, the whole trace for those who ask for it.
    const why = error instanceof Error ? error.message : String(error);
    complain(context.say('error.bug', { why }));
    if (io.env['CORVO_DEBUG'] && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    return EXIT.failed;
  }
}
