import { isFighting } from '../battle-now.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { hasUnits, usualController } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import { orderOfPlay } from '../realm/tracks.ts';
import type { Rulings, Ruleset } from '../ruleset/ruleset.ts';
import { USUAL_RULINGS } from '../usual-rulings.ts';
import type { WesterosOpen } from '../state.ts';
import { gainPower } from '../verbs.ts';
import { castlesThenSupplyThenPower, enoughCastles, outcomeBy } from '../victory.ts';

/** No other house controls it. */
const isFree = (open: WesterosOpen, { board, rulings }: Ruleset, house: HouseId, area: AreaId): boolean =>
  [null, house].includes(rulings.controller(open, board, area));

/**
 * Every ruling in two ways, the plain one first. The type lists them all: a new ruling that the toy does not turn does
 * not compile, and `rulings.test.ts` turns each of these.
 */
const WAYS: { readonly [R in keyof Rulings]: readonly [plain: Rulings[R], other: Rulings[R]] } = {
  controller: [
    usualController,
    (open, board, area) =>
      board.area[area]?.element === 'sea'
        ? (areaAt(open, area).units[0]?.house ?? null)
        : usualController(open, board, area),
  ],
  orderFits: [
    null,
    (_open, { board }, _house, order, area) =>
      order.type === 'consolidate' && board.area[area]?.element === 'sea' ? { code: 'consolidate-ashore' } : undefined,
  ],
  raidable: [(_raid, target) => target.type === 'consolidate', (_raid, target) => target.type !== 'march'],
  bars: [
    USUAL_RULINGS.bars,
    (_open, _rules, house, area, act) =>
      area === 'moor' && house === 'red' && act !== 'support' ? { code: 'moor-barred' } : undefined,
  ],
  pillage: [() => {}, (game, raider) => void gainPower(game, raider, 1, 'pillage')],
  overcomes: [(strength, force) => strength >= force, (strength, force) => strength > force],
  textOrder: [
    (open, { sides }) => {
      const order = orderOfPlay(open);
      return order.indexOf(sides[0].house) < order.indexOf(sides[1].house) ? [0, 1] : [1, 0];
    },
    () => [1, 0],
  ],
  routsAfterRetreat: [() => true, () => false],
  wonNow: [enoughCastles, open => (isFighting(open) || open.round < 3 ? undefined : enoughCastles(open))],
  finalOutcome: [castlesThenSupplyThenPower, open => outcomeBy(open, (one, house) => [houseAt(one, house).power])],
  rank: [USUAL_RULINGS.rank, (open, house) => [houseAt(open, house).power]],
  rankedBy: [USUAL_RULINGS.rankedBy, ['power']],

  ordersRequired: [false, true],
  ravenFreesStar: [false, true],
  countedSupply: [USUAL_RULINGS.countedSupply, () => 1],
  income: [USUAL_RULINGS.income, () => 3],
  portIncome: [
    USUAL_RULINGS.portIncome,
    (open, { board }, house) => board.ports.filter(({ id }) => hasUnits(areaAt(open, id), house)).length,
  ],
  takesShips: [() => true, () => false],
  mustersInstead: [
    () => 0,
    (_open, { board }, _house, order, area) =>
      order.star && board.area[area]?.element === 'land' ? (board.area[area]?.points ?? 0) : 0,
  ],
  promotesRouted: [false, true],
  promotesNew: [false, true],

  bothOutcomes: [false, true],
  movesOneByOne: [false, true],
  asksHelpFirst: [false, true],
  tokenFits: [
    () => undefined,
    (board, house, area) => (board.area[area]?.home === house ? { code: 'home-needs-no-token' } : undefined),
  ],

  supportInTurn: [false, true],
  supportPerHouse: [false, true],
  leastStrength: [-Infinity, 0],
  mayRetreatTo: [USUAL_RULINGS.mayRetreatTo, isFree],
  mayReturnTo: [() => true, isFree],
  cheapestRetreat: [false, true],
  tokenFallsUnentered: [false, true],
  lastCardStays: [false, true],
  unitsLost: [() => {}, (game, house) => void gainPower(game, house, 1, 'ability')],
  wildlingsAfter: [() => 0, strength => Math.max(0, strength - 1)],
};

export type RulingName = keyof Rulings;
export const RULINGS = Object.keys(WAYS) as RulingName[];

/** All rulings, each in the way that `isOther` says. */
export const rulingsBy = (isOther: (ruling: RulingName) => boolean): Rulings =>
  Object.fromEntries(RULINGS.map(ruling => [ruling, WAYS[ruling][isOther(ruling) ? 1 : 0]])) as unknown as Rulings;
