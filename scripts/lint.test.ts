import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './checks.ts';
import { LAYERS } from './imports.ts';

const IMPORTS = 'eslint(no-restricted-imports)';
const GLOBALS = 'eslint(no-restricted-globals)';
const PROPERTIES = 'eslint(no-restricted-properties)';

/** Where a line stands, the line, and the rule that must refuse it. */
const REFUSED: readonly (readonly [folder: string, line: string, rule: string])[] = [
  ['packages/core/src', `import 'node:fs';`, IMPORTS],
  ['packages/core/src', `import 'zod';`, IMPORTS],
  ['packages/core/src', `import '@noble/hashes/sha2.js';`, IMPORTS],
  ['packages/core/src', `import type { Map } from '@corvo/westeros';`, IMPORTS],
  ['packages/core/src', `export * from '@corvo/bots';`, IMPORTS],
  ['packages/core/src', `export const late = import('zod');`, IMPORTS],
  ['packages/core/src', `import '../../bots/src/worker.ts';`, IMPORTS],
  ['packages/westeros/src', `import '@corvo/first-edition';`, IMPORTS],
  ['packages/westeros/src/battle', `import 'node:crypto';`, IMPORTS],
  ['packages/westeros/src', `import './aids/foresight/index.ts';`, IMPORTS],
  ['packages/westeros/src', `export * from './texts/index.ts';`, IMPORTS],
  ['packages/westeros/src/muster', `import type { Invariant } from '../aids/invariants.ts';`, IMPORTS],
  ['packages/westeros/src/texts', `import '../aids/guide/index.ts';`, IMPORTS],
  ['packages/westeros/src/aids', `import '@corvo/first-edition';`, IMPORTS],
  ['games/first-edition/src/rules', `import { comersTo } from '@corvo/westeros/aids';`, IMPORTS],
  ['games/first-edition/src/board', `import '@corvo/bots';`, IMPORTS],
  ['games/hand-of-the-king/src', `import '@corvo/westeros';`, IMPORTS],
  ['games/first-edition/src', `import '@corvo/bots';`, IMPORTS],
  ['games/first-edition/src', `import '@corvo/cli';`, IMPORTS],
  ['games/first-edition/src', `import '@corvo/testkit';`, IMPORTS],
  ['games/first-edition/src', `import '@corvo/catalogue';`, IMPORTS],
  ['games/first-edition/src', `import 'node:fs';`, IMPORTS],
  ['packages/catalogue/src', `import '@corvo/bots';`, IMPORTS],
  ['packages/bots/src', `import '@corvo/cli';`, IMPORTS],
  ['packages/bots/src', `import '../../core/src/random.ts';`, IMPORTS],
  ['packages/host/src', `import '@corvo/bots';`, IMPORTS],
  ['packages/host/src', `import 'node:fs';`, IMPORTS],
  ['packages/host/src', `export const now = Date.now();`, GLOBALS],
  ['packages/faces/src', `import '@corvo/catalogue';`, IMPORTS],
  ['packages/protocol/src', `import '@corvo/bots';`, IMPORTS],
  ['packages/testkit/src', `import '@corvo/catalogue';`, IMPORTS],
  ['apps/server/src', `import '@corvo/first-edition';`, IMPORTS],
  ['apps/server/src', `import '@corvo/testkit';`, IMPORTS],
  ['apps/cli/src', `import '@corvo/hand-of-the-king';`, IMPORTS],
  // From every layer of the client to every one above it, and what holds for the app anywhere.
  ...LAYERS.flatMap((layer, level) =>
    LAYERS.slice(level + 1).map(
      above => [`apps/web/src/${layer}/part`, `import '../../${above}/part/any.ts';`, IMPORTS] as const,
    ),
  ),
  ...LAYERS.slice(0, -1).flatMap(layer => [
    [`apps/web/src/${layer}`, `import type { Page } from '../app/page.ts';`, IMPORTS] as const,
    [`apps/web/src/${layer}`, `export const page = () => import('../app/page.ts');`, IMPORTS] as const,
  ]),
  ['apps/web/src/session/local/workers', `import '../../../boards/any.ts';`, IMPORTS],
  ...LAYERS.map(layer => [`apps/web/src/${layer}`, `import '@corvo/server';`, IMPORTS] as const),
  ...LAYERS.filter(layer => layer !== 'boards').map(
    layer => [`apps/web/src/${layer}`, `import '@corvo/first-edition';`, IMPORTS] as const,
  ),
  ...['packages/core/src', 'packages/westeros/src', 'games/first-edition/src'].flatMap(folder => [
    [folder, `export const now = Date.now();`, GLOBALS] as const,
    [folder, `export const day = new Date(0);`, GLOBALS] as const,
    [folder, `export const now = globalThis.Date.now();`, GLOBALS] as const,
    [folder, `export const now = performance.now();`, GLOBALS] as const,
    [folder, `setTimeout(() => {}, 1);`, GLOBALS] as const,
    [folder, `export const folder = process.cwd();`, GLOBALS] as const,
    [folder, `console.log('here');`, GLOBALS] as const,
    [folder, `export const page = fetch('page');`, GLOBALS] as const,
    [folder, `export const id = crypto.randomUUID();`, GLOBALS] as const,
    [folder, `export const chance = Math.random();`, PROPERTIES] as const,
    [folder, `export const chance = Math['random']();`, PROPERTIES] as const,
    [folder, `export const { random } = Math;`, PROPERTIES] as const,
    [folder, `export const order = 'a'.localeCompare('b');`, PROPERTIES] as const,
  ]),
  ['apps/cli/src', `export const loose: any = 1;`, 'typescript(no-explicit-any)'],
  ['apps/cli/src', `export const same = (a: number): boolean => a == 1;`, 'eslint(eqeqeq)'],
  ['apps/cli/src', `export let fixed = 1; if (fixed === NaN) fixed = 2;`, 'eslint(use-isnan)'],
];

const ALLOWED: readonly (readonly [file: string, line: string])[] = [
  ['packages/core/src/asks/near.ts', `import '../hash.ts';`],
  ['packages/core/src/any.test.ts', `import 'node:fs'; import '@corvo/testkit'; console.log(Date.now());`],
  ['packages/westeros/src/any.ts', `import '@corvo/core';`],
  ['packages/westeros/src/game.ts', `import './aids/tools.ts'; import './texts/index.ts';`],
  ['packages/westeros/src/aids/guide/any.ts', `import '../../texts/lists.ts'; import '../../state.ts';`],
  ['games/first-edition/src/board/any.ts', `export type { MapGeometry } from '@corvo/westeros/aids';`],
  ['games/first-edition/src/any.ts', `import '@corvo/core'; import '@corvo/westeros'; import '../facts/map.json';`],
  ['games/clash-of-kings/src/any.ts', `import '@corvo/first-edition';`],
  ['games/hand-of-the-king/src/any.test.ts', `import '@corvo/testkit'; import '@corvo/bots';`],
  ['packages/bots/src/any.ts', `import 'node:worker_threads'; import '@corvo/catalogue'; console.log(Math.random());`],
  ['packages/testkit/src/any.ts', `import '@corvo/core'; import 'zod';`],
  ...LAYERS.flatMap((layer, level) =>
    LAYERS.slice(0, level + 1).map(
      below => [`apps/web/src/${layer}/part/${below}.ts`, `import '../../${below}/any.ts';`] as const,
    ),
  ),
  ['apps/web/src/boards/second-edition/any.ts', `import '@corvo/westeros'; import '@corvo/second-edition';`],
  ['apps/web/src/kit/any.test.ts', `import '../pages/page.ts'; import '@corvo/testkit';`],
  ['apps/cli/src/any.ts', `import '@corvo/testkit'; import '@corvo/bots'; import 'node:fs';`],
];

type Found = ReadonlyMap<string, readonly { readonly filename: string; readonly code: string }[]>;

describe('the linter holds the arrows and the purity of the rules', () => {
  let folder = '';
  let found: Found = new Map();
  const rulesBroken = (file: string): string[] => (found.get(file) ?? []).map(each => each.code);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'corvo-lint-'));
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [index, [place, line]] of REFUSED.entries()) write(`${place}/refused-${index}.ts`, line);
    for (const [file, line] of ALLOWED) write(file, line);
    write('packages/core/src/hen.ts', `import { egg } from './egg.ts'; export const hen = (): unknown => egg;`);
    write('packages/core/src/egg.ts', `import { hen } from './hen.ts'; export const egg = (): unknown => hen;`);
    found = lint();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, line: string): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${line}\n`);
  }

  function lint(): Found {
    const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    return Map.groupBy(diagnostics, each => each.filename.replaceAll('\\', '/'));
  }

  test.each(REFUSED.map(([place, line, rule], index) => ({ place, line, rule, index })))(
    '$place: $line',
    ({ place, rule, index }) => {
      expect(rulesBroken(`${place}/refused-${index}.ts`)).toContain(rule);
    },
  );

  test.each(ALLOWED)('%s may say %s', file => {
    expect(rulesBroken(file)).toEqual([]);
  });

  test('two files may not import each other', () => {
    expect(rulesBroken('packages/core/src/hen.ts')).toContain('import(no-cycle)');
  });
});
