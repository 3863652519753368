import type { AreaId, HouseId, OrderId } from '../../ids.ts';
import { orderHere } from '../../orders/tokens.ts';
import { areaAt } from '../../realm/areas.ts';
import { orderOfPlay } from '../../realm/tracks.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { housesIn, strengthOfUnits, unitsAt } from './strength.ts';
import { bestValue, isBarred, tokensFor, withoutOrder, type When } from './when.ts';

/** An area whose units could support a battle in another. */
export interface Supporter {
  readonly house: HouseId;
  readonly area: AreaId;
  readonly attack: number; // what its units add for an attacker
  readonly defence: number; // and for a defender: not the same where engines count for one side only
  readonly order: OrderId | null; // the support that lies face up
  readonly bonus: number; // of that order; else the most that a support order could add
  readonly when: When;
}

/** The areas from which a battle here can be supported: true neighbours, and no land for the sea. */
const neighboursOf = ({ board }: Ruleset, area: AreaId): readonly AreaId[] =>
  board.area[area]?.element === 'land'
    ? (board.near[area] ?? [])
    : (board.near[area] ?? []).filter(near => board.area[near]?.element !== 'land');

function supporter(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  area: AreaId,
  target: AreaId,
): Supporter | undefined {
  const placed = orderHere(open, rules, area, 'support', house);
  const when = placed === undefined ? withoutOrder(open, rules) : 'ordered';
  if (when === undefined || isBarred(open, rules, house, target, when, 'support', area)) return undefined;
  const tokens = tokensFor(open, rules, house, 'support', area);
  if (placed === undefined && tokens.length === 0) return undefined;
  const units = unitsAt(areaAt(open, area), house, when);
  const brings = (attacks: boolean): number =>
    strengthOfUnits(open, rules, units, { target, role: 'supporting', attacks }, when);
  const bonus = placed === undefined ? bestValue(tokens) : (rules.board.order[placed.order]?.value ?? 0);
  const attack = isBarred(open, rules, house, target, when, 'support-attack', area) ? 0 : brings(true);
  return { house, area, attack, defence: brings(false), order: placed?.order ?? null, bonus, when };
}

/** Who could support a battle in an area, house by house in the order of play. */
export function supportersOf(open: WesterosOpen, rules: Ruleset, target: AreaId): Supporter[] {
  const found = neighboursOf(rules, target).flatMap(area =>
    housesIn(areaAt(open, area)).flatMap(house => supporter(open, rules, house, area, target) ?? []),
  );
  const order = orderOfPlay(open);
  return found.sort((a, b) => order.indexOf(a.house) - order.indexOf(b.house) || b.attack - a.attack);
}
