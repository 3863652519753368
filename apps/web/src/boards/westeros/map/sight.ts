/** Where the map lies behind its frame. Nothing here knows a page: a framing is worked out, then put there. */

export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly k: number; // pixels per unit of the map
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A part of the map in its units, or of the frame in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What there is to frame in: the frame, the sheet behind it, and what lies over the map (buttons, a card), in pixels. */
export interface Room {
  readonly frame: Frame;
  readonly sheet: readonly [width: number, height: number];
  readonly taken: readonly Rect[];
}

/** What must be seen, the most important first, and what is worth seeing around it. */
export interface Wanted {
  readonly must: readonly Rect[];
  readonly around: readonly Rect[];
  readonly heart?: Rect; // what comes into the middle; without it, all of it
}

export const CLOSEST = 3.2;
/** The table itself zooms no further out: down to here all names are written and every unit is drawn. */
export const READABLE = 0.5;
/** At first no closer than this, and no further away for the sake of what only lies around. */
const NEAREST = 1;
export const COMFORTABLE = 0.8;
const FINER = 0.96; // from one zoom that is tried to the next
const MARGIN = 14; // pixels between what must be seen and the edge of the frame
const GAP = 6; // and what lies over the map

export function boundsOf(parts: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...parts.map(part => part.x)), Math.min(...parts.map(part => part.y))];
  const right = Math.max(...parts.map(part => part.x + part.w));
  const foot = Math.max(...parts.map(part => part.y + part.h));
  return { x, y, w: right - x, h: foot - y };
}

const onScreen = (part: Rect, { x, y, k }: Sight): Rect => ({
  x: x + part.x * k,
  y: y + part.y * k,
  w: part.w * k,
  h: part.h * k,
});

const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The whole sheet, no more and no less. */
export const wholeZoom = ({ frame, sheet: [width, height] }: Omit<Room, 'taken'>): number =>
  Math.min(frame.width / width, frame.height / height);

/** How far the sheet may be pulled beyond its edge, to the left and down: what lies under the buttons there can come out. */
const spareOf = ({ frame: { width, height }, taken }: Room): { readonly x: number; readonly y: number } => ({
  x: Math.max(0, ...taken.filter(({ x, w }) => x + w / 2 > width / 2).map(({ x }) => width - x + GAP)),
  y: Math.max(0, ...taken.filter(({ y, h }) => y + h / 2 < height / 2).map(({ y, h }) => y + h + GAP)),
});

/** How the sheet may be pulled beyond its edge; the next way only where there is none before it. */
const PULLS = ['nowhere', 'aside', 'anywhere'] as const;
type Pull = (typeof PULLS)[number];

/** The nearest a map can lie to a wish: no closer and no further than it goes, and no gap where there is more of it. */
export function settle({ x, y, k }: Sight, room: Room, pull: Pull = 'anywhere'): Sight {
  const { width, height } = room.frame;
  const zoom = Math.max(wholeZoom(room), Math.min(CLOSEST, k));
  const [w, h] = [room.sheet[0] * zoom, room.sheet[1] * zoom];
  const most = spareOf(room);
  const spare = { x: pull === 'nowhere' ? 0 : most.x, y: pull === 'anywhere' ? most.y : 0 };
  return {
    x: w <= width ? (width - w) / 2 : Math.min(0, Math.max(width - w - spare.x, x)),
    y: h <= height ? (height - h) / 2 : Math.min(spare.y, Math.max(height - h, y)),
    k: zoom,
  };
}

/** Parts of the frame to put things into: all of it, then without the side on which something lies over the map. */
function freeParts({ frame: { width, height }, taken }: Room): Rect[] {
  const whole = { x: 0, y: 0, w: width, h: height };
  const cuts = (free: Rect, { x, y, w, h }: Rect): Rect[] => [
    { ...free, w: Math.min(free.x + free.w, x - GAP) - free.x },
    { ...free, y: Math.max(free.y, y + h + GAP), h: free.y + free.h - Math.max(free.y, y + h + GAP) },
    { ...free, x: Math.max(free.x, x + w + GAP), w: free.x + free.w - Math.max(free.x, x + w + GAP) },
  ];
  let parts: Rect[] = [whole];
  for (const rect of taken) parts = parts.flatMap(free => [free, ...(meet(free, rect) ? cuts(free, rect) : [])]);
  return parts
    .map(({ x, y, w, h }) => ({ x: x + MARGIN, y: y + MARGIN, w: w - 2 * MARGIN, h: h - 2 * MARGIN }))
    .filter(({ w, h }) => w > 0 && h > 0)
    .sort((a, b) => b.w * b.h - a.w * a.h);
}

const within = (wish: number, low: number, high: number): number => Math.max(low, Math.min(high, wish));

/** Where the map lies if all these parts are to be seen at this zoom, nothing over them, as near as can be to a wish. */
function seeing(
  parts: readonly Rect[],
  k: number,
  wish: (free: Rect) => { readonly x: number; readonly y: number },
  room: Room,
  pull: Pull,
): Sight | undefined {
  const box = boundsOf(parts);
  const isSeen = (part: Rect, sight: Sight): boolean => {
    const seen = onScreen(part, sight);
    const { width, height } = room.frame;
    const isInside = seen.x >= 0 && seen.y >= 0 && seen.x + seen.w <= width && seen.y + seen.h <= height;
    return isInside && !room.taken.some(taken => meet(seen, taken));
  };
  for (const free of freeParts(room)) {
    if (box.w * k > free.w || box.h * k > free.h) continue;
    const wanted = wish(free);
    const [left, right] = [free.x - box.x * k, free.x + free.w - (box.x + box.w) * k];
    const [top, foot] = [free.y - box.y * k, free.y + free.h - (box.y + box.h) * k];
    const [x, y] = [within(wanted.x, left, right), within(wanted.y, top, foot)];
    // As wished; or as far as it goes to the side or down, where that is enough to come out from under the buttons.
    for (const at of [
      { x, y },
      { x: left, y },
      { x, y: foot },
      { x: left, y: foot },
    ]) {
      const sight = settle({ ...at, k }, room, pull);
      if (parts.every(part => isSeen(part, sight))) return sight;
    }
  }
  return undefined;
}

/** The closest of some zooms at which all the parts are seen; beyond its edge the sheet is pulled only if it must be. */
function closest(
  parts: readonly Rect[],
  [most, least]: readonly [most: number, least: number],
  wish: (k: number, free: Rect) => { readonly x: number; readonly y: number },
  room: Room,
): Sight | undefined {
  for (const pull of PULLS)
    for (let k = most; k >= least; k = k > least ? Math.max(least, k * FINER) : 0) {
      const sight = seeing(parts, k, free => wish(k, free), room, pull);
      if (sight !== undefined) return sight;
    }
  return undefined;
}

/** Puts the middle of a part into the middle of what is free. */
const centred =
  (part: Rect) =>
  (k: number, free: Rect): { readonly x: number; readonly y: number } => ({
    x: free.x + free.w / 2 - (part.x + part.w / 2) * k,
    y: free.y + free.h / 2 - (part.y + part.h / 2) * k,
  });

/**
 * The first sight of a map: all that must be seen, from so near that it can be read, with as much around as there is room
 * for.
 */
export function firstSight({ must, around, heart }: Wanted, room: Room): Sight {
  const all = [...must, ...around];
  const wish = centred(heart ?? boundsOf(all));
  const ample = closest(all, [NEAREST, COMFORTABLE], wish, room);
  return ample ?? mostOf(must.length > 0 ? must : around, [COMFORTABLE, READABLE], wish, room);
}

/** As many of the parts as can be seen, the first ones first; of one that is too large its middle. */
function mostOf(
  parts: readonly Rect[],
  zooms: readonly [most: number, least: number],
  wish: (k: number, free: Rect) => { readonly x: number; readonly y: number },
  room: Room,
): Sight {
  for (let count = parts.length; count > 0; count--) {
    const sight = closest(parts.slice(0, count), zooms, wish, room);
    if (sight !== undefined) return sight;
  }
  const [free = { x: 0, y: 0, w: room.frame.width, h: room.frame.height }] = freeParts(room);
  const k = zooms[1];
  return settle({ ...centred(boundsOf(parts.slice(0, 1)))(k, free), k }, room);
}

/** Brings parts into sight: moving and zooming out no more than needed, and never so far that names go. */
export function shownSight(parts: readonly Rect[], now: Sight, room: Room): Sight {
  const { width, height } = room.frame;
  const [cx, cy] = [width / 2, height / 2];
  const stay = (k: number) => ({ x: cx - ((cx - now.x) / now.k) * k, y: cy - ((cy - now.y) / now.k) * k });
  return mostOf(parts, [now.k, Math.min(now.k, READABLE)], stay, room);
}

/** Brings parts into sight at the zoom there is, as far as it allows. */
export const followedSight = (parts: readonly Rect[], now: Sight, room: Room): Sight =>
  mostOf(parts, [now.k, now.k], () => now, room);

/** Puts parts into the middle of what is free, at the zoom there is; where they lie too far apart, from further away. */
export const centredSight = (parts: readonly Rect[], now: Sight, room: Room): Sight =>
  mostOf(parts, [now.k, Math.min(now.k, READABLE)], centred(boundsOf(parts)), room);
