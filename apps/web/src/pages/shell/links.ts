import { ledgerOf, ledgerWith } from '../../base/games.ts';
import type { Links } from '../../kit/links.ts';

/** The ledger a clause stands in: the platform's own rules, or those of the game, or of the one that it stands on. */
export const LINKS: Links = {
  clause: (game, clause) => `/rules/${ledgerWith(clause) ?? ledgerOf(game)}#${clause}`,
  rules: game => `/rules/${ledgerOf(game)}`,
  home: () => '/',
  replay: (table, n) => `/replay/${table}#${n}`,
};
