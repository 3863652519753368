import type { ArcRef, MapBorder, Point } from '@corvo/westeros/aids';
import { fractal } from './chance.ts';
import { onSheet, pairKey } from './frame.ts';
import { cutCorners, distance, lengthOf, surface, thin, walkEvenly } from './plane.ts';
import type { Sheet } from './sheet.ts';
import type { BoardFacts, Sketch } from './sketch.ts';

interface Arc {
  readonly kind: 'edge' | 'coast' | 'land' | 'sea';
  readonly left: number; // area, or -1 beyond the sheet
  readonly right: number;
  readonly isClosed: boolean;
  readonly points: readonly Point[];
}

interface Ring {
  readonly refs: readonly ArcRef[];
  readonly points: readonly Point[];
}

interface Link {
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

type Trace = Omit<Arc, 'points'> & { readonly path: number[] };

function linksOf({ cells }: Sheet, label: Int32Array): Map<number, Link[]> {
  const links = new Map<number, Link[]>();
  const link = (vertex: number, to: Link): void => {
    const known = links.get(vertex);
    if (known) known.push(to);
    else links.set(vertex, [to]);
  };
  cells.forEach((cell, k) =>
    cell.next.forEach((q, s) => {
      const [own, other] = [label[k]!, q < 0 ? -1 : label[q]!];
      if (other === own || (q >= 0 && q < k)) return;
      const [a, b] = [cell.corners[s]!, cell.corners[(s + 1) % 6]!];
      link(a, { to: b, right: own, left: other });
      link(b, { to: a, right: other, left: own });
    }),
  );
  return links;
}

/** Walks each stretch of border from junction to junction, once. */
function traces(links: ReadonlyMap<number, readonly Link[]>, facts: BoardFacts): Trace[] {
  const kindOf = ({ left, right }: Link): Arc['kind'] => {
    if (left < 0 || right < 0) return 'edge';
    const isSea = [left, right].map(area => facts.areas[area]!.kind === 'sea');
    return isSea[0] !== isSea[1] ? 'coast' : isSea[0] ? 'sea' : 'land';
  };
  const isJunction = (vertex: number): boolean => links.get(vertex)!.length !== 2;
  const used = new Set<string>();
  const found: Trace[] = [];
  const walk = (start: number, first: Link): void => {
    const path = [start];
    let [at, link] = [start, first];
    for (;;) {
      used.add(`${at}>${link.to}`);
      used.add(`${link.to}>${at}`);
      path.push(link.to);
      const before = at;
      at = link.to;
      if (at === start || isJunction(at)) break;
      link = links.get(at)!.find(next => next.to !== before)!;
    }
    found.push({ left: first.left, right: first.right, kind: kindOf(first), isClosed: at === start, path });
  };
  for (const [vertex, list] of links)
    if (isJunction(vertex)) for (const link of list) if (!used.has(`${vertex}>${link.to}`)) walk(vertex, link);
  for (const [vertex, list] of links)
    if (!isJunction(vertex)) for (const link of list) if (!used.has(`${vertex}>${link.to}`)) walk(vertex, link);
  return found;
}

/** Relaxes the whole net without shrinking it (Taubin); the edge of the sheet stays. */
function relax(sheet: Sheet, links: ReadonlyMap<number, readonly Link[]>): Point[] {
  const at: Point[] = sheet.vertices.map(vertex => vertex.at);
  const net = [...links.keys()].filter(vertex => !sheet.vertices[vertex]!.isFixed);
  const pull = (factor: number): void => {
    const moved = net.map((vertex): Point => {
      const around = links.get(vertex)!;
      const mean = (k: 0 | 1): number => around.reduce((sum, link) => sum + at[link.to]![k], 0) / around.length;
      const [x, y] = at[vertex]!;
      return [x + factor * (mean(0) - x), y + factor * (mean(1) - y)];
    });
    net.forEach((vertex, i) => (at[vertex] = moved[i]!));
  };
  for (let i = 0; i < 6; i++) {
    pull(0.55);
    pull(-0.5);
  }
  return at;
}

const ROUGH = {
  coast: { height: 10, wave: 30, tolerance: 0.5 },
  land: { height: 4.2, wave: 40, tolerance: 0.6 },
  sea: { height: 0, wave: 1, tolerance: 0.9 },
  built: { height: 1.1, wave: 60, tolerance: 0.5 }, // by hands: the Wall
} as const;

/** A line as a hand would draw it: coasts ragged, borders wandering, frontiers at sea plain. */
function roughen(points: readonly Point[], kind: keyof typeof ROUGH, isClosed: boolean, seed: number): Point[] {
  const { height, wave, tolerance } = ROUGH[kind];
  const soft = walkEvenly(cutCorners(cutCorners(points, isClosed), isClosed), 4);
  if (height === 0) return thin(soft, tolerance);
  const run = [0];
  for (let i = 1; i < soft.length; i++) run.push(run[i - 1]! + distance(soft[i]!, soft[i - 1]!));
  const full = run[run.length - 1]!;
  const last = soft.length - 1;
  const rough = soft.map((p, i): Point => {
    if (!isClosed && (i === 0 || i === last)) return p;
    const fade = isClosed ? 1 : Math.min(1, run[i]! / 24, (full - run[i]!) / 24);
    const [a, b] = [soft[i === 0 ? last - 1 : i - 1]!, soft[i === last ? 1 : i + 1]!];
    const length = distance(a, b) || 1;
    const shift = fractal(p[0] / wave, p[1] / wave, seed + 77) * height * fade;
    return [p[0] - ((b[1] - a[1]) / length) * shift, p[1] + ((b[0] - a[0]) / length) * shift];
  });
  if (isClosed) rough[last] = rough[0]!;
  return thin(rough, tolerance);
}

const tenths = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** An area lies to the right of an arc it walks forward. */
function ringsOfArea(arcs: readonly Arc[], area: number): Ring[] {
  const uses = arcs.flatMap((arc, k) => [
    ...(arc.right === area ? [{ ref: k, points: arc.points }] : []),
    ...(arc.left === area ? [{ ref: ~k, points: arc.points.toReversed() }] : []),
  ]);
  const rings: Ring[] = [];
  const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
  for (let first = uses.shift(); first; first = uses.shift()) {
    const ring = [first];
    for (;;) {
      const end = ring[ring.length - 1]!.points.at(-1)!;
      if (isSame(end, first.points[0]!)) break;
      const index = uses.findIndex(use => isSame(use.points[0]!, end));
      if (index < 0) throw new Error(`an open ring in area ${area}`);
      ring.push(...uses.splice(index, 1));
    }
    rings.push({ refs: ring.map(use => use.ref), points: ring.flatMap(use => use.points.slice(0, -1)) });
  }
  return rings.sort((a, b) => Math.abs(surface(b.points)) - Math.abs(surface(a.points)));
}

export interface Net {
  readonly arcs: readonly Arc[];
  readonly rings: readonly (readonly Ring[])[]; // by area
  readonly corners: readonly { readonly between: readonly [string, string]; readonly at: Point }[];
}

function isBuilt({ wall = [], dashed = [] }: Sketch, { areas }: BoardFacts, arc: Omit<Arc, 'points'>): boolean {
  const key = pairKey([areas[arc.left]!.id, areas[arc.right]!.id]);
  return [...wall, ...dashed].some(pair => pairKey(pair) === key);
}

/** Puts borders that were built by hands exactly on their lines. */
function rule({ ruled = [] }: Sketch, { areas }: BoardFacts, found: readonly Trace[], at: Point[]): void {
  for (const { pairs, along } of ruled) {
    const line = along.map(onSheet);
    const wanted = new Set(pairs.map(pairKey));
    for (const { left, right, path } of found) {
      if (left < 0 || right < 0 || !wanted.has(pairKey([areas[left]!.id, areas[right]!.id]))) continue;
      for (const vertex of path) {
        const [x] = at[vertex]!;
        const next = Math.max(
          1,
          line.findIndex(point => point[0] >= x),
        );
        const [a, b] = [line[next - 1]!, line[next]!];
        at[vertex] = [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
      }
    }
  }
}

/** Borders of a partition as shared arcs, smoothed, roughened and thinned. */
export function traceNet(sketch: Sketch, facts: BoardFacts, sheet: Sheet, label: Int32Array): Net {
  const links = linksOf(sheet, label);
  const at = relax(sheet, links);
  const found = traces(links, facts);
  rule(sketch, facts, found, at);
  const corners = (sketch.corners ?? []).flatMap(({ kept, dropped }) => {
    // Four areas meet here: the short border between the kept pair shrinks to one point.
    const pair = kept.map(id => facts.areas.findIndex(area => area.id === id));
    const index = found.findIndex(arc => pair.includes(arc.left) && pair.includes(arc.right));
    const { path } = found[index]!;
    const [a, b] = [path[0]!, path.at(-1)!];
    const middle: Point = [(at[a]![0] + at[b]![0]) / 2, (at[a]![1] + at[b]![1]) / 2];
    at[a] = middle;
    at[b] = middle;
    found.splice(index, 1);
    return [kept, dropped].map(between => ({ between, at: tenths(middle) }));
  });
  const arcs = found.map(({ path, ...arc }): Arc => {
    const points = path.map(vertex => at[vertex]!);
    const kind = arc.kind === 'land' && isBuilt(sketch, facts, arc) ? 'built' : arc.kind;
    const drawn = kind === 'edge' ? thin(points, 0.01) : roughen(points, kind, arc.isClosed, sketch.seed);
    return { ...arc, points: drawn.map(tenths) };
  });
  return { arcs, rings: facts.areas.map((_, area) => ringsOfArea(arcs, area)), corners };
}

/** The middle of a stretch of border and its direction. */
function middleOf(points: readonly Point[]): { readonly at: Point; readonly angle: number } {
  let left = lengthOf(points) / 2;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const step = distance(a, b);
    if (left <= step) {
      const t = left / step;
      const [before, after] = [points[Math.max(0, i - 3)]!, points[Math.min(points.length - 1, i + 2)]!];
      const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], angle: (angle * 180) / Math.PI };
    }
    left -= step;
  }
  throw new Error('a border without length');
}

/** What lies between two areas, by pair. */
export function bordersOf(sketch: Sketch, { areas, pairs }: BoardFacts, { arcs, corners }: Net): MapBorder[] {
  const wanted = new Set(pairs.map(pairKey));
  const bridged = new Set(sketch.bridges.map(pairKey));
  const found = new Map<string, MapBorder & { readonly arcs: number[] }>();
  arcs.forEach((arc, k) => {
    if (arc.kind === 'edge') return;
    const [a, b] = [areas[arc.left]!, areas[arc.right]!];
    const between: [string, string] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
    const key = pairKey(between);
    const isClosed = (!wanted.has(key) || bridged.has(key)) && a.kind === 'land' && b.kind === 'land';
    const border = found.get(key) ?? { between, arcs: [], kind: isClosed ? 'river' : arc.kind };
    border.arcs.push(k);
    found.set(key, border);
  });
  const borders = [...found.values()].map((border): MapBorder => {
    if (!bridged.has(pairKey(border.between))) return border;
    const longest = border.arcs.map(k => arcs[k]!.points).reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
    const { at, angle } = middleOf(longest);
    return { ...border, bridge: { x: Math.round(at[0]), y: Math.round(at[1]), angle: Math.round(angle + 90) } };
  });
  for (const { between, at } of corners) {
    const [a, b] = between;
    borders.push({ between: a < b ? [a, b] : [b, a], arcs: [], kind: 'coast', corner: at });
  }
  return borders.sort((a, b) => (pairKey(a.between) < pairKey(b.between) ? -1 : 1));
}
