import { shuffle, type Problem, type Rng } from '@corvo/core';
import type { UnitsAsk, UnitsChoice } from '../asks/units.ts';
import type { AreaId, Count, HouseId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { areasWithUnits, standing } from '../realm/control.ts';
import { refuseAbsent } from '../refusals.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/registry.ts';
import type { WesterosOpen } from '../state.ts';
import { gather, groupsOf, listUnits, missing, singles, type Groups } from '../units.ts';

/** Every unit of a house, wherever it stands. */
function allUnits(open: WesterosOpen, rules: Ruleset, house: HouseId): Groups {
  const from: Record<AreaId, Count> = {};
  for (const area of areasWithUnits(open, rules.board, house)) from[area] = standing(areaAt(open, area), house);
  return from;
}

const worthOf = (rules: Ruleset, groups: Groups): number =>
  groupsOf(groups).reduce((sum, { kind, count }) => sum + count * (rules.board.unit[kind]?.cost ?? 0), 0);

const worths = (rules: Ruleset): Count => Object.fromEntries(rules.facts.units.map(unit => [unit.kind, unit.cost]));

export const lossesAsk = (open: WesterosOpen, rules: Ruleset, house: HouseId, debt: number): UnitsAsk => ({
  kind: 'units',
  from: allUnits(open, rules, house),
  need: debt,
  worth: worths(rules),
});

/** Can the debt be paid exactly? */
function hasExact(rules: Ruleset, from: Groups, debt: number): boolean {
  const paid: boolean[] = [true]; // which sums some of the units are worth
  for (const { kind } of singles(from)) {
    const cost = rules.board.unit[kind]?.cost ?? 0;
    for (let sum = debt; sum >= cost; sum--) if (paid[sum - cost] === true) paid[sum] = true;
    if (paid[debt] === true) return true;
  }
  return false;
}

/** The debt exactly; more only where no exact payment exists; everything where there is not enough. */
export function refuseLosses(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  debt: number,
  { units }: UnitsChoice,
): Problem | undefined {
  const from = allUnits(open, rules, house);
  const absent = missing(from, units);
  if (absent !== undefined) return refuseAbsent(rules, absent, 'units-not-on-the-map');
  const worth = worthOf(rules, units);
  const all = worthOf(rules, from);
  if (all <= debt) return worth === all ? undefined : refuse(rules, 'must-lose-everything', { debt, worth, all });
  if (worth === debt) return undefined;
  if (worth < debt) return refuse(rules, 'debt-not-paid', { debt, worth });
  const needless = groupsOf(units).some(({ kind }) => worth - (rules.board.unit[kind]?.cost ?? 0) >= debt);
  return hasExact(rules, from, debt) || needless ? refuse(rules, 'debt-overpaid', { debt, worth }) : undefined;
}

export function sampleLosses(open: WesterosOpen, rules: Ruleset, house: HouseId, debt: number, rng: Rng): UnitsChoice {
  const from = allUnits(open, rules, house);
  if (worthOf(rules, from) <= debt) return { units: from };
  const exact = hasExact(rules, from, debt);
  for (;;) {
    let left = debt;
    const chosen = shuffle(rng, singles(from)).filter(({ kind }) => {
      const cost = rules.board.unit[kind]?.cost ?? 0;
      if (left <= 0 || (exact && cost > left)) return false;
      left -= cost;
      return true;
    });
    const choice = gather(from, chosen);
    if (refuseLosses(open, rules, house, debt, choice) === undefined) return choice;
  }
}

export const listLosses = (
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  debt: number,
  limit: number,
): UnitsChoice[] | undefined =>
  listUnits(
    allUnits(open, rules, house),
    limit,
    choice => refuseLosses(open, rules, house, debt, choice) === undefined,
  );
