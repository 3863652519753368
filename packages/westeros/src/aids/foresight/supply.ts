import type { AreaId, HouseId } from '../../ids.ts';
import { barrelsOf } from '../../realm/control.ts';
import { supplyTable } from '../../realm/own.ts';
import { houseAt } from '../../realm/pools.ts';
import { orderOfPlay } from '../../realm/tracks.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { explainSupply } from '../../supply/armies.ts';

/** One army and the flag of the same rank. */
interface FlaggedArmy {
  readonly area: AreaId;
  readonly size: number;
  readonly allowed: number; // 1 where no flag is left: then only a single unit may stand there
}

/** How a house stands with its supply, now and if the barrels were counted at once. */
export interface SupplyOutlook {
  readonly house: HouseId;
  readonly level: number;
  readonly allowed: readonly number[];
  readonly armies: readonly FlaggedArmy[]; // the largest first
  readonly free: readonly number[]; // flags without an army
  readonly barrels: number;
  readonly next: { readonly level: number; readonly allowed: readonly number[]; readonly lost: number };
}

/** The fewest units that must go for these armies to fit these flags. */
const surplus = (sizes: readonly number[], allowed: readonly number[]): number =>
  sizes.reduce((sum, size, rank) => sum + Math.max(0, size - (allowed[rank] ?? 1)), 0);

function outlookOf(open: WesterosOpen, rules: Ruleset, house: HouseId): SupplyOutlook {
  const { allowed, where } = explainSupply(open, rules, house);
  const armies = where
    .toSorted((a, b) => b.size - a.size)
    .map(({ area, size }, rank) => ({ area, size, allowed: allowed[rank] ?? 1 }));
  const barrels = barrelsOf(open, rules, house);
  const table = supplyTable(rules, house);
  const level = Math.min(table.length - 1, rules.rulings.countedSupply(open, rules, house));
  const flags = table[level] ?? [];
  const sizes = armies.map(({ size }) => size);
  return {
    house,
    level: houseAt(open, house).supply,
    allowed,
    armies,
    free: allowed.slice(armies.length),
    barrels,
    next: { level, allowed: flags, lost: surplus(sizes, flags) },
  };
}

/** The supply of every house in the order of play. */
export const supplyOutlook = (open: WesterosOpen, rules: Ruleset): SupplyOutlook[] =>
  orderOfPlay(open).map(house => outlookOf(open, rules, house));
