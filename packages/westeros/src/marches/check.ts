import type { Problem } from '@corvo/core';
import type { MarchAsk, MarchChoice, MarchMove } from '../asks/march.ts';
import { callsFor, supportStrength } from '../battle/support.ts';
import type { AreaId, Count, HouseId, UnitKind } from '../ids.ts';
import { areasWithOrder, orderHere } from '../orders/tokens.ts';
import { areaAt, hasEnemies, standing, unitsHere } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import { namedAreas, refuseUnknownArea } from '../refusals.ts';
import { answer } from '../ruleset/answer.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/shelf.ts';
import type { WesterosOpen } from '../state.ts';
import { allowedArmies, armiesOf, keepsSupply, type Changes } from '../supply/armies.ts';
import { reachFrom } from './reach.ts';

function sum(count: Count): number {
  let total = 0;
  for (const kind in count) total += count[kind] as number;
  return total;
}

function sumOfMoves(moves: readonly MarchMove[]): number {
  let total = 0;
  for (const move of moves) total += sum(move.units);
  return total;
}

/** Does a march into this area meet somebody: units of another house, or a neutral force? */
export function isContested(open: WesterosOpen, house: HouseId, area: AreaId): boolean {
  const state = areaAt(open, area);
  return state.force > 0 || hasEnemies(state, house);
}

/** May a Power token be left in an area that its units leave? */
export function mayLeaveToken(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId): boolean {
  return (
    rules.board.area[from]?.element === 'land' && houseAt(open, house).power > 0 && areaAt(open, from).power !== house
  );
}

export function marchAsk(open: WesterosOpen, rules: Ruleset, house: HouseId): MarchAsk {
  const from: Record<AreaId, MarchAsk['from'][string]> = {};
  for (const area of areasWithOrder(open, rules, house, 'march')) {
    const state = areaAt(open, area);
    const units = standing(state, house);
    const places = reachFrom(open, rules, house, area);
    const reach: Record<UnitKind, readonly AreaId[]> = {};
    for (const kind of Object.keys(units)) reach[kind] = places;
    const nobodyStays = state.units.every(unit => unit.house !== house || !unit.routed);
    from[area] = { units, reach, mayLeave: nobodyStays && mayLeaveToken(open, rules, house, area) };
  }
  return { kind: 'march', from };
}

/** The units of a move by themselves. */
export function marchingStrength(open: WesterosOpen, rules: Ruleset, units: Count, area: AreaId): number {
  let strength = 0;
  for (const kind in units) {
    const number = units[kind] as number;
    const printed = rules.board.unit[kind]?.strength ?? 0;
    strength += number * answer(open, rules, null, 'unitStrength', printed, { role: 'attacking', area, kind });
  }
  return strength;
}

/** The most that could come against a neutral force: all support, the units the march brings there included. */
function mostAgainst(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  target: MarchMove,
): number {
  const order = orderHere(open, rules, choice.from, 'march', house);
  let most =
    marchingStrength(open, rules, target.units, target.to) + (rules.board.order[order?.order ?? '']?.value ?? 0);
  for (const call of callsFor(open, rules, target.to)) {
    most += supportStrength(open, rules, null, -1, target.to, call.area, call.house);
    const coming = choice.moves.find(move => move.to === call.area);
    if (coming === undefined || call.house !== house) continue;
    for (const [kind, number] of Object.entries(coming.units)) {
      const printed = rules.board.unit[kind]?.strength ?? 0;
      most +=
        number * answer(open, rules, null, 'unitStrength', printed, { role: 'supporting', area: target.to, kind });
    }
  }
  return most;
}

function refuseMove(
  rules: Ruleset,
  from: AreaId,
  reach: readonly AreaId[],
  { to, units }: MarchMove,
): Problem | undefined {
  const { board } = rules;
  const facts = board.area[to];
  if (facts === undefined) return refuse(rules, 'no-such-area', { area: to.slice(0, 40) });
  for (const kind in units) {
    const unit = board.unit[kind];
    if (unit === undefined) return refuse(rules, 'no-such-unit', { kind: kind.slice(0, 40) });
    if ((facts.element === 'land') !== (unit.element === 'land'))
      return refuse(rules, 'wrong-element', { kind, area: to });
    if (!reach.includes(to)) return refuse(rules, 'out-of-reach', { kind, from, area: to, reach: [...reach] });
  }
  return undefined;
}

/** More units of a kind than stand there to march. */
function refuseNumbers(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { from, moves }: MarchChoice,
): Problem | undefined {
  const here = standing(areaAt(open, from), house);
  const going: Record<UnitKind, number> = {};
  for (const { units } of moves) for (const kind in units) going[kind] = (going[kind] ?? 0) + (units[kind] as number);
  for (const kind in going) {
    const number = going[kind] as number;
    if (number <= (here[kind] ?? 0)) continue;
    const all = areaAt(open, from).units.filter(unit => unit.house === house && unit.kind === kind).length;
    const data = { area: from, kind: kind.slice(0, 40), going: number, there: here[kind] ?? 0 };
    return refuse(rules, number <= all ? 'routed-units-stay' : 'units-not-there', data);
  }
  return undefined;
}

function refuseSupply(open: WesterosOpen, rules: Ruleset, house: HouseId, changes: Changes): Problem | undefined {
  if (keepsSupply(open, rules, house, changes)) return undefined;
  return refuse(rules, 'supply-exceeded', {
    armies: armiesOf(open, rules, house, changes),
    allowed: [...allowedArmies(open, rules, house)],
    supply: houseAt(open, house).supply,
  });
}

function refuseLeaving(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { from, leave, moves }: MarchChoice,
): Problem | undefined {
  if (!leave) return undefined;
  if (rules.board.area[from]?.element !== 'land') return refuse(rules, 'no-token-at-sea', { area: from });
  const there = unitsHere(areaAt(open, from), house);
  const gone = sumOfMoves(moves);
  if (gone < there) return refuse(rules, 'units-stay-behind', { area: from, staying: there - gone });
  if (areaAt(open, from).power === house) return refuse(rules, 'token-already-there', { area: from });
  return houseAt(open, house).power > 0 ? undefined : refuse(rules, 'no-power-to-leave', { area: from });
}

/** Everything a march may get wrong, each with its rule. */
export function refuseMarch(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  reach: readonly AreaId[] = reachFrom(open, rules, house, choice.from),
): Problem | undefined {
  const { from, moves } = choice;
  if (rules.board.area[from] === undefined || orderHere(open, rules, from, 'march', house) === undefined) {
    const areas = areasWithOrder(open, rules, house, 'march');
    return (
      refuseUnknownArea(rules, from) ?? refuse(rules, 'no-march-there', { area: from, areas, ...namedAreas(areas) })
    );
  }
  const changes: Record<AreaId, number> = {};
  for (const move of moves) {
    const wrong = refuseMove(rules, from, reach, move);
    if (wrong !== undefined) return wrong;
    if (Object.hasOwn(changes, move.to)) return refuse(rules, 'same-area-twice', { area: move.to });
    changes[move.to] = sum(move.units);
  }
  const wrong = refuseNumbers(open, rules, house, choice);
  if (wrong !== undefined) return wrong;
  const contested = moves.filter(move => isContested(open, house, move.to));
  if (contested.length > 1) {
    const areas = contested.map(move => move.to);
    return refuse(rules, 'one-battle-per-march', { areas, ...namedAreas(areas) });
  }
  changes[from] = -sumOfMoves(moves);
  const tooBig = refuseSupply(open, rules, house, changes) ?? refuseLeaving(open, rules, house, choice);
  if (tooBig !== undefined) return tooBig;
  const [target] = contested;
  if (target === undefined) return undefined;
  const { force } = areaAt(open, target.to);
  if (force === 0) return undefined;
  const most = mostAgainst(open, rules, house, choice, target);
  if (!rules.rulings.overcomes(most, force))
    return refuse(rules, 'neutral-force-too-strong', { area: target.to, strength: most, force });
  // The attack may fail for want of support; then these units stay, and supply must hold all the same.
  return refuseSupply(open, rules, house, {
    ...changes,
    [from]: (changes[from] ?? 0) + sum(target.units),
    [target.to]: 0,
  });
}
