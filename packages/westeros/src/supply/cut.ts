import { shuffle, type Problem, type Rng } from '@corvo/core';
import type { UnitsAsk, UnitsChoice } from '../asks/units.ts';
import type { AreaId, HouseId, UnitKind } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { fedHere, routedHere } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import { refuseAbsent } from '../refusals.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/registry.ts';
import type { Table, WesterosOpen } from '../state.ts';
import { gather, listUnits, missing, singles, sizeOf, type Groups } from '../units.ts';
import { destroyUnits } from '../verbs.ts';
import { allowedArmies, armiesOf, keepsSupply } from './armies.ts';

/** The armies of a house, the only places where supply can cost units. */
function armyUnits(open: WesterosOpen, rules: Ruleset, house: HouseId): Groups {
  const from: Record<AreaId, Record<string, number>> = {};
  for (const area of rules.board.ids) {
    const state = areaAt(open, area);
    if (fedHere(rules.board, state, house) < 2) continue;
    const units: Record<string, number> = {};
    for (const unit of state.units)
      if (unit.house === house && rules.board.unit[unit.kind]?.unfed !== true)
        units[unit.kind] = (units[unit.kind] ?? 0) + 1; // routed ones too: they eat
    from[area] = units;
  }
  return from;
}

export const cutAsk = (open: WesterosOpen, rules: Ruleset, house: HouseId): UnitsAsk => ({
  kind: 'units',
  from: armyUnits(open, rules, house),
  need: leastCut(open, rules, house),
  worth: null,
});

/** The fewest units that must go. */
function leastCut(open: WesterosOpen, rules: Ruleset, house: HouseId): number {
  const armies = [...armiesOf(open, rules, house)];
  const allowed = allowedArmies(open, rules, house);
  let cut = 0;
  for (let i = 0; i < armies.length; i++) {
    const most = allowed[i] ?? 1;
    const size = armies[i] as number;
    if (size > most) cut += size - most;
  }
  return cut;
}

const changesOf = (chosen: Groups): Record<AreaId, number> =>
  Object.fromEntries(
    Object.entries(chosen).map(([area, kinds]) => [area, -Object.values(kinds).reduce((a, b) => a + b, 0)]),
  );

/** Units until the armies fit, and no unit that could have stayed. */
export function refuseCut(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { units }: UnitsChoice,
): Problem | undefined {
  const absent = missing(armyUnits(open, rules, house), units);
  if (absent !== undefined) return refuseAbsent(rules, absent, 'units-not-in-an-army');
  const changes = changesOf(units);
  if (!keepsSupply(open, rules, house, changes)) {
    return refuse(rules, 'supply-still-exceeded', {
      armies: armiesOf(open, rules, house, changes),
      allowed: [...allowedArmies(open, rules, house)],
      supply: houseAt(open, house).supply,
      removed: sizeOf(units),
    });
  }
  for (const area of Object.keys(changes)) {
    const back = { ...changes, [area]: (changes[area] ?? 0) + 1 };
    if (keepsSupply(open, rules, house, back))
      return refuse(rules, 'more-than-supply-asks', { area, removed: sizeOf(units) });
  }
  return undefined;
}

export function sampleCut(open: WesterosOpen, rules: Ruleset, house: HouseId, rng: Rng): UnitsChoice {
  const from = armyUnits(open, rules, house);
  const all = shuffle(rng, singles(from));
  const changes: Record<AreaId, number> = {};
  let taken = 0;
  while (!keepsSupply(open, rules, house, changes)) {
    const unit = all[taken++];
    if (unit === undefined) break;
    changes[unit.area] = (changes[unit.area] ?? 0) - 1;
  }
  const kept = all.slice(0, taken).filter(({ area }) => {
    const back = { ...changes, [area]: (changes[area] ?? 0) + 1 };
    if (!keepsSupply(open, rules, house, back)) return true;
    changes[area] = (changes[area] ?? 0) + 1;
    return false;
  });
  return gather(from, kept);
}

/** Gives these units up. Of one kind the routed go first: nobody would rather lose one that still can fight. */
export function giveUp(game: Table, house: HouseId, { units }: UnitsChoice): void {
  for (const [area, chosen] of Object.entries(units)) {
    const lying = routedHere(areaAt(game.open, area), house);
    const routed: Record<UnitKind, number> = {};
    const upright: Record<UnitKind, number> = {};
    for (const [kind, count] of Object.entries(chosen)) {
      const first = Math.min(count, lying[kind] ?? 0);
      if (first > 0) routed[kind] = first;
      if (count > first) upright[kind] = count - first;
    }
    destroyUnits(game, area, house, routed, 'supply', true);
    destroyUnits(game, area, house, upright, 'supply');
  }
}

export const listCuts = (
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  limit: number,
): UnitsChoice[] | undefined =>
  listUnits(armyUnits(open, rules, house), limit, choice => refuseCut(open, rules, house, choice) === undefined);
