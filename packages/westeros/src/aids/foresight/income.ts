import type { AreaId, CardId, HouseId } from '../../ids.ts';
import { reserveOf } from '../../realm/pools.ts';
import { orderOfPlay } from '../../realm/tracks.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';

/** What the card that pays for crowns would bring a house if it came now. */
export interface IncomeOutlook {
  readonly house: HouseId;
  readonly areas: readonly { readonly area: AreaId; readonly crowns: number }[];
  readonly crowns: number;
  readonly ports: number;
  readonly gain: number; // no more than its reserve holds
}

/** The card of this ruleset that pays for crowns, and whether it pays for ports. */
export function crownCard({ westeros }: Ruleset): { readonly card: CardId; readonly ports: boolean } | undefined {
  for (const [card, code] of Object.entries(westeros))
    if (code.run === 'crowns') return { card, ports: code.with?.['ports'] === true };
  return undefined;
}

export function incomeOutlook(open: WesterosOpen, rules: Ruleset): IncomeOutlook[] {
  const { board, rulings } = rules;
  const paysPorts = crownCard(rules)?.ports === true;
  return orderOfPlay(open).map(house => {
    const areas = board.crowned
      .filter(area => rulings.controller(open, board, area) === house)
      .map(area => ({ area, crowns: board.area[area]?.crowns ?? 0 }));
    const crowns = areas.reduce((sum, area) => sum + area.crowns, 0);
    const ports = paysPorts ? rulings.portIncome(open, rules, house) : 0;
    return { house, areas, crowns, ports, gain: Math.min(crowns + ports, reserveOf(open, rules, house)) };
  });
}
