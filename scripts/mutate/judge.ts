import { applyChange, type Mutant } from './mutant.ts';
import type { Ending, Runner } from './runner.ts';
import type { Scratch } from './scratch.ts';
import type { Times } from './times.ts';

export type Verdict =
  | { readonly verdict: 'noticed'; readonly test: string; readonly failure: string }
  /** No test failed, but the types do not fit any more: `npm test` looks at them as well. */
  | { readonly verdict: 'mistyped' }
  | { readonly verdict: 'timed-out'; readonly test: string }
  | { readonly verdict: 'survived'; readonly tests: number }
  | { readonly verdict: 'equivalent'; readonly reason: string };

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

export interface Court {
  readonly scratch: Scratch;
  readonly runner: Runner;
  readonly times: Times;
  readonly read: (file: string) => string;
  /** The tests that can see a mutant. */
  readonly testsOf: (mutant: Mutant) => readonly string[];
  /** Whether the types of the scratch copy still fit. */
  readonly isTyped: (file: string) => boolean;
  /** Hears of tests that fail without any change. */
  readonly note: (sentence: string) => void;
}

/** How many folders two files have in common: the nearer a test lies, the likelier it notices. */
function sharedFolders(one: string, other: string): number {
  const [folders, others] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)];
  const parting = folders.findIndex((folder, at) => folder !== others[at]);
  return parting < 0 ? folders.length : parting;
}

/** Judges mutants one by one. Fast and near tests go first, and those that have noticed something before their like. */
export function makeJudge(court: Court): (mutant: Mutant) => Promise<Verdict> {
  const { scratch, runner, times, read, testsOf } = court;
  const notices = new Map<string, number>();
  const sound = new Map<string, boolean>(); // whether a test passes without any change
  let changed: string[] = []; // what differed at the last run must be read anew as well

  const cost = (test: string, file: string): number =>
    times.usual(test) / (1 + (notices.get(test) ?? 0)) / 4 ** sharedFolders(test, file);

  async function run(tests: readonly string[], files: readonly string[]): Promise<Ending> {
    const ask = { tests, changed: [...changed, ...files] };
    changed = [...files];
    return runner.run(ask, times.usual, { passed: times.learn });
  }

  /** A test that fails anyway proves nothing, so each is tried once as it is before it is believed. */
  async function isSound(test: string): Promise<boolean> {
    const known = sound.get(test);
    if (known !== undefined) return known;
    const ending = await run([test], []);
    sound.set(test, ending.how === 'passed');
    if (ending.how !== 'passed') court.note(`${test} fails without any change and is not asked`);
    return ending.how === 'passed';
  }

  return async function judge(mutant): Promise<Verdict> {
    const asked = testsOf(mutant).filter(test => sound.get(test) !== false);
    const tests = asked.toSorted((one, other) => cost(one, mutant.file) - cost(other, mutant.file));
    scratch.write(mutant.file, applyChange(read(mutant.file), mutant));
    let ending: Ending = { how: 'passed' };
    let typed = true;
    try {
      if (tests.length > 0) ending = await run(tests, [mutant.file]);
      if (ending.how === 'passed') typed = court.isTyped(mutant.file);
    } finally {
      scratch.write(mutant.file, read(mutant.file));
    }
    if (ending.how === 'passed') return typed ? { verdict: 'survived', tests: tests.length } : { verdict: 'mistyped' };
    if (!(await isSound(ending.test))) return judge(mutant);
    notices.set(ending.test, (notices.get(ending.test) ?? 0) + 1);
    return ending.how === 'hung'
      ? { verdict: 'timed-out', test: ending.test }
      : { verdict: 'noticed', test: ending.test, failure: ending.failure };
  };
}
