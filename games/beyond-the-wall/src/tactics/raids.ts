import { below, rngFromText, type Frame, type Problem, type Rng } from '@corvo/core';
import {
  areaAt,
  areaFor,
  areasWithOrder,
  askHouse,
  battleNow,
  faceAt,
  field,
  hasEnemies,
  hasUnits,
  houseOf,
  layOrder,
  listMarches,
  march,
  marchFrom,
  moveUnits,
  openFor,
  orderHere,
  orderOfPlay,
  PROCEDURES,
  refuse,
  refuseOrder,
  refuseUnknownArea,
  removeOrder,
  rulesOf,
  standing,
  starsOf,
  type AreaId,
  type BattleFrame,
  type Code,
  type Count,
  type Effect,
  type HouseId,
  type LastingEffect,
  type MarchAsk,
  type MarchChoice,
  type OrderId,
  type OrdersChoice,
  type Ruleset,
  type Table,
  type TurnsFrame,
  type Unit,
  type WesterosOpen,
} from '@corvo/westeros';
import { hitAndRun, isHitAndRun } from '../cards/hit-and-run.ts';
import { ability } from './ability.ts';
import { RUNS } from './borrowed-orders.ts';
import { readyFor } from './deck.ts';
import { freeTokens, starsPlaced } from './free-tokens.ts';
import { refuseCount } from './troops.ts';

const RUN = 'tac-15-a';
export const RENEW = 'tac-15-b';
const TURN = 'raid-turn';
const PAIR = 'raid-pair';

/** Successful raids that have brought no new orders yet, by the area they came from (BW-S67). */
export const successes = field<LastingEffect, readonly AreaId[]>('successes');

function succeed(game: Table, house: HouseId, from: AreaId): void {
  const entry = readyFor(game.open, house, RENEW);
  if (entry === undefined) return;
  const all = [...(successes.of(entry) ?? []), from].slice(-2);
  successes.put(entry, all);
  if (all.length > 1) openFor(game, PAIR, [house]);
}

/** The step of raids; whoever has Hit and Run is asked first whether a raid becomes an attack. */
interface RaidsFrame extends TurnsFrame {
  offered?: true;
}

const usual = PROCEDURES.raids['in-turn'];

/** Whose raid comes next. */
function nextRaider(open: WesterosOpen, { position }: RaidsFrame): HouseId | undefined {
  const rules = rulesOf(open);
  const houses = orderOfPlay(open);
  const from = houses.map((_, at) => houses[(position + at) % houses.length] ?? '');
  return from.find(house => areasWithOrder(open, rules, house, 'raid').length > 0);
}

export const raidInTurn: Code<RaidsFrame, 'raid'> = {
  ...usual,
  enter(game, frame) {
    const house = nextRaider(game.open, frame);
    if (house !== undefined && frame.offered !== true && readyFor(game.open, house, RUN) !== undefined) {
      frame.offered = true;
      game.repeat(frame);
      openFor(game, TURN, [house]);
      return;
    }
    delete frame.offered;
    usual.enter?.(game, frame);
  },
  answer(game, frame, seat, choice) {
    usual.answer?.(game, frame, seat, choice);
    if (choice.targets.length > 0) succeed(game, houseOf(game.open, seat), choice.from);
  },
};

/** A raid order is used as a march against a neighbour (BW-S66). */
export interface RunFrame extends Frame {
  readonly run: 'hit-and-run';
  readonly house: HouseId;
}

/** Neighbours with enemy units (BW-18.6). */
function prey(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): AreaId[] {
  return (rules.board.nearLand[area] ?? []).filter(
    to =>
      hasEnemies(areaAt(open, to), house) &&
      rules.rulings.bars?.(open, rules, house, to, 'march', area) === undefined &&
      rules.rulings.bars?.(open, rules, house, to, 'raid', area) === undefined,
  );
}

function attacksFrom(open: WesterosOpen, house: HouseId): MarchAsk['from'] {
  const rules = rulesOf(open);
  const from: Record<AreaId, MarchAsk['from'][string]> = {};
  for (const area of areasWithOrder(open, rules, house, 'raid')) {
    const { units } = marchFrom(open, rules, house, area);
    const reach = prey(open, rules, house, area);
    if (Object.keys(units).length === 0 || reach.length === 0) continue;
    from[area] = { units, reach: Object.fromEntries(Object.keys(units).map(kind => [kind, reach])), mayLeave: false };
  }
  return from;
}

/** Supply is not looked at: nobody stays. */
function refuseRun(open: WesterosOpen, rules: Ruleset, house: HouseId, choice: MarchChoice): Problem | undefined {
  const { from, moves, leave } = choice;
  const unknown = refuseUnknownArea(rules, from);
  if (unknown !== undefined) return unknown;
  const offers = attacksFrom(open, house);
  const offer = Object.hasOwn(offers, from) ? offers[from] : undefined;
  if (offer === undefined) return refuse(rules, 'no-run-from-there', { area: from });
  if (leave) return refuse(rules, 'no-token-by-tactics', { area: from });
  const [move] = moves;
  if (move === undefined || moves.length > 1) return refuse(rules, 'run-against-one', { count: moves.length });
  const strange = refuseUnknownArea(rules, move.to);
  if (strange !== undefined) return strange;
  if (!prey(open, rules, house, from).includes(move.to)) return refuse(rules, 'nobody-to-attack', { area: move.to });
  return refuseCount(rules, from, offer.units, choice);
}

/** Some of the troops of one area against one neighbour. */
function sampleRun(ask: MarchAsk, rng: Rng): MarchChoice {
  const places = Object.entries(ask.from);
  const [from, { units, reach }] = places[below(rng, places.length)] as (typeof places)[number];
  const kinds = Object.keys(units);
  const targets = reach[kinds[0] ?? ''] ?? [];
  const to = targets[below(rng, targets.length)] ?? '';
  const going: Record<string, number> = {};
  for (const kind of kinds) {
    const number = below(rng, (units[kind] ?? 0) + 1);
    if (number > 0) going[kind] = number;
  }
  return { from, moves: [{ to, units: Object.keys(going).length > 0 ? going : { ...units } }], leave: false };
}

/** That was this house's raid: the next one has its turn. */
function turnIsOver(game: Table, house: HouseId): void {
  const turns = game.open.frames.findLast(({ run }) => run === 'raids') as RaidsFrame | undefined;
  if (turns === undefined) return;
  turns.position = orderOfPlay(game.open).indexOf(house) + 1;
  delete turns.offered;
}

export const hitAndRunStep: Code<RunFrame, 'march'> = {
  verb: 'attacks',
  decides: 'march',
  late: (view, frame) => sampleRun({ kind: 'march', from: attacksFrom(view.open, frame.house) }, rngFromText('late')),
  enter: (game, frame) => askHouse(game, frame, frame.house, 'hit-and-run'),
  ask: ({ open }, { house }) => ({ kind: 'march', from: attacksFrom(open, house) }),
  refuse: ({ open }, { house }, _seat, choice) => refuseRun(open, rulesOf(open), house, choice),
  sample: (_view, _frame, ask, rng) => sampleRun(ask, rng),
  list: ({ open }, { house }, ask, limit) => listMarches(open, rulesOf(open), house, ask, limit, refuseRun),
  answer(game, { house }, _seat, choice) {
    const rules = rulesOf(game.open);
    const raid = orderHere(game.open, rules, choice.from, 'raid', house);
    if (raid === undefined) throw new Error(`no raid in ${choice.from}`);
    const isSpecial = faceAt(game.open, rules, raid)?.star === true; // BW-H40
    removeOrder(game, choice.from, raid, 'resolved');
    layOrder(game.open, choice.from, { house, order: RUNS[isSpecial ? 1 : 0]?.id ?? '' });
    turnIsOver(game, house);
    march(game, house, choice);
    const battle = battleNow(game.open);
    if (battle !== undefined) hitAndRun.put(battle.sides[0], true);
  },
};

/** Where the beaten lie from now on; Others never do (BW-5.6, H51). */
const lying = (open: WesterosOpen, unit: Unit): Unit =>
  rulesOf(open).rulings.routsAfterRetreat(open, unit.house) ? { ...unit, routed: true } : unit;

/** BW-10.15: the attackers go home, upright after a win; a beaten enemy routs where he is. Catapults do not (BW-H108). */
export const withdraw: Code<BattleFrame> = {
  enter(game, battle) {
    if (!isHitAndRun(battle)) return;
    const { open } = game;
    const { unit: kinds } = rulesOf(open).board;
    const [attacker, defender] = battle.sides.map(({ house }) => house) as [HouseId, HouseId];
    const units = standing(areaAt(open, battle.area), attacker);
    const hasWon = battle.winner === 0;
    if (Object.keys(units).length > 0) moveUnits(game, attacker, battle.area, battle.from, units);
    if (!hasWon) {
      const home = areaFor(open, battle.from);
      layDown(home, units, attacker, unit => lying(open, unit));
      if (home.units.some(unit => unit.routed)) game.tell('units-routed', { house: attacker, area: battle.from });
      return;
    }
    const here = areaFor(open, battle.area);
    here.units = here.units.map(unit =>
      unit.house === defender && kinds[unit.kind]?.fixed !== true ? lying(open, unit) : unit,
    );
    if (here.units.some(unit => unit.routed)) game.tell('units-routed', { house: defender, area: battle.area });
  },
};

/** So many of each kind lie down: those who have just come back. */
function layDown(state: { units: readonly Unit[] }, units: Count, house: HouseId, lie: (unit: Unit) => Unit): void {
  const left: Record<string, number> = { ...units };
  state.units = state.units.map(unit => {
    const number = left[unit.kind] ?? 0;
    if (unit.house !== house || unit.routed === true || number === 0) return unit;
    left[unit.kind] = number - 1;
    return lie(unit);
  });
}

const retreats = PROCEDURES.battle.retreat;
/** Nobody retreats from a Hit and Run. */
export const retreatOrStay: Code<BattleFrame, 'areas'> = {
  ...retreats,
  enter(game, battle) {
    if (!isHitAndRun(battle)) retreats.enter?.(game, battle);
  },
};

/** BW-10.15: won, it counts as a successful raid. */
export const countRun: Code<BattleFrame> = {
  enter(game, battle) {
    if (isHitAndRun(battle) && battle.winner === 0) succeed(game, battle.sides[0].house, battle.from);
  },
};

/** New orders where two successful raids came from (BW-H52). */
export interface RenewFrame extends Frame {
  readonly run: 'renew-orders';
  readonly house: HouseId;
  readonly areas: readonly AreaId[];
}

/** Where an order may still be placed. */
const openTo = (open: WesterosOpen, { house, areas }: RenewFrame): AreaId[] =>
  areas.filter(area => hasUnits(areaAt(open, area), house) && areaAt(open, area).orders.length === 0);

const starsLeft = (open: WesterosOpen, rules: Ruleset, house: HouseId): number =>
  Math.max(0, starsOf(open, rules, house) - starsPlaced(open, rules, house));

function refuseRenewal(open: WesterosOpen, frame: RenewFrame, { orders }: OrdersChoice): Problem | undefined {
  const rules = rulesOf(open);
  const { house } = frame;
  const free = freeTokens(open, rules, house);
  let stars = 0;
  for (const [area, id] of Object.entries(orders)) {
    const unknown = refuseUnknownArea(rules, area);
    if (unknown !== undefined) return unknown;
    if (!openTo(open, frame).includes(area)) return refuse(rules, 'no-new-order-there', { area });
    const wrong = refuseOrder(open, rules, house, area, id);
    if (wrong !== undefined) return wrong;
    const used = Object.values(orders).filter(one => one === id).length;
    const left = free[id] ?? 0;
    if (used > left) return refuse(rules, 'order-on-the-map', { order: id });
    if (rules.board.order[id]?.star === true) stars += 1;
  }
  const most = starsLeft(open, rules, house);
  return stars > most ? refuse(rules, 'too-many-stars', { stars, most }) : undefined;
}

function listRenewals(open: WesterosOpen, frame: RenewFrame): OrdersChoice[] {
  let found: Record<AreaId, OrderId>[] = [{}];
  const tokens = Object.keys(freeTokens(open, rulesOf(open), frame.house));
  for (const area of openTo(open, frame))
    found = [...found, ...found.flatMap(orders => tokens.map(id => ({ ...orders, [area]: id })))];
  return found.map(orders => ({ orders })).filter(choice => refuseRenewal(open, frame, choice) === undefined);
}

export const renewOrders: Code<RenewFrame, 'orders'> = {
  verb: 'renews',
  decides: 'orders',
  late: () => ({ orders: {} }),
  enter(game, frame) {
    if (openTo(game.open, frame).length > 0) askHouse(game, frame, frame.house, 'renew-orders');
  },
  ask({ open }, frame) {
    const rules = rulesOf(open);
    const areas = openTo(open, frame);
    const tokens = freeTokens(open, rules, frame.house);
    return { kind: 'orders', areas, tokens, stars: starsLeft(open, rules, frame.house), most: areas.length };
  },
  refuse: ({ open }, frame, _seat, choice) => refuseRenewal(open, frame, choice),
  sample({ open }, frame, _ask, rng) {
    const all = listRenewals(open, frame);
    return all[below(rng, all.length)] ?? { orders: {} };
  },
  list({ open }, frame, _ask, limit) {
    const all = listRenewals(open, frame);
    return all.length > limit ? undefined : all;
  },
  answer(game, { house }, _seat, { orders }) {
    for (const [area, order] of Object.entries(orders)) {
      layOrder(game.open, area, { house, order });
      game.tell('order-given', { house, area, order });
    }
  },
};

/** Raids that attack, and raids that bring new orders. */
export const ofRaids: Readonly<Record<string, Effect>> = {
  ...ability(RUN, {
    at: {
      [TURN]: {
        when: ({ open, me }) => Object.keys(attacksFrom(open, me)).length > 0,
        then: (game, { me }) => void game.push<RunFrame>({ run: 'hit-and-run', house: me }),
      },
    },
  }),
  ...ability(RENEW, {
    at: {
      [PAIR]: {
        when: ({ lasting }) => lasting !== null && (successes.of(lasting) ?? []).length > 1,
        then(game, { me, lasting }) {
          if (lasting === null) return;
          const areas = successes.of(lasting) ?? [];
          successes.clear(lasting);
          game.push<RenewFrame>({ run: 'renew-orders', house: me, areas });
        },
      },
    },
  }),
};
