import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROSE, withoutProse } from '../apps/web/build/facts.ts';
import { ROOT } from './checks.ts';

test('the pages leave out what a fact sheet says about its sources, and nothing else', () => {
  const sheet = {
    id: 'x',
    note: 'seen once',
    houses: [{ size: 8, sizeProvenance: 'seed', source: 'a book' }],
    text: '',
  };
  expect(withoutProse(sheet)).toEqual({ id: 'x', houses: [{ size: 8 }], text: '' });
});

test('no rule of a game reads what the pages leave out', () => {
  const files = globSync('games/*/src/**/*.ts', { cwd: ROOT }).filter(file => !/\.(test|fixture)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const read = files.flatMap(file => {
    const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/'[^'\n]*'|`[^`]*`|\/\*[^]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(/\.(\w+)\b/g)]
      .filter(([, key = '']) => PROSE.test(key))
      .map(([text]) => `${file} ${text}`);
  });
  expect(read).toEqual([]);
});
