import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { table } from '@corvo/testkit';
import { beyondTheWall } from './game.ts';

const ledger = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../docs/rules', `${name}.md`), 'utf8');
const KNOWN = new Set(
  ['beyond-the-wall', 'second-edition', 'platform'].flatMap(name =>
    [...ledger(name).matchAll(/\*\*((?:BW|2E|CO)-[A-Z]?\d+(?:\.\d+)?)\*\*/g)].map(([, id]) => id),
  ),
);

test.each([3, 6, 9])('every refusal, event and effect of %i players cites a clause that there is', players => {
  const { clauses, effects } = rulesOf(table(beyondTheWall, { players }).state.open);
  for (const [code, clause] of Object.entries(clauses)) expect([code, KNOWN.has(clause)]).toEqual([code, true]);
  for (const [name, { clause }] of Object.entries(effects)) expect([name, KNOWN.has(clause)]).toEqual([name, true]);
});
