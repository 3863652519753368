import type { Problem } from '@corvo/core';
import type { MarchAsk, MarchChoice, MarchMove } from '../asks/march.ts';
import type { SupportCall } from '../battle-frame.ts';
import { callsFor, printedStrength, supportStrength } from '../battle/support.ts';
import type { AreaId, Count, HouseId, UnitKind } from '../ids.ts';
import type { TurnsFrame } from '../orders/raids.ts';
import { areasWithOrder, orderHere } from '../orders/tokens.ts';
import { roomIn } from '../ports/room.ts';
import { isContested } from '../realm/contested.ts';
import { areaAt } from '../realm/areas.ts';
import { mobile, standing, unitsHere } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import { namedAreas, refuseUnknownArea } from '../refusals.ts';
import { answer } from '../ruleset/answer.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/registry.ts';
import type { Unit, WesterosOpen } from '../state.ts';
import { allowedArmies, armiesOf, keepsSupply, type Changes } from '../supply/armies.ts';
import { reachFrom } from '../realm/reach.ts';

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

/** May a Power token be left in an area that its units leave? */
export function mayLeaveToken(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId): boolean {
  return (
    rules.board.area[from]?.element === 'land' &&
    houseAt(open, house).power > 0 &&
    areaAt(open, from).power !== house &&
    rules.rulings.tokenFits(rules.board, house, from) === undefined
  );
}

export function marchAsk(open: WesterosOpen, rules: Ruleset, house: HouseId): MarchAsk {
  const from: Record<AreaId, MarchAsk['from'][string]> = {};
  for (const area of areasWithOrder(open, rules, house, 'march')) from[area] = marchFrom(open, rules, house, area);
  return { kind: 'march', from };
}

/** Who may march from an area, and where to. */
export function marchFrom(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): MarchAsk['from'][string] {
  const state = areaAt(open, area);
  const units = mobile(rules.board, standing(state, house));
  const { bars } = rules.rulings;
  const near = reachFrom(open, rules, house, area);
  const places = bars === null ? near : near.filter(to => bars(open, rules, house, to, 'march', area) === undefined);
  const reach: Record<UnitKind, readonly AreaId[]> = {};
  for (const kind of Object.keys(units)) reach[kind] = places;
  const goes = ({ kind, routed }: Unit): boolean => routed !== true && rules.board.unit[kind]?.fixed !== true;
  const nobodyStays = state.units.every(unit => unit.house !== house || goes(unit));
  return { units, reach, mayLeave: nobodyStays && mayLeaveToken(open, rules, house, area) };
}

/** The units of a move by themselves. */
export function marchingStrength(open: WesterosOpen, rules: Ruleset, units: Count, area: AreaId): number {
  let strength = 0;
  for (const kind in units) {
    const number = units[kind] as number;
    const printed = printedStrength(rules, kind, area, true);
    strength += number * answer(open, rules, null, 'unitStrength', printed, { role: 'attacking', area, kind });
  }
  return strength;
}

/** What a march brings against a neutral force with the support of these areas, the units it brings there included. */
export function strengthAgainst(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  target: MarchMove,
  calls: readonly SupportCall[],
): number {
  const order = orderHere(open, rules, choice.from, 'march', house);
  let strength =
    marchingStrength(open, rules, target.units, target.to) + (rules.board.order[order?.order ?? '']?.value ?? 0);
  for (const call of calls) {
    strength += supportStrength(open, rules, null, -1, target.to, call.area, call.house);
    const coming = choice.moves.find(move => move.to === call.area);
    if (coming === undefined || call.house !== house) continue;
    for (const [kind, number] of Object.entries(coming.units)) {
      const printed = printedStrength(rules, kind, target.to, true);
      strength +=
        number * answer(open, rules, null, 'unitStrength', printed, { role: 'supporting', area: target.to, kind });
    }
  }
  return strength;
}

/** How a refused plea for support is remembered until the march is chosen. */
export const deniedKey = (target: AreaId, supporter: AreaId): string => `${target} ${supporter}`;

/** Everybody who might support a march on a neutral force: all but those who have just refused. */
export function possibleHelp(open: WesterosOpen, rules: Ruleset, target: AreaId): SupportCall[] {
  const calls = callsFor(open, rules, target);
  if (!rules.rulings.asksHelpFirst) return calls;
  const turns = open.frames.findLast(frame => frame.run === 'marches') as TurnsFrame | undefined;
  const denied = turns?.denied ?? [];
  return denied.length === 0 ? calls : calls.filter(call => !denied.includes(deniedKey(target, call.area)));
}

function refuseMove(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  from: AreaId,
  reach: readonly AreaId[],
  { to, units }: MarchMove,
): Problem | undefined {
  const { board } = rules;
  const facts = board.area[to];
  if (facts === undefined) return refuse(rules, 'no-such-area', { area: to.slice(0, 40) });
  if (facts.closed === true) return refuse(rules, 'area-closed', { area: to });
  const bar = rules.rulings.bars?.(open, rules, house, to, 'march', from);
  if (bar !== undefined) return refuse(rules, bar.code, { area: to });
  for (const kind in units) {
    const unit = board.unit[kind];
    if (unit === undefined) return refuse(rules, 'no-such-unit', { kind: kind.slice(0, 40) });
    if ((facts.element === 'land') !== (unit.element === 'land'))
      return refuse(rules, 'wrong-element', { kind, area: to });
    if (!reach.includes(to)) {
      const isForeignPort = (board.near[from] ?? []).includes(to) && facts.element === 'port';
      const isShip = unit.element !== 'land';
      const code = isForeignPort ? 'port-of-another' : isShip ? 'ship-out-of-reach' : 'out-of-reach';
      const cited = rules.clauses[code] === undefined ? 'out-of-reach' : code; // not every ruleset has a rule for each
      return refuse(rules, cited, { kind, from, area: to, reach: [...reach] });
    }
  }
  const room = roomIn(rules, to);
  const ships = room === undefined ? 0 : unitsHere(areaAt(open, to), house) + sum(units);
  return room !== undefined && ships > room ? refuse(rules, 'port-full', { area: to, ships, most: room }) : undefined;
}

/** More units of a kind than stand there to march. */
function refuseNumbers(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { from, moves }: MarchChoice,
): Problem | undefined {
  const here = mobile(rules.board, standing(areaAt(open, from), house));
  const going: Record<UnitKind, number> = {};
  for (const { units } of moves) for (const kind in units) going[kind] = (going[kind] ?? 0) + (units[kind] as number);
  for (const kind in going) {
    const number = going[kind] as number;
    if (number <= (here[kind] ?? 0)) continue;
    const all = areaAt(open, from).units.filter(unit => unit.house === house && unit.kind === kind).length;
    const data = { area: from, kind: kind.slice(0, 40), going: number, there: here[kind] ?? 0 };
    const lie = number <= all && rules.board.unit[kind]?.fixed !== true;
    return refuse(rules, lie ? 'routed-units-stay' : 'units-not-there', data);
  }
  return undefined;
}

/** When armies would be too large: after the march, when its attack fails, or between its moves. */
type SupplyCode = 'supply-exceeded' | 'supply-exceeded-if-lost' | 'supply-exceeded-on-the-way';

function refuseSupply(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  changes: Changes,
  code: SupplyCode = 'supply-exceeded',
): Problem | undefined {
  if (keepsSupply(open, rules, house, changes)) return undefined;
  return refuse(rules, code, {
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
  const misfit = rules.rulings.tokenFits(rules.board, house, from);
  if (misfit !== undefined) return refuse(rules, misfit.code, { area: from });
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
  const { from } = choice;
  if (rules.board.area[from] === undefined || orderHere(open, rules, from, 'march', house) === undefined) {
    const areas = areasWithOrder(open, rules, house, 'march');
    return (
      refuseUnknownArea(rules, from) ?? refuse(rules, 'no-march-there', { area: from, areas, ...namedAreas(areas) })
    );
  }
  return refuseMoves(open, rules, house, choice, reach);
}

/** The same for a march that needs no order of its own. */
export function refuseMoves(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  reach: readonly AreaId[] = reachFrom(open, rules, house, choice.from),
): Problem | undefined {
  const { from, moves } = choice;
  const changes: Record<AreaId, number> = {};
  for (const move of moves) {
    const wrong = refuseMove(open, rules, house, from, reach, move);
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
  const [target] = contested;
  changes[from] = -sumOfMoves(moves);
  const tooBig =
    refuseSupply(open, rules, house, changes) ??
    refuseOnTheWay(open, rules, house, choice, target) ??
    refuseLeaving(open, rules, house, choice);
  if (tooBig !== undefined) return tooBig;
  if (target === undefined) return undefined;
  const isNeutral = areaAt(open, target.to).force > 0;
  const tooWeak = isNeutral ? refuseAssault(open, rules, house, choice, target) : undefined;
  // The attack may fail; then these units stay or come back, and supply must hold all the same.
  const mayFail = isNeutral
    ? !rules.rulings.asksHelpFirst && !overcomesAlone(open, rules, house, choice, target)
    : rules.rulings.bothOutcomes;
  // Alone they leave all as it was, and moves made one by one have been looked at up to this position.
  const isKnown = moves.length === 1 || rules.rulings.movesOneByOne;
  if (tooWeak !== undefined || !mayFail || isKnown) return tooWeak;
  const failed = { ...changes, [from]: (changes[from] ?? 0) + sum(target.units), [target.to]: 0 };
  return refuseSupply(open, rules, house, failed, isNeutral ? 'supply-exceeded' : 'supply-exceeded-if-lost');
}

/** Strong enough for a neutral force without anybody else's help: such a march cannot fail. */
function overcomesAlone(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  target: MarchMove,
): boolean {
  const own = callsFor(open, rules, target.to).filter(call => call.house === house);
  const strength = strengthAgainst(open, rules, house, choice, target, own);
  return rules.rulings.overcomes(strength, areaAt(open, target.to).force);
}

/** Too weak for a neutral force even with all the help there could be. */
function refuseAssault(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  target: MarchMove,
): Problem | undefined {
  const { force } = areaAt(open, target.to);
  const most = strengthAgainst(open, rules, house, choice, target, possibleHelp(open, rules, target.to));
  return rules.rulings.overcomes(most, force)
    ? undefined
    : refuse(rules, 'neutral-force-too-strong', { area: target.to, strength: most, force });
}

/** Where peaceful moves are made one after another: every position on the way must keep supply. */
function refuseOnTheWay(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { from, moves }: MarchChoice,
  target: MarchMove | undefined,
): Problem | undefined {
  if (!rules.rulings.movesOneByOne || moves.length < 2) return undefined; // one move is checked anyway
  const changes: Record<AreaId, number> = { [from]: 0 };
  const peaceful = moves.filter(move => move !== target);
  for (const move of peaceful) {
    changes[from] = (changes[from] ?? 0) - sum(move.units);
    changes[move.to] = sum(move.units);
    const isLast = move === peaceful.at(-1) && target !== undefined; // the position of a failed attack
    const mayFail = isLast && areaAt(open, target.to).force === 0;
    const code = mayFail ? 'supply-exceeded-if-lost' : 'supply-exceeded-on-the-way';
    const wrong = refuseSupply(open, rules, house, changes, code);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
