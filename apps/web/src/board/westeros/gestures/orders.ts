import type { Plain, Problem } from '@corvo/core';
import type { AreaId, OrderId, OrdersAsk } from '@corvo/westeros';
import { ordersOf, withOrder } from '../../../asks/realm.ts';
import type { Desk } from '../desk.ts';
import { lit, type Gesture } from './gesture.ts';

/** What more orders will put right: some editions want one in every area. */
const MAY_COME_RIGHT = 'orders-missing';

/** Why these orders cannot lie there, whatever follows. */
export function refusedOrders(desk: Desk, choice: Plain): Problem | undefined {
  const problem = desk.check(choice);
  return problem?.code === MAY_COME_RIGHT ? undefined : problem;
}

/** Lays an order down, or says why it cannot lie there. */
export function placeOrder(desk: Desk, area: AreaId, order: OrderId | ''): void {
  const orders = ordersOf(desk.props.draft);
  // Where only so many areas may be named, the newest wish counts.
  const kept = (desk.ask as OrdersAsk).most === 1 ? {} : orders;
  const next = withOrder(kept, area, order);
  const problem = order === '' ? undefined : refusedOrders(desk, next);
  if (problem === undefined) desk.lay(next);
  else desk.hold({ note: problem, area, token: null });
}

/** An area, then its order; or an order picked up first, then the area. */
export function ordersGesture(desk: Desk, ask: OrdersAsk): Gesture {
  const { area, token, say } = desk;
  const orders = ordersOf(desk.props.draft);
  const isExchange = desk.why !== 'orders';
  const without = ask.areas.filter(id => orders[id] === undefined);
  return {
    highlights: { ...lit(without, token === null ? 'selectable' : 'target'), ...(area ? { [area]: 'selected' } : {}) },
    arrows: [],
    next:
      token !== null
        ? say('next.orders-area', { order: token })
        : isExchange
          ? say('next.raven')
          : without.length > 0
            ? say('next.orders', { count: without.length })
            : say('next.orders-done'),
    pick(picked) {
      if (!ask.areas.includes(picked)) {
        const problem = desk.check(withOrder({}, picked, token ?? Object.keys(ask.tokens)[0] ?? ''));
        desk.hold({ note: problem ?? null, area: null });
      } else if (token !== null) placeOrder(desk, picked, token);
      else desk.hold({ area: picked === area ? null : picked });
    },
  };
}
