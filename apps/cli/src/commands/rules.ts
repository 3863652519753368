import { nearest } from '../arguments/nearest.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../io.ts';
import { clauseLine } from '../rules/show.ts';
import { expansionNamed, ledgers } from '../rules/registry.ts';
import { Stop } from '../stop.ts';

/** `corvo rules hand-of-the-king` */
export const command: Command = {
  flags: { json: 'switch' },
  words: { min: 1, max: 1 },
  run({ given, language, say, out, paint, width }) {
    const [name = ''] = given.words;
    const registry = ledgers(language);
    const wanted = name.toLowerCase();
    const ledger = registry.find(known => known.name === wanted) ?? expansionNamed(registry, wanted);
    if (ledger === undefined) {
      const known = registry.map(known => known.name);
      const meant = nearest(name, known);
      throw meant === undefined
        ? new Stop('error.unknown-ledger', { ledger: name, known })
        : new Stop('error.unknown-ledger-meant', { ledger: name, meant });
    }
    if (given.has('json')) {
      out(JSON.stringify(ledger));
      return EXIT.ok;
    }
    let section: string | undefined;
    for (const clause of ledger.clauses) {
      if (clause.section !== section) {
        if (section !== undefined) out('');
        out(paint(clause.section, 'strong'));
        section = clause.section;
      }
      out(clauseLine(clause, width));
    }
    out('');
    out(say('rules.count', { count: ledger.clauses.length }));
    return EXIT.ok;
  },
};
