import type { AreaId } from '@corvo/westeros';
import type { MapGeometry, MapLanguage, Point, Slot } from '@corvo/westeros/aids';
import { upright } from './boxes.ts';

/** Where the pieces of an area or a port lie. */
export interface Place {
  readonly id: AreaId;
  readonly isPort: boolean;
  readonly isLand: boolean;
  readonly middle: Point; // of the area; a port's basin
  readonly units: Slot;
  readonly order: Slot;
  readonly token: Slot | undefined;
  readonly mark: Slot | undefined;
  readonly print: readonly Slot[]; // its name and icons, as they are printed
}

const cached = new WeakMap<MapGeometry, Partial<Record<MapLanguage, ReadonlyMap<AreaId, Place>>>>();

/** Every area and port that can be played on this drawing, by id. */
export function placesOf(geometry: MapGeometry, language: MapLanguage): ReadonlyMap<AreaId, Place> {
  const known = cached.get(geometry) ?? {};
  const places =
    known[language] ?? new Map<AreaId, Place>(listPlaces(geometry, language).map(place => [place.id, place]));
  known[language] = places;
  cached.set(geometry, known);
  return places;
}

function listPlaces(geometry: MapGeometry, language: MapLanguage): Place[] {
  return [
    ...geometry.areas.flatMap(({ id, kind, middle, layouts }) => {
      const layout = layouts?.[language];
      if (!layout) return [];
      const { name, icons, units, order, token, mark } = layout;
      const print = [upright(name), ...(icons ? [icons] : [])];
      return [{ id, isPort: false, isLand: kind !== 'sea', middle, units, order, token, mark, print }];
    }),
    ...geometry.ports.map(({ id, units, order }) => ({
      id,
      isPort: true,
      isLand: false,
      middle: [units.x, units.y] as const,
      units,
      order,
      token: undefined,
      mark: undefined,
      print: [],
    })),
  ];
}

export const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type ArrowKey = keyof typeof DIRECTIONS;
export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(DIRECTIONS, key);

/** The next area in a direction: near, and not far off the line. */
export function areaTowards(places: Iterable<Place>, from: Place, key: ArrowKey): AreaId | undefined {
  const [dx, dy] = DIRECTIONS[key];
  let best: { readonly id: AreaId; readonly cost: number } | undefined;
  for (const place of places) {
    const [x, y] = [place.middle[0] - from.middle[0], place.middle[1] - from.middle[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (place.id === from.id || ahead < 8 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.7;
    if (!best || cost < best.cost) best = { id: place.id, cost };
  }
  return best?.id;
}
