import type { Plain, Problem } from '@corvo/core';
import { ordersLeft, type AreaId, type OrderId, type OrdersAsk } from '@corvo/westeros';
import { ordersOf, withOrder } from '../asks/drafts.ts';
import type { Desk } from '../desk.ts';
import { lit, type Gesture } from './gesture.ts';

/** Is the question about orders that are played once in the game? */
export const isOfExtras = ({ rules, ask }: Pick<Desk, 'rules' | 'ask'>): boolean =>
  Object.keys((ask as OrdersAsk).tokens).some(id => rules.board.order[id]?.extra === true);

/** The faces a question is about: all that the house owns, to see as well which cannot be used now. */
export function facesOf(desk: Desk): readonly OrderId[] {
  const { open, rules, mine, ask } = desk;
  const { orders = Object.keys((ask as OrdersAsk).tokens) } = rules.facts.houses[mine ?? ''] ?? {};
  return isOfExtras(desk) ? Object.keys(ordersLeft(open, rules, mine ?? '')) : orders;
}

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

/**
 * Why a token cannot be laid down as things are: in the area that is being dealt with, or else in any that keeps its
 * star. Where a rule speaks of the token and not of one area, that is said.
 */
export function refusedToken(desk: Desk, order: OrderId): Problem | undefined {
  const { areas, most } = desk.ask as OrdersAsk;
  const orders = ordersOf(desk.props.draft);
  const hasStar = (id: AreaId): boolean => desk.rules.board.order[orders[id] ?? '']?.star === true;
  const plain = areas.filter(id => !hasStar(id));
  const among = desk.area !== null ? [desk.area] : plain.length > 0 ? plain : areas;
  const problems = among
    .filter(id => orders[id] !== order)
    .map(id => refusedOrders(desk, withOrder(most === 1 ? {} : orders, id, order)));
  if (problems.length === 0 || problems.includes(undefined)) return undefined;
  return problems.find(problem => problem !== undefined && OF_THE_TOKEN.includes(problem.code)) ?? problems[0];
}

/** What is wrong with the token wherever it is laid. */
const OF_THE_TOKEN: readonly string[] = [
  'order-banned',
  'order-used-up',
  'order-on-the-map',
  'too-many-stars',
  'no-star-left',
];

/** A token that is chosen goes to the area chosen before it, or waits for one; chosen again it is put back. */
export function pickToken(desk: Desk, order: OrderId): void {
  const refused = refusedToken(desk, order);
  if (refused !== undefined) desk.hold({ note: refused, token: null });
  else if (desk.area !== null) placeOrder(desk, desk.area, order);
  else desk.hold({ token: desk.token === order ? null : order });
}

/** What the order that is being laid does: it can be used once. */
const singleNext = ({ say }: Desk, order: OrderId | undefined): string =>
  order === undefined ? say('next.single-use') : say('next.single-use-done', { order });

/** An area, then its order; or an order picked up first, then the area. */
export function ordersGesture(desk: Desk, ask: OrdersAsk): Gesture {
  const { area, token, say } = desk;
  const orders = ordersOf(desk.props.draft);
  const isSingle = isOfExtras(desk);
  const isExchange = desk.why !== 'orders' && !isSingle;
  const without = ask.areas.filter(id => orders[id] === undefined);
  return {
    highlights: { ...lit(without, token === null ? 'selectable' : 'target'), ...(area ? { [area]: 'selected' } : {}) },
    arrows: [],
    next:
      token !== null
        ? say(isSingle ? 'next.single-use-area' : 'next.orders-area', { order: token })
        : isSingle
          ? singleNext(desk, Object.values(orders)[0])
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
