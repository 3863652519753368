import type { HouseId, OrderFacts, OrderId, OrderType } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';

/** CK-6.9: the icon is the step in which it is resolved and what can remove it. */
export const SINGLES: readonly OrderFacts[] = SHEET.singleUseOrders.map(({ id, icon, perHouse }) => ({
  id,
  type: icon as OrderType,
  value: 0,
  star: false,
  copies: perHouse,
  extra: true,
}));

/** CK-6.1: two Conscription, one Supply Caravan, one Forced March, and one of its own. */
export function singlesOf(house: HouseId): Readonly<Record<OrderId, number>> {
  let found = known.get(house);
  if (found === undefined) {
    const own = SHEET.singleUseOrders.filter(order => order.house === null || order.house === house);
    known.set(house, (found = Object.fromEntries(own.map(({ id, perHouse }) => [id, perHouse]))));
  }
  return found;
}
const known = new Map<HouseId, Readonly<Record<OrderId, number>>>(); // asked for in every round

/** Whose order it is alone. */
export const ownerOf = (order: OrderId): HouseId => SHEET.singleUseOrders.find(({ id }) => id === order)?.house ?? '';

/** CK-6.20, 1E-S59: the card of this name in either set. */
export const MELISANDRES: readonly string[] = ['melisandre-of-asshai', 'melisandre-of-asshai-ck'];
