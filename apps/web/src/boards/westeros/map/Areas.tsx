import type { AreaId, ByArea } from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { memo, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { AreaButton, type AreaGestures } from './AreaButton.tsx';
import { drawnMap } from './paths.ts';
import { areaTowards, isArrowKey, type Place } from './places.ts';
import type { Highlight, MapWords } from './props.ts';

export interface AreasHandle {
  focus(area: AreaId): void;
}

interface AreasProps {
  readonly geometry: MapGeometry;
  readonly places: ReadonlyMap<AreaId, Place>;
  readonly words: MapWords;
  readonly highlights: ByArea<Highlight>;
  readonly pointed: readonly AreaId[];
  readonly told: readonly AreaId[];
  readonly ref: Ref<AreasHandle>;
  wasDragged(): boolean;
  onArea(area: AreaId): void;
  onLook(area: AreaId | undefined): void;
  /** Focus went there by keyboard: it must be in sight. */
  onReached(area: AreaId): void;
}

/** A port. Drawn where it lies: anything moved there by a transform would be a sheet of its own to the browser. */
const ring = ({ x, y }: Place['units']): string => `M${x - 22} ${y}a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z`;

/** Every area as a button. One of them is in the order of tabs; arrows walk from it over the map. */
export const Areas = memo(function Areas(props: AreasProps) {
  const { geometry, places, words, highlights, pointed, told, ref, wasDragged, onArea, onLook, onReached } = props;
  const drawn = drawnMap(geometry);
  const [current, setCurrent] = useState<AreaId | undefined>(undefined);
  const [ringed, setRinged] = useState<AreaId | undefined>(undefined);
  const root = useRef<SVGGElement>(null);
  const element = (area: AreaId): SVGElement | null =>
    root.current?.querySelector<SVGElement>(`[data-area="${area}"]`) ?? null;
  useImperativeHandle(ref, () => ({ focus: area => element(area)?.focus() }));

  const lit = [...places.keys()].find(id => highlights[id] === 'selectable' || highlights[id] === 'target');
  const tabStop = current !== undefined && places.has(current) ? current : (lit ?? places.keys().next().value);

  const walk = (area: AreaId, event: KeyboardEvent): void => {
    const place = places.get(area);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onArea(area);
    } else if (isArrowKey(event.key) && place !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const next = areaTowards(places.values(), place, event.key);
      if (next === undefined) return;
      element(next)?.focus();
      onReached(next);
    }
  };
  // The buttons get the same object in every render, so that they are not drawn again; its methods call the handlers of
  // the newest render.
  const meant = useRef<AreaGestures>(undefined);
  meant.current = {
    click(area) {
      if (wasDragged()) return;
      setCurrent(area);
      onArea(area);
    },
    key: walk,
    focus(area, event) {
      setCurrent(area);
      if (event.currentTarget.matches(':focus-visible')) setRinged(area);
      onLook(area);
    },
    blur() {
      setRinged(undefined);
      onLook(undefined);
    },
    look: onLook,
  };
  const [on] = useState<AreaGestures>(() => ({
    click: area => meant.current?.click(area),
    key: (area, event) => meant.current?.key(area, event),
    focus: (area, event) => meant.current?.focus(area, event),
    blur: () => meant.current?.blur(),
    look: area => meant.current?.look(area),
  }));
  const shapeOf = (place: Place) => ({ d: place.isPort ? ring(place.units) : drawn.area.get(place.id) });
  const focused = ringed === undefined ? undefined : places.get(ringed);

  return (
    <g className="wm-areas" ref={root}>
      <rect className="wm-extent" x="-10" y="-10" width={geometry.size[0] + 20} height={geometry.size[1] + 20} />
      {[...places.values()].map(place => {
        return (
          <AreaButton
            key={place.id}
            id={place.id}
            {...shapeOf(place)}
            highlight={highlights[place.id]}
            label={words.describe(place.id, highlights[place.id])}
            isTabStop={place.id === tabStop}
            on={on}
          />
        );
      })}
      {[...places.values()]
        .filter(place => highlights[place.id] && highlights[place.id] !== 'dimmed')
        .map(place => (
          <path key={`edge ${place.id}`} {...shapeOf(place)} className={`wm-edge wm-edge-${highlights[place.id]}`} />
        ))}
      {[...places.values()]
        .filter(place => highlights[place.id] === 'threatened')
        .map(place => (
          <path key={`bars ${place.id}`} {...shapeOf(place)} className="wm-edge wm-edge-bars" />
        ))}
      {told
        .flatMap(id => places.get(id) ?? [])
        .map(place => (
          <path key={`told ${place.id}`} {...shapeOf(place)} className="wm-edge wm-edge-told" />
        ))}
      {pointed
        .flatMap(id => places.get(id) ?? [])
        .map(place => (
          <path key={`pointed ${place.id}`} {...shapeOf(place)} className="wm-edge wm-edge-pointed" />
        ))}
      {focused && <path {...shapeOf(focused)} className="wm-focus-halo" />}
      {focused && <path {...shapeOf(focused)} className="wm-focus" />}
    </g>
  );
});
