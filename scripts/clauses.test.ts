import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checks.ts';

const ID = /[A-Z0-9]{2,4}-[A-Z]?[0-9]+(?:\.[0-9]+)*/g;
const TITLE = /\b(?:test|it|describe)(?:\.[a-zA-Z]+)*(?:\([^'"`]*\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Every clause that stands in the title of a test. */
function citedClauses(): Set<string> {
  const cited = new Set<string>();
  for (const file of globSync('{packages,games,apps}/*/src/**/*.test.ts', { cwd: ROOT })) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, , title = ''] of text.matchAll(TITLE)) for (const [id] of title.matchAll(ID)) cited.add(id);
  }
  return cited;
}

/** The clauses of a ledger: lists and table rows that start with a bold id. */
function clausesOf(ledger: string): string[] {
  const text = readFileSync(join(ROOT, 'docs/rules', `${ledger}.md`), 'utf8');
  return [...text.matchAll(/^(?:- |\| )\*\*([A-Z0-9]{2,4}-[A-Z]?[0-9.]*[0-9])/gm)].map(found => found[1] as string);
}

const cited = citedClauses();

test.each(['hand-of-the-king', 'platform'])('every clause of the ledger %s is cited by a test', ledger => {
  const clauses = clausesOf(ledger);

  expect(clauses.length).toBeGreaterThan(20);
  expect(clauses.filter(id => !cited.has(id))).toEqual([]);
});

test('every clause, worked example, hard case and silence of the first edition and its expansion is cited by a test', () => {
  const clauses = clausesOf('first-edition').filter(id => !id.startsWith('1E-D')); // where sources part: nothing to test

  expect(clauses.length).toBeGreaterThan(400);
  expect(clauses.filter(id => !cited.has(id))).toEqual([]);
});

test('every clause, worked example and hard case of the second edition is cited by a test', () => {
  const clauses = clausesOf('second-edition').filter(id => !id.startsWith('2E-D')); // where sources part: nothing to test

  expect(clauses.length).toBeGreaterThan(340);
  expect(clauses.filter(id => !cited.has(id))).toEqual([]);
});

test('every clause, worked example, hard case and silence of Beyond the Wall is cited by a test', () => {
  const clauses = clausesOf('beyond-the-wall').filter(id => !id.startsWith('BW-N')); // what was not found: nothing to test

  expect(clauses.length).toBeGreaterThan(380);
  expect(clauses.filter(id => !cited.has(id))).toEqual([]);
});
