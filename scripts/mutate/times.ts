import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** How long tests take, as far as we have seen them. */
export interface Times {
  /** In milliseconds; for a test that never ran, long enough for the longest. */
  readonly usual: (test: string) => number;
  /** Is it known that a test takes so long? Of one that never ran it is not, and it must not be left out for it. */
  readonly takes: (test: string, ms: number) => boolean;
  readonly learn: (test: string, ms: number) => void;
}

const UNKNOWN = 60_000;

/** Times of earlier runs, kept among the temporary files. They only order the tests and bound them: a guess will do. */
export function recallTimes(file = join(tmpdir(), `corvo-test-times-${userInfo().uid}.json`)): Times {
  const times = new Map(Object.entries(readTimes(file)));
  return {
    usual: test => times.get(test) ?? UNKNOWN,
    takes: (test, ms) => (times.get(test) ?? 0) >= ms,
    learn(test, ms) {
      times.set(test, ms);
      writeFileSync(file, JSON.stringify(Object.fromEntries(times)));
    },
  };
}

function readTimes(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {}; // the first run, or a file that was cut off
  }
}
