import { isInside, type MapLayout, type Point, type Slot } from '@corvo/westeros';

const LEAST_TEXT = 11; // pixels on the screen; what would be smaller is hidden
const MOST_GROWTH = 1.9;

const overlap = (a: Slot, b: Slot): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

/** The size of a name at this zoom: as drawn, larger where it must be and can, or nothing where it could not be read. */
export function nameSize(
  layout: MapLayout,
  rings: readonly (readonly Point[])[],
  k: number,
  showsIcons: boolean,
): number | undefined {
  const { name, icons, units, order, token, mark } = layout;
  if (name.size * k >= LEAST_TEXT - 0.1) return name.size;
  const growth = LEAST_TEXT / k / name.size;
  if (growth > MOST_GROWTH || name.angle !== 0 || name.bend !== 0) return undefined;
  const grown: Slot = { x: name.x, y: name.y, w: name.w * growth, h: name.h * growth };
  const pieces = k < 0.5 ? 1.45 : 1; // at a distance pieces are drawn larger
  const others = [units, order, token, mark]
    .filter(slot => slot !== undefined)
    .map(slot => ({ ...slot, w: slot.w * pieces, h: slot.h * pieces }));
  if ([...others, ...(showsIcons && icons ? [icons] : [])].some(slot => overlap(grown, slot))) return undefined;
  const corners = [-1, 1].flatMap(a =>
    [-1, 1].map((b): Point => [grown.x + (a * grown.w) / 2, grown.y + (b * grown.h) / 2]),
  );
  return corners.every(corner => isInside(corner, rings)) ? LEAST_TEXT / k : undefined;
}
