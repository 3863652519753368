import type { OrderFacts, PlacedOrder, Slot } from '@corvo/westeros';
import { MapArt } from './MapArt.tsx';
import { faceOf, type OrderFace } from './orders.ts';

function Disc({
  area,
  house,
  slot,
  scale,
  children,
  className,
}: {
  area: string;
  house: string;
  slot: Slot;
  scale: number;
  children: React.ReactNode;
  className: string;
}) {
  return (
    <g
      className={className}
      data-disc={`${area} ${house}`}
      transform={`translate(${slot.x} ${slot.y}) scale(${(slot.w / 38) * scale})`}
    >
      <g className="wm-act">{children}</g>
    </g>
  );
}

/** The face of an order; a number or star that no drawing has is laid over the plain shape. */
function Face({ face: { art, modifier, isStar }, size }: { face: OrderFace; size: number }) {
  return (
    <>
      <MapArt name={`order-${art}`} x={0} y={0} size={size} />
      {modifier !== undefined && (
        <>
          <MapArt name="order-slot-modifier" x={0} y={0} size={size} />
          <text className="wm-modifier" x={size * 0.234} y={size * 0.234 + 4}>
            {modifier}
          </text>
        </>
      )}
      {isStar && <MapArt name="order-slot-star" x={0} y={0} size={size} />}
    </>
  );
}

/** An order that lies open; its ring shows whose it is. */
export function FaceUp({
  area,
  placed,
  facts,
  slot,
  scale,
}: {
  area: string;
  placed: PlacedOrder;
  facts: OrderFacts;
  slot: Slot;
  scale: number;
}) {
  const face = faceOf(facts);
  return (
    <Disc
      area={area}
      house={placed.house}
      slot={slot}
      scale={scale}
      className={`house house-${placed.house} wm-order order-${face.type}`}
    >
      <circle className="wm-order-ring" r="19.500" />
      <Face face={face} size={35} />
    </Disc>
  );
}

/** The back of an order shows whose it is; its owner sees the face as well. */
export function Covered({
  area,
  house,
  facts,
  slot,
  scale,
  id,
}: {
  area: string;
  house: string;
  facts: OrderFacts | undefined;
  slot: Slot;
  scale: number;
  id: string;
}) {
  const face = facts && faceOf(facts);
  return (
    <Disc
      area={area}
      house={house}
      slot={slot}
      scale={scale}
      className={`house house-${house} wm-order ${face ? `order-${face.type}` : 'wm-order-covered'}`}
    >
      <circle className="wm-order-back" r="18.500" />
      <circle className="wm-order-weave" r="18.500" fill={`url(#${id}-pat-${house})`} />
      {face ? (
        <>
          <Face face={face} size={29} />
          <circle className="wm-order-own" r="18.500" />
        </>
      ) : (
        <>
          <circle className="wm-order-seal" r="13.500" />
          <MapArt name={`house-${house}`} x={0} y={0} size={20} />
          <circle className="wm-order-rim" r="18.500" />
        </>
      )}
    </Disc>
  );
}
