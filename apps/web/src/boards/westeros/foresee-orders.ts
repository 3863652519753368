import type { Plain, Request } from '@corvo/core';
import type { OrdersAsk } from '@corvo/westeros';
import { ordersOf } from './asks/drafts.ts';
import type { Speak } from './speak.ts';

/** How many areas would be left without an order. */
export function foreseenOrders(request: Request, choice: Plain, say: Speak): readonly string[] {
  const left = (request.ask as unknown as OrdersAsk).areas.length - Object.keys(ordersOf(choice)).length;
  return [left > 0 ? say('foresee.without-order', { count: left }) : say('foresee.all-ordered')];
}
