import type { MarchChoice } from '../asks/march.ts';
import type { StrengthItem } from '../battle/strength.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { orderHere } from '../orders/tokens.ts';
import { areaAt } from '../realm/control.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';
import { marchingStrength, possibleHelp, strengthAgainst } from './check.ts';

/** A march on a neutral force, item by item. */
export interface NeutralSheet {
  readonly area: AreaId;
  readonly force: number;
  readonly items: readonly StrengthItem[]; // with the support of one's own areas, which counts at once
  readonly total: number;
  readonly isEnough: boolean;
  readonly help: readonly { readonly area: AreaId; readonly house: HouseId; readonly value: number }[]; // others might add
}

/** What a march brings against the neutral force it goes to; undefined where it meets none. */
export function explainNeutral(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  march: MarchChoice,
): NeutralSheet | undefined {
  const target = march.moves.find(move => areaAt(open, move.to).force > 0);
  if (target === undefined) return undefined;
  const { to: area, units } = target;
  const items: StrengthItem[] = Object.entries(units).map(([kind, count]) => ({
    from: 'units',
    kind,
    count,
    routed: 0,
    value: marchingStrength(open, rules, { [kind]: count }, area),
    by: [],
  }));
  const order = rules.board.order[orderHere(open, rules, march.from, 'march', house)?.order ?? ''];
  if (order !== undefined) items.push({ from: 'order', order: order.id, value: order.value, by: [] });
  const alone = strengthAgainst(open, rules, house, march, target, []);
  const calls = possibleHelp(open, rules, area).map(call => ({
    area: call.area,
    house: call.house,
    value: strengthAgainst(open, rules, house, march, target, [call]) - alone,
  }));
  for (const call of calls) if (call.house === house) items.push({ from: 'support', ...call, by: [] });
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const { force } = areaAt(open, area);
  return {
    area,
    force,
    items,
    total,
    isEnough: rules.rulings.overcomes(total, force),
    help: calls.filter(call => call.house !== house),
  };
}
