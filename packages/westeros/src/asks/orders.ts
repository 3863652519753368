import { isPlainObject, onlyField, type ShapeCode } from '@corvo/core';
import type { AreaId, OrderId } from '../ids.ts';
import { decidedByItsStep, type Alias } from './form.ts';

/** Orders for some areas; areas may be left out. */
export type OrdersAsk = {
  readonly kind: 'orders';
  readonly areas: readonly AreaId[];
  readonly tokens: { readonly [order: OrderId]: number }; // how many of each face may be used
  readonly stars: number; // how many of them may have a star
  readonly most: number; // how many areas may be named
  readonly least?: number; // how many must be
};
export type OrdersChoice = { readonly orders: { readonly [area: AreaId]: OrderId } };

/** `winterfell march-zero, white-harbor support`. */
export const ordersShape = (alias: Alias): ShapeCode<OrdersAsk, OrdersChoice> => ({
  ...decidedByItsStep,
  hasForm(choice) {
    const orders = onlyField(choice, 'orders');
    return isPlainObject(orders) && Object.values(orders).every(order => typeof order === 'string');
  },
  write({ orders }) {
    const parts = Object.entries(orders).map(([area, order]) => `${area} ${order}`);
    return parts.length === 0 ? 'none' : parts.join(', ');
  },
  read(text) {
    if (text === 'none') return { orders: {} };
    const orders = new Map<string, string>();
    for (const part of text.split(/\s*,\s*/)) {
      const [area = '', order = '', ...more] = part.split(/\s+/);
      if (order === '' || more.length > 0 || area in Object.prototype || orders.has(alias(area))) return undefined;
      orders.set(alias(area), order);
    }
    return { orders: Object.fromEntries(orders) };
  },
});
