import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Tree } from './imports.ts';
import type { Mutant } from './mutant.ts';
import { placeProbes } from './probe.ts';
import { makeRunner, type Patience } from './runner.ts';
import type { Scratch } from './scratch.ts';
import type { Times } from './times.ts';

/**
 * Which tests come to a mutant's place at all: the others need not be asked, since for them nothing has changed. Found
 * by one run of all tests, unchanged but for probes, each in a process of its own (in a shared one, what a test before
 * it had worked out and kept would never be reached again).
 */
export type Reach = (mutant: Mutant, tests: readonly string[]) => readonly string[];

interface Found {
  /** The tests that came to each probe. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  readonly passed: readonly string[];
  /** These fail without any change, or because of the probes: they prove nothing. Of whoever never ran nobody knows. */
  readonly failed: readonly string[];
}

export interface Wanted {
  readonly tree: Tree;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  readonly scratch: Scratch;
  readonly patience: Patience;
  readonly times: Times;
  readonly keepIn: string;
  readonly note: (sentence: string) => void;
}

/** Found once for a tree and a sample, and kept: a long sample is judged in parts. */
export async function findReach(wanted: Wanted): Promise<Reach> {
  const { tree, mutants, keepIn } = wanted;
  const probed = [...new Set(mutants.map(({ file }) => file))].map(file => ({
    file,
    ...placeProbes(
      file,
      tree.read(file),
      mutants.filter(mutant => mutant.file === file),
    ),
  }));
  const kept = join(keepIn, `corvo-reach-${userInfo().uid}-${hashOf(wanted)}.json`);
  if (!existsSync(kept)) writeFileSync(kept, JSON.stringify(await runProbed(wanted, probed)));
  const found = JSON.parse(readFileSync(kept, 'utf8')) as Found;
  const probes = new Map(probed.flatMap(each => [...each.probes]));
  const [passed, failed] = [new Set(found.passed), new Set(found.failed)];
  for (const test of failed) wanted.note(`${test} fails without any change and is not asked`);
  return ({ id }, tests) => {
    const probe = probes.get(id);
    const sound = tests.filter(test => !failed.has(test));
    if (probe === undefined) return sound; // reached by whoever loads the file
    const reached = new Set(found.tests[probe]);
    return sound.filter(test => reached.has(test) || !passed.has(test));
  };
}

async function runProbed(
  { tree, tests, scratch, patience, times }: Wanted,
  probed: readonly { readonly file: string; readonly source: string }[],
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-reach-'));
  const log = join(folder, 'reached.log');
  writeFileSync(log, '');
  const runner = makeRunner(scratch.folder, patience, log);
  const passed: string[] = [];
  const failed = new Set<string>();
  for (const { file, source } of probed) scratch.write(file, source);
  try {
    await runner.run({ tests, changed: [], whole: true }, times.usual, {
      passed(test, ms) {
        passed.push(test);
        times.learn(test, ms);
      },
      failed: test => void failed.add(test),
    });
    return { tests: readLog(log, scratch.folder), passed, failed: [...failed] };
  } finally {
    runner.close();
    for (const { file } of probed) scratch.write(file, tree.read(file));
    rmSync(folder, { recursive: true, force: true });
  }
}

function readLog(log: string, root: string): Record<string, string[]> {
  const tests: Record<string, string[]> = {};
  for (const line of readFileSync(log, 'utf8').split('\n').slice(0, -1)) {
    const [test = '', probe = ''] = line.split('\t');
    (tests[probe] ??= []).push(test.slice(root.length + 1));
  }
  return tests;
}

function hashOf({ tree, mutants, tests }: Wanted): string {
  const hash = createHash('sha256').update(JSON.stringify([mutants.map(({ id }) => id), tests]));
  for (const file of tree.files.filter(each => /\.(tsx?|json)$/.test(each))) hash.update(`${file}\n${tree.read(file)}`);
  return hash.digest('hex').slice(0, 16);
}
