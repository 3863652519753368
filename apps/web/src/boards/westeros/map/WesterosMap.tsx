import type { AreaId, HouseId } from '@corvo/westeros';
import { UNITS_FROM } from '@corvo/westeros/aids';
import { useCallback, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Areas, type AreasHandle } from './Areas.tsx';
import { Closed } from './Closed.tsx';
import { Ground, Lines, Mist } from './Ground.tsx';
import { Holdings, HousePatterns } from './Holdings.tsx';
import { Badges, Marks } from './Marks.tsx';
import { Acts } from './motion/Acts.tsx';
import { namesAt } from './names.ts';
import { partsOf, shownParts, wantedOf } from './parts.ts';
import { Pieces } from './Pieces.tsx';
import { placesOf } from './places.ts';
import { Ports, Print } from './Print.tsx';
import type { WesterosMapProps } from './props.ts';
import type { Rect } from './sight.ts';
import { useViewport } from './use-viewport.ts';
import './map.css';

const NOTHING = {};
const NONE: readonly never[] = [];

/** The board of a Westeros game: it draws what it is given and reports which area was meant. It knows no rule. */
export function WesterosMap(props: WesterosMapProps) {
  const { geometry, printed, areas, orders, words, controllers, ref, start, covers, onArea, onLook, onMoved } = props;
  const {
    faceDown = NOTHING,
    singles = NOTHING,
    built = NOTHING,
    garrisons = NOTHING,
    closed = NONE,
    highlights = NOTHING,
    arrows = NONE,
    Arrows,
    marks = NOTHING,
  } = props;
  const { pointed = NONE, told = NONE, acts } = props;
  const id = useId().replaceAll(/[^a-z0-9]/gi, '');
  const tools = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const view = useViewport(geometry.size, onMoved, tools, covers);
  const [width, height] = geometry.size;
  useState(() => performance.mark('map-begun')); // the benchmark measures the first drawing from here
  const buttons = useRef<AreasHandle>(null);

  const places = useMemo(() => {
    const all = placesOf(geometry, words.language);
    return new Map([...all].filter(([area]) => printed[area]));
  }, [geometry, words.language, printed]);
  const houses = useMemo(
    () => [...new Set(housesIn({ printed, areas, controllers, faceDown }))].sort(),
    [printed, areas, controllers, faceDown],
  );

  const parts = useCallback((ids: readonly AreaId[]): Rect[] => partsOf(geometry, places, ids), [geometry, places]);
  const isFar = view.k !== undefined && view.k < UNITS_FROM;
  const isLit = Object.values(highlights).some(highlight => highlight !== 'dimmed');

  useImperativeHandle(
    ref,
    () => ({
      show: (ids, heart) => view.show(shownParts(geometry, places, ids, heart), 'anew'),
      follow: ids => view.show(parts(ids), 'followed'),
      centre: ids => view.show(parts(ids), 'centred'),
      showAll: view.showAll,
      frame: view.frame,
      focus: area => buttons.current?.focus(area),
      pointOf(area) {
        const place = places.get(area);
        const { x, y, k } = view.sight();
        return place && { x: x + place.units.x * k, y: y + place.units.y * k };
      },
      areaUnder: (clientX, clientY) =>
        document
          .elementsFromPoint(clientX, clientY)
          .map(element => element.getAttribute('data-area'))
          .find(area => area !== null) ?? undefined,
    }),
    [geometry, parts, places, view],
  );

  // Before anything is seen: with another zoom all that can be read would be drawn once more.
  const first = useRef(start);
  useLayoutEffect(() => {
    if (first.current) view.begin(wantedOf(geometry, places, first.current));
    first.current = undefined;
  }, [geometry, places, view]);

  const reached = useCallback((area: AreaId): void => view.show(parts([area])), [parts, view]);
  const choose = useCallback((area: AreaId) => onArea?.(area), [onArea]);
  const look = useCallback((area: AreaId | undefined) => onLook?.(area), [onLook]);

  return (
    <div
      className={`wm ${isLit ? 'wm-asking' : ''}`}
      data-far={isFar ? '' : undefined}
      onKeyDown={event => {
        if (event.key === '+' || event.key === '=') view.zoom(1);
        else if (event.key === '-') view.zoom(-1);
        else if (event.key === '0') view.showAll();
      }}
    >
      <div className="wm-stage" ref={view.stage}>
        <div className="wm-sheet" ref={view.sheet} style={{ width, height }}>
          {/* Not before the stage is measured: all of it would be laid out twice. */}
          {view.k !== undefined && (
            <>
              <Layer size={geometry.size}>
                <HousePatterns id={id} houses={houses} />
                <Ground geometry={geometry} id={id} />
                <Holdings geometry={geometry} controllers={controllers} id={id} />
                <Lines geometry={geometry} id={id} />
                {geometry.Over && <geometry.Over />}
              </Layer>
              <Layer size={geometry.size} name={words.map}>
                <Areas
                  ref={buttons}
                  geometry={geometry}
                  places={places}
                  words={words}
                  highlights={highlights}
                  pointed={pointed}
                  told={told}
                  wasDragged={view.wasDragged}
                  onArea={choose}
                  onLook={look}
                  onReached={reached}
                />
                <Marks geometry={geometry} places={places} marks={marks} id={id} />
                {Arrows && arrows.length > 0 && (
                  <Arrows
                    arrows={arrows}
                    places={places}
                    areas={areas}
                    names={namesAt(geometry, words.language, view.k)}
                  />
                )}
              </Layer>
              <Layer size={geometry.size}>
                <Mist size={geometry.size} id={id} />
                <Ports geometry={geometry} printed={printed} />
                <Closed
                  geometry={geometry}
                  places={places}
                  names={namesAt(geometry, words.language, view.k)}
                  closed={closed}
                  text={words.closed}
                  id={id}
                  k={view.k}
                />
                <Print geometry={geometry} printed={printed} language={words.language} name={words.name} k={view.k} />
                <Pieces
                  geometry={geometry}
                  places={places}
                  areas={areas}
                  orders={orders}
                  faceDown={faceDown}
                  singles={singles}
                  built={built}
                  garrisons={garrisons}
                  names={namesAt(geometry, words.language, view.k)}
                  id={id}
                  k={view.k}
                />
              </Layer>
              <Layer size={geometry.size}>
                {acts && <Acts n={acts.n} acts={acts.list} places={places} id={id} isFar={isFar} />}
                <Badges places={places} marks={marks} k={view.k} />
              </Layer>
            </>
          )}
        </div>
      </div>
      <div className="wm-tools" ref={tools}>
        <div className="wm-zoom" data-unfolded={isUnfolded ? '' : undefined}>
          <button
            type="button"
            className="wm-zoom-fold"
            aria-label={words.zoom}
            title={words.zoom}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 3V11M6 7H14M6 16H14" />
            </svg>
          </button>
          <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => view.zoom(1)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 4V16M4 10H16" />
            </svg>
          </button>
          <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => view.zoom(-1)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 10H16" />
            </svg>
          </button>
          <button type="button" data-zoom="whole" aria-label={words.whole} title={words.whole} onClick={view.showAll}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12" />
            </svg>
          </button>
        </div>
        {props.tools}
      </div>
    </div>
  );
}

/**
 * One sheet of the map. Each is kept by the browser as a picture of its own: what a click lights is painted without
 * the ground under it and the pieces above it. Measured: 60 to 160 ms of rasterising for a click become 5 to 10.
 */
function Layer({
  size: [width, height],
  name,
  children,
}: {
  size: readonly [number, number];
  name?: string;
  children: React.ReactNode;
}) {
  const heard = name === undefined ? { className: 'wm-layer wm-mute' } : { className: 'wm-layer', role: 'group' };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-label={name} {...heard}>
      {children}
    </svg>
  );
}

type Shown = Required<Pick<WesterosMapProps, 'printed' | 'areas' | 'controllers' | 'faceDown'>>;

/** Every house that has something on this map or is printed on it. */
function housesIn({ printed, areas, controllers, faceDown }: Shown): HouseId[] {
  return [
    ...Object.values(printed).map(facts => facts.home),
    ...Object.values(areas).flatMap(({ units, orders, power }) =>
      [...units, ...orders].map(piece => piece.house).concat(power ?? []),
    ),
    ...Object.values(controllers),
    ...Object.values(faceDown).map(order => order.house),
  ].filter(house => house !== null);
}
