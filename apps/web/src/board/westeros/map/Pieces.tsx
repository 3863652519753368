import type { AreaState, ByArea, OrderFacts, OrderId, Slot } from '@corvo/westeros';
import { memo } from 'react';
import { armiesIn, readMark, type Army } from './armies.ts';
import { MapArt } from './MapArt.tsx';
import { Covered, FaceUp } from './OrderDiscs.tsx';
import type { Place } from './places.ts';
import type { FaceDown } from './props.ts';

type FaceDownMap = ByArea<FaceDown>;
type OrderTable = Readonly<Record<OrderId, OrderFacts>>;

const HEIGHT = 32; // of an army's plaque
const EMBLEM = 27;
const GROUP = 24; // a silhouette
const COUNT = 11; // the number beside it

const widthOf = ({ groups }: Army): number =>
  EMBLEM + 3 + groups.reduce((sum, { count }) => sum + GROUP + (count > 1 ? COUNT : 0), 0) + 4;

/** An army: its emblem, then each kind of unit with how many; routed ones lie down. */
export function ArmyPlaque({ army, id, isFar }: { army: Army; id: string; isFar: boolean }) {
  const width = isFar ? EMBLEM + 24 : widthOf(army);
  let x = -width / 2 + EMBLEM + 2;
  return (
    <g className={`house house-${army.house} wm-army`}>
      <rect className="wm-plaque" x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx="7" />
      <rect
        className="wm-plaque-pattern"
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx="7"
        fill={`url(#${id}-pat-${army.house})`}
      />
      <rect
        className="wm-plaque-field"
        x={-width / 2 + EMBLEM}
        y={-HEIGHT / 2 + 2.5}
        width={width - EMBLEM - 2.5}
        height={HEIGHT - 5}
        rx="4.500"
      />
      <rect className="wm-plaque-edge" x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx="7" />
      <MapArt name={`house-${army.house}`} x={-width / 2 + EMBLEM / 2 + 0.5} y={0} size={22} />
      {isFar ? (
        <text className="wm-count wm-count-far" x={width / 2 - 13} y="7.500">
          {army.size}
        </text>
      ) : (
        army.groups.map(({ kind, isRouted, count }) => {
          const middle = x + GROUP / 2;
          x += GROUP + (count > 1 ? COUNT : 0);
          return (
            <g key={`${kind} ${isRouted}`} className={isRouted ? 'wm-unit wm-routed' : 'wm-unit'}>
              <g className="wm-tilt" style={{ transformOrigin: `${middle}px 3px` }}>
                <g transform={isRouted ? `rotate(-90 ${middle} 3)` : undefined}>
                  <MapArt name={`unit-${kind}`} x={middle} y={isRouted ? 3 : 0} size={isRouted ? 19 : 23} />
                </g>
              </g>
              {count > 1 && (
                <text className="wm-count" x={middle + GROUP / 2 + COUNT / 2 - 2} y="5.500">
                  {count}
                </text>
              )}
            </g>
          );
        })
      )}
    </g>
  );
}

/** Armies one above the other, scaled to their slot; at a distance larger than it, so that they can be read. */
function Armies({
  area,
  armies,
  slot,
  order,
  id,
  far,
}: {
  area: string;
  armies: readonly Army[];
  slot: Slot;
  order: Slot;
  id: string;
  far: number | undefined; // how much larger, at a distance
}) {
  const isFar = far !== undefined;
  const isBeside = Math.abs(order.y - slot.y) < 1 && order.x > slot.x; // then they lie close to their order
  return armies.map((army, i) => {
    const width = isFar ? EMBLEM + 24 : widthOf(army);
    const scale = far ?? Math.max(0.72, Math.min(slot.h / HEIGHT, slot.w / width, 1.15));
    const x = isBeside && !isFar ? slot.x + Math.max(0, slot.w - width * scale) / 2 - 3 : slot.x;
    const y = slot.y + (i - (armies.length - 1) / 2) * (HEIGHT * scale + 3);
    return (
      <g key={army.house} data-army={`${area} ${army.house}`} transform={`translate(${x} ${y}) scale(${scale})`}>
        <g className="wm-act">
          <ArmyPlaque army={army} id={id} isFar={isFar} />
        </g>
      </g>
    );
  });
}

function ControlToken({
  area,
  house,
  slot,
  scale,
  id,
}: {
  area: string;
  house: string;
  slot: Slot;
  scale: number;
  id: string;
}) {
  return (
    <g
      className={`house house-${house} wm-token`}
      data-token={area}
      transform={`translate(${slot.x} ${slot.y}) scale(${scale})`}
    >
      <g className="wm-act">
        <circle className="wm-token-field" r="13" />
        <circle className="wm-token-weave" r="13" fill={`url(#${id}-pat-${house})`} />
        <MapArt name={`house-${house}`} x={0} y={0} size={18} />
        <circle className="wm-token-rim" r="13" />
      </g>
    </g>
  );
}

/** Garrison, neutral force or fortification, with its strength. */
function Mark({
  area,
  name,
  strength,
  house,
  slot,
  nth,
  scale,
}: {
  area: string;
  name: string;
  strength: number | undefined;
  house: string | null;
  slot: Slot;
  nth: number;
  scale: number;
}) {
  return (
    <g
      className={`wm-mark wm-mark-${name} ${house ? `house house-${house}` : ''}`}
      data-mark={`${area} ${name}`}
      transform={`translate(${slot.x + nth * 16} ${slot.y - nth * 4}) scale(${scale})`}
    >
      <g className="wm-act">
        <path className="wm-mark-stone" d="M-13-10L-9-14H9L13-10V10L9 14H-9L-13 10Z" />
        <MapArt name={name} x={strength === undefined ? 0 : -5} y={0} size={strength === undefined ? 20 : 14} />
        {strength !== undefined && (
          <text className="wm-strength" x="7" y="5.200">
            {strength}
          </text>
        )}
      </g>
    </g>
  );
}

interface PiecesProps {
  readonly places: ReadonlyMap<string, Place>;
  readonly areas: Readonly<Record<string, AreaState>>;
  readonly faceDown: FaceDownMap;
  readonly orders: OrderTable;
  readonly homes: Readonly<Record<string, string | null>>; // whose garrison it would be
  readonly id: string;
  readonly k: number;
}

interface HereProps {
  readonly place: Place;
  readonly state: AreaState;
  readonly faceDown: FaceDownMap[string] | undefined;
  readonly home: string | null;
  readonly orders: OrderTable;
  readonly id: string;
  readonly isFar: boolean;
}

/** All that lies in one area. Drawn again only when it changes. */
const Here = memo(function Here({ place, state, orders, faceDown, home, id, isFar }: HereProps) {
  const armies = armiesIn(state.units);
  const scale = isFar && !place.isPort ? 1.35 : 1;
  const marks = [
    ...(state.force > 0 ? [{ name: 'neutral-force', strength: state.force as number | undefined, house: null }] : []),
    ...(state.marks ?? []).map(mark => ({ ...readMark(mark), house: home })),
  ];
  // Far away everything moves together around the middle of the camp.
  const order =
    isFar && !place.isPort && armies.length > 0
      ? { ...place.order, x: Math.max(place.order.x, place.units.x + 58) }
      : place.order;
  return (
    <g className="wm-here" data-pieces={place.id}>
      {state.power && place.token && !(isFar && armies.length > 0) && (
        <ControlToken area={place.id} house={state.power} slot={place.token} scale={scale} id={id} />
      )}
      {place.mark &&
        marks.map((mark, nth) => (
          <Mark key={mark.name} {...mark} area={place.id} slot={place.mark as Slot} nth={nth} scale={scale} />
        ))}
      <Armies
        area={place.id}
        armies={armies}
        slot={place.isPort && !isFar ? { ...place.units, w: 56, h: 30 } : place.units}
        order={place.order}
        id={id}
        far={isFar ? (place.isPort ? 1.1 : 1.45) : undefined}
      />
      {faceDown && state.orders.length === 0 && (
        <Covered
          area={place.id}
          house={faceDown.house}
          facts={orders[faceDown.order ?? '']}
          slot={order}
          scale={scale}
          id={id}
        />
      )}
      {state.orders.map((placed, nth) => {
        const facts = orders[placed.order];
        if (!facts) return null;
        const slot = { ...order, y: order.y + nth * 22 };
        return (
          <FaceUp
            key={`${placed.house} ${placed.order}`}
            area={place.id}
            placed={placed}
            facts={facts}
            slot={slot}
            scale={scale}
          />
        );
      })}
    </g>
  );
});

/** What has been put on the map: units, orders, tokens, garrisons, neutral forces. */
export const Pieces = memo(function Pieces({ places, areas, orders, faceDown, homes, id, k }: PiecesProps) {
  const isFar = k < 0.5;
  return (
    <g className="wm-pieces">
      {[...places.values()].map(place => {
        const state = areas[place.id];
        if (!state) return null;
        const isEmpty =
          state.units.length === 0 &&
          state.orders.length === 0 &&
          state.power === null &&
          state.force === 0 &&
          state.marks === undefined;
        if (isEmpty && !faceDown[place.id]) return null;
        return (
          <Here
            key={place.id}
            place={place}
            state={state}
            orders={orders}
            faceDown={faceDown[place.id]}
            home={homes[place.id] ?? null}
            id={id}
            isFar={isFar}
          />
        );
      })}
    </g>
  );
});
