import type { AreaId } from '@corvo/westeros';
import { arcPoints, ringsOf, type MapBorder, type MapGeometry, type Point } from '@corvo/westeros/aids';

/** A geometry as paths of a browser, made once. */
export interface DrawnMap {
  readonly area: ReadonlyMap<AreaId, string>;
  readonly coast: string;
  readonly shallows: string; // the coast with few points: for strokes so broad that nobody sees the difference
  readonly borders: string;
  readonly frontiers: string; // at sea
  readonly rivers: string;
  readonly mouths: readonly Point[]; // where rivers meet the sea
  readonly wall: string;
  readonly islets: string;
  readonly arcs: readonly (readonly Point[])[];
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A line as curves through its points. */
function curves(points: readonly Point[]): string {
  const n = points.length;
  const [first, last] = [points[0] as Point, points[n - 1] as Point];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const at = (i: number): Point => points[isClosed ? (i + n - 1) % (n - 1) : Math.max(0, Math.min(n - 1, i))] as Point;
  let text = '';
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, d] = [at(i - 1), points[i] as Point, points[i + 1] as Point, at(i + 2)];
    const reach = Math.hypot(c[0] - b[0], c[1] - b[1]) * 0.3;
    const [u, v] = [Math.hypot(c[0] - a[0], c[1] - a[1]) || 1, Math.hypot(d[0] - b[0], d[1] - b[1]) || 1];
    text += `C${round(b[0] + ((c[0] - a[0]) / u) * reach)} ${round(b[1] + ((c[1] - a[1]) / u) * reach)} `;
    text += `${round(c[0] - ((d[0] - b[0]) / v) * reach)} ${round(c[1] - ((d[1] - b[1]) / v) * reach)} ${c[0]} ${c[1]}`;
  }
  return text;
}

const SPARSE = 15; // units between the points that are kept

function sparse(points: readonly Point[]): string {
  let text = '';
  let [px, py] = [Infinity, Infinity];
  points.forEach(([x, y], i) => {
    if (i > 0 && i < points.length - 1 && Math.hypot(x - px, y - py) < SPARSE) return;
    text += `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`;
    [px, py] = [x, y];
  });
  return text;
}

function draw(geometry: MapGeometry): DrawnMap {
  const arcs = geometry.arcs.map(arcPoints);
  // Points lie so close that straight lines between whole units will do for what is filled: its edge is covered by the
  // curve of the border. They are written, and read by the browser, in half the time.
  const ringPath = (ring: readonly (readonly [number, number])[]): string =>
    `M${ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
  const line = (k: number): string => {
    const points = arcs[k] ?? [];
    return `M${(points[0] ?? [0, 0]).join(' ')}${curves(points)}`;
  };
  const linesOf = (test: (border: MapBorder) => boolean): string =>
    geometry.borders
      .filter(test)
      .flatMap(border => border.arcs)
      .map(line)
      .join('');
  const isWall = (border: MapBorder): boolean => border.arcs.some(k => geometry.wall.includes(k));
  const shore = new Set(
    geometry.borders
      .filter(border => border.kind === 'coast')
      .flatMap(border => border.arcs)
      .flatMap(k => [String(arcs[k]?.[0]), String(arcs[k]?.at(-1))]),
  );
  return {
    area: new Map(geometry.areas.map(area => [area.id, ringsOf(arcs, area).map(ringPath).join('')])),
    coast: linesOf(border => border.kind === 'coast'),
    shallows: [
      ...geometry.borders
        .filter(border => border.kind === 'coast')
        .flatMap(border => border.arcs.map(k => arcs[k] ?? [])),
      ...geometry.scenery.islets.map(arcPoints),
    ]
      .map(sparse)
      .join(''),
    borders: linesOf(border => border.kind === 'land' && !isWall(border)),
    frontiers: linesOf(border => border.kind === 'sea'),
    rivers: linesOf(border => border.kind === 'river'),
    mouths: geometry.borders
      .filter(border => border.kind === 'river')
      .flatMap(border => border.arcs)
      .flatMap(k => [arcs[k]?.[0], arcs[k]?.at(-1)])
      .filter((point): point is Point => point !== undefined && shore.has(String(point))),
    wall: geometry.wall.map(line).join(''),
    islets: geometry.scenery.islets
      .map(arcPoints)
      .map(points => `M${(points[0] ?? [0, 0]).join(' ')}${curves(points)}Z`)
      .join(''),
    arcs,
  };
}

const drawn = new WeakMap<MapGeometry, DrawnMap>();

export function drawnMap(geometry: MapGeometry): DrawnMap {
  const known = drawn.get(geometry) ?? draw(geometry);
  drawn.set(geometry, known);
  return known;
}
