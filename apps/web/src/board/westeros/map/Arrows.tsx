import type { Point } from '@corvo/westeros';
import type { Place } from './places.ts';
import type { MapArrow } from './props.ts';

const HEAD = 17;
const CLEAR = 22; // from the middle of an army, so that it can be seen

/** A bow from place to place, with the point where its head begins. */
function bow(points: readonly Point[]): { readonly d: string; readonly at: Point; readonly angle: number } | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const before = points.at(-2) ?? first;
  const [dx, dy] = [last[0] - before[0], last[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  // The last stretch leans to one side, so that going and coming do not cover each other.
  const lean = Math.min(34, length * 0.16);
  const control: Point = [
    (before[0] + last[0]) / 2 - (dy / length) * lean,
    (before[1] + last[1]) / 2 + (dx / length) * lean,
  ];
  const [ux, uy] = [last[0] - control[0], last[1] - control[1]];
  const reach = Math.hypot(ux, uy) || 1;
  const back = (by: number): Point => [last[0] - (ux / reach) * by, last[1] - (uy / reach) * by];
  const towards = points.length > 2 ? (points[1] ?? control) : control;
  const [sx, sy] = [towards[0] - first[0], towards[1] - first[1]];
  const away = Math.min(1, CLEAR / (Math.hypot(sx, sy) || 1));
  const start: Point = [first[0] + sx * away, first[1] + sy * away];
  const way = [start, ...points.slice(1, -1)].map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`);
  return {
    d: `${way.join('')}Q${control.join(' ')} ${back(CLEAR + HEAD).join(' ')}`,
    at: back(CLEAR),
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
  };
}

/** One march, raid or support; each kind has its own colour and stroke. */
export function Arrow({ arrow, places }: { arrow: MapArrow; places: ReadonlyMap<string, Place> }) {
  const { kind, from, to, through = [], isDraft } = arrow;
  const spot = (id: string): Point[] => {
    const place = places.get(id);
    return place ? [[place.units.x, place.units.y]] : [];
  };
  const drawn = bow([...spot(from), ...through.flatMap(spot), ...spot(to)]);
  return (
    drawn && (
      <g className={`wm-arrow wm-arrow-${kind}${isDraft ? ' wm-arrow-draft' : ''}`}>
        <path className="wm-arrow-halo" d={drawn.d} />
        <path className="wm-arrow-line" d={drawn.d} />
        <path
          className="wm-arrow-head"
          transform={`translate(${drawn.at.join(' ')}) rotate(${drawn.angle})`}
          d="M2 0L-22-11L-17 0L-22 11Z"
        />
      </g>
    )
  );
}

export function Arrows({ arrows, places }: { arrows: readonly MapArrow[]; places: ReadonlyMap<string, Place> }) {
  return (
    <g className="wm-arrows">
      {arrows.map(arrow => (
        <Arrow key={`${arrow.kind} ${arrow.from} ${arrow.to}`} arrow={arrow} places={places} />
      ))}
    </g>
  );
}
