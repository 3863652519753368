import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { begun, brought, fitted, held, whole, wishedAfter, type Framing } from './framings.ts';
import { bandOf } from './names.ts';
import {
  centredSight,
  CLOSEST,
  followedSight,
  settle,
  shownSight,
  wholeZoom,
  type Frame,
  type Rect,
  type Room,
  type Sight,
  type Wanted,
} from './sight.ts';

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
  /** The first sight of the map, before anybody has moved it. */
  begin(wanted: Wanted): void;
  /**
   * Brings parts of the map into sight, moving and zooming out no more than needed: from the zoom there is, or anew
   * from the wished one.
   */
  show(parts: readonly Rect[], how?: 'anew' | 'centred' | 'followed'): void;
  /** Was the last press a drag? Then its click chooses nothing. */
  wasDragged(): boolean;
}

/** Where something lies in the frame, in its pixels; nowhere if it is not shown. */
function placeIn(frame: DOMRect, element: Element): Rect[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0 ? [] : [{ x: left - frame.left, y: top - frame.top, w: width, h: height }];
}

/** Pan, wheel and pinch. The sheet is moved by its style alone: no part of the map is drawn again for it. */
export function useViewport(
  size: readonly [number, number],
  onMoved: (() => void) | undefined,
  tools: RefObject<HTMLElement | null>,
  covers: string | undefined, // what else may lie over the map, as a selector
): Viewport {
  const [width] = size;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const now = useRef<Sight>({ x: 0, y: 0, k: 0 });
  const room = useRef<Frame>({ width: 0, height: 0 });
  // for frames of another size; undefined: moved by hand, its middle stays
  const framing = useRef<Framing | undefined>(fitted);
  // the zoom that was chosen: what is shown anew zooms out from it, not from what was shown before
  const wish = useRef(0);
  const dragged = useRef(false);
  const still = useRef(0);
  const moved = useRef(onMoved);
  const [k, setK] = useState<number>();
  useEffect(() => {
    moved.current = onMoved;
  }, [onMoved]);

  /** What there is to frame in. Measured, so only where something is framed or the edge of the map is reached. */
  const measure = useCallback((): Room => {
    const box = stage.current;
    const frame = { width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 };
    const others = covers === undefined ? [] : (box?.closest('.wm')?.parentElement?.querySelectorAll(covers) ?? []);
    const over = [tools.current, ...others].filter(element => element !== null);
    const corner = box?.getBoundingClientRect();
    return { frame, sheet: size, taken: corner ? over.flatMap(element => placeIn(corner, element)) : [] };
  }, [size, tools, covers]);

  const place = useCallback(
    (next: Sight, isGliding = false): void => {
      const [box, paper] = [stage.current, sheet.current];
      if (!box || !paper) return;
      const frame = { width: box.clientWidth, height: box.clientHeight };
      room.current = frame;
      const isAtEdge = next.y > 0 || next.x < frame.width - width * Math.min(CLOSEST, next.k);
      now.current = settle(next, { frame, sheet: size, taken: isAtEdge ? measure().taken : [] });
      const { x, y, k: zoomed } = now.current;
      paper.style.transition = isGliding ? 'transform var(--move) var(--ease)' : 'none';
      paper.style.willChange = 'transform';
      paper.style.transform = `translate(${x}px,${y}px) scale(${zoomed})`;
      window.clearTimeout(still.current);
      still.current = window.setTimeout(() => (paper.style.willChange = 'auto'), SHARPEN_AFTER);
      setK(bandOf(zoomed));
      moved.current?.();
    },
    [width, size, measure],
  );

  const zoomAt = useCallback(
    (factor: number, px: number, py: number, isGliding = false): void => {
      const { x, y, k: old } = now.current;
      const box = stage.current;
      if (!box) return;
      const least = wholeZoom({ frame: { width: box.clientWidth, height: box.clientHeight }, sheet: size });
      const next = Math.max(least, Math.min(CLOSEST, old * factor));
      framing.current = undefined;
      wish.current = next;
      place({ k: next, x: px - ((px - x) / old) * next, y: py - ((py - y) / old) * next }, isGliding);
    },
    [place, size],
  );

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    let page = '';
    let byHand = fitted;
    let put: Sight | undefined; // the transform that was set here; where it differs, the user has moved the map since
    const fit = (): void => {
      const isOtherWindow = page !== (page = `${innerWidth} ${innerHeight}`);
      if (framing.current !== undefined) place(framing.current(measure()));
      else if (!isOtherWindow) place(now.current); // what lies under the map has grown: nothing moves under a finger
      else {
        if (put !== now.current) byHand = held(now.current, room.current);
        place(byHand(measure()));
        put = now.current;
      }
    };
    if (framing.current === fitted) fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, [place, measure]);

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
        framing.current = undefined;
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
        framing.current = whole;
        place(whole(measure()), true);
        wish.current = now.current.k;
      },
      begin(wanted) {
        framing.current = begun(wanted);
        place(framing.current(measure()));
        wish.current = wishedAfter(now.current);
      },
      show(parts, how) {
        if (parts.length === 0 || now.current.k === 0) return;
        const sightOf = how === 'centred' ? centredSight : how === 'followed' ? followedSight : shownSight;
        const zoom = (how === 'anew' && wish.current) || now.current.k;
        framing.current = brought(parts, sightOf, now.current, room.current, zoom);
        place(framing.current(measure()), true);
      },
    }),
    [k, place, zoomAt, measure],
  );
}
