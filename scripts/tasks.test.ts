import { expect, test } from 'vitest';
import { isNewEnough, readTask } from './tasks.mjs';

test('a task gets its own arguments first and ours after them, untouched', () => {
  expect(readTask(['format', '--check', 'a b', '--', '-x'])).toEqual({
    file: 'node_modules/oxfmt/bin/oxfmt',
    args: ['--check', 'a b', '--', '-x'],
  });
  expect(readTask(['start'])).toEqual({ file: 'scripts/start.ts', args: [] });
  expect(readTask(['corvo', '--json'])).toEqual({ file: 'apps/cli/src/main.ts', args: ['--json'] });
});

test.each([[[]], [['fly']], [['toString']]])('%j is no task, and the answer names those that are', words => {
  expect(readTask(words)).toMatch(/there is no task .*start, corvo, bench, test, check, mutate, format, faces/);
});

test.each([
  ['v24.0.0', true],
  ['v26.1.0\n', true],
  ['v20.20.2', false],
  ['v9.0.0', false],
  ['', false],
  [undefined, false],
])('Node %j is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
