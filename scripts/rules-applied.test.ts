import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './checks.ts';
import { takesMember } from './imports.ts';

/**
 * Where apps may play an action by the rules themselves. At a table only packages/host does: a second place would have
 * its own taking back, its own late answers and its own story.
 */
const MAY_APPLY: Readonly<Record<string, string>> = {
  'apps/web/src/kit/foresee.ts': 'preview: what a choice would bring, on a copy that nobody keeps',
  'apps/web/src/table/replay/carried.ts': 'replay: a finished game that came in a link',
  'apps/web/src/boards/westeros/dev/positions.ts': 'simulate: positions for developers to look at',
  'apps/web/e2e/shots-westeros.ts': 'simulate: a game of bots, up to a shot for the browser tests',
  'apps/web/e2e/westeros-moments.ts': 'simulate: a game of bots, up to a moment for the browser tests',
  'apps/cli/src/simulate/contest.ts': 'simulate: bots against bots',
};

/** Tests and their fixtures may play as they like. */
const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);

/** The files of apps below a folder that take `apply` or `applyInPlace` of something. */
const applyingIn = (root: string): string[] =>
  globSync('apps/*/{src,e2e,build}/**/*.{ts,mts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !isTest(file) && takesMember(readFileSync(join(root, file), 'utf8'), file, isApply))
    .sort();

const isApply = (name: string): boolean => name === 'apply' || name === 'applyInPlace';

test("apps call the rules' apply only to replay, simulate and preview", () => {
  expect(applyingIn(ROOT)).toEqual(Object.keys(MAY_APPLY).sort());
});

/** The same look at a tree of one file. */
function applyingWith(file: string, text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'corvo-apply-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return applyingIn(root);
}

test.each([
  'export const next = game.apply(state, action);',
  'export const next = table.match.game.applyInPlace(state, action, () => {});',
  'export const next = game?.apply?.(state, action);',
  `export const next = game['apply'](state, action);`,
  'export const next = game[`applyInPlace`](state, action);',
  'const { apply } = game; export const next = apply(state, action);',
  'const { apply: play } = game; export const next = play(state, action);',
  'export const play = game.apply;',
  'export const next = ({ applyInPlace }: Game) => applyInPlace(state, action, hear);',
])('a call that somebody plants in an app is found: %s', text => {
  expect(applyingWith('apps/server/src/tables/acting.ts', text)).toEqual(['apps/server/src/tables/acting.ts']);
  expect(applyingWith('apps/web/src/session/local/later.tsx', text)).toHaveLength(1);
  expect(applyingWith('apps/server/src/tables/acting.test.ts', text)).toEqual([]);
});

test.each([
  `export const text = 'game.apply(state, action)'; // game.apply`,
  'export const apply = { apply: 1 };',
  'export const next = act(match, given, now);',
  'export interface Rules { apply(state: State): Transition }',
])('no call: %s', text => {
  expect(applyingWith('apps/server/src/tables/acting.ts', text)).toEqual([]);
});
