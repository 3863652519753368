import { ledgerOf } from '../../base/games.ts';
import type { Links } from '../../kit/links.ts';

/** Where clauses stand that rules of several games name. */
const LEDGER_OF: Readonly<Record<string, string>> = { CO: 'platform', '2E': 'second-edition' };

/** The ledger a clause stands in: the platform's own rules, or those of the game, or of the one that it stands on. */
export const LINKS: Links = {
  clause: (game, clause) => `/rules/${LEDGER_OF[clause.slice(0, 2)] ?? ledgerOf(game)}#${clause}`,
  rules: game => `/rules/${ledgerOf(game)}`,
  home: () => '/',
  replay: (table, n) => `/replay/${table}#${n}`,
};
