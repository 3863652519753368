import { barrelsOf, castlesOf } from './realm/control.ts';
import type { Rulings } from './ruleset/ruleset.ts';
import { rulesOf } from './ruleset/registry.ts';

/** The plainest answers to questions that many rulebooks never raise; a ruleset says where it differs. */
export const USUAL_RULINGS = {
  rank: (open, house) => [
    castlesOf(open, rulesOf(open), house),
    open.houses[house]?.supply ?? 0,
    open.houses[house]?.power ?? 0,
  ],
  rankedBy: ['castles', 'supply', 'power'],
  bars: null,
  countedSupply: barrelsOf,
  ordersRequired: false,
  ravenFreesStar: false,
  income: (_open, { board }, _house, area) => 1 + (board.area[area]?.crowns ?? 0),
  portIncome: () => 0,
  takesShips: () => true,
  mustersInstead: () => 0,
  promotesRouted: false,
  promotesNew: false,
  bothOutcomes: false,
  movesOneByOne: false,
  asksHelpFirst: false,
  tokenFits: () => undefined,
  supportInTurn: false,
  supportPerHouse: false,
  leastStrength: -Infinity,
  mayRetreatTo(open, { board, rulings }, house, area) {
    const token = open.areas[area]?.power ?? null;
    return token === null || token === house || rulings.controller(open, board, area) === house;
  },
  mayReturnTo: () => true,
  cheapestRetreat: false,
  tokenFallsUnentered: false,
  lastCardStays: false,
  unitsLost: () => {},
  wildlingsAfter: () => 0,
} satisfies Partial<Rulings>;
