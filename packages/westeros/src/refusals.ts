import type { Problem } from '@corvo/core';
import type { AreaId } from './ids.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { refuse } from './ruleset/registry.ts';
import { areaItems, cardItems, houseItems, listed } from './items.ts';
import type { Group } from './units.ts';

/** What a sentence needs to list areas, cards or houses by name. */
export const namedAreas = (areas: readonly AreaId[]): Record<string, string | number> => listed(areaItems(areas));
export const namedCards = (cards: readonly string[]): Record<string, string | number> => listed(cardItems(cards));
export const namedHouses = (houses: readonly string[]): Record<string, string | number> => listed(houseItems(houses));

/** An area that is on no map: its name comes from outside, so it is cut short and only quoted. */
export function refuseUnknownArea(rules: Ruleset, area: string): Problem | undefined {
  return rules.board.area[area] === undefined ? refuse(rules, 'no-such-area', { area: area.slice(0, 40) }) : undefined;
}

/** Units that are not there: no such area, no such kind, or not so many. */
export function refuseAbsent(rules: Ruleset, { area, kind, count }: Group, code: string): Problem {
  const unknown = refuseUnknownArea(rules, area);
  if (unknown !== undefined) return unknown;
  if (rules.board.unit[kind] === undefined) return refuse(rules, 'no-such-unit', { kind: kind.slice(0, 40) });
  return refuse(rules, code, { area, kind, count });
}
