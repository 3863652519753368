import type { AreaState } from '@corvo/westeros';
import { Arrow, pointsOf, type ArrowsProps, type Standing } from './Arrows.tsx';
import { bestLean } from './best-lean.ts';
import { upright } from './boxes.ts';
import type { Place } from './places.ts';

const ROW = 36; // an army of several that meet
const POINT = 5; // where nobody stands

/** An army with its order to its right; several one above the other. */
export function standingIn({ units, order }: Place, area: AreaState | undefined): Standing {
  const rows = new Set(area?.units.map(({ house }) => house)).size;
  if (rows === 0) return { left: POINT, right: POINT, high: POINT };
  const [half, disc] = [units.w / 2, (area?.orders.length ?? 0) > 0 ? order.w : 0];
  return { left: half, right: half + disc, high: (rows * ROW) / 2 };
}

/** All arrows. They lie under names and pieces, and go around them where they can. */
export function RoutedArrows({ arrows, places, areas, names }: ArrowsProps) {
  const [xs, ys] = [[...places.values()].map(({ units }) => units.x), [...places.values()].map(({ units }) => units.y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const sheet = { x: (left + right) / 2, y: (top + foot) / 2, w: right - left + ROW, h: foot - top + ROW };
  const written = [...names.values()].map(upright);
  const armies = [...places.values()].filter(({ id }) => (areas[id]?.units.length ?? 0) > 0);
  return (
    <g className="wm-arrows" aria-hidden>
      {arrows.map(arrow => {
        const { from, to, through = [] } = arrow;
        const [start, end] = pointsOf(places, [from, ...through, to]).slice(-2);
        const others = armies
          .filter(({ id }) => id !== from && id !== to)
          .flatMap(({ units, order }) => [units, order]);
        const target = places.get(to);
        return (
          start &&
          end &&
          target && (
            <Arrow
              key={`${arrow.kind} ${from} ${to}`}
              arrow={arrow}
              places={places}
              lean={bestLean(start, end, [...written, ...others], sheet)}
              target={standingIn(target, areas[to])}
            />
          )
        );
      })}
    </g>
  );
}
