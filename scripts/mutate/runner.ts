import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ask, Word } from './host.ts';

/** How long a test file may take beyond what it takes without a change. */
export interface Patience {
  /** Times its usual time. */
  readonly times: number;
  /** And so much more, in milliseconds: our machines are noisy. */
  readonly more: number;
}

export type Ending =
  | { readonly how: 'passed' }
  | { readonly how: 'failed'; readonly test: string; readonly failure: string }
  | { readonly how: 'hung'; readonly test: string };

/** Who hears of each test as it ends. */
interface Hears {
  readonly passed?: (test: string, ms: number) => void;
  readonly failed?: (test: string) => void;
}

export interface Runner {
  readonly run: (ask: Ask, usual: (test: string) => number, hears?: Hears) => Promise<Ending>;
  readonly close: () => void;
}

const HOST = fileURLToPath(new URL('host.ts', import.meta.url));
const PROBE = new URL('reach-probe.ts', import.meta.url).href;
/** To start Vitest, or a worker and what it imports, takes a moment even where the test itself takes none. */
const START = 60_000;

/**
 * Runs tests in a tree; a host that hangs or dies is replaced at the next run. With a log, each test has a process of
 * its own, and the probes that it comes to are written there.
 */
export function makeRunner(folder: string, patience: Patience, reachLog?: string): Runner {
  let host: Promise<ChildProcess> | undefined;

  const end = (child: ChildProcess): void => {
    host = undefined;
    killGroup(child);
  };

  return {
    async run(ask, usual, { passed, failed: fails } = {}) {
      const child = await (host ??= startHost(folder, reachLog));
      return new Promise(resolve => {
        let current = 'the tests';
        let failed: Ending | undefined; // the first failure
        const finish = (ending: Ending): void => {
          clearTimeout(watch);
          child.removeAllListeners();
          resolve(failed ?? ending);
        };
        const wait = (ms: number): NodeJS.Timeout =>
          setTimeout(() => {
            end(child);
            finish({ how: 'hung', test: current });
          }, ms);
        let watch = wait(START);
        child.on('message', (word: Word) => {
          clearTimeout(watch);
          watch = wait(word.word === 'started' ? usual(word.test) * patience.times + patience.more : START);
          if (word.word === 'started') current = word.test;
          else if (word.word === 'passed') passed?.(word.test, word.ms);
          else if (word.word === 'failed') {
            fails?.(word.test);
            failed ??= { how: 'failed', test: word.test, failure: word.failure };
          } else finish({ how: 'passed' });
        });
        child.on('exit', () => {
          host = undefined;
          finish({ how: 'failed', test: current, failure: 'the test runner broke down' });
        });
        child.send(ask);
      });
    },
    close: () => void host?.then(end, () => {}),
  };
}

function startHost(folder: string, reachLog: string | undefined): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    // Detached: its group, with all workers and what tests start, can be ended together.
    const words = reachLog === undefined ? [folder] : [folder, 'alone'];
    const env = { ...environment(), ...(reachLog !== undefined && probing(reachLog)) };
    const child = fork(HOST, words, { cwd: folder, detached: true, silent: true, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', text => (output = (output + text).slice(-2000)));
    }
    child.on('message', (word: Word) => {
      if (word.word !== 'ready') return;
      child.removeAllListeners();
      resolve(child);
    });
    child.on('exit', () => reject(new Error(`the tests cannot be run:\n${output}`)));
  });
}

/** Without what a Vitest around us says of itself: our own tests run in one. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^VITE_|^TEST$/.test(name)));
}

function probing(log: string): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${PROBE}`.trim(), CORVO_REACH_LOG: log };
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it has gone already
  }
}
