import {
  explainStrength,
  type BattleFrame,
  type CardId,
  type HouseId,
  type Ruleset,
  type StrengthItem,
  type WesterosOpen,
} from '@corvo/westeros';

/** What one side of a battle brings, item by item. */
interface SideSheet {
  readonly house: HouseId;
  readonly items: readonly StrengthItem[];
  readonly total: number;
}

/** Both sides of a battle as it stands. */
export interface Sheet {
  readonly area: string;
  readonly sides: readonly [SideSheet, SideSheet];
}

function sideSheet(open: WesterosOpen, rules: Ruleset, battle: BattleFrame, side: 0 | 1): SideSheet {
  const items = explainStrength(open, rules, battle, side);
  return { house: battle.sides[side].house, items, total: items.reduce((sum, { value }) => sum + value, 0) };
}

export const sheetOf = (open: WesterosOpen, rules: Ruleset, battle: BattleFrame): Sheet => ({
  area: battle.area,
  sides: [sideSheet(open, rules, battle, 0), sideSheet(open, rules, battle, 1)],
});

/** What would change if: a card played, the blade used, a support given. */
interface Supposed {
  readonly cards?: readonly [CardId | undefined, CardId | undefined];
  readonly blade?: 0 | 1;
  readonly support?: { readonly area: string; readonly side: 0 | 1 | -1 };
}

/** The battle as it would be. */
export function suppose(battle: BattleFrame, { cards, blade, support }: Supposed): BattleFrame {
  const next = structuredClone(battle) as BattleFrame;
  for (const side of [0, 1] as const) {
    const card = cards?.[side];
    if (card === undefined) continue;
    next.sides[side].cards = [card];
    next.sides[side].texts = [card];
  }
  if (blade !== undefined) next.sides[blade].blade = true;
  if (support !== undefined)
    next.supports = next.supports.map(call => (call.area === support.area ? { ...call, side: support.side } : call));
  return next;
}

export const sideOf = (battle: BattleFrame, house: HouseId | undefined): 0 | 1 | undefined =>
  battle.sides[0].house === house ? 0 : battle.sides[1].house === house ? 1 : undefined;

/** A card on one side of a battle, as `suppose` takes it. */
export const cardOn = (side: 0 | 1, card: CardId): readonly [CardId | undefined, CardId | undefined] =>
  side === 0 ? [card, undefined] : [undefined, card];
