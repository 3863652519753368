import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const rules = join(import.meta.dirname, '../../../docs/rules');

/** The ids of a ledger: each line that starts with a bold one is a clause. */
const clausesOf = (file: string): string[] =>
  [...readFileSync(join(rules, file), 'utf8').matchAll(/^- \*\*(CO-[0-9.]+)\*\* /gm)].map(found => found[1] ?? '');

test('the platform has the same rules in English and in Italian, each once', () => {
  const clauses = clausesOf('platform.md');

  expect(clausesOf('it/platform.md')).toEqual(clauses);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('every clause that this package cites stands in the ledger', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  );
  const text = files.map(name => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  const cited = new Set(text.match(/\bCO-\d+\.\d+/g));

  expect(cited.size).toBeGreaterThan(15);
  expect(clausesOf('platform.md')).toEqual(expect.arrayContaining([...cited]));
});
