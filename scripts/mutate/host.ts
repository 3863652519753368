/**
 * Runs tests for `npm run mutate`, in a process of its own: it keeps what Vite has transformed from mutant to mutant,
 * and can be killed with its workers when a mutant hangs. Asked and answering by messages (`Ask`, `Word`).
 */
import { join } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';

/** Run these tests, in this order, until one fails; the changed files are read anew. */
export interface Ask {
  readonly tests: readonly string[];
  readonly changed: readonly string[];
  /** Goes on where one fails. */
  readonly whole?: true;
}

export type Word =
  | { readonly word: 'ready' }
  | { readonly word: 'started'; readonly test: string }
  | { readonly word: 'failed'; readonly test: string; readonly failure: string }
  | { readonly word: 'passed'; readonly test: string; readonly ms: number }
  | { readonly word: 'done' };

const [root = process.cwd(), alone] = process.argv.slice(2);
let order: readonly string[] = [];
let isWhole = false;

function say(word: Word): void {
  process.send?.(word);
}

class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => order.findIndex(test => moduleId.endsWith(`/${test}`));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

const nameOf = (moduleId: string): string => moduleId.slice(root.length + 1);

/** One failure is enough. The run is broken off, and then even the file that failed may be called skipped. */
function fail(moduleId: string, failure: string): void {
  say({ word: 'failed', test: nameOf(moduleId), failure });
  if (!isWhole) void vitest.cancelCurrentRun('test-failure');
}

const reporter: Reporter = {
  onTestModuleStart: module => say({ word: 'started', test: nameOf(module.moduleId) }),
  onTestCaseResult(testCase) {
    if (testCase.result().state === 'failed') fail(testCase.module.moduleId, testCase.fullName);
  },
  onTestModuleEnd(module) {
    if (module.state() === 'failed') fail(module.moduleId, 'the file cannot be loaded');
    if (module.state() !== 'passed') return;
    const { duration, collectDuration } = module.diagnostic();
    say({ word: 'passed', test: nameOf(module.moduleId), ms: Math.round(duration + collectDuration) });
  },
};

const vitest = await createVitest('test', {
  root,
  watch: false,
  project: ['code'],
  maxWorkers: 1, // one after the other, the fastest first
  ...(alone === 'alone' && { isolate: true }), // each in a process of its own
  sequence: { sequencer: AsAsked },
  reporters: [reporter],
});

process.on('message', ({ tests, changed, whole }: Ask) => {
  isWhole = whole === true;
  void run(tests, changed).catch(error => {
    console.error(error);
    process.exit(1);
  });
});
// Whoever started us is gone: nothing may run on alone, least of all a test that hangs.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

await vitest.init();
say({ word: 'ready' });

async function run(tests: readonly string[], changed: readonly string[]): Promise<void> {
  order = tests;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const project = vitest.getProjectByName('code');
  const { unhandledErrors, testModules } = await vitest.runTestSpecifications(
    tests.map(test => project.createSpecification(join(root, test))),
  );
  const last = testModules.at(-1)?.moduleId ?? root;
  if (unhandledErrors.length > 0) fail(last, 'an error outside any test');
  say({ word: 'done' });
}
