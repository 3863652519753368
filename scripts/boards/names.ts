import type { AreaId } from '@corvo/westeros';
import {
  FAR_GROWTH,
  ICONS_FROM,
  LEADING,
  UNITS_FROM,
  ZOOM_BANDS,
  type Label,
  type MapGeometry,
  type MapLanguage,
  type MapLayout,
  type Point,
  type Slot,
} from '@corvo/westeros/aids';
import { areaAt } from '../../apps/web/src/boards/westeros/map/area-at.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { grownBy, overlap, upright } from '../../apps/web/src/boards/westeros/map/boxes.ts';
import { breaks, lettersOf, linesOf } from './letters.ts';

const LEAST_TEXT = 11; // pixels on the screen; what would be smaller is written larger, or not at all
const SMALLEST_TEXT = 10; // where there is no other way
const MOST_GROWTH = 1.9;
const FURTHEST = 150; // units from where it is printed
const STEP = 5; // between the places that are tried
const FINE_STEP = 3; // where no letter may leave its area
const FAR_STEP = 12; // from far away, where a pixel is as broad as two or three of them
const FAR_SIZE = 23; // letters that must be larger than this, in units, are seen from far away
const RIM = 12; // units
const OUTSIDE = 3; // of the ten points of a name that may lie outside its area
const FAR_OUTSIDE = 6; // where there is no other way

interface Named {
  readonly id: AreaId;
  readonly kind: 'land' | 'sea'; // of its letters
  readonly layout: MapLayout;
  readonly isHere: (x: number, y: number) => boolean;
}

/** A box in whole units and letters in tenths, so that what is written down is what was tried. */
const whole = (length: number): number => Math.ceil(length - 1e-6);
const tenths = (length: number): number => Math.ceil(length * 10 - 1e-6) / 10;

type FarNames = MapGeometry['far'];
type Names = ReadonlyMap<AreaId, Label>;

/** Where names are written that cannot be read in their printed place, for every zoom that the map knows. */
export function farNames(geometry: MapGeometry, nameOf: (area: AreaId, language: MapLanguage) => string): FarNames {
  const inLanguage = (language: MapLanguage): FarNames[MapLanguage] => {
    const zooms = ZOOM_BANDS.map(k => {
      const names = write(geometry, language, k, area => nameOf(area, language));
      const places = geometry.areas.map(({ id, layouts }) => placeOf(layouts?.[language].name, names.get(id)));
      return [k, places.join(',')] as const;
    });
    return Object.fromEntries(zooms.filter(([, places]) => /\d|-/.test(places)));
  };
  return { en: inLanguage('en'), it: inLanguage('it') };
}

function placeOf(printed: Label | undefined, label: Label | undefined): string {
  if (printed === label) return '';
  if (label === undefined) return '-';
  const { x, y, w, h, size, words } = label;
  return [x, y, w, h, size, ...words].join(' ');
}

/** First those that stay where they are printed; the others find their place between them. */
function write(geometry: MapGeometry, language: MapLanguage, k: number, nameOf: (area: AreaId) => string): Names {
  const whose = areaAt(geometry);
  const areas: Named[] = geometry.areas.flatMap(area => {
    const layout = area.layouts?.[language];
    const kind = area.kind === 'sea' ? 'sea' : 'land';
    return layout ? [{ id: area.id, kind, layout, isHere: (x, y) => whose(x, y) === area.id }] : [];
  });
  const names = new Map<AreaId, Label>();
  for (const area of areas) {
    const label = inPlace(area, k);
    if (label) names.set(area.id, label);
  }
  const basins = geometry.ports.map(({ units: { x, y } }) => ({ x, y, w: 40, h: 40 }));
  const pieces = [...areas.flatMap(({ layout }) => takenBy(layout, k)), ...basins];
  const extras = areas.flatMap(({ layout: { token } }) => token ?? []);
  const seas = new Set(geometry.areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const islands = islandsOf(geometry);
  const room = roomIn(whose);
  const smallFirst = areas.toSorted((one, other) => (room.get(one.id) ?? 0) - (room.get(other.id) ?? 0));
  for (const area of smallFirst) {
    if (names.has(area.id)) continue;
    const text = nameOf(area.id);
    const near = (slots: readonly Slot[]): Slot[] => slots.filter(slot => overlap(slot, reachOf(area)));
    const written = [...names].map(([id, label]) =>
      seas.has(id) === seas.has(area.id) ? apart(upright(label), label.size) : upright(label),
    );
    const hard = near([...pieces, ...written]);
    const all = [...hard, ...near(extras)];
    // Off the coast, as on any map: of an island, or of a land that is small.
    const isOffshore = (x: number, y: number): boolean => area.isHere(x, y) || seas.has(whose(x, y) ?? '');
    const shore = { ...area, isHere: isOffshore };
    const { mark } = area.layout;
    const unmarked = hard.filter(({ x, y }) => x !== mark?.x || y !== mark.y);
    const clear = (land: Named, taken: readonly Slot[], size = SMALLEST_TEXT): Label | undefined =>
      moved(land, text, size / k, taken, FAR_OUTSIDE, box => touches(box, area.isHere) && isClear(box, land, text));
    // Where there is no other room, a name may stand on the places of the control token and of the garrison, which are
    // empty most of the time: a token there hides a name for a while, but letters across a border mislead all the time.
    // A name that lies mostly on another area names that one to whoever looks; off an island it cannot be misread.
    const isMostlyHere = (box: Label): boolean => islands.has(area.id) || shareOf(box, area, text) >= MOSTLY;
    const around = (land: Named, size: number, taken: readonly Slot[], most: number): Label | undefined =>
      moved(land, text, size / k, taken, most, isMostlyHere);
    const label =
      clear(area, all, LEAST_TEXT) ??
      clear(area, all) ??
      clear(area, hard) ??
      clear(area, unmarked) ??
      moved(shore, text, SMALLEST_TEXT / k, hard, FAR_OUTSIDE, box => isMostlyHere(box) && isClear(box, shore, text)) ??
      around(area, LEAST_TEXT, all, OUTSIDE) ??
      around(area, SMALLEST_TEXT, all, OUTSIDE) ??
      around(area, SMALLEST_TEXT, hard, OUTSIDE) ??
      around(shore, SMALLEST_TEXT, hard, FAR_OUTSIDE) ??
      around(area, SMALLEST_TEXT, hard, FAR_OUTSIDE) ??
      around(area, SMALLEST_TEXT, unmarked, FAR_OUTSIDE) ??
      around(shore, SMALLEST_TEXT, unmarked, FAR_OUTSIDE) ??
      (k >= ALL_FROM ? beside(area, text, SMALLEST_TEXT / k, unmarked) : undefined);
    if (label) names.set(area.id, label);
  }
  return names;
}

/** A name with the room around it that keeps one of the same letters from being read on with it. */
const apart = (box: Slot, size: number): Slot => ({
  ...box,
  w: box.w + 2 * APART * size,
  h: box.h + 2 * LINES_APART * size,
});
/** Of the height of the letters, beside a name and between the lines of two. */
export const APART = 0.4;
export const LINES_APART = 0.2;

/** Lands that no border on land joins to another. */
export function islandsOf({ areas, borders }: MapGeometry): ReadonlySet<AreaId> {
  const lands = new Set(areas.filter(({ kind }) => kind !== 'sea').map(({ id }) => id));
  const joined = new Set(
    borders.flatMap(({ between: [one, other] }) => (lands.has(one) && lands.has(other) ? [one, other] : [])),
  );
  return new Set([...lands].filter(id => !joined.has(id)));
}

/** Where there is no room for a name in its area: as much of it as can be lies there, and the rest beside it. */
function beside(area: Named, text: string, size: number, taken: readonly Slot[]): Label | undefined {
  const anywhere = { ...area, isHere: () => true };
  for (const share of SHARES) {
    const label = moved(anywhere, text, size, taken, 0, box => shareOf(box, area, text) >= share);
    if (label) return label;
  }
  return undefined;
}
const SHARES = [0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];
const MOSTLY = 0.7; // of the letters of a name lie in its area

/** How large each area is: small ones have the fewest places for their names, and choose first. */
function roomIn(whose: (x: number, y: number) => AreaId | undefined): ReadonlyMap<AreaId, number> {
  const room = new Map<AreaId, number>();
  for (let x = GRAIN / 2; x < WIDTH; x += GRAIN)
    for (let y = GRAIN / 2; y < HEIGHT; y += GRAIN) {
      const area = whose(x, y);
      if (area !== undefined) room.set(area, (room.get(area) ?? 0) + 1);
    }
  return room;
}
const GRAIN = 10; // units
const ALL_FROM = 0.5; // from here on no area is without its name, should it stand beside it

/** What names keep clear of: where units, orders and garrisons lie, and the icons as far as they are drawn. */
function takenBy({ units, order, mark, icons }: MapLayout, k: number): Slot[] {
  const growth = k < UNITS_FROM ? FAR_GROWTH : 1;
  const pieces = [units, order, ...(mark ? [mark] : [])].map(slot => grownBy(slot, growth));
  return k >= ICONS_FROM && icons ? [...pieces, icons] : pieces;
}

/** As printed, or larger on the same spot. */
function inPlace({ layout, isHere }: Named, k: number): Label | undefined {
  const { name, token } = layout;
  if (name.size * k >= LEAST_TEXT - 0.1) return name;
  const growth = LEAST_TEXT / k / name.size;
  if (growth > MOST_GROWTH || name.angle !== 0 || name.bend !== 0) return undefined;
  const { w, h } = grownBy(name, growth);
  const grown = { x: Math.round(name.x), y: Math.round(name.y), w: whole(w), h: whole(h) };
  if ([...takenBy(layout, k), ...(token ? [token] : [])].some(slot => overlap(grown, slot))) return undefined;
  return outside(grown, isHere, 0) === 0 ? { ...name, ...grown, size: tenths(LEAST_TEXT / k) } : undefined;
}

/** Is all of it clear of the edge of the sheet, which fades? */
const isOnSheet = ({ x, y, w, h }: Slot): boolean =>
  x - w / 2 >= RIM && x + w / 2 <= WIDTH - RIM && y - h / 2 >= RIM && y + h / 2 <= HEIGHT - RIM;

/** Does a part of a box lie in an area? */
const touches = ({ x, y, w, h }: Slot, isHere: Named['isHere']): boolean =>
  SAMPLES.some(([a, b]) => isHere(x + (a * w) / 2, y + (b * h) / 2));

/** Do all letters lie where they may? */
const isClear = (label: Label, { isHere, kind }: Named, text: string): boolean =>
  lettersOf(label, text, kind).every(([x, y]) => isHere(x, y));

/** Which part of the letters lies where they may. */
function shareOf(label: Label, { isHere, kind }: Named, text: string): number {
  const letters = lettersOf(label, text, kind);
  return letters.filter(([x, y]) => isHere(x, y)).length / letters.length;
}

/** How many points of a box lie outside an area: its corners, the middles of its sides, two more within. */
function outside({ x, y, w, h }: Slot, isHere: Named['isHere'], most: number): number {
  let count = 0;
  for (const [a, b] of SAMPLES) if (!isHere(x + (a * w) / 2, y + (b * h) / 2) && ++count > most) return Infinity;
  return count;
}
const SAMPLES: readonly Point[] = [
  ...[-1, 0, 1].flatMap(a => [-1, 1].map((b): Point => [a, b])),
  ...[-1, -0.5, 0.5, 1].map((a): Point => [a, 0]),
];

/** How many letters the longest line has. */
const lettersIn = (name: string, lines: readonly number[]): number =>
  Math.max(...linesOf(name, lines).map(line => line.length));

/** A name on one line, on two and on three, each broken so that it is narrow. */
function narrowest(name: string): number[][] {
  const best = new Map<number, number[]>();
  for (const lines of breaks(name)) {
    const known = best.get(lines.length);
    if (known === undefined || lettersIn(name, lines) < lettersIn(name, known)) best.set(lines.length, lines);
  }
  return [...best].toSorted(([one], [other]) => one - other).map(([, lines]) => lines);
}

/** All that a name could come near to. */
const reachOf = ({ layout: { name } }: Named): Slot => ({ x: name.x, y: name.y, w: 1000, h: 700 });

/** Ways to go from where a name is printed, the shortest first. */
function waysBy(step: number): readonly (readonly [x: number, y: number, far: number])[] {
  const most = Math.floor(FURTHEST / step);
  const steps = Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * step);
  return steps
    .flatMap(x => steps.map(y => [x, y, Math.hypot(x, y)] as const))
    .filter(([, , far]) => far <= FURTHEST)
    .sort(([, , a], [, , b]) => a - b);
}
const WAYS = waysBy(STEP);
const FINE_WAYS = waysBy(FINE_STEP);
const FAR_WAYS = waysBy(FAR_STEP);
const COST_OUTSIDE = 25; // each point of a name that leaves its area counts as so many units of way

/** Straight, with lines broken anew, where there is room: as near to its printed place as can be, mostly in its area. */
function moved(
  { layout: { name }, isHere }: Named,
  text: string,
  size: number,
  taken: readonly Slot[],
  mostOutside: number,
  isRight?: (label: Label) => boolean,
): Label | undefined {
  const words = text.split(' ').length;
  const printed = name.words.reduce((sum, count) => sum + count, 0) === words ? name.words : [words];
  const letter = name.w / name.size / lettersIn(text, printed); // how broad its letters are, as measured
  const shapes = narrowest(text).map(lines => ({
    lines,
    w: whole(lettersIn(text, lines) * letter * size),
    h: whole(lines.length * LEADING * size),
  }));
  let best: { readonly label: Label; readonly cost: number } | undefined;
  for (const [dx, dy, far] of size > FAR_SIZE ? FAR_WAYS : isRight ? FINE_WAYS : WAYS) {
    if (best && far >= best.cost) break;
    const [x, y] = [Math.round(name.x) + dx, Math.round(name.y) + dy];
    if (!isHere(x, y)) continue;
    for (const { lines, w, h } of shapes) {
      const box = { x, y, w, h };
      if (!isOnSheet(box) || taken.some(slot => overlap(box, slot))) continue;
      const cost = far + outside(box, isHere, mostOutside) * COST_OUTSIDE;
      const label = { ...box, size: tenths(size), words: lines, angle: 0, bend: 0 };
      if (cost < (best?.cost ?? Infinity) && (isRight?.(label) ?? true)) best = { label, cost };
    }
  }
  return best?.label;
}
