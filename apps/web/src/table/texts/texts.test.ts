import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { it } from './it.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();
const bare = (key: string): string => key.replace(/_(zero|one|other)$/, '');

test('both languages say the same things about the same data', () => {
  expect(Object.keys(en)).toEqual(Object.keys(it));
  for (const key of Object.keys(it) as (keyof typeof it)[]) {
    expect([key, placeholders(en[key])]).toEqual([key, placeholders(it[key])]);
    expect(it[key].trim()).not.toBe('');
    expect(en[key].trim()).not.toBe('');
  }
});

const source = join(import.meta.dirname, '..', '..');
const files = ['table', 'board', 'replay', 'result', 'asks'].flatMap(folder =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|texts\/(it|en)\.ts$|dev\//.test(name))
    .map(name => readFileSync(join(source, folder, name), 'utf8')),
);

test('every text that the components ask for is there', () => {
  const known = new Set(Object.keys(it).map(bare));
  const asked = files.flatMap(text => [...text.matchAll(/\bt\(\s*'([a-z][a-z-]*)'/g)].map(found => found[1] ?? ''));
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(key => !known.has(key))).toEqual([]);
});

test('no text stands in the components themselves', () => {
  // A run of two words or more between tags would be one.
  const found = files.flatMap(text =>
    [...text.matchAll(/>\s*([A-Za-zÀ-ú]{3,}(?: [a-zà-ú]{2,})+)[^<>{}=;]*</g)].map(match => match[1]),
  );
  expect(found).toEqual([]);
});
