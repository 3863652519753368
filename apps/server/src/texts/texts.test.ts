import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { troubleMessages } from './index.ts';

const { it, en } = troubleMessages;
const holes = (text = ''): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

test('both languages tell the same troubles with the same data, and the server knows each of them', () => {
  expect(Object.keys(it)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect([key, holes(it[key])]).toEqual([key, holes(en[key])]);
  const root = join(import.meta.dirname, '..');
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('texts'))
    .map(name => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const made = [...source.matchAll(/new Trouble\(\s*'([a-z-]+)'/g)].map(found => `trouble.${found[1]}`);
  expect(new Set(made)).toEqual(new Set(Object.keys(en)));
});
