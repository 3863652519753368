import type { Problem } from '@corvo/core';
import type { OrdersAsk, OrdersChoice } from '../../asks/orders.ts';
import type { AreaId, OrderId } from '../../ids.ts';
import { ownOrder } from '../../orders/raven.ts';
import { areaAt } from '../../realm/areas.ts';
import { standing } from '../../realm/control.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import { listed, unitItems } from '../../items.ts';
import { areaName, phrase, pick, type Guide, type Guided, type Part } from './pick.ts';

const NO_ORDER = 'no-order';
type Placed = ReadonlyMap<AreaId, OrderId>;

/** An area, then its order, and so on; an area named again gets another order or none. */
export const guideOrders: Guide<OrdersAsk> = (guided, picked) => {
  const placed = new Map<AreaId, OrderId>();
  for (let at = 0; at < picked.length; at += 2) {
    const area = picked[at] as AreaId;
    if (!guided.ask.areas.includes(area)) return undefined;
    const token = picked[at + 1];
    if (token === undefined) return tokenPart(guided, placed, area);
    if (token === NO_ORDER) placed.delete(area);
    else if (refuseSoFar(guided, answer(placed, area, token)) === undefined) placed.set(area, token);
    else return undefined;
  }
  return areaPart(guided, placed);
};

const answer = (placed: Placed, area?: AreaId, token?: OrderId): { orders: Record<AreaId, OrderId> } => ({
  orders: Object.fromEntries(
    area === undefined || token === undefined ? placed : [...[...placed].filter(([at]) => at !== area), [area, token]],
  ),
});

/** Is the question about orders that are played once in the game? */
function isOfExtras({ ask, view }: Guided<OrdersAsk>): boolean {
  const { board } = rulesOf(view.open);
  return Object.keys(ask.tokens).some(id => board.order[id]?.extra === true);
}

/** Stars that are not used yet, and areas that have no order yet. */
function areaPart(guided: Guided<OrdersAsk>, placed: Placed): Part {
  const { ask, view, house, request } = guided;
  const rules = rulesOf(view.open);
  const { board } = rules;
  const stars = ask.stars - [...placed.values()].filter(order => board.order[order]?.star === true).length;
  const lying = (area: AreaId): OrderId | undefined => ownOrder(view.open, rules, house, area)?.order;
  const isExtra = isOfExtras(guided);
  const isExchange = ask.areas.some(area => lying(area) !== undefined);
  const asks = isExtra
    ? phrase(`ask.${request.why}`)
    : isExchange
      ? phrase('guide.replace-where', { most: ask.most })
      : phrase('guide.order-where', { stars, left: ask.areas.length - placed.size });
  const picks = ask.areas.map(area => {
    const order = placed.get(area) ?? lying(area);
    const units = listed(unitItems(standing(areaAt(view.open, area), house), 'units'));
    const about =
      order === undefined ? phrase('guide.without-order', units) : phrase('guide.with-order', { order, ...units });
    return pick(area, areaName(area), { about });
  });
  const left = Math.min(ask.areas.length, ask.most) - placed.size;
  return {
    asks,
    picks: (isExchange || isExtra) && placed.size >= ask.most ? [] : picks,
    whole: answer(placed),
    ...(isExchange || isExtra || left <= 0 ? {} : { doubt: phrase('guide.orders-left', { count: left }) }),
    refuses: area => refuseSoFar(guided, answer(placed, area, Object.keys(ask.tokens)[0] ?? '')),
  };
}

/** What is wrong with the orders so far; that others are still missing is not. */
function refuseSoFar({ check }: Guided<OrdersAsk>, orders: OrdersChoice): Problem | undefined {
  const wrong = check(orders);
  return wrong?.code === 'orders-missing' ? undefined : wrong;
}

function tokenPart(guided: Guided<OrdersAsk>, placed: Placed, area: AreaId): Part {
  const { ask, view, house } = guided;
  const { board, facts } = rulesOf(view.open);
  const faces = isOfExtras(guided) ? Object.keys(ask.tokens) : (facts.houses[house]?.orders ?? []);
  const used = (token: OrderId): number => [...placed].filter(([at, order]) => at !== area && order === token).length;
  const picks = faces.map(id => {
    const closed = refuseSoFar(guided, answer(placed, area, id)) ?? null;
    const left = Math.max(0, (ask.tokens[id] ?? 0) - used(id));
    const about = phrase(board.order[id]?.star ? 'guide.left-star' : 'guide.left', { left });
    return pick(id, phrase(`order.${id}`), { about, help: phrase(`order.${id}.text`), closed });
  });
  const nothing = placed.has(area) ? [pick(NO_ORDER, phrase('guide.no-order'))] : [];
  return {
    asks: phrase('guide.which-order', { area }),
    picks: [...picks, ...nothing],
    whole: null,
    refuses: token => refuseSoFar(guided, answer(placed, area, token)),
  };
}
