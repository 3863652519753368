import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './checks.ts';
import { cycles, importsBelow, LAYERS, upward } from './imports.ts';

/** Packages whose folders stand on one another without a circle, and how deep they are looked at. */
const WITHOUT_CYCLES: readonly (readonly [folder: string, levels: number])[] = [
  ['apps/web', 2],
  ['apps/server', 2],
  ['apps/cli', 2],
  ['packages/core', 2],
  ['packages/bots', 1], // inside `hand`, the search and the engine it searches are one subject
  ['packages/faces', 2],
  ['packages/host', 2],
  ['packages/protocol', 2],
  ['packages/testkit', 2],
  ['packages/westeros', 1], // the aids are one room: what is at their door asks the features that they serve
  ...readdirSync(join(ROOT, 'games')).map(game => [`games/${game}`, 2] as const),
];

test("every folder of the client is one of its layers, and an import between them points down, a type's too", () => {
  const source = join(ROOT, 'apps/web/src');
  const folders = readdirSync(source, { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LAYERS].sort());

  const imports = importsBelow(source);
  expect(imports.length).toBeGreaterThan(1000);
  expect(upward(imports)).toEqual([]);
});

test('the map of Westeros knows no rules and no table', () => {
  const source = join(ROOT, 'apps/web/src');
  const map = 'boards/westeros/map/';
  const outside = importsBelow(source).filter(({ from, to }) => from.startsWith(map) && !to.startsWith(map));
  expect(outside.map(({ to }) => to)).toEqual(['base/art/sprite.svg']);

  const files = readdirSync(join(source, map), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(join(source, map, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  const packages = texts.flatMap(text => [...text.matchAll(/^import (?!type\b)[^;]*? from '([^.'][^']*)';/gm)]);
  expect([...new Set(packages.map(([, name]) => name))].sort()).toEqual([
    '@corvo/core',
    '@corvo/westeros/aids', // how drawn boards are measured
    'react',
  ]);
});

test.each(WITHOUT_CYCLES)('no folders of %s need each other in a circle', (folder, levels) => {
  const imports = importsBelow(join(ROOT, folder, 'src'));

  expect(imports.length).toBeGreaterThan(0);
  expect(cycles(imports, levels)).toEqual([]);
});

const relativeTo = (file: string, other: string): string => posix.relative(dirname(file), other);

describe('what is looked for would be found', () => {
  /** A tree of sources in which nothing is wrong, and one more line in one of its files. */
  function planted(file = '', line = ''): ReturnType<typeof importsBelow> {
    const folder = mkdtempSync(join(tmpdir(), 'corvo-layers-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const tree = {
      'base/lib/time.ts': 'export const time = 1;',
      'base/ui/Clock.tsx': `import { time } from '../lib/time.ts'; export const clock = <b>{time}</b>;`,
      'table/Bar.tsx': `import { clock } from '../base/ui/Clock.tsx'; export const bar = clock;`,
      'table/result/Page.tsx': `import { bar } from '../Bar.tsx'; import './page.css'; export const page = bar;`,
    };
    for (const [name, text] of Object.entries({ [file || 'base/a.ts']: '', ...tree })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name === file ? `${line}\n${text}` : text);
    }
    return importsBelow(folder);
  }

  test('nothing is wrong with the tree itself', () => {
    expect(upward(planted())).toEqual([]);
    expect(cycles(planted())).toEqual([]);
  });

  test.each([
    [`import { bar } from '../../table/Bar.tsx';`, 'value'],
    [`import type { Bar } from '../../table/Bar.tsx';`, 'type'],
    [`import { type Bar } from '../../table/Bar.tsx';`, 'type'],
    [`import '../../table/Bar.tsx';`, 'value'],
    [`export * from '../../table/Bar.tsx';`, 'value'],
    [`export type { Bar } from '../../table/Bar.tsx';`, 'type'],
    [`export const later = () => import('../../table/Bar.tsx');`, 'dynamic'],
    ['export const later = () => import(`../../table/Bar.tsx`);', 'dynamic'],
    [`export type Later = import('../../table/Bar.tsx').Bar;`, 'type'],
    [`export const all = import.meta.glob('../../table/Bar.tsx');`, 'dynamic'],
    [`export const all = import.meta.glob(['../../table/Bar.tsx', '!./any.ts']);`, 'dynamic'],
    [`export const address = new URL('../../table/Bar.tsx', import.meta.url);`, 'dynamic'],
    [`import { bar } from './../../table/Bar.tsx';`, 'value'],
    [`import { bar } from '/src/table/Bar.tsx';`, 'value'],
    [`export const all = import.meta.glob('/src/table/Bar.tsx');`, 'dynamic'],
  ])('upward: %s', (line, kind) => {
    expect(upward(planted('base/lib/time.ts', line))).toEqual([`base/lib/time.ts -> table/Bar.tsx (${kind})`]);
  });

  test.each([`@import '../../table/page.css';`, `@import url("../../table/page.css") screen;`])(
    'upward, from one sheet to another: %s',
    line => {
      expect(upward(planted('base/styles/shell.css', line))).toEqual([
        'base/styles/shell.css -> table/page.css (value)',
      ]);
    },
  );

  test.each(['base/lib/dev/time.ts', 'base/lib/time.mts'])('upward, from %s as well', file => {
    const up = relativeTo(file, 'table/Bar.tsx');
    expect(upward(planted(file, `import '${up}';`))).toEqual([`${file} -> table/Bar.tsx (value)`]);
  });

  test('upward: a path that is put together, by its beginning', () => {
    const line = 'export const page = (name: string) => import(`../../table/${name}.tsx`);';
    expect(upward(planted('base/lib/time.ts', line))).toEqual(['base/lib/time.ts -> table/ (dynamic)']);
  });

  test.each([
    ['base/lib/time.ts', `import { clock } from '../ui/Clock.tsx';`],
    ['base/lib/more.ts', `export { clock } from '../ui/Clock.tsx';`],
    ['table/Bar.tsx', `import { page } from './result/Page.tsx';`],
  ])('in a circle: %s says %s', (file, line) => {
    expect(cycles(planted(file, line))).toHaveLength(1);
  });

  test.each([`import type { Clock } from '../ui/Clock.tsx';`, `export const later = () => import('../ui/Clock.tsx');`])(
    'no circle: %s',
    line => {
      expect(cycles(planted('base/lib/time.ts', line))).toEqual([]);
    },
  );
});
