import type { Command } from '../context.ts';
import { EXIT } from '../io.ts';
import { clauseLines } from '../rules/show.ts';
import { noSuchClause } from '../rules/missing.ts';
import { findClause, ledgers } from '../rules/registry.ts';

/** `corvo rule HK-4.2` */
export const command: Command = {
  flags: { json: 'switch' },
  words: { min: 1, max: 1 },
  run({ given, language, say, out, paint, width }) {
    const [id = ''] = given.words;
    const registry = ledgers(language);
    const clause = findClause(registry, id);
    if (clause === undefined) throw noSuchClause(registry, id);
    out(given.has('json') ? JSON.stringify(clause) : clauseLines(clause, width, paint, say).join('\n'));
    return EXIT.ok;
  },
};
