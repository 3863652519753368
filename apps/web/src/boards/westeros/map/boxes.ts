import type { Slot } from '@corvo/westeros/aids';

/** Do two boxes, each given by its middle, cover a part of each other? */
export const overlap = (a: Slot, b: Slot): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

/** How much of each other they cover. */
export const shared = (a: Slot, b: Slot): number =>
  Math.max(0, Math.min(a.w, b.w, (a.w + b.w) / 2 - Math.abs(a.x - b.x))) *
  Math.max(0, Math.min(a.h, b.h, (a.h + b.h) / 2 - Math.abs(a.y - b.y)));

/** The upright box around one that is turned. */
export function upright({ x, y, w, h, angle }: Slot & { readonly angle: number }): Slot {
  const [cos, sin] = [Math.cos, Math.sin].map(f => Math.abs(f((angle * Math.PI) / 180))) as [number, number];
  return { x, y, w: w * cos + h * sin, h: w * sin + h * cos };
}

export const grownBy = ({ x, y, w, h }: Slot, factor: number): Slot => ({ x, y, w: w * factor, h: h * factor });
