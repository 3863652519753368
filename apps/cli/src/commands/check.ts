import { findGame } from '@corvo/catalogue';
import { runScenario, type ScenarioFailure, type ScenarioResult } from '@corvo/testkit';
import type { Command, Context, Say } from '../context.ts';
import { gatherFiles } from '../files/gather.ts';
import { readText } from '../files/read.ts';
import { EXIT } from '../io.ts';
import { printable } from '../terminal/layout.ts';

interface Checked extends ScenarioResult {
  readonly file: string;
}

const MOST_SHOWN = 40;

/** What is there instead; of a file that is no text, nothing is shown. */
function foundIn(say: Say, text: string, { kind, found }: ScenarioFailure): string {
  if (text.trim() === '') return say('check.empty');
  if (kind === 'failed') return printable(found);
  if (/[^\P{Cc}\t\r\n]|\u{FFFD}/u.test(text)) return say('check.not-text');
  const shown = [...printable(found)];
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN).join('')}…` : shown.join('');
}

/** Where it is, as editors can jump to it; then what should be and what is. */
function failureText(
  { say, paint }: Context,
  { file, title }: Checked,
  text: string,
  failure: ScenarioFailure,
): string {
  const about = printable([title, failure.path].filter(Boolean).join(': ')) || say('check.unreadable');
  return [
    `${paint(`${file}:${failure.line}`, 'bad')}: ${about}`,
    say('check.expected', { what: printable(failure.expected) }),
    say('check.found', { what: foundIn(say, text, failure) }),
  ].join('\n');
}

/** `corvo check games/hand-of-the-king/scenarios` */
export const command: Command = {
  flags: { json: 'switch' },
  words: { min: 1, max: Number.MAX_SAFE_INTEGER },
  run(context) {
    const { given, io, say, out } = context;
    const isJson = given.has('json');
    const files = gatherFiles(io.cwd, given.words, '.json');
    const checked: Checked[] = [];
    for (const file of files) {
      const text = readText(io.cwd, file);
      const result = { file, ...runScenario(findGame, text) };
      checked.push(result);
      if (!isJson) for (const failure of result.failures) out(failureText(context, result, text, failure));
    }
    const failed = checked.filter(({ passed }) => !passed).length;
    const passed = checked.length - failed;
    out(isJson ? JSON.stringify({ passed, failed, scenarios: checked }) : say('check.closing', { passed, failed }));
    return failed > 0 ? EXIT.failed : EXIT.ok;
  },
};
