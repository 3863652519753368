import { below, type Rng } from '@corvo/core';
import type { MarchAsk, MarchChoice, MarchMove } from '../asks/march.ts';
import type { AreaId, HouseId, UnitKind } from '../ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';
import { mayLeaveToken, refuseMarch } from './check.ts';
import { areaAt } from '../realm/areas.ts';
import { areasWithOrder } from '../orders/tokens.ts';
import { reachFrom } from '../realm/reach.ts';

const TRIES = 5;

/** A random march: each unit stays or goes with the others or on its own. */
export function sampleMarch(open: WesterosOpen, rules: Ruleset, house: HouseId, rng: Rng): MarchChoice {
  const places = areasWithOrder(open, rules, house, 'march');
  return sampleMoves(open, rules, house, places[below(rng, places.length)] as AreaId, rng);
}

/** The same from one area. */
export function sampleMoves(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  from: AreaId,
  rng: Rng,
  refused: typeof refuseMarch = refuseMarch,
): MarchChoice {
  const state = areaAt(open, from);
  const reach = reachFrom(open, rules, house, from);
  for (let tries = 0; tries < TRIES && reach.length > 0; tries++) {
    const together = reach[below(rng, reach.length)] as AreaId;
    const moves = new Map<AreaId, Record<UnitKind, number>>();
    let staying = 0;
    for (const unit of state.units) {
      if (unit.house !== house) continue;
      if (unit.routed || below(rng, 4) === 0) {
        staying++;
        continue;
      }
      const to = below(rng, 3) === 0 ? (reach[below(rng, reach.length)] as AreaId) : together;
      const going = moves.get(to) ?? {};
      going[unit.kind] = (going[unit.kind] ?? 0) + 1;
      moves.set(to, going);
    }
    const leave = staying === 0 && below(rng, 2) === 0 && mayLeaveToken(open, rules, house, from);
    const choice = inLegalOrder(open, rules, house, { from, moves: inMapOrder(rules, moves), leave }, reach, refused);
    if (choice !== undefined) return choice;
  }
  return { from, moves: [], leave: false };
}

/** More ways than this are not looked through. */
const MOST_WAYS = 3_000;

/** Every march, or undefined where there are more than `limit`: for each group of equal units, how many go where. */
export function listMarches(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  ask: MarchAsk,
  limit: number,
  refused: typeof refuseMarch = refuseMarch,
): MarchChoice[] | undefined {
  const found: MarchChoice[] = [];
  let ways = 0;
  for (const [from, { units, reach, mayLeave }] of Object.entries(ask.from)) {
    const slots = Object.entries(units).flatMap(([kind]) => (reach[kind] ?? []).map(to => ({ kind, to })));
    const grow = (
      at: number,
      left: Readonly<Record<UnitKind, number>>,
      moves: readonly { kind: UnitKind; to: AreaId; count: number }[],
    ): boolean => {
      const slot = slots[at];
      if (slot === undefined) {
        if (++ways > MOST_WAYS) return false;
        const moved = { from, moves: gatherMoves(rules, moves), leave: false };
        const choice = inLegalOrder(open, rules, house, moved, undefined, refused);
        if (choice !== undefined && found.push(choice) > limit) return false;
        const emptied = Object.values(left).every(number => number === 0);
        if (!emptied || !mayLeave) return true;
        const leaving = inLegalOrder(open, rules, house, { ...moved, leave: true }, undefined, refused);
        return leaving === undefined || found.push(leaving) <= limit;
      }
      for (let count = 0; count <= (left[slot.kind] ?? 0); count++) {
        const next = count === 0 ? moves : [...moves, { ...slot, count }];
        if (!grow(at + 1, { ...left, [slot.kind]: (left[slot.kind] ?? 0) - count }, next)) return false;
      }
      return true;
    };
    if (!grow(0, { ...units }, [])) return undefined;
  }
  return found;
}

/** More moves than this are not put in another order. */
const MOST_MOVES = 4;

/** The march if it is legal, its moves in another order where only the order is wrong; undefined where it is not. */
function inLegalOrder(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  reach?: readonly AreaId[],
  refused: typeof refuseMarch = refuseMarch,
): MarchChoice | undefined {
  const wrong = refused(open, rules, house, choice, reach);
  if (wrong === undefined) return choice;
  const { moves } = choice;
  const mayHelp = rules.rulings.movesOneByOne && wrong.code === 'supply-exceeded-on-the-way';
  if (!mayHelp || moves.length < 2 || moves.length > MOST_MOVES) return undefined;
  for (const order of ordersOf(moves)) {
    const other = { ...choice, moves: order };
    if (refused(open, rules, house, other, reach) === undefined) return other;
  }
  return undefined;
}

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length < 2) yield [...items];
  for (const [at, first] of items.entries()) {
    if (items.length < 2) return;
    for (const rest of ordersOf(items.toSpliced(at, 1))) yield [first, ...rest];
  }
}

/** In the order of the map, so that equal marches are written equally. */
function inMapOrder(rules: Ruleset, moves: ReadonlyMap<AreaId, Record<UnitKind, number>>): MarchMove[] {
  const sorted = [...moves].map(([to, units]) => ({ to, units }));
  return sorted.length < 2
    ? sorted
    : sorted.sort((a, b) => rules.board.ids.indexOf(a.to) - rules.board.ids.indexOf(b.to));
}

function gatherMoves(
  rules: Ruleset,
  moves: readonly { readonly kind: UnitKind; readonly to: AreaId; readonly count: number }[],
): MarchMove[] {
  const byArea = new Map<AreaId, Record<UnitKind, number>>();
  for (const { kind, to, count } of moves) {
    const units = byArea.get(to) ?? {};
    units[kind] = count;
    byArea.set(to, units);
  }
  return inMapOrder(rules, byArea);
}
