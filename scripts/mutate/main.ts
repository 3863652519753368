/** `npm run mutate`: plants small mistakes and says which of them no test notices. */
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { ROOT } from '../checks.ts';
import { readMarks } from './equivalents.ts';
import { chooseMutants, judgeMutants, MARKS, PATIENCE, readTree, type Wish } from './mutate.ts';
import { mutantLine, summary, verdictLine } from './report.ts';
import { recallTimes } from './times.ts';

const HELP = `npm run -s mutate [-- PATH …] [-- --sample N] [-- --seed S]

Plants one small mistake after the other in a copy of the sources under PATH (everything, where no path is named), runs
the tests that can see the file, and says which mistakes nobody noticed. Ends with 1 if there is one.
  --sample N      only N of the mistakes, chosen by the seed
  --seed S        a text; "corvo" where nothing is said
  --list          only tells the mistakes and their ids
  --part N/M      judges only the Nth of M parts of the sample, so that a long one can make room for others
  --only ID       only this one; may be repeated
  --tests PATH    asks only tests under this path; may be repeated
  --under SECONDS asks only tests that take less: quicker, but somebody may notice who was not asked`;

async function main(): Promise<number> {
  const words = readWords();
  if (typeof words === 'number') return words;
  const tree = readTree(words.wish.root);
  const chosen = chooseMutants(tree, words.wish);
  for (const { file, line, change } of chosen.stale)
    console.error(`mutate: a mark fits nothing any more: ${file}: ${line}: ${change}`);
  if (chosen.mutants.length === 0) {
    console.error('mutate: there is nothing to plant');
    return 2;
  }
  if (words.list) {
    for (const mutant of chosen.mutants) console.log(mutantLine(mutant));
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  const judged = await judgeMutants(tree, chosen, words.wish, {
    judged: each => console.log(verdictLine(each)),
    note: sentence => console.error(`mutate: ${sentence}`),
  });
  for (const line of summary(judged)) console.log(line);
  return judged.some(({ verdict }) => verdict.verdict === 'survived') ? 1 : 0;
}

function readWords(): { readonly wish: Wish; readonly list: boolean } | number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: 'corvo' },
        list: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        tests: { type: 'string', multiple: true, default: [] },
        under: { type: 'string' },
        part: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(HELP);
      return 0;
    }
    const { seed, list, only, tests } = values;
    const part = partIn(values.part);
    const under = (numberIn('under', values.under) ?? Infinity) * 1000;
    const sample = numberIn('sample', values.sample);
    const marks = readMarks(MARKS);
    return {
      wish: {
        root: ROOT.replace(/\/$/, ''),
        paths: positionals,
        only,
        sample,
        seed,
        tests,
        under,
        marks,
        patience: PATIENCE,
        times: recallTimes(),
        part,
        probed: only.length === 0,
        keepIn: tmpdir(),
      },
      list,
    };
  } catch (error) {
    console.error(`mutate: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}

function partIn(text = '1/1'): { readonly n: number; readonly of: number } {
  const [, n, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (n === undefined || Number(n) > Number(of)) throw new Error(`--part needs a part such as 2/5, not "${text}"`);
  return { n: Number(n), of: Number(of) };
}

function numberIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} needs a whole number above 0, not "${text}"`);
  return Number(text);
}

process.exitCode = await main();
