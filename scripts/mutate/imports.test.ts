import { expect, test } from 'vitest';
import { sourcesOfTests } from './imports.ts';

const FILES: Readonly<Record<string, string>> = {
  'packages/a/package.json': '{"name":"@corvo/a","exports":{".":"./src/index.ts","./deep":"./src/deep.ts"}}',
  'packages/a/src/index.ts': "export { one } from './one.ts'; export type { Only } from './only.ts';",
  'packages/a/src/one.ts': "import type { Only } from './only.ts'; export const one = 1;",
  'packages/a/src/only.ts': 'export type Only = 1;',
  'packages/a/src/deep.ts': "export const later = () => import('./late.ts');",
  'packages/a/src/late.ts': "export const child = new URL('./worker.ts', import.meta.url);",
  'packages/a/src/worker.ts': "import './worker.ts';",
  'packages/a/src/front.test.ts': "import { one } from '@corvo/a';",
  'packages/a/src/deep.test.ts': "import '@corvo/a/deep';",
  'packages/a/src/program.test.ts': "run('packages/a/src/one.ts');",
};

test('a test sees what it imports, through front doors, later, by path, but no types', () => {
  const tests = Object.keys(FILES).filter(file => file.endsWith('.test.ts'));
  const seen = sourcesOfTests({ files: Object.keys(FILES), read: file => FILES[file] ?? '' }, tests);
  const names = (file: string): string[] =>
    [...(seen.get(`packages/a/src/${file}`) ?? [])].map(each => each.replace('packages/a/src/', '')).toSorted();

  expect(names('front.test.ts')).toEqual(['front.test.ts', 'index.ts', 'one.ts']);
  expect(names('deep.test.ts')).toEqual(['deep.test.ts', 'deep.ts', 'late.ts', 'worker.ts']);
  expect(names('program.test.ts')).toEqual(['one.ts', 'program.test.ts']);
});
