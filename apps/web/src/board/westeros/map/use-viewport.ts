import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';

interface Sight {
  readonly x: number;
  readonly y: number;
  readonly k: number; // pixels per unit of the map
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const CLOSEST = 3.2;
const STEP = 1.4;
const SLACK = 5; // pixels a finger may wander and still mean a tap
const SHARPEN_AFTER = 160; // ms: the browser redraws at full sharpness once the hand is still

export interface Viewport {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Rounded: changes with the level of detail, not with every pixel. Undefined until the stage has been measured. */
  readonly k: number | undefined;
  sight(): Sight;
  /** How large the stage is, as it was last seen. */
  frame(): Frame;
  zoom(factor: number): void;
  showAll(): void;
  /** Brings a part of the map into sight, moving no more than needed; or into the middle, at first with a zoom that fits. */
  show(part: Rect, how?: 'first' | 'centred' | 'followed'): void;
  /** Was the last press a drag? Then its click chooses nothing. */
  wasDragged(): boolean;
}

/** How much of the detail can be read; one value for a range of zooms, so that React draws again only between ranges. */
const BANDS = [0.3, 0.35, 0.4, 0.45, 0.5, 0.58, 0.63, 0.69, 0.76, 0.85, 1.1, 1.7];
const bandOf = (k: number): number => BANDS.findLast(band => k >= band) ?? 0;

/** Where the buttons over the map lie: a corner on the right, from the top. */
interface Corner {
  readonly w: number;
  readonly h: number;
}
const GAP = 8; // pixels between the buttons and what is shown beside them

function cornerOf(box: HTMLElement, tools: HTMLElement | null): Corner {
  const [frame, taken] = [box.getBoundingClientRect(), tools?.getBoundingClientRect()];
  if (taken === undefined || taken.width === 0) return { w: 0, h: 0 };
  return { w: Math.max(0, frame.right - taken.left + GAP), h: Math.max(0, taken.bottom - frame.top + GAP) };
}

/** How far a part of the screen must go to come out from under the buttons: sideways or down, whichever is shorter. */
export function clearOf(part: Rect, frame: { w: number; h: number }, corner: Corner): { x: number; y: number } {
  const over = { x: part.x + part.w - (frame.w - corner.w), y: corner.h - part.y };
  if (over.x <= 0 || over.y <= 0) return { x: 0, y: 0 };
  const room = { x: part.x, y: frame.h - part.y - part.h };
  if (over.x <= room.x && (over.x <= over.y || over.y > room.y)) return { x: -over.x, y: 0 };
  return over.y <= room.y ? { x: 0, y: over.y } : { x: 0, y: 0 };
}

/** Pan, wheel and pinch. The sheet is moved by its style alone: no part of the map is drawn again for it. */
export function useViewport(
  size: readonly [number, number],
  onMoved: (() => void) | undefined,
  tools: RefObject<HTMLElement | null>,
): Viewport {
  const [width, height] = size;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const now = useRef<Sight>({ x: 0, y: 0, k: 0 });
  const room = useRef<Frame>({ width: 0, height: 0 });
  const touched = useRef(false); // moved by hand: a new size of the window keeps what is in sight
  const dragged = useRef(false);
  const still = useRef(0);
  const moved = useRef(onMoved);
  const [k, setK] = useState<number>();
  useEffect(() => {
    moved.current = onMoved;
  }, [onMoved]);

  const place = useCallback(
    (next: Sight, isGliding = false): void => {
      const [box, paper] = [stage.current, sheet.current];
      if (!box || !paper) return;
      const [bw, bh] = [box.clientWidth, box.clientHeight];
      room.current = { width: bw, height: bh };
      const least = Math.min(bw / width, bh / height);
      const zoomed = Math.max(least, Math.min(CLOSEST, next.k));
      const [w, h] = [width * zoomed, height * zoomed];
      // What lies under the buttons can be pulled out from there, also at the edge of the map; measured only there.
      const covered = next.x < bw - w ? cornerOf(box, tools.current).w : 0;
      const x = w <= bw ? (bw - w) / 2 : Math.min(0, Math.max(bw - w - covered, next.x));
      const y = h <= bh ? (bh - h) / 2 : Math.min(0, Math.max(bh - h, next.y));
      now.current = { x, y, k: zoomed };
      paper.style.transition = isGliding ? 'transform var(--move) var(--ease)' : 'none';
      paper.style.willChange = 'transform';
      paper.style.transform = `translate(${x}px,${y}px) scale(${zoomed})`;
      window.clearTimeout(still.current);
      still.current = window.setTimeout(() => (paper.style.willChange = 'auto'), SHARPEN_AFTER);
      setK(bandOf(zoomed));
      moved.current?.();
    },
    [width, height, tools],
  );

  const zoomAt = useCallback(
    (factor: number, px: number, py: number, isGliding = false): void => {
      const { x, y, k: old } = now.current;
      const box = stage.current;
      if (!box) return;
      const least = Math.min(box.clientWidth / width, box.clientHeight / height);
      const next = Math.max(least, Math.min(CLOSEST, old * factor));
      touched.current = true;
      place({ k: next, x: px - ((px - x) / old) * next, y: py - ((py - y) / old) * next }, isGliding);
    },
    [place, width, height],
  );

  const fitWidth = useCallback((): void => {
    const box = stage.current;
    if (box)
      place({ x: 0, y: (box.clientHeight - height * (box.clientWidth / width)) / 2, k: box.clientWidth / width });
  }, [place, width, height]);

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    if (!touched.current) fitWidth();
    const watch = new ResizeObserver(() => (touched.current ? place(now.current) : fitWidth()));
    watch.observe(box);
    return () => watch.disconnect();
  }, [fitWidth, place]);

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let origin = { x: 0, y: 0 };
    const local = (event: { clientX: number; clientY: number }) => {
      const corner = box.getBoundingClientRect();
      return { x: event.clientX - corner.left, y: event.clientY - corner.top };
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) {
        dragged.current = false;
        origin = local(event);
      }
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const at = local(event);
      if (!dragged.current && fingers.size === 1 && Math.hypot(at.x - origin.x, at.y - origin.y) < SLACK) return;
      if (!dragged.current) {
        dragged.current = true;
        touched.current = true;
        box.setPointerCapture(event.pointerId);
      }
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      const other = others[0];
      fingers.set(event.pointerId, at);
      const { x, y, k: old } = now.current;
      if (!other) {
        place({ x: x + at.x - before.x, y: y + at.y - before.y, k: old });
        return;
      }
      const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const factor = Math.hypot(at.x - other.x, at.y - other.y) / spread;
      const [was, is] = [
        { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 },
        { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 },
      ];
      zoomAt(factor, was.x, was.y);
      place({ ...now.current, x: now.current.x + is.x - was.x, y: now.current.y + is.y - was.y });
    };
    const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = local(event);
      const unit = event.deltaMode === 1 ? 18 : 1;
      zoomAt(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
    };
    box.addEventListener('pointerdown', press);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', lift);
    box.addEventListener('pointercancel', lift);
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', lift);
      box.removeEventListener('pointercancel', lift);
      box.removeEventListener('wheel', wheel);
      window.clearTimeout(still.current);
    };
  }, [place, zoomAt]);

  return useMemo(
    () => ({
      stage,
      sheet,
      k,
      sight: () => now.current,
      frame: () => room.current,
      wasDragged: () => dragged.current,
      zoom(factor) {
        const box = stage.current;
        if (box) zoomAt(factor > 0 ? STEP : 1 / STEP, box.clientWidth / 2, box.clientHeight / 2, true);
      },
      showAll() {
        touched.current = true;
        place({ x: 0, y: 0, k: 0 }, true);
      },
      show(part, how) {
        const box = stage.current;
        if (!box) return;
        const margin = 24;
        const [bw, bh] = [box.clientWidth - 2 * margin, box.clientHeight - 2 * margin];
        const most = Math.min(bw / part.w, bh / part.h);
        const { x, y, k: old } = now.current;
        const isFirst = how === 'first';
        // What is only looked at in passing does not cost the zoom one has chosen.
        const zoomed = isFirst ? Math.min(most, 1) : how === undefined ? Math.min(old, most) : old;
        const isCentred = isFirst || how === 'centred';
        // Where it must lie, given its size: as near as can be to where it lies now.
        const inside = (corner: number, length: number, room: number, from: number): number => {
          const least = margin - corner * zoomed;
          const last = margin + room - (corner + length) * zoomed;
          return isCentred
            ? (least + last) / 2
            : Math.max(Math.min(from, Math.max(least, last)), Math.min(least, last));
        };
        touched.current = true;
        const centre = { x: box.clientWidth / 2, y: box.clientHeight / 2 };
        const from = { x: centre.x - ((centre.x - x) / old) * zoomed, y: centre.y - ((centre.y - y) / old) * zoomed };
        const at = { x: inside(part.x, part.w, bw, from.x), y: inside(part.y, part.h, bh, from.y) };
        const seen = { x: at.x + part.x * zoomed, y: at.y + part.y * zoomed, w: part.w * zoomed, h: part.h * zoomed };
        const frame = { w: box.clientWidth, h: box.clientHeight };
        const clear = clearOf(seen, frame, cornerOf(box, tools.current));
        place({ k: zoomed, x: at.x + clear.x, y: at.y + clear.y }, !isFirst);
      },
    }),
    [k, place, zoomAt, tools],
  );
}
