import type { Point } from '@corvo/westeros/aids';

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function segmentDistance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square)) : 0;
  return Math.hypot(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t);
}

export function ringDistance(p: Point, ring: readonly Point[]): number {
  let best = Infinity;
  for (let i = 0; i < ring.length; i++)
    best = Math.min(best, segmentDistance(p, ring[i]!, ring[i + 1 === ring.length ? 0 : i + 1]!));
  return best;
}

export function surface(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i]!, points[i - 1]!);
  return sum;
}

/** A closed curve through the points. */
export function roundRing(points: readonly Point[], steps: number): Point[] {
  const n = points.length;
  return points.flatMap((p1, i) => {
    const [p0, p2, p3] = [points[(i + n - 1) % n]!, points[(i + 1) % n]!, points[(i + 2) % n]!];
    return Array.from({ length: steps }, (_, s): Point => {
      const t = s / steps;
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      return [at(0), at(1)];
    });
  });
}

/** Leaves out points that lie closer than `tolerance` to the line without them. */
export function thin(points: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [points[0], points[points.length - 1]];
  if (points.length < 3 || !a || !b) return [...points];
  const isRing = distance(a, b) === 0;
  let [far, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const d = isRing ? distance(points[i]!, a) : segmentDistance(points[i]!, a, b);
    if (d > far) [far, index] = [d, i];
  }
  if (far <= tolerance) return [a, b];
  return [...thin(points.slice(0, index + 1), tolerance).slice(0, -1), ...thin(points.slice(index), tolerance)];
}

/** Cuts the corners of a line (Chaikin); its ends stay. */
export function cutCorners(points: readonly Point[], isClosed: boolean): Point[] {
  const out: Point[] = isClosed ? [] : [points[0]!];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
    out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
  }
  out.push(isClosed ? out[0]! : points[points.length - 1]!);
  return out;
}

/** Points on a line, at most `step` apart. */
export function walkEvenly(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let s = 1; s <= parts; s++) out.push([a[0] + ((b[0] - a[0]) * s) / parts, a[1] + ((b[1] - a[1]) * s) / parts]);
  }
  return out;
}
