import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../checks.ts';
import type { Mark } from './equivalents.ts';
import { chooseMutants, judgeMutants, readTree, type Wish } from './mutate.ts';
import { summary } from './report.ts';
import { recallTimes } from './times.ts';

/** Three functions of which the tests look well at one, badly at the next, and wait for the end of the third. */
const TOY: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "toy", "private": true, "type": "module" }',
  'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'code', include: ['**/*.test.ts'] } }] } };`,
  'packages/toy/package.json': '{ "name": "@corvo/toy", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'packages/toy/src/index.ts': `export * from './strong.ts';\nexport * from './weak.ts';\nexport * from './loop.ts';\n`,
  'packages/toy/src/strong.ts': 'export const isFull = (count: number): boolean => count >= 3;\n',
  'packages/toy/src/weak.ts': 'export const isEmpty = (count: number): boolean => count <= 0;\n',
  'packages/toy/src/loop.ts':
    'export function sum(to: number): number {\n  let all = 0;\n  for (let i = to; i > 0; i--) all += i;\n  return all;\n}\n',
  'packages/toy/src/strong.test.ts': `
    import { expect, test } from 'vitest';
    import { isFull } from '@corvo/toy';
    test('T-1 full from three on', () => expect([2, 3, 4].map(isFull)).toEqual([false, true, true]));
    test.each([3, 4, 5, 6, 7])('T-1 %i is full', count => expect(isFull(count)).toBe(true));
    test.each([0, 1, 2])('T-1 %i is not full', async count => expect(isFull(count)).toBe(false));`,
  'packages/toy/src/weak.test.ts': `
    import { expect, test } from 'vitest';
    import { isEmpty } from './weak.ts';
    test('T-2 one is not empty', () => expect(isEmpty(2)).toBe(false));`,
  'packages/toy/src/loop.test.ts': `
    import { expect, test } from 'vitest';
    import { sum } from './loop.ts';
    test('T-3 a sum', () => expect(sum(3)).toBe(6));`,
  'packages/toy/src/broken.test.ts': `
    import { expect, test } from 'vitest';
    import { isEmpty } from './weak.ts';
    test('T-4 fails anyway', () => expect(isEmpty(2)).toBe(true));`,
};

const MARK: Mark = {
  file: 'packages/toy/src/weak.ts',
  line: 'export const isEmpty = (count: number): boolean => count <= 0;',
  change: '0 becomes 1',
  reason: 'a toy reason',
};

describe('a toy tree', () => {
  let root = '';
  let lines: string[] = [];
  let asked: number[] = [];
  const notes: string[] = [];
  const wish = (): Wish => ({
    root,
    paths: ['packages'],
    only: [],
    sample: undefined,
    seed: 'toy',
    tests: [],
    under: Infinity,
    marks: [MARK, { ...MARK, change: '0 becomes 7' }],
    patience: { times: 0, more: 15_000 },
    times: recallTimes(join(root, 'times.json')),
    part: { n: 1, of: 1 },
    probed: true,
    keepIn: root,
  });

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'corvo-toy-'));
    for (const [file, text] of Object.entries(TOY)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    writeFileSync(join(root, '.gitignore'), 'node_modules\n');
    spawnSync('git', ['init', '--quiet'], { cwd: root });
    const tree = readTree(root);
    const judged = await judgeMutants(tree, chooseMutants(tree, wish()), wish(), {
      judged: () => {},
      note: sentence => notes.push(sentence),
    });
    lines = [
      ...judged.map(({ mutant, verdict }) => `${mutant.file.slice(17)} ${mutant.change}: ${verdict.verdict}`),
      ...summary(judged).slice(-1),
    ];
    asked = judged.flatMap(({ verdict }) => (verdict.verdict === 'survived' ? [verdict.tests] : []));
  }, 240_000);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('a strong test notices every change, even on the boundary', () => {
    expect(lines.filter(line => line.startsWith('strong.ts'))).toEqual([
      'strong.ts >= becomes <: noticed',
      'strong.ts >= becomes >: noticed',
      'strong.ts 3 becomes 4: noticed',
    ]);
  });

  test('a weak test lets the boundary slip, and a mark tells an equivalent', () => {
    expect(lines.filter(line => line.startsWith('weak.ts'))).toEqual([
      'weak.ts <= becomes >: noticed',
      'weak.ts <= becomes <: survived',
      'weak.ts 0 becomes 1: equivalent',
    ]);
  });

  test('a change that makes a test hang is noticed by the time it takes, and the next is judged as ever', () => {
    expect(lines).toContain('loop.ts i-- becomes i++: timed-out');
    expect(lines).toContain('loop.ts += becomes -=: noticed');
  });

  test('a test that fails without any change proves nothing', () => {
    expect(notes).toContain('packages/toy/src/broken.test.ts fails without any change and is not asked');
  });

  test('only tests that come to the place of a change are asked, here one of two that load the file', () => {
    expect(asked).toEqual([1, 1]);
  });

  test('what the probes found is kept, so that a part of the sample starts at once', async () => {
    const tree = readTree(root);
    const told: string[] = [];
    const part = { ...wish(), part: { n: 2, of: 4 } };
    await judgeMutants(tree, chooseMutants(tree, part), part, {
      judged: ({ mutant, verdict }) => told.push(`${mutant.file.slice(17)} ${mutant.change}: ${verdict.verdict}`),
      note: () => {},
    });
    expect(told).toEqual(lines.slice(0, -1).filter((_, at) => at % 4 === 1));
  }, 120_000);

  test('the figures leave equivalents out', () => {
    expect(lines.at(-1)).toMatch(/ 1 timed out, 2 survived, 1 equivalent: \d+(\.\d)? % of \d+ seen$/);
  });

  test('a mark that fits nothing is stale', () => {
    expect(chooseMutants(readTree(root), wish()).stale).toEqual([{ ...MARK, change: '0 becomes 7' }]);
  });

  test('the tree itself is as it was', () => {
    for (const [file, text] of Object.entries(TOY)) expect(readFileSync(join(root, file), 'utf8')).toBe(text);
    expect(existsSync(join(root, 'node_modules/.vite'))).toBe(existsSync(join(ROOT, 'node_modules/.vite')));
  });
});

test('a test that never ran is not left out for being slow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-times-'));
  const times = recallTimes(join(folder, 'times.json'));
  times.learn('slow.test.ts', 5_000);
  expect(['slow.test.ts', 'new.test.ts'].map(file => times.takes(file, 3_000))).toEqual([true, false]);
  expect(times.takes('slow.test.ts', 5_001)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
