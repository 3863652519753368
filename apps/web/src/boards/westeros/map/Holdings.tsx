import type { ByArea, HouseId } from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { memo } from 'react';
import { drawnMap } from './paths.ts';

/** The pattern of each faction in units of the map; the same marks as on its shields. */
const PATTERNS: Readonly<Record<string, { readonly size: number; readonly d: string }>> = {
  stark: { size: 22, d: 'M0 11H22' },
  lannister: { size: 12, d: 'M-2 14L14-2M-2 2L2-2M10 14L14 10' },
  baratheon: { size: 12, d: 'M6-1V13' },
  greyjoy: { size: 20, d: 'M0 6Q5 0 10 6T20 6M0 16Q5 10 10 16T20 16' },
  tyrell: { size: 14, d: 'M3.500 3.500h.01M10.500 10.500h.01' },
  martell: { size: 12, d: 'M-2-2L14 14M-2 10L2 14M10-2L14 2' },
  targaryen: { size: 20, d: 'M5 0V10M0 5H10M15 10V20M10 15H20' },
  tully: { size: 12, d: 'M0 6H12' },
  arryn: { size: 18, d: 'M4.500-1V19M7.500-1V19' },
  'nights-watch': { size: 16, d: 'M0 4H16M0 8H16' },
  'free-folk': { size: 16, d: 'M-1-1L17 17M-1 17L17-1' },
  others: { size: 18, d: 'M9 0V18M0 9H18M3 3L15 15M15 3L3 15' },
};

/** The patterns of the houses at this table, to be referred to by the rest of the map. */
export function HousePatterns({ id, houses }: { id: string; houses: readonly HouseId[] }) {
  return (
    <defs>
      {houses.map(house => {
        const pattern = PATTERNS[house];
        return (
          pattern && (
            <pattern
              key={house}
              id={`${id}-pat-${house}`}
              className={`house house-${house} wm-pattern`}
              width={pattern.size}
              height={pattern.size}
              patternUnits="userSpaceOnUse"
            >
              <path d={pattern.d} />
            </pattern>
          )
        );
      })}
      <pattern id={`${id}-closed`} className="wm-pattern-closed" width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M-2 18L18-2M-2 2L2-2M14 18L18 14" />
      </pattern>
    </defs>
  );
}

/** Whose land it is: a tint, the pattern, and a band along the border. */
export const Holdings = memo(function Holdings({
  geometry,
  controllers,
  id,
}: {
  geometry: MapGeometry;
  controllers: ByArea<HouseId | null>;
  id: string;
}) {
  const drawn = drawnMap(geometry);
  return (
    <g className="wm-holdings">
      {geometry.areas.map(area => {
        const house = controllers[area.id];
        const d = drawn.area.get(area.id);
        if (area.kind !== 'land' || !house) return null;
        return (
          <g
            key={area.id}
            className={`house house-${house}`}
            data-held={`${area.id} ${house}`}
            clipPath={`url(#${id}-clip-${area.id})`}
          >
            <clipPath id={`${id}-clip-${area.id}`}>
              <path d={d} />
            </clipPath>
            <path className="wm-tint" d={d} />
            <path d={d} fill={`url(#${id}-pat-${house})`} />
          </g>
        );
      })}
    </g>
  );
});
