import type { AreaState, ByArea, OrderFacts, OrderId } from '@corvo/westeros';
import { FAR_GROWTH, ICONS_FROM, UNITS_FROM, type MapGeometry, type Slot } from '@corvo/westeros/aids';
import { memo, useCallback, useMemo } from 'react';
import { areaAt } from './area-at.ts';
import { armiesIn, isMeeting, type Army } from './armies.ts';
import { upright } from './boxes.ts';
import { campSpots, type Obstacle } from './camps.ts';
import { MapArt } from './MapArt.tsx';
import type { NamesAt } from './names.ts';
import { Covered, FaceUp } from './OrderDiscs.tsx';
import type { Place } from './places.ts';
import type { FaceDown, WesterosMapProps } from './props.ts';

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

/** How much larger or smaller an army is drawn to fit its slot; at a distance larger than it, so that it can be read. */
const scaleOf = (army: Army, slot: Slot, far: number | undefined): number =>
  far ?? Math.max(0.72, Math.min(slot.h / HEIGHT, slot.w / widthOf(army), 1.15));

/** Where an army lies that has an area to itself. */
function aloneAt(army: Army, slot: Slot, order: Slot, far: number | undefined): { x: number; y: number } {
  const isBeside = Math.abs(order.y - slot.y) < 1 && order.x > slot.x; // then it lies close to its order
  if (!isBeside || far !== undefined) return slot;
  return { x: slot.x + Math.max(0, slot.w - widthOf(army) * scaleOf(army, slot, far)) / 2 - 3, y: slot.y };
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

type BuiltMap = NonNullable<WesterosMapProps['built']>;
type GarrisonMap = NonNullable<WesterosMapProps['garrisons']>;

interface PiecesProps {
  readonly geometry: MapGeometry;
  readonly places: ReadonlyMap<string, Place>;
  readonly areas: Readonly<Record<string, AreaState>>;
  readonly faceDown: FaceDownMap;
  readonly singles: FaceDownMap;
  readonly built: BuiltMap;
  readonly orders: OrderTable;
  readonly garrisons: GarrisonMap;
  readonly names: NamesAt;
  readonly id: string;
  readonly k: number;
}

interface HereProps {
  readonly place: Place;
  readonly state: AreaState;
  readonly faceDown: FaceDownMap[string] | undefined;
  readonly single: FaceDownMap[string] | undefined; // one that is played once in the game, beside the other
  readonly built: BuiltMap[string] | undefined;
  readonly garrison: GarrisonMap[string] | undefined;
  readonly orders: OrderTable;
  readonly obstacles: readonly Obstacle[]; // to armies of several houses
  readonly isHere: (x: number, y: number) => boolean;
  readonly id: string;
  readonly isFar: boolean;
}

/** A square order lies smaller, at the corner of the other one. */
const beside = (order: Slot): Slot => ({ x: order.x - 11, y: order.y + 24, w: order.w * 0.7, h: order.h * 0.7 });

/** Square orders lie on top of the others. */
const usualFirst = (placed: AreaState['orders'], orders: OrderTable): AreaState['orders'] =>
  placed.length < 2
    ? placed
    : placed.toSorted((a, b) => Number(orders[a.order]?.extra ?? 0) - Number(orders[b.order]?.extra ?? 0));

/** All that lies in one area. Drawn again only when it changes. */
const Here = memo(function Here({
  place,
  state,
  orders,
  faceDown,
  single,
  built = [],
  garrison,
  obstacles,
  isHere,
  id,
  isFar,
}: HereProps) {
  const armies = armiesIn(state.units);
  const scale = isFar && !place.isPort ? 1.35 : 1;
  const marks = [
    ...(state.force > 0 ? [{ name: 'neutral-force', strength: state.force as number | undefined, house: null }] : []),
    ...built.map(one => ({ ...one, strength: undefined })),
    ...(state.marks ?? []).map(mark => ({ name: mark, house: garrison?.house ?? null, strength: garrison?.strength })),
  ];
  // Far away everything moves together around the middle of the camp.
  const order =
    isFar && !place.isPort && armies.length > 0
      ? { ...place.order, x: Math.max(place.order.x, place.units.x + 58) }
      : place.order;
  const slot = place.isPort && !isFar ? { ...place.units, w: 56, h: 30 } : place.units;
  const far = isFar ? (place.isPort ? 1.1 : FAR_GROWTH) : undefined;
  const sized = armies.map(army => ({ army, scale: scaleOf(army, slot, far) }));
  const spots =
    armies.length < 2
      ? undefined
      : campSpots(
          sized.map(({ army, scale: size }) => ({
            house: army.house,
            width: (isFar ? EMBLEM + 24 : widthOf(army)) * size,
            height: HEIGHT * size,
            orders: state.orders.filter(({ house }) => house === army.house).length,
          })),
          slot,
          order.w * scale,
          obstacles,
          isHere,
        );
  return (
    <g className="wm-here" data-pieces={place.id}>
      {state.power && place.token && !(isFar && armies.length > 0) && (
        <ControlToken area={place.id} house={state.power} slot={place.token} scale={scale} id={id} />
      )}
      {place.mark &&
        marks.map((mark, nth) => (
          <Mark key={mark.name} {...mark} area={place.id} slot={place.mark as Slot} nth={nth} scale={scale} />
        ))}
      {sized.map(({ army, scale: size }) => {
        const { x, y } = spots?.get(army.house) ?? aloneAt(army, slot, place.order, far);
        return (
          <g key={army.house} data-army={`${place.id} ${army.house}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <g className="wm-act">
              <ArmyPlaque army={army} id={id} isFar={isFar} />
            </g>
          </g>
        );
      })}
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
      {single && (
        <Covered
          area={place.id}
          house={single.house}
          facts={orders[single.order ?? '']}
          slot={beside(order)}
          scale={scale}
          id={id}
          isSquare
        />
      )}
      {usualFirst(state.orders, orders).map((placed, nth) => {
        const facts = orders[placed.order];
        if (!facts) return null;
        const camp = spots?.get(placed.house)?.order;
        const at = facts.extra ? beside({ ...order, ...camp }) : { ...order, y: order.y + nth * 22, ...camp };
        return (
          <FaceUp
            key={`${placed.house} ${placed.order}`}
            area={place.id}
            placed={placed}
            facts={facts}
            slot={at}
            scale={scale}
          />
        );
      })}
    </g>
  );
});

const NO_OBSTACLES: readonly Obstacle[] = [];
const PIECES_WEIGHT = 2;
const ICONS_WEIGHT = 1;
const NAME_WEIGHT = 8;

/** What armies that meet must not hide: names, icons, and where pieces of other areas lie or may come to lie. */
function obstaclesTo(area: string, places: ReadonlyMap<string, Place>, names: NamesAt, k: number): Obstacle[] {
  const icons = k >= ICONS_FROM ? [...places.values()].flatMap(({ print }) => print.slice(1)) : [];
  const pieces = [...places.values()].flatMap(({ id, units, order, mark }) =>
    id === area ? (mark ?? []) : [units, order],
  );
  return [
    ...[...names.values()].map(name => ({ ...upright(name), weight: NAME_WEIGHT })),
    ...icons.map(slot => ({ ...slot, weight: ICONS_WEIGHT })),
    ...pieces.map(slot => ({ ...slot, weight: PIECES_WEIGHT })),
  ];
}

/** What has been put on the map: units, orders, tokens, garrisons, neutral forces. */
export const Pieces = memo(function Pieces({
  geometry,
  places,
  areas,
  orders,
  faceDown,
  singles,
  built,
  garrisons,
  names,
  id,
  k,
}: PiecesProps) {
  const isFar = k < UNITS_FROM;
  const met = Object.keys(areas).find(area => isMeeting(areas[area]?.units ?? [])); // one battle at a time
  const obstacles = useMemo(
    () => (met === undefined ? NO_OBSTACLES : obstaclesTo(met, places, names, k)),
    [met, places, names, k],
  );
  const isThere = useCallback((x: number, y: number) => areaAt(geometry)(x, y) === met, [geometry, met]);
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
        if (isEmpty && !faceDown[place.id] && !singles[place.id] && !built[place.id]) return null;
        return (
          <Here
            key={place.id}
            place={place}
            state={state}
            orders={orders}
            faceDown={faceDown[place.id]}
            single={singles[place.id]}
            built={built[place.id]}
            garrison={garrisons[place.id]}
            obstacles={place.id === met ? obstacles : NO_OBSTACLES}
            isHere={isThere}
            id={id}
            isFar={isFar}
          />
        );
      })}
    </g>
  );
});
