import type { AreaId, CardId, HouseId, UnitKind } from '../ids.ts';
import { orderHere } from '../orders/tokens.ts';
import { areaAt } from '../realm/areas.ts';
import { garrisonAt } from '../realm/control.ts';
import { numberFor } from '../realm/own.ts';
import { answer } from '../ruleset/answer.ts';
import type { HouseCardFacts } from '../ruleset/facts.ts';
import { groundFor, type FeatureItem } from '../ruleset/feature.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';
import { ATTACKER, type BattleFrame, type Side } from '../battle-frame.ts';
import { printedStrength, supportStrength } from './support.ts';

/** One thing that adds to a strength. `by` names the effects that changed it. */
export type StrengthItem =
  | {
      readonly from: 'units';
      readonly kind: UnitKind;
      readonly count: number;
      readonly routed: number;
      readonly value: number;
      readonly by: readonly string[];
    }
  | { readonly from: 'order'; readonly order: string; readonly value: number; readonly by: readonly string[] }
  | {
      readonly from: 'support';
      readonly area: AreaId;
      readonly house: HouseId;
      readonly value: number;
      readonly by: readonly string[];
    }
  | {
      readonly from: 'card';
      readonly card: string;
      readonly printed: number;
      readonly value: number;
      readonly by: readonly string[];
    }
  | { readonly from: 'texts'; readonly value: number; readonly by: readonly string[] }
  | { readonly from: 'garrison'; readonly area: AreaId; readonly value: number; readonly by: readonly string[] }
  | { readonly from: 'blade'; readonly value: number; readonly by: readonly string[] }
  | FeatureItem;

/** The name of what an item comes from. */
export const sourceOf = (item: StrengthItem): string => (item.from === 'feature' ? item.what : item.from);

function unitItems(open: WesterosOpen, rules: Ruleset, battle: BattleFrame, side: 0 | 1): StrengthItem[] {
  const { house } = battle.sides[side];
  const role = side === ATTACKER ? 'attacking' : 'defending';
  const groups: Record<UnitKind, { count: number; routed: number }> = {};
  for (const unit of areaAt(open, battle.area).units) {
    if (unit.house !== house) continue;
    const group = (groups[unit.kind] ??= { count: 0, routed: 0 });
    group.count += 1;
    if (unit.routed) group.routed += 1;
  }
  return Object.entries(groups).map(([kind, { count, routed }]) => {
    const by: string[] = [];
    const printed = printedStrength(rules, kind, battle.area, side === ATTACKER);
    const about = { role, area: battle.area, kind, side, house } as const;
    const each = answer(open, rules, battle, 'unitStrength', printed, about, effect => by.push(effect));
    return { from: 'units', kind, count, routed, value: (count - routed) * each, by };
  });
}

/** The march of the attacker; a defence order of the defender in the area, and nothing else there. */
function orderItem(open: WesterosOpen, rules: Ruleset, battle: BattleFrame, side: 0 | 1): StrengthItem[] {
  const placed =
    side === ATTACKER ? battle.order : orderHere(open, rules, battle.area, 'defense', battle.sides[1].house)?.order;
  const order = placed === undefined ? undefined : rules.board.order[placed];
  if (order === undefined) return [];
  const by: string[] = [];
  const role = side === ATTACKER ? 'attacking' : 'defending';
  const value = answer(
    open,
    rules,
    battle,
    'orderStrength',
    order.value,
    { role, area: battle.area, order, side },
    effect => by.push(effect),
  );
  return [{ from: 'order', order: order.id, value, by }];
}

/** What a card of a side shows, printed or borrowed. */
export const faceOf = ({ board }: Ruleset, { cards, face }: Side, card: CardId): HouseCardFacts | undefined =>
  board.card[face !== undefined && card === cards[0] ? face : card];

/** What the ground adds for the defender, as far as no text takes it away. */
const groundItems = (open: WesterosOpen, rules: Ruleset, battle: BattleFrame): StrengthItem[] =>
  groundFor(open, rules, battle.area, battle.sides[1].house, battle.sides[0].house).map(item => {
    const by: string[] = [];
    const about = { side: 1, area: battle.area } as const;
    return { ...item, value: answer(open, rules, battle, 'ground', item.value, about, effect => by.push(effect)), by };
  });

/** Everything that adds to the strength of a side, item by item. */
export function explainStrength(open: WesterosOpen, rules: Ruleset, battle: BattleFrame, side: 0 | 1): StrengthItem[] {
  const items: StrengthItem[] = [...unitItems(open, rules, battle, side), ...orderItem(open, rules, battle, side)];
  const garrison = side === ATTACKER ? undefined : garrisonAt(open, rules, battle.area);
  if (garrison?.house === battle.sides[side].house)
    items.push({ from: 'garrison', area: battle.area, value: garrison.strength, by: [] });
  if (side !== ATTACKER && rules.features.length > 0) items.push(...groundItems(open, rules, battle));
  for (const call of battle.supports) {
    if (call.side !== side) continue;
    const by: string[] = [];
    const value = supportStrength(open, rules, battle, side, battle.area, call.area, call.house, effect =>
      by.push(effect),
    );
    items.push({ from: 'support', area: call.area, house: call.house, value, by: [...new Set(by)] });
  }
  for (const card of battle.sides[side].cards) {
    const by: string[] = [];
    const printed = faceOf(rules, battle.sides[side], card)?.strength ?? 0;
    const value = answer(open, rules, battle, 'cardStrength', printed, { side, card }, effect => by.push(effect));
    items.push({ from: 'card', card, printed, value, by });
  }
  const by: string[] = [];
  const more = answer(open, rules, battle, 'sideStrength', 0, { side }, effect => by.push(effect));
  if (more !== 0) items.push({ from: 'texts', value: more, by });
  for (const feature of rules.features) {
    const item = feature.items?.(open, battle, side);
    if (item !== undefined) items.push(item);
  }
  if (battle.sides[side].blade)
    items.push({ from: 'blade', value: numberFor(rules, battle.sides[side].house, 'blade'), by: [] });
  return items;
}

export function strengthOf(open: WesterosOpen, rules: Ruleset, battle: BattleFrame, side: 0 | 1): number {
  let total = 0;
  for (const item of explainStrength(open, rules, battle, side)) total += item.value;
  return Math.max(rules.rulings.leastStrength, total);
}

/** Swords or fortifications of a side's cards. */
export function iconsOf(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  side: 0 | 1,
  icon: 'swords' | 'fortifications',
): number {
  let total = 0;
  for (const feature of rules.features) total += feature.icons?.(battle, side, icon) ?? 0;
  for (const card of battle.sides[side].cards) {
    total += answer(open, rules, battle, icon, faceOf(rules, battle.sides[side], card)?.[icon] ?? 0, { side, card });
  }
  return total;
}
