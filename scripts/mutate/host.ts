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
}

export type Word =
  | { readonly word: 'ready' }
  | { readonly word: 'started'; readonly test: string }
  | { readonly word: 'ended'; readonly test: string; readonly ms: number; readonly failure: string | undefined }
  | { readonly word: 'done'; readonly failure: string | undefined };

const root = process.argv[2] ?? process.cwd();
let order: readonly string[] = [];

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

const reporter: Reporter = {
  onTestModuleStart: module => say({ word: 'started', test: nameOf(module.moduleId) }),
  onTestCaseResult(testCase) {
    if (testCase.result().state === 'failed') void vitest.cancelCurrentRun('test-failure');
  },
  onTestModuleEnd(module) {
    if (module.state() === 'skipped') return; // after a failure the others are only named
    const [failed] = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    const failure = module.state() === 'failed' ? (failed ?? 'the file cannot be loaded') : undefined;
    if (failure !== undefined) void vitest.cancelCurrentRun('test-failure');
    const { duration, collectDuration } = module.diagnostic();
    say({ word: 'ended', test: nameOf(module.moduleId), ms: Math.round(duration + collectDuration), failure });
  },
};

const vitest = await createVitest('test', {
  root,
  watch: false,
  project: ['code'],
  maxWorkers: 1, // one after the other, the fastest first
  sequence: { sequencer: AsAsked },
  reporters: [reporter],
});

process.on('message', ({ tests, changed }: Ask) => {
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
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.map(test => project.createSpecification(join(root, test))),
  );
  const [error] = unhandledErrors;
  say({ word: 'done', failure: error === undefined ? undefined : 'an error outside any test' });
}
