import type { OrderFacts } from '@corvo/westeros';
import { Art } from '../../../base/art/index.ts';
import { faceOf } from '../map/orders.ts';

/** The face of an order as a round token; a number or a star that no drawing has is laid over the plain shape. */
export function OrderToken({ order, size = 44 }: { order: OrderFacts; size?: number }) {
  const { type, art, modifier, isStar, isSquare } = faceOf(order);
  if (isSquare === true)
    return (
      <span className={`wt-token wt-square order-${type}`} style={{ width: size, height: size }} aria-hidden>
        <Art name={art} />
      </span>
    );
  return (
    <span className={`wt-token order-${type}`} style={{ width: size, height: size }} aria-hidden>
      <Art name={`order-${art}`} />
      {modifier !== undefined && <Art name="order-slot-modifier" />}
      {modifier !== undefined && <b style={{ fontSize: size * 0.3 }}>{modifier}</b>}
      {isStar && <Art name="order-slot-star" />}
    </span>
  );
}
