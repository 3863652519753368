import type { OrderFacts, PlacedOrder } from '@corvo/westeros';
import type { Slot } from '@corvo/westeros/aids';
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
function Face({ face: { art, modifier, isStar, isSquare }, size }: { face: OrderFace; size: number }) {
  if (isSquare === true) return <Square art={art} size={size} />;
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

/** The face of an order that is played once: a square plate with its sign. */
function Square({ art, size }: { art: string; size: number }) {
  const half = size * 0.46;
  return (
    <>
      <rect className="wm-order-plate" x={-half} y={-half} width={2 * half} height={2 * half} rx="3" />
      <g className="wm-order-single">
        <MapArt name={art} x={0} y={0} size={size * 0.68} />
      </g>
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
      {face.isSquare ? (
        <rect className="wm-order-ring" x="-19" y="-19" width="38" height="38" rx="5" />
      ) : (
        <circle className="wm-order-ring" r="19.500" />
      )}
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
  isSquare = false,
}: {
  area: string;
  house: string;
  facts: OrderFacts | undefined;
  slot: Slot;
  scale: number;
  id: string;
  isSquare?: boolean; // played once in the game
}) {
  const face = facts && faceOf(facts);
  const corner = isSquare ? 4 : 18.5;
  return (
    <Disc
      area={area}
      house={house}
      slot={slot}
      scale={scale}
      className={`house house-${house} wm-order ${face ? `order-${face.type}` : 'wm-order-covered'}`}
    >
      <rect className="wm-order-back" x="-18.500" y="-18.500" width="37" height="37" rx={corner} />
      <rect
        className="wm-order-weave"
        x="-18.500"
        y="-18.500"
        width="37"
        height="37"
        rx={corner}
        fill={`url(#${id}-pat-${house})`}
      />
      {face ? (
        <>
          <Face face={face} size={29} />
          <rect className="wm-order-own" x="-18.500" y="-18.500" width="37" height="37" rx={corner} />
        </>
      ) : (
        <>
          <circle className="wm-order-seal" r="13.500" />
          <MapArt name={`house-${house}`} x={0} y={0} size={20} />
          <rect className="wm-order-rim" x="-18.500" y="-18.500" width="37" height="37" rx={corner} />
        </>
      )}
    </Disc>
  );
}
