import { isInside, LEADING, type Label, type MapLayout, type Point, type Slot } from '@corvo/westeros/aids';
import { breaks, linesOf, lineWidth } from './letters.ts';
import { ringDistance } from './plane.ts';
import type { FactArea } from './sketch.ts';

const ICON = 24;
const SHIELD = 30;
const ROW = 30; // height of the row of icons
const ORDER = 38;
const TOKEN = 28;
const GAP = 3;

/** Units beside their order, from the roomiest to the tightest; in the last ones the order lies below or above. */
const CAMPS: readonly { readonly w: number; readonly h: number; readonly isStacked: boolean }[] = [
  { w: 116, h: 40, isStacked: false },
  { w: 96, h: 40, isStacked: false },
  { w: 78, h: 38, isStacked: false },
  { w: 66, h: 36, isStacked: false },
  { w: 72, h: 38, isStacked: true },
  { w: 54, h: 34, isStacked: false },
];

interface Spot {
  readonly at: Point;
  readonly room: number;
}

/** How far the nearest border is from any point; negative outside the area. */
export interface Field {
  readonly spots: readonly Spot[]; // inside
  readonly middle: Spot; // the roomiest
  roomAt(x: number, y: number): number;
  /** Every place for a box of this size that reaches at most `OVERHANG` over the border. */
  boxes(w: number, h: number): readonly { readonly slot: Slot; readonly room: number }[];
}

const OVERHANG = 12;

/** Large areas are looked at more coarsely. */
export function fieldOf(rings: readonly (readonly Point[])[]): Field {
  const outer = rings[0]!;
  const [xs, ys] = [outer.map(p => p[0]), outer.map(p => p[1])];
  const margin = 12;
  const [x0, y0] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - x0, Math.max(...ys) + margin - y0];
  const step = Math.max(3.5, Math.min(9, Math.sqrt((width * height) / 1900)));
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const rooms = new Float64Array(columns * rows);
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: Point = [x0 + (column + 0.5) * step, y0 + (row + 0.5) * step];
      const room = Math.min(...rings.map(ring => ringDistance(at, ring)));
      const isOwn = isInside(at, rings);
      rooms[row * columns + column] = isOwn ? room : -room;
      if (isOwn) spots.push({ at, room });
    }
  const known = new Map<string, { readonly slot: Slot; readonly room: number }[]>();
  const field: Field = {
    spots,
    middle: spots.reduce((best, spot) => (spot.room > best.room ? spot : best)),
    boxes(w, h) {
      const found =
        known.get(`${w} ${h}`) ??
        spots
          .filter(spot => spot.room >= Math.min(w, h) / 2 - OVERHANG)
          .map(({ at: [x, y] }) => ({ slot: { x, y, w, h }, room: roomOf(field, { x, y, w, h }, -OVERHANG) }))
          .filter(({ room }) => room >= -OVERHANG);
      known.set(`${w} ${h}`, found);
      return found;
    },
    roomAt(x, y) {
      const [column, row] = [Math.floor((x - x0) / step), Math.floor((y - y0) / step)];
      return column < 0 || row < 0 || column >= columns || row >= rows ? -60 : rooms[row * columns + column]!;
    },
  };
  return field;
}

/** The corners of a slot, a label's turned by its angle. */
function cornersOf(slot: Slot & { readonly angle?: number }): Point[] {
  const turn = ((slot.angle ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]): Point => {
    const [dx, dy] = [(a! * slot.w) / 2, (b! * slot.h) / 2];
    return [slot.x + dx * cos - dy * sin, slot.y + dx * sin + dy * cos];
  });
}

/** How far two boxes are apart; negative where they overlap. Boxes may be turned (separating axes). */
export function gapBetween(a: Slot & { readonly angle?: number }, b: Slot & { readonly angle?: number }): number {
  if (!a.angle && !b.angle)
    return Math.max(Math.abs(a.x - b.x) - (a.w + b.w) / 2, Math.abs(a.y - b.y) - (a.h + b.h) / 2);
  const [p, q] = [cornersOf(a), cornersOf(b)];
  let gap = -Infinity;
  for (const angle of [a.angle ?? 0, b.angle ?? 0])
    for (const turn of [0, 90]) {
      const rad = ((angle + turn) * Math.PI) / 180;
      const along = (points: readonly Point[]): number[] =>
        points.map(([x, y]) => x * Math.cos(rad) + y * Math.sin(rad));
      const [u, v] = [along(p), along(q)];
      gap = Math.max(gap, Math.min(...v) - Math.max(...u), Math.min(...u) - Math.max(...v));
    }
  return gap;
}

/** Points on the rim of a box, its corners first: they leave an area soonest. */
const RIM: readonly (readonly [number, number])[] = [
  ...[-1, 1, -0.6, 0.6, -0.2, 0.2].flatMap(a => [[a, -1] as const, [a, 1] as const]),
  [-1, 0],
  [1, 0],
];

/** The least room along the rim of a box, turned and bowed as the label is. Less than `least` is not measured exactly. */
function roomOf(field: Field, box: Slot & { readonly angle?: number; readonly bend?: number }, least: number): number {
  const turn = ((box.angle ?? 0) * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const bend = box.bend ?? 0;
  let room = Infinity;
  for (const [a, b] of RIM) {
    const dx = (a * box.w) / 2;
    const dy = (b * box.h) / 2 - bend * (1 - a * a) + bend / 2;
    room = Math.min(room, field.roomAt(box.x + dx * cos - dy * sin, box.y + dx * sin + dy * cos));
    if (room < least) return room;
  }
  return room;
}

const BENT: readonly { readonly angle: number; readonly bend: number }[] = [
  { angle: 0, bend: 0 },
  ...[-20, 20, -40, 40, -62, 62].map(angle => ({ angle, bend: 0 })),
  ...[-12, 0, 12].flatMap(angle => [-14, 14].map(bend => ({ angle, bend }))),
];

interface Named {
  readonly name: Label;
  readonly icons: Slot | undefined;
  readonly score: number;
}

const clearOf = (box: Slot & { readonly angle?: number }, taken: readonly Slot[]): number =>
  taken.reduce((gap, other) => Math.min(gap, gapBetween(box, other)), Infinity);

/** The best places for a name, with the icons under or over it; places near a better one are left out. */
function placesForName(area: FactArea, language: 'en' | 'it', field: Field, obstacles: readonly Slot[]): Named[] {
  const isLand = area.kind === 'land';
  const kind = isLand ? 'land' : 'sea';
  const name = area.names[language];
  const sizes = isLand ? [19, 17.5, 16, 14.5, 13] : [27, 24, 21, 18];
  const row = area.icons * ICON + (area.home ? SHIELD : 0);
  const found: Named[] = [];
  sizes.forEach((size, rank) => {
    for (const words of breaks(name)) {
      const w = Math.max(...linesOf(name, words).map(line => lineWidth(line, kind))) * size + 4;
      const h = ((words.length - 1) * LEADING + (isLand ? 0.82 : 1)) * size;
      const ways = isLand ? BENT.slice(0, 1) : words.length > 1 ? BENT.slice(0, 1) : BENT;
      for (const spot of field.spots) {
        if (spot.room < size * 0.4) continue;
        const [x, y] = spot.at;
        for (const { angle, bend } of ways) {
          const room = roomOf(field, { x, y, w, h, angle, bend }, -1);
          if (room < -1) continue;
          const label: Label = { x, y, w, h: h + Math.abs(bend), size, words, angle, bend };
          const clear = clearOf(label, obstacles);
          if (clear < 0) continue;
          const base =
            -words.length * 3 -
            rank * 7 -
            (Math.abs(angle) * 0.16 + Math.abs(bend) * 0.1) +
            Math.min(9, room) * 1.6 +
            Math.min(6, clear) -
            Math.hypot(x - field.middle.at[0], y - field.middle.at[1]) * (isLand ? 0.045 : 0.03);
          if (row === 0) {
            found.push({ name: label, icons: undefined, score: base });
            continue;
          }
          for (const side of [1, -1]) {
            const icons: Slot = { x, y: y + side * (h / 2 + ROW / 2 + 1), w: row, h: ROW };
            const under = roomOf(field, icons, -2);
            if (under < -2 || clearOf(icons, obstacles) < 0) continue;
            found.push({ name: label, icons, score: base + Math.min(8, under) * 1.4 - (side < 0 ? 3 : 0) });
          }
        }
      }
    }
  });
  found.sort((a, b) => b.score - a.score);
  const best: Named[] = [];
  for (const place of found) {
    if (best.length === 20) break;
    if (
      best.every(
        ({ name: { x, y, words } }) =>
          Math.hypot(x - place.name.x, y - place.name.y) > 15 || words.length !== place.name.words.length,
      )
    )
      best.push(place);
  }
  return best;
}

interface Placed {
  readonly slot: Slot;
  readonly score: number;
}

/** The best place for a box that leaves the taken ones free. */
function place(
  field: Field,
  [w, h]: readonly [number, number],
  taken: readonly Slot[],
  deepest: number,
  favour: Point,
): Placed | undefined {
  let best: Placed | undefined;
  for (const { slot, room } of field.boxes(w, h)) {
    if (room < deepest) continue;
    const most = 22 + Math.min(10, room) * 1.2 - Math.hypot(slot.x - favour[0], slot.y - favour[1]) * 0.03;
    if (best && most - 12 <= best.score) continue;
    const gap = clearOf(slot, taken);
    if (gap < GAP) continue;
    const score = most - 22 + Math.min(10, gap);
    if (!best || score > best.score) best = { slot, score };
  }
  return best;
}

const whole = ({ x, y, w, h }: Slot): Slot => ({ x: Math.round(x), y: Math.round(y), w, h });
const wholeLabel = (name: Label): Label => ({
  ...name,
  x: Math.round(name.x),
  y: Math.round(name.y),
  w: Math.round(name.w),
  h: Math.round(name.h),
});

/** Units and their order within one box; the order lies on the side with more room. */
function splitCamp(camp: Slot, isStacked: boolean): { units: Slot; order: Slot } {
  const { x, y, w, h } = camp;
  return isStacked
    ? {
        units: { x, y: y - (ORDER + 2) / 2, w, h: h - ORDER - 2 },
        order: { x, y: y + (h - ORDER) / 2, w: ORDER, h: ORDER },
      }
    : {
        units: { x: x - (ORDER + 2) / 2, y, w: w - ORDER - 2, h },
        order: { x: x + (w - ORDER) / 2, y, w: ORDER, h: ORDER },
      };
}

/** How far a box may reach over the border of a small area, step by step. */
const PATIENCE = [1, -3, -7, -OVERHANG];

/** Where name, icons, units, order, token and mark of an area lie; tries many combinations and keeps the calmest. */
export function layOut(area: FactArea, language: 'en' | 'it', field: Field, obstacles: readonly Slot[]): MapLayout {
  const names = placesForName(area, language, field, obstacles);
  const isLand = area.kind === 'land';
  for (const deepest of PATIENCE) {
    let best: { layout: MapLayout; score: number } | undefined;
    for (const { name, icons, score } of names) {
      const taken = [...obstacles, name, ...(icons ? [icons] : [])];
      for (const [rank, shape] of CAMPS.entries()) {
        const [w, h] = shape.isStacked ? [shape.w, shape.h + ORDER + 2] : [shape.w + ORDER + 2, shape.h];
        const camp = place(field, [w, h], taken, deepest, [icons?.x ?? name.x, icons?.y ?? name.y]);
        if (!camp) continue;
        const { units, order } = splitCamp(camp.slot, shape.isStacked);
        let sum = score + camp.score * 1.3 - rank * 9;
        const layout = { name: wholeLabel(name), units: whole(units), order: whole(order) };
        if (!isLand) {
          if (!best || sum > best.score) best = { layout, score: sum };
          continue;
        }
        const token = place(field, [TOKEN, TOKEN], [...taken, camp.slot], deepest, [order.x, order.y]);
        const mark =
          token &&
          place(field, [TOKEN, TOKEN], [...taken, camp.slot, token.slot], deepest, [token.slot.x, token.slot.y]);
        if (!mark) continue;
        sum += token.score + mark.score;
        const full: MapLayout = {
          ...layout,
          ...(icons && { icons: whole(icons) }),
          token: whole(token.slot),
          mark: whole(mark.slot),
        };
        if (!best || sum > best.score) best = { layout: full, score: sum };
      }
    }
    if (best) return best.layout;
  }
  throw new Error(`no room for all in ${area.id} (${language}): it must grow`);
}
