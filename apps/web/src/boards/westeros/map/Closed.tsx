import type { AreaId } from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { memo } from 'react';
import { signsOf } from './closed-signs.ts';
import type { NamesAt } from './names.ts';
import { drawnMap } from './paths.ts';
import type { Place } from './places.ts';

const BASIN = 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z';

interface ClosedProps {
  readonly geometry: MapGeometry;
  readonly places: ReadonlyMap<AreaId, Place>;
  readonly names: NamesAt;
  readonly closed: readonly AreaId[];
  readonly text: string; // why, in few words
  readonly id: string;
  readonly k: number;
}

/** Areas that are out of play at this table: dimmed, hatched, and with a bar across where units would stand. */
export const Closed = memo(function Closed({ geometry, places, names, closed, text, id, k }: ClosedProps) {
  const drawn = drawnMap(geometry);
  const { scale, width, worded } = signsOf(places, names, closed, text, k);
  return (
    <g className="wm-closed" aria-hidden>
      {closed
        .flatMap(area => places.get(area) ?? [])
        .map(place => {
          const { id: area, isPort, units } = place;
          const shape = isPort
            ? { d: BASIN, transform: `translate(${units.x} ${units.y})` }
            : { d: drawn.area.get(area) };
          const saysWhy = worded.has(area);
          return (
            <g key={area} data-closed={area}>
              <path {...shape} className="wm-closed-ground" />
              <path {...shape} fill={`url(#${id}-closed)`} />
              <g
                className="wm-closed-sign"
                transform={`translate(${units.x} ${units.y}) scale(${isPort ? scale * 0.8 : scale})`}
              >
                {saysWhy && <rect x={-width / 2} y={-13} width={width} height={26} rx={13} />}
                <g transform={saysWhy ? `translate(${-width / 2 + 13} 0)` : undefined}>
                  <circle r={12} />
                  <path d="M-6.500 0H6.500" />
                </g>
                {saysWhy && (
                  <text x={11} y={4.5}>
                    {text}
                  </text>
                )}
              </g>
            </g>
          );
        })}
    </g>
  );
});
