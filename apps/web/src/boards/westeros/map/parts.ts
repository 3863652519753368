import type { AreaId } from '@corvo/westeros';
import type { MapGeometry, Slot } from '@corvo/westeros/aids';
import { drawnMap } from './paths.ts';
import type { Place } from './places.ts';
import { boundsOf, type Rect, type Wanted } from './sight.ts';

/** What is looked at first: areas that must be in sight, and those worth seeing around them. */
export interface Start {
  readonly must: readonly AreaId[];
  readonly around: readonly AreaId[];
  readonly heart?: AreaId; // what comes into the middle
}

type Places = ReadonlyMap<AreaId, Place>;

const rectOf = ({ x, y, w, h }: Slot): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });
const EDGE = 6; // units around pieces: their rims, and armies that are broader than usual

const HEAD = 40; // and above them: what is said about an area stands there
const AROUND = 90; // and around what it is most of all about, so that it stands at no edge

const padded = ({ x, y, w, h }: Rect, by = EDGE): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Where the pieces of an area lie; on land its name and what is printed there as well. */
const campOf = ({ units, order, print, isLand }: Place): Rect =>
  padded(boundsOf([units, order, ...(isLand ? print : [])].map(rectOf)));

/** The same with room for what is said about it. */
function saidOf(place: Place): Rect {
  const { units } = place;
  return boundsOf([campOf(place), rectOf({ ...units, y: units.y - HEAD / 2, h: units.h + HEAD })]);
}

/** The part of the map that a land takes. Seas are large: of them, as of ports, it is the part with the pieces. */
function partOf(geometry: MapGeometry, place: Place): Rect {
  if (!place.isLand) return saidOf(place);
  const { arcs } = drawnMap(geometry);
  const ring = geometry.areas.find(({ id }) => id === place.id)?.rings[0] ?? [];
  const points = ring.flatMap(ref => arcs[ref < 0 ? ~ref : ref] ?? []);
  return boundsOf([campOf(place), ...points.map(([x, y]) => ({ x, y, w: 0, h: 0 }))]);
}

const found = (places: Places, ids: readonly AreaId[]): Place[] => ids.flatMap(id => places.get(id) ?? []);

/** The parts of the map that some areas take, in their order. */
export const partsOf = (geometry: MapGeometry, places: Places, ids: readonly AreaId[]): Rect[] =>
  found(places, ids).map(place => partOf(geometry, place));

/** Of one area all of it; of several what can be read and pointed at there, so that as many as can be are in sight. */
export const shownParts = (geometry: MapGeometry, places: Places, ids: readonly AreaId[], heart?: AreaId): Rect[] =>
  ids.length === 1
    ? partsOf(geometry, places, ids)
    : found(places, ids).map(place => (place.id === heart ? padded(saidOf(place), AROUND) : saidOf(place)));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What is looked at first. Where not everything has room, what lies far from most of it is left out. */
export function wantedOf(geometry: MapGeometry, places: Places, { must, around, heart }: Start): Wanted {
  const camps = found(places, must).map(campOf);
  const [x, y] = [median(camps.map(camp => camp.x + camp.w / 2)), median(camps.map(camp => camp.y + camp.h / 2))];
  const far = (camp: Rect): number => Math.hypot(camp.x + camp.w / 2 - x, camp.y + camp.h / 2 - y);
  const [middle] = heart === undefined ? [] : partsOf(geometry, places, [heart]);
  return {
    must: camps.sort((a, b) => far(a) - far(b)),
    around: partsOf(geometry, places, around),
    ...(middle ? { heart: middle } : {}),
  };
}
