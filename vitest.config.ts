import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/src/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
    // Our tests are pure: sharing one set of modules per thread makes them several times faster.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000, // our machines are noisy: a slow test is a matter for the benchmark
    hookTimeout: 60_000,
  },
});
