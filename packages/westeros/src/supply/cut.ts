import { shuffle, type Problem, type Rng } from '@corvo/core';
import type { UnitsAsk, UnitsChoice } from '../asks/units.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { fedHere, standing } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import { refuseAbsent } from '../refusals.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/shelf.ts';
import type { WesterosOpen } from '../state.ts';
import { gather, listUnits, missing, singles, sizeOf, type Groups } from '../units.ts';
import { allowedArmies, armiesOf, keepsSupply } from './armies.ts';

/** The armies of a house, the only places where supply can cost units. */
function armyUnits(open: WesterosOpen, rules: Ruleset, house: HouseId): Groups {
  const from: Record<AreaId, Record<string, number>> = {};
  for (const area of rules.board.ids) {
    const state = areaAt(open, area);
    if (fedHere(rules.board, state, house) < 2) continue;
    const units = standing(state, house);
    for (const kind in units) if (rules.board.unit[kind]?.unfed === true) delete units[kind];
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

export const listCuts = (
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  limit: number,
): UnitsChoice[] | undefined =>
  listUnits(armyUnits(open, rules, house), limit, choice => refuseCut(open, rules, house, choice) === undefined);
