import { findGame } from '@corvo/catalogue';
import { runScenario, type ScenarioFailure, type ScenarioResult } from '@corvo/testkit';
import type { Command, Context } from '../context.ts';
import { gatherFiles } from '../files/gather.ts';
import { readText } from '../files/read.ts';
import { EXIT } from '../io.ts';
import { printable } from '../terminal/layout.ts';

interface Checked extends ScenarioResult {
  readonly file: string;
}

/** Where it is, as editors can jump to it; then what should be and what is. */
function failureText({ say, paint }: Context, { file, title }: Checked, failure: ScenarioFailure): string {
  const about = printable([title, failure.path].filter(Boolean).join(': '));
  return [
    `${paint(`${file}:${failure.line}`, 'bad')}: ${about}`,
    say('check.expected', { what: printable(failure.expected) }),
    say('check.found', { what: printable(failure.found) }),
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
      const result = { file, ...runScenario(findGame, readText(io.cwd, file)) };
      checked.push(result);
      if (!isJson) for (const failure of result.failures) out(failureText(context, result, failure));
    }
    const failed = checked.filter(({ passed }) => !passed).length;
    const passed = checked.length - failed;
    out(isJson ? JSON.stringify({ passed, failed, scenarios: checked }) : say('check.closing', { passed, failed }));
    return failed > 0 ? EXIT.failed : EXIT.ok;
  },
};
