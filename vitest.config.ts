import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const patience = {
  testTimeout: 60_000, // our machines are noisy: a slow test is a matter for the benchmark
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'code',
          include: ['{packages,games,apps}/*/src/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          // Our tests are pure: sharing one set of modules per process makes them several times faster. Not threads:
          // some tests start and stop worker threads, and a crash there took the whole run with it, without a word.
          pool: 'forks',
          isolate: false,
          maxWorkers: '100%', // of the processors; unasked, Vitest leaves one of two idle
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/e2e/*.test.ts'],
          globalSetup: 'apps/web/e2e/setup.ts',
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 }, // after the others: a browser needs the machine for itself
          testTimeout: 240_000,
          // A browser on a busy machine may be late: it gets a second try, and scripts/second-try.ts says so aloud.
          // Tests of secrets and of what is kept do not (e2e/harness.ts, ONCE): what leaks once has leaked.
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
