import {
  areaAt,
  enoughCastles,
  gainPower,
  hasEnemies,
  hasUnits,
  houseAt,
  isFighting,
  orderOfPlay,
  outcomeBy,
  payPower,
  placeOf,
  rulesOf,
  USUAL_RULINGS,
  usualController,
  castlesOf,
  landsOf,
  strongholdsOf,
  type AreaId,
  type HouseId,
  type Ruleset,
  type Rulings,
  type WesterosOpen,
} from '@corvo/westeros';
import type { Chosen } from '../options.ts';

/** 2E-2.5 to 2.9: as usual on land and in ports; a sea belongs to whoever has ships there. */
const controller: Rulings['controller'] = (open, board, area) =>
  board.area[area]?.element === 'sea'
    ? (areaAt(open, area).units[0]?.house ?? null)
    : usualController(open, board, area);

/** No other house controls it. */
const isFree = (open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): boolean => {
  const holder = controller(open, rules.board, area);
  return holder === null || holder === house;
};

/** Enemy ships in the sea of a port stop its income (2E-4.10, 13.5). */
const isBlockaded = (open: WesterosOpen, rules: Ruleset, house: HouseId, port: AreaId): boolean =>
  (rules.board.nearSea[port] ?? []).some(sea => hasEnemies(areaAt(open, sea), house));

/** 2E-14.2, 14.5, 13.5. */
const income: Rulings['income'] = (open, rules, house, area) => {
  const facts = rules.board.area[area];
  if (facts === undefined || facts.element === 'sea') return 0;
  if (facts.element === 'port') return isBlockaded(open, rules, house, area) ? 0 : 1;
  return 1 + facts.crowns;
};

/** The figures that decide a tie: the official answers' order, or the one first printed (2E-15.3). */
function figures(chosen: Chosen): Rulings['rank'] {
  return (open, house) => {
    const rules = rulesOf(open);
    const { supply, power } = houseAt(open, house);
    const throne = -placeOf(open, house, 'throne');
    const castles = castlesOf(open, rules, house);
    return chosen.tieBreak === 'seed'
      ? [castles, strongholdsOf(open, rules, house), supply, power, throne]
      : [castles, landsOf(open, rules, house), supply, throne];
  };
}

/** What this edition answers where editions differ. */
export function rulingsFor(chosen: Chosen): Rulings {
  const rank = figures(chosen);
  return {
    ...USUAL_RULINGS,
    controller,
    orderFits: null, // 2E-8.8, 8.9: every token may lie anywhere
    ordersRequired: true, // 2E-8.1
    ravenFreesStar: true, // 2E-8.12
    raidable: (raid, target) => target.type !== 'march' && (target.type !== 'defense' || raid.star), // 2E-9.2 to 9.4
    pillage(game, raider, { house, order }) {
      if (!order.startsWith('consolidate')) return; // 2E-9.7
      gainPower(game, raider, 1, 'pillage');
      if (houseAt(game.open, house).power > 0) payPower(game, house, 1, 'pillage');
    },
    overcomes: (strength, force) => (chosen.exceed ? strength > force : strength >= force), // 2E-11.1
    textOrder: (open, { sides }) =>
      orderOfPlay(open).indexOf(sides[0].house) < orderOfPlay(open).indexOf(sides[1].house) ? [0, 1] : [1, 0], // 2E-12.15
    routsAfterRetreat: () => true, // 2E-12.39
    wonNow(open) {
      const victory = enoughCastles(open, rank); // 2E-15.4
      return victory === undefined || isFighting(open) ? undefined : victory; // 2E-15.2
    },
    finalOutcome: open => outcomeBy(open, rank), // 2E-15.3
    rank,
    rankedBy:
      chosen.tieBreak === 'seed'
        ? ['castles', 'strongholds', 'supply', 'power', 'throne']
        : ['castles', 'lands', 'supply', 'throne'],
    income,
    portIncome: (open, rules, house) =>
      rules.board.ports.filter(({ id }) => hasUnits(areaAt(open, id), house) && !isBlockaded(open, rules, house, id))
        .length, // 2E-4.10
    mustersInstead: (_open, { board }, _house, order, area) => (order.star ? (board.area[area]?.points ?? 0) : 0), // 2E-14.3, 13.6
    promotesRouted: true, // 2E-14.6
    promotesNew: true, // 2E-5.13
    bothOutcomes: true, // 2E-3.14
    movesOneByOne: true, // 2E-3.15
    asksHelpFirst: true, // 2E-11.12
    tokenFits: (board, house, area) => (board.area[area]?.home === house ? { code: 'home-needs-no-token' } : undefined), // 2E-2.14
    supportInTurn: true, // 2E-12.3
    supportPerHouse: chosen.supportPerHouse, // 2E-12.4
    leastStrength: 0, // 2E-12.23
    mayRetreatTo: isFree, // 2E-12.34
    mayReturnTo: isFree, // 2E-12.32
    cheapestRetreat: true, // 2E-12.37
    lastCardStays: true, // 2E-12.47
    tokenFallsUnentered: chosen.arianneRemovesToken, // 2E-H43
    wildlingsAfter: (strength, watchWon) => (watchWon ? 0 : Math.max(0, strength - 4)), // 2E-7.10
  };
}
