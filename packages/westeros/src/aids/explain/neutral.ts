import type { Frame } from '@corvo/core';
import type { MarchChoice } from '../../asks/march.ts';
import type { SupportCall } from '../../battle-frame.ts';
import type { StrengthItem } from '../../battle/strength.ts';
import type { AreaId, HouseId, OrderId } from '../../ids.ts';
import { orderHere } from '../../orders/tokens.ts';
import { areaAt } from '../../realm/areas.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { marchingStrength, possibleHelp, strengthAgainst } from '../../marches/check.ts';
import type { NeutralFrame } from '../../marches/neutral.ts';
import type { PleaFrame } from '../../marches/plea.ts';

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

/** A march on a neutral force for which other houses are being asked to help. */
export interface NeutralNow {
  readonly house: HouseId;
  readonly from: AreaId; // where the march begins
  readonly sheet: NeutralSheet; // with the help that has been granted; `help` is what may still come
}

/** The march that waits for the help of others; undefined while nobody is asked for any. */
export function neutralNow(open: WesterosOpen, rules: Ruleset): NeutralNow | undefined {
  const asked = askedHelp(open.frames.at(-1));
  const sheet = asked && explainNeutral(open, rules, asked.house, asked.march);
  if (asked === undefined || sheet === undefined) return undefined;
  const { house, calls } = asked;
  const items = [...sheet.items];
  const order = asked.order === undefined ? undefined : rules.board.order[asked.order];
  if (order !== undefined && !items.some(({ from }) => from === 'order'))
    items.push({ from: 'order', order: order.id, value: order.value, by: [] });
  const answerOf = (area: AreaId): SupportCall['side'] | undefined => calls.find(call => call.area === area)?.side;
  for (const help of sheet.help) if (answerOf(help.area) === 0) items.push({ from: 'support', ...help, by: [] });
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const isEnough = rules.rulings.overcomes(total, sheet.force);
  const help = sheet.help.filter(({ area }) => answerOf(area) === null);
  return { house, from: asked.march.from, sheet: { ...sheet, items, total, isEnough, help } };
}

/** Help against a neutral force that others are asked for. */
interface AskedHelp {
  readonly house: HouseId;
  readonly march: MarchChoice;
  readonly calls: readonly SupportCall[];
  readonly order?: OrderId;
}

/** The two ways to ask for help: before the march is made, or on the way, when its order no longer lies there. */
function askedHelp(frame: Frame | undefined): AskedHelp | undefined {
  if (frame?.run === 'plea') return frame as PleaFrame;
  if (frame?.run !== 'neutral') return undefined;
  const { house, from, area, units, leave, order, supports } = frame as NeutralFrame;
  return { house, march: { from, moves: [{ to: area, units }], leave }, calls: supports, order };
}
