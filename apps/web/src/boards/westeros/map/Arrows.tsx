import type { AreaId, AreaState, ByArea } from '@corvo/westeros';
import type { Point } from '@corvo/westeros/aids';
import { bentTo } from './bow.ts';
import type { NamesAt } from './names.ts';
import type { Place } from './places.ts';
import type { MapArrow } from './props.ts';

const HEAD = 17;
const CLEAR = 22; // from the middle of an army, so that it can be seen
const GAP = 10;
const NEAREST = 0.6; // of the last stretch: however large what stands at its end, so much of it can be seen

type Places = ReadonlyMap<AreaId, Place>;

/** A bow from place to place, with the point where its head begins. */
function bow(points: readonly Point[], lean: number, clearOf: (ux: number, uy: number) => number, start: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const before = points.at(-2) ?? first;
  const control = bentTo(before, last, lean); // only the last stretch leans
  const [dx, dy] = [last[0] - control[0], last[1] - control[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / reach, dy / reach];
  const back = (by: number): Point => [last[0] - ux * by, last[1] - uy * by];
  const towards = points.length > 2 ? (points[1] ?? control) : control;
  const [sx, sy] = [towards[0] - first[0], towards[1] - first[1]];
  const away = Math.min(1, start / (Math.hypot(sx, sy) || 1));
  const begin: Point = [first[0] + sx * away, first[1] + sy * away];
  const way = [begin, ...points.slice(1, -1)].map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`);
  const clear = Math.min(clearOf(ux, uy), Math.hypot(last[0] - before[0], last[1] - before[1]) * NEAREST);
  return {
    d: `${way.join('')}Q${control.join(' ')} ${back(clear + HEAD).join(' ')}`,
    at: back(clear),
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
  };
}

interface ArrowProps {
  readonly arrow: MapArrow;
  readonly places: Places;
  readonly lean?: number; // times the usual
  readonly target?: Standing; // what stands where it ends: it points at its edge
}

/** How far what stands in an area reaches from the middle of its units. */
export interface Standing {
  readonly left: number;
  readonly right: number;
  readonly high: number;
}

/** One march, raid or support; each kind has its own colour and stroke. */
export function Arrow({ arrow, places, lean = 1, target }: ArrowProps) {
  const { kind, from, to, through = [], isDraft } = arrow;
  const clearOf = (ux: number, uy: number): number =>
    target ? Math.min((ux < 0 ? target.right : target.left) / Math.abs(ux), target.high / Math.abs(uy)) + GAP : CLEAR;
  const drawn = bow(pointsOf(places, [from, ...through, to]), lean, clearOf, target ? 0 : CLEAR);
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

export const pointsOf = (places: Places, ids: readonly AreaId[]): Point[] =>
  ids.flatMap(id => places.get(id) ?? []).map(({ units: { x, y } }) => [x, y]);

export interface ArrowsProps {
  readonly arrows: readonly MapArrow[];
  readonly places: Places;
  readonly areas: ByArea<AreaState>;
  readonly names: NamesAt;
}
