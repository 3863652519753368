import type { Plain } from '@corvo/core';
import type { AreaId, AreaState, HouseId, Ruleset, WesterosOpen } from '@corvo/westeros';
import { musterOf, ordersOf } from './asks/drafts.ts';

type Areas = Readonly<Record<AreaId, AreaState>>;

/** The map with what the draft would put on it: units mustered, an order exchanged. */
export function areasWith(
  open: WesterosOpen,
  rules: Ruleset,
  mine: HouseId | undefined,
  why: string,
  draft: Plain | null,
): Areas {
  if (mine === undefined) return open.areas;
  const muster = Object.entries(musterOf(draft));
  const orders =
    why === 'orders' ? [] : Object.entries(ordersOf(draft)).filter(([, order]) => !rules.board.order[order]?.extra);
  if (muster.length === 0 && orders.length === 0) return open.areas;
  const areas: Record<AreaId, AreaState> = { ...open.areas };
  const change = (area: AreaId, next: (state: AreaState) => Partial<AreaState>): void => {
    const state = areas[area];
    if (state !== undefined) areas[area] = { ...state, ...next(state) };
  };
  for (const [area, order] of orders)
    change(area, state => ({
      orders: state.orders.map(placed => (placed.house === mine ? { house: mine, order } : placed)),
    }));
  for (const [area, list] of muster)
    for (const text of list) {
      const [what = '', where = area] = text.split('@');
      const [kind = '', better] = what.split('>');
      if (rules.board.unit[better ?? kind] === undefined) continue;
      if (better === undefined)
        change(where, ({ units }) => ({ units: [...units, { house: mine, kind, routed: false }] }));
      else
        change(where, ({ units }) => {
          const at = units.findIndex(unit => unit.house === mine && unit.kind === kind);
          return at < 0
            ? {}
            : { units: units.with(at, { house: mine, kind: better, routed: units[at]?.routed ?? false }) };
        });
    }
  return areas;
}
