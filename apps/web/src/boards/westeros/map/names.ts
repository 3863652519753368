import type { AreaId } from '@corvo/westeros';
import { ZOOM_BANDS, type Label, type MapGeometry, type MapLanguage } from '@corvo/westeros/aids';

/** The range that a zoom lies in. */
export const bandOf = (k: number): number => ZOOM_BANDS.findLast(band => k >= band) ?? 0;

/** The names that can be read at a zoom, and where they are written. */
export type NamesAt = ReadonlyMap<AreaId, Label>;

const cached = new WeakMap<MapGeometry, Map<string, NamesAt>>();

/** Where every name that can be read at this zoom is written: where it is printed, or where the board says. */
export function namesAt(geometry: MapGeometry, language: MapLanguage, k: number): NamesAt {
  const known = cached.get(geometry) ?? new Map<string, NamesAt>();
  cached.set(geometry, known);
  const key = `${language} ${k}`;
  const names = known.get(key) ?? read(geometry, language, k);
  known.set(key, names);
  return names;
}

function read({ areas, far }: MapGeometry, language: MapLanguage, k: number): NamesAt {
  const names = new Map<AreaId, Label>();
  if (k === 0) return names;
  const places = far[language][k]?.split(',') ?? [];
  areas.forEach(({ id, layouts }, i) => {
    const [label, place = ''] = [layouts?.[language].name, places[i]];
    const [x = 0, y = 0, w = 0, h = 0, size = 0, ...words] = place.split(' ').map(Number);
    if (label && place !== '-') names.set(id, place === '' ? label : { x, y, w, h, size, words, angle: 0, bend: 0 });
  });
  return names;
}
