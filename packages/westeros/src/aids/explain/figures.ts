import type { Plain, Sentence } from '@corvo/core';
import { ATTACKER, type BattleFrame } from '../../battle-frame.ts';
import { explainStrength, sourceOf, strengthOf, type StrengthItem } from '../../battle/strength.ts';
import type { HouseId } from '../../ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { explainSupply } from '../../supply/armies.ts';
import { listed, unitItems } from '../../items.ts';

/** The strength of both sides, item by item. */
export function strengthLines(open: WesterosOpen, rules: Ruleset, battle: BattleFrame): Sentence[] {
  return ([0, 1] as const).flatMap(side => {
    const { house } = battle.sides[side];
    const data = { house, area: battle.area, strength: strengthOf(open, rules, battle, side) };
    const key = side === ATTACKER ? 'explain.attack' : 'explain.defence';
    return [{ key, data }, ...explainStrength(open, rules, battle, side).map(itemLine)];
  });
}

/** One item; with the name of whatever changed it behind it. */
function itemLine(item: StrengthItem): Sentence {
  const [effect] = item.by;
  const key = `explain.${sourceOf(item)}${item.from === 'units' && item.routed > 0 ? '-routed' : ''}`;
  return effect === undefined
    ? { key, data: dataOf(item) }
    : { key: 'explain.changed', data: { ...dataOf(item), item: key, effect } };
}

function dataOf(item: StrengthItem): Record<string, Plain> {
  const value = item.value;
  switch (item.from) {
    case 'units':
      return { value, routed: item.routed, ...listed(unitItems({ [item.kind]: item.count }, 'units')) };
    case 'order':
      return { value, order: item.order };
    case 'support':
      return { value, area: item.area, house: item.house };
    case 'card':
      return { value, card: item.card };
    case 'garrison':
      return { value, area: item.area };
    case 'blade':
    case 'texts':
      return { value };
    case 'feature':
      return { value, ...(item.area && { area: item.area }), ...(item.card && { card: item.card }) };
  }
}

/** The supply of a house: what it allows, and which armies there are. */
export function supplyLines(open: WesterosOpen, rules: Ruleset, house: HouseId): Sentence[] {
  const { level, allowed, where, fits } = explainSupply(open, rules, house);
  const armies = where.map(({ area, size }) => ({ like: 'army' as const, area, count: size }));
  const data = { house, supply: level, allowed: allowed.length === 0 ? '-' : [...allowed] };
  return [
    { key: fits ? 'explain.supply' : 'explain.supply-exceeded', data },
    armies.length === 0
      ? { key: 'explain.no-armies', data }
      : { key: 'explain.armies', data: { ...data, ...listed(armies) } },
  ];
}
