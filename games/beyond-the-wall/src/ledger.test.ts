import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (folder: string): string =>
  readFileSync(join(import.meta.dirname, '../../../docs/rules', folder, 'beyond-the-wall.md'), 'utf8');
const clausesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:- |\| )\*\*(BW-[A-Z]?[0-9.]*[0-9])\*\*/gm)].map(found => found[1]!);
/** Every clause that a text refers to, its own ids included; Italian and English may order them otherwise in a sentence. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:BW|2E)-[A-Z]?[0-9]+(?:\.[0-9]+)?/g)].map(([id]) => id).sort();

test('both languages have the same clauses in the same order, each once, and refer to the same ones', () => {
  const [en, it] = [read('.'), read('it')];

  expect(clausesIn(en).length).toBe(388);
  expect(new Set(clausesIn(en)).size).toBe(388);
  expect(clausesIn(it)).toEqual(clausesIn(en));
  expect(namedIn(it)).toEqual(namedIn(en));
});
