import { ledgerOf } from '../../base/games.ts';
import type { Links } from '../../kit/links.ts';

/** The ledger a clause stands in: the platform's own rules, or those of the game. */
export const LINKS: Links = {
  clause: (game, clause) => `/rules/${clause.startsWith('CO-') ? 'platform' : ledgerOf(game)}#${clause}`,
  rules: game => `/rules/${ledgerOf(game)}`,
  home: () => '/',
  replay: (table, n) => `/replay/${table}#${n}`,
};
