import type { AreaId, Count, HouseId, OrderId } from '../../ids.ts';
import { orderHere } from '../../orders/tokens.ts';
import { areaAt } from '../../realm/areas.ts';
import { mobile } from '../../realm/control.ts';
import { orderOfPlay } from '../../realm/tracks.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { housesIn, strengthOfUnits, unitsAt } from './strength.ts';
import { wayTo, type Way } from './ways.ts';
import { bestValue, isBarred, tokensFor, withoutOrder, type When } from './when.ts';

/** An army that one march could bring to an area. */
export interface Comer extends Way {
  readonly house: HouseId;
  readonly units: Count;
  readonly strength: number; // of the units alone, as attackers there
  readonly order: OrderId | null; // the march that lies face up
  readonly bonus: number; // of that march; else the most that a march could add
  readonly when: When;
}

function comer(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId, to: AreaId): Comer | undefined {
  const way = wayTo(open, rules, house, from, to);
  if (way === undefined) return undefined;
  const placed = orderHere(open, rules, from, 'march', house);
  const when = placed === undefined ? withoutOrder(open, rules) : 'ordered';
  if (when === undefined || isBarred(open, rules, house, to, when, 'march', from)) return undefined;
  const tokens = tokensFor(open, rules, house, 'march', from);
  if (placed === undefined && tokens.length === 0) return undefined;
  const units = mobile(rules.board, unitsAt(areaAt(open, from), house, when));
  if (Object.keys(units).length === 0) return undefined; // all of them lie
  const strength = strengthOfUnits(open, rules, units, { target: to, role: 'attacking', attacks: true }, when);
  const bonus = placed === undefined ? bestValue(tokens) : (rules.board.order[placed.order]?.value ?? 0);
  return { ...way, house, units, strength, order: placed?.order ?? null, bonus, when };
}

/** Who could come to an area with one march, house by house in the order of play, the strongest army first. */
export function comersTo(open: WesterosOpen, rules: Ruleset, area: AreaId): Comer[] {
  const found = rules.board.ids
    .filter(from => from !== area)
    .flatMap(from => housesIn(areaAt(open, from)).flatMap(house => comer(open, rules, house, from, area) ?? []));
  const order = orderOfPlay(open);
  const total = (one: Comer): number => one.strength + one.bonus;
  return found.sort((a, b) => order.indexOf(a.house) - order.indexOf(b.house) || total(b) - total(a));
}
