import { nearest } from '../arguments/nearest.ts';
import { Stop } from '../stop.ts';
import type { Ledger } from './registry.ts';

/** The chapter of a clause and its place there: `HK-4.2` is the second of `HK-4`. */
const CLAUSE = /^([A-Z0-9]+-)([A-Z]*\d+)(?:\.\w+)?$/;

/** There is no such clause: names the one that was probably meant, or says what there is in its place. */
export function noSuchClause(registry: readonly Ledger[], id: string): Stop {
  const known = registry.flatMap(({ clauses }) => clauses.map(clause => clause.id));
  const wanted = id.toUpperCase();
  const [, ledger = '', chapter = ''] = CLAUSE.exec(wanted) ?? [];
  // Where the ledger is right, a guess at the number would be no better than any other.
  const inLedger = known.filter(name => name.startsWith(ledger));
  const inChapter = inLedger.filter(name => name.startsWith(`${ledger}${chapter}.`));
  const [among, around] = inChapter.length > 0 ? [inChapter, `${ledger}${chapter}`] : [inLedger, ledger.slice(0, -1)];
  const [first, last] = [among[0], among.at(-1)];
  if (ledger !== '' && first !== undefined && last !== undefined)
    return new Stop('error.unknown-clause-among', { clause: wanted, around, first, last });
  const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, ''); // HK44 is HK-4.4
  const meant = known.find(name => bare(name) === bare(id)) ?? nearest(id, known);
  return meant === undefined
    ? new Stop('error.unknown-clause', { clause: id })
    : new Stop('error.unknown-clause-meant', { clause: id, meant });
}
