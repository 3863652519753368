import type { Frame } from '@corvo/core';
import { explainNeutral, type HouseId, type NeutralSheet, type Ruleset, type WesterosOpen } from '@corvo/westeros';

type March = Parameters<typeof explainNeutral>[3];

/** A support that was asked for: given (0), refused, or still open (null). */
interface Call {
  readonly area: string;
  readonly house: HouseId;
  readonly side: number | null;
}

/** The two ways in which help against a neutral force is asked for: before the march, or while it is under way. */
interface Plea extends Frame {
  readonly house: HouseId;
  readonly march: March;
  readonly calls: readonly Call[];
}
interface Assault extends Frame {
  readonly house: HouseId;
  readonly from: string;
  readonly area: string;
  readonly units: Readonly<Record<string, number>>;
  readonly order: string;
  readonly leave: boolean;
  readonly supports: readonly Call[];
}

/** A march on a neutral force for which others are being asked to help. */
export interface NeutralNow {
  readonly house: HouseId;
  readonly sheet: NeutralSheet; // with all the help that has been promised
}

const marchOf = ({ from, area, units, leave }: Assault): March => ({ from, moves: [{ to: area, units }], leave });

export function neutralNow(open: WesterosOpen, rules: Ruleset): NeutralNow | undefined {
  const frame = open.frames.at(-1);
  if (frame?.run !== 'plea' && frame?.run !== 'neutral') return undefined;
  const asked = frame as Plea | Assault;
  const isPlea = 'march' in asked;
  const sheet = explainNeutral(open, rules, asked.house, isPlea ? asked.march : marchOf(asked));
  if (sheet === undefined) return undefined;
  const items = [...sheet.items];
  // Under way the order no longer lies where it came from.
  const order = isPlea ? undefined : rules.board.order[asked.order];
  if (order !== undefined && !items.some(({ from }) => from === 'order'))
    items.push({ from: 'order', order: order.id, value: order.value, by: [] });
  const calls = isPlea ? asked.calls : asked.supports;
  const sideOf = (area: string): number | null | undefined => calls.find(call => call.area === area)?.side;
  for (const help of sheet.help) if (sideOf(help.area) === 0) items.push({ from: 'support', ...help, by: [] });
  const total = items.reduce((sum, { value }) => sum + value, 0);
  return {
    house: asked.house,
    sheet: {
      ...sheet,
      items,
      total,
      isEnough: rules.rulings.overcomes(total, sheet.force),
      help: sheet.help.filter(({ area }) => sideOf(area) === null),
    },
  };
}
