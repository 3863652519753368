import { printedStrength } from '../../battle/support.ts';
import type { AreaId, Count, HouseId, UnitKind } from '../../ids.ts';
import { answer } from '../../ruleset/answer.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { AreaState, WesterosOpen } from '../../state.ts';
import type { When } from './when.ts';

/** The units of a house in an area by kind; those that lie are up again by the time new orders are given. */
export function unitsAt({ units }: AreaState, house: HouseId, when: When): Count {
  const count: Record<UnitKind, number> = {};
  for (const unit of units) {
    if (unit.house !== house || (unit.routed === true && when === 'ordered')) continue;
    count[unit.kind] = (count[unit.kind] ?? 0) + 1;
  }
  return count;
}

/** Which part units play in the fight for an area. */
export interface Part {
  readonly target: AreaId;
  readonly role: 'attacking' | 'defending' | 'supporting';
  readonly attacks: boolean; // for the attacker, or for the defender
}

/** What units bring to the fight for an area. What lasts for this round only is over in the next. */
export function strengthOfUnits(
  open: WesterosOpen,
  rules: Ruleset,
  units: Count,
  { target, role, attacks }: Part,
  when: When,
): number {
  const then = when === 'next-round' && open.effects.length > 0 ? { ...open, effects: [] } : open;
  let strength = 0;
  for (const [kind, number] of Object.entries(units)) {
    const printed = printedStrength(rules, kind, target, attacks);
    const about = { role, area: target, kind, side: attacks ? 0 : 1 } as const;
    const each = answer(then, rules, null, 'unitStrength', printed, about);
    strength += number * each;
  }
  return strength;
}

/** The houses with units in an area; in a battle the defender's come first. */
export const housesIn = ({ units }: AreaState): HouseId[] => [...new Set(units.map(({ house }) => house))];
