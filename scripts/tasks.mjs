/**
 * What each npm script runs on Node 24.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const TASKS = {
  start: ['scripts/start.ts'],
  corvo: ['apps/cli/src/main.ts'],
  bench: ['bench/main.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  mutate: ['scripts/mutate/main.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  faces: ['packages/faces/src/main.ts'],
};

/**
 * The file to run and its arguments; a sentence when there is no such task.
 * @param {readonly string[]} words
 * @returns {{ file: string, args: string[] } | string}
 */
export function readTask([task = '', ...rest]) {
  const [file, ...fixed] = (Object.hasOwn(TASKS, task) && TASKS[task]) || [];
  if (file === undefined) return `there is no task "${task}"; there are ${Object.keys(TASKS).join(', ')}`;
  return { file, args: [...fixed, ...rest] };
}

/** The oldest Node that runs our TypeScript as it is. */
export const OLDEST_NODE = 24;

/**
 * @param {string | undefined} version as `node --version` prints it
 */
export function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0) >= OLDEST_NODE;
}
