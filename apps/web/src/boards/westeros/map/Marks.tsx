import type { AreaId, ByArea } from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { drawnMap } from './paths.ts';
import type { Place } from './places.ts';
import { MARK_PATTERNS, type AreaMark, type MarkPattern } from './props.ts';

/** Each pattern as a small tile; the ring is an edge and nothing else. */
const TILES: Readonly<Record<Exclude<MarkPattern, 'ring'>, { readonly size: number; readonly d: string }>> = {
  stripes: { size: 16, d: 'M-4 20L20-4M-4 4L4-4M12 20L20 12' },
  dots: { size: 14, d: 'M4 4h.01M11 11h.01' },
  grid: { size: 16, d: 'M0 0L16 16M16 0L0 16' },
  waves: { size: 20, d: 'M0 6Q5 0 10 6T20 6M0 16Q5 10 10 16T20 16' },
};

const BASIN = 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z';

interface MarksProps {
  readonly geometry: MapGeometry;
  readonly places: ReadonlyMap<AreaId, Place>;
  readonly marks: ByArea<AreaMark>;
  readonly id: string;
}

/** What somebody says about areas, as a pattern over them. */
export function Marks({ geometry, places, marks, id }: MarksProps) {
  const drawn = drawnMap(geometry);
  const shown = [...places.values()].filter(place => marks[place.id] !== undefined);
  if (shown.length === 0) return null;
  return (
    <g className="wm-marks" aria-hidden>
      <defs>
        {MARK_PATTERNS.map(
          name =>
            name !== 'ring' && (
              <pattern
                key={name}
                id={`${id}-mark-${name}`}
                className={`wm-mark-tile wm-mark-${name}`}
                width={TILES[name].size}
                height={TILES[name].size}
                patternUnits="userSpaceOnUse"
              >
                <path d={TILES[name].d} />
              </pattern>
            ),
        )}
      </defs>
      {shown.map(place => {
        const pattern = marks[place.id]?.pattern ?? 'ring';
        const shape = place.isPort
          ? { d: BASIN, transform: `translate(${place.units.x} ${place.units.y})` }
          : { d: drawn.area.get(place.id) };
        return (
          <g key={place.id} className={`wm-mark-${pattern}`} data-marked={place.id}>
            {pattern !== 'ring' && <path {...shape} className="wm-mark-ground" />}
            {pattern !== 'ring' && <path {...shape} fill={`url(#${id}-mark-${pattern})`} />}
            <path {...shape} className="wm-mark-edge" />
          </g>
        );
      })}
    </g>
  );
}

const LETTER = 9;
const LEAST = 0.92; // how small a badge may be on the screen, against its own size
const ABOVE = 34; // the middle of an army

/** The plates of marks: over everything, and never too small to be read. */
export function Badges({
  places,
  marks,
  k,
}: {
  places: ReadonlyMap<AreaId, Place>;
  marks: ByArea<AreaMark>;
  k: number;
}) {
  const scale = Math.max(1, LEAST / k);
  return (
    <g className="wm-badges" aria-hidden>
      {[...places.values()].map(({ id, units }) => {
        const mark = marks[id];
        if (mark?.badge === undefined) return null;
        const width = mark.badge.length * LETTER + 14;
        return (
          <g
            key={id}
            className={`wm-badge wm-mark-${mark.pattern}`}
            transform={`translate(${units.x} ${units.y - ABOVE}) scale(${scale})`}
          >
            <rect x={-width / 2} y={-12} width={width} height={24} rx={6} />
            <text y={5.5}>{mark.badge}</text>
          </g>
        );
      })}
    </g>
  );
}
