import { below, type Rng } from '@corvo/core';
import {
  houseAt,
  rulesOf,
  seatOf,
  type AreaId,
  type Covered,
  type Feature,
  type OrderId,
  type WesterosState,
  type WesterosView,
} from '@corvo/westeros';
import { singlesOf } from './facts.ts';
import { back, face } from './fields.ts';
import { leftOf, placeable } from './tokens.ts';

/** A face that each back of another house could have, for a table that is made up. */
function imagineFaces({ open, own }: WesterosState, { seat: viewer }: WesterosView, rng: Rng): void {
  for (const house of Object.keys(open.houses)) {
    const seat = seatOf(open, house);
    const drawer = own[seat];
    if (back.of(houseAt(open, house)) === undefined || seat === viewer || drawer === undefined) continue;
    const faces = Object.entries(placeable(open, rulesOf(open), house)).flatMap(([order, count]): OrderId[] =>
      Array.from({ length: count }, () => order),
    );
    face.put(drawer, faces[below(rng, faces.length)] as OrderId);
  }
}

/** CK-6.2: where orders lie face down, and which one to whoever laid it. */
function covered({ open, seat, mine }: WesterosView): Record<AreaId, Covered> {
  const found: Record<AreaId, Covered> = {};
  for (const [house, state] of Object.entries(open.houses)) {
    const area = back.of(state);
    const order = mine !== null && state.seat === seat ? face.of(mine) : undefined;
    if (area !== undefined) found[area] = { house, ...(order !== undefined && { order }) };
  }
  return found;
}

/** All five of a house; of those that are gone none is left. */
const ordersLeft: Feature['ordersLeft'] = (open, rules, house) => ({
  ...Object.fromEntries(Object.keys(singlesOf(house)).map(order => [order, 0])),
  ...leftOf(open, rules, house),
});

/** CK-6: orders beside the usual ones, each played once in the game. */
export const singleOrders: Feature = { id: 'single-use', imagine: imagineFaces, covered, ordersLeft };
