import { fileURLToPath } from 'node:url';
import { markEquivalents, type Mark } from './equivalents.ts';
import { sourcesOfTests, type Tree } from './imports.ts';
import { makeJudge, type Judged } from './judge.ts';
import { findReach, type Reach } from './reach.ts';
import { sampleOf, type Mutant } from './mutant.ts';
import { plant } from './plant.ts';
import { makeRunner, type Patience } from './runner.ts';
import { makeScratch } from './scratch.ts';
import { filesOf, isPlantable, isTest, isWithin, readSource } from './sources.ts';
import { isTyped } from './types.ts';
import type { Times } from './times.ts';

export interface Wish {
  readonly root: string;
  /** Files and folders to plant in; everything where there is none. */
  readonly paths: readonly string[];
  /** Only these mutants, by their ids. */
  readonly only: readonly string[];
  readonly sample: number | undefined;
  readonly seed: string;
  /** Only tests in these files and folders are asked; every one where there is none. */
  readonly tests: readonly string[];
  /** Only tests that usually take less, in milliseconds. */
  readonly under: number;
  readonly marks: readonly Mark[];
  readonly patience: Patience;
  readonly times: Times;
  /** Judges only one of so many parts of the sample; the first is 1. */
  readonly part: { readonly n: number; readonly of: number };
  /** Whether a run of all tests first finds out which of them come to a mutant at all: worth it for many mutants. */
  readonly probed: boolean;
  /** The folder in which is kept what that run found. */
  readonly keepIn: string;
}

export const MARKS = fileURLToPath(new URL('equivalents.json', import.meta.url));
/** A busy machine may well take four times as long: only what takes longer still hangs. */
export const PATIENCE: Patience = { times: 5, more: 30_000 };

export function readTree(root: string): Tree {
  const kept = new Map<string, string>();
  return {
    files: filesOf(root),
    read(file) {
      const text = kept.get(file) ?? readSource(root, file);
      kept.set(file, text);
      return text;
    },
  };
}

export interface Chosen {
  /** In the order of the files, or of the sample. */
  readonly mutants: readonly Mutant[];
  /** Why some of them cannot be noticed, by id. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly stale: readonly Mark[];
}

export function chooseMutants(tree: Tree, { paths, only, sample, seed, marks }: Wish): Chosen {
  const files = tree.files.filter(file => isPlantable(file) && isWithinAny(file, paths));
  const all = files.flatMap(file => plant(file, tree.read(file)));
  const mutants = only.length > 0 ? all.filter(({ id }) => only.includes(id)) : all;
  return {
    mutants: sample === undefined ? mutants : sampleOf(mutants, sample, seed),
    ...markEquivalents(all, marks),
  };
}

/** Who hears of a run while it goes on. */
export interface Listener {
  readonly judged: (judged: Judged) => void;
  readonly note: (sentence: string) => void;
}

export async function judgeMutants(tree: Tree, chosen: Chosen, wish: Wish, listener: Listener): Promise<Judged[]> {
  const { tests, testsOf } = findTests(tree, chosen.mutants, wish, listener);
  const scratch = makeScratch(wish.root, tree.files);
  const runner = makeRunner(scratch.folder, wish.patience);
  try {
    const { mutants } = chosen;
    const { patience, times, part, keepIn } = wish;
    const reach: Reach = wish.probed
      ? await findReach({ tree, mutants, tests, scratch, patience, times, keepIn, note: listener.note })
      : (_, all) => all;
    const judge = makeJudge({
      scratch,
      runner,
      times,
      read: tree.read,
      testsOf: mutant => reach(mutant, testsOf(mutant.file)),
      isTyped: file => isTyped(scratch.folder, file),
      note: listener.note,
    });
    const results: Judged[] = [];
    for (const mutant of mutants.filter((_, at) => at % part.of === part.n - 1)) {
      const reason = chosen.reasons.get(mutant.id);
      const verdict = reason === undefined ? await judge(mutant) : ({ verdict: 'equivalent', reason } as const);
      results.push({ mutant, verdict });
      listener.judged({ mutant, verdict });
    }
    return results;
  } finally {
    runner.close();
    scratch.remove();
  }
}

/** The tests that can see a file, of those that are asked at all. */
function findTests(
  tree: Tree,
  mutants: readonly Mutant[],
  { tests, under, times }: Wish,
  { note }: Listener,
): { readonly tests: readonly string[]; readonly testsOf: (file: string) => readonly string[] } {
  const asked = tree.files.filter(file => isTest(file) && isWithinAny(file, tests) && !times.takes(file, under));
  const sources = sourcesOfTests(tree, asked);
  const testsOf = (file: string): string[] => asked.filter(test => sources.get(test)?.has(file));
  const files = new Set(mutants.map(({ file }) => file));
  const related = new Set([...files].flatMap(testsOf));
  note(`${mutants.length} mutants in ${files.size} files; ${related.size} test files can see them`);
  return { tests: [...related], testsOf };
}

function isWithinAny(file: string, paths: readonly string[]): boolean {
  return paths.length === 0 || paths.some(path => isWithin(file, path));
}
