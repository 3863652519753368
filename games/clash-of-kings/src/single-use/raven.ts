import type { AreaId, Code, RavenFrame } from '@corvo/westeros';
import { areaAt, houseOf, PROCEDURES, refuse, rulesOf } from '@corvo/westeros';
import { isSingle, usualOrder } from './tokens.ts';

const usual = PROCEDURES.raven.exchange;

/** 1E-S32: the raven exchanges usual orders only, and says so where a single-use order is named. */
export const exchangeUsual: Code<RavenFrame, 'orders'> = {
  ...usual,
  refuse(view, frame, seat, choice) {
    const { open } = view;
    const rules = rulesOf(open);
    const house = houseOf(open, seat);
    const lies = (area: AreaId): boolean =>
      rules.board.area[area] !== undefined &&
      areaAt(open, area).orders.some(placed => placed.house === house && isSingle(rules, placed));
    const [area, ...more] = Object.keys(choice.orders);
    if (area !== undefined && more.length === 0 && lies(area) && usualOrder(open, rules, area) === undefined)
      return refuse(rules, 'single-use-stays', { area });
    return usual.refuse?.(view, frame, seat, choice);
  },
};
