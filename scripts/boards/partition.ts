import { isInside, type Point } from '@corvo/westeros/aids';
import { fractal, numbersFrom } from './chance.ts';
import { onSheet, pairKey, share } from './frame.ts';
import { distance, ringDistance, roundRing, segmentDistance } from './plane.ts';
import type { Sheet } from './sheet.ts';
import { WASTE, type BoardFacts, type Sketch } from './sketch.ts';

const COUNTED_IN = 5560; // sizes of sketches are counted in cells of a sheet of so many
const LEAST_BORDER = 76;
const STEPS_PER_CELL = 700;

export interface Partition {
  readonly label: Int32Array; // the area of each cell
  readonly faults: readonly string[];
  readonly energy: number;
}

/** Each area as strokes: its middle joined to its bodies, and those to the points where it meets its neighbours. */
function skeletons(sketch: Sketch, { areas }: BoardFacts): (readonly [Point, Point])[][] {
  return areas.map(area => {
    const centre = onSheet(sketch.centres[area.id] ?? area.at);
    const body = (sketch.bodies[area.id] ?? []).map(onSheet);
    const arms = sketch.meets.filter(meet => meet.between.includes(area.id)).flatMap(meet => meet.at.map(onSheet));
    const strokes = arms.map((arm): readonly [Point, Point] => {
      const from = [centre, ...body].reduce((best, b) => (distance(b, arm) < distance(best, arm) ? b : best));
      return [from, [from[0] + (arm[0] - from[0]) * 0.86, from[1] + (arm[1] - from[1]) * 0.86]];
    });
    body.forEach((b, i) => strokes.push([i > 0 ? body[i - 1]! : centre, b]));
    return strokes.length > 0 ? strokes : [[centre, centre]];
  });
}

/** What it costs to give a cell to an area: far from its skeleton, on the wrong side of the coast. */
function costs(sketch: Sketch, facts: BoardFacts, { cells }: Sheet): Float64Array[] {
  const { areas } = facts;
  const strokes = skeletons(sketch, facts);
  const coasts = sketch.silhouette.map(({ points, only, straight }) => ({
    ring: straight ? points.map(onSheet) : roundRing(points.map(onSheet), 6),
    only: only === undefined ? -1 : areas.findIndex(area => area.id === only),
    isStraight: straight === true,
  }));
  return cells.map(({ middle: [x, y], next }) => {
    const warped: Point = [x + fractal(x / 58, y / 58, 11) * 15, y + fractal(x / 58, y / 58, 31) * 15];
    let [depth, only, onLand] = [Infinity, -1, false];
    for (const coast of coasts) {
      const here: Point = coast.isStraight ? [x, y] : warped;
      const d = ringDistance(here, coast.ring);
      if (isInside(here, [coast.ring])) [onLand, only, depth] = [true, coast.only, d];
      else if (!onLand && d < depth) depth = d;
    }
    return Float64Array.from(areas, (area, i) => {
      const isLand = area.kind !== 'sea';
      const isIsland = coasts.some(coast => coast.only === i);
      let cost = Math.min(...strokes[i]!.map(([p, q]) => segmentDistance([x, y], p, q))) * 0.26;
      if (isLand !== onLand) cost += 9 + depth * 1.25;
      if (isLand && next.includes(-1) && !runsOff(sketch, area.id)) cost += 900;
      if (isLand && onLand && (isIsland ? only !== i : only >= 0)) cost += 400;
      if (isIsland && only !== i) cost += 12;
      return cost;
    });
  });
}

/** Keeps the largest piece of each area and gives strays to a neighbour. */
function gatherPieces({ cells }: Sheet, label: Int32Array, cost: readonly Float64Array[], areas: number): void {
  for (let round = 0; round < 30; round++) {
    const seen = new Uint8Array(cells.length);
    const pieces: { area: number; members: number[] }[] = [];
    for (let k = 0; k < cells.length; k++) {
      if (seen[k]) continue;
      const members = [k];
      seen[k] = 1;
      for (let m = 0; m < members.length; m++)
        for (const q of cells[members[m]!]!.next)
          if (q >= 0 && !seen[q] && label[q] === label[k]) {
            seen[q] = 1;
            members.push(q);
          }
      pieces.push({ area: label[k]!, members });
    }
    const largest = Array.from({ length: areas }, (_, i) =>
      pieces.filter(piece => piece.area === i).reduce((a, b) => (b.members.length > a.members.length ? b : a)),
    );
    const stray = new Set(pieces.filter(piece => largest[piece.area] !== piece).flatMap(piece => piece.members));
    if (stray.size === 0) return;
    for (const k of stray) {
      const options = cells[k]!.next.filter(q => q >= 0 && !stray.has(q)).map(q => label[q]!);
      if (options.length > 0) label[k] = options.reduce((b, o) => (cost[k]![o]! < cost[k]![b]! ? o : b));
    }
  }
}

/** May this land run off the sheet? */
const runsOff = (sketch: Sketch, id: string): boolean => id === WASTE || (sketch.offSheet ?? []).includes(id);

type Contact = 'wanted' | 'corner' | 'river' | 'unwanted' | 'free';

function contactRules(sketch: Sketch, { areas, pairs }: BoardFacts): Contact[][] {
  const wanted = new Set(pairs.map(pairKey));
  const rivers = new Set(sketch.rivers.map(pairKey));
  const kept = new Set((sketch.corners ?? []).map(corner => pairKey(corner.kept)));
  const dropped = new Set((sketch.corners ?? []).map(corner => pairKey(corner.dropped)));
  return areas.map(a =>
    areas.map((b): Contact => {
      const key = pairKey([a.id, b.id]);
      if (a.isScenery === true || b.isScenery === true) return 'free';
      if (kept.has(key)) return 'corner';
      if (wanted.has(key) && !dropped.has(key)) return 'wanted';
      return rivers.has(key) ? 'river' : 'unwanted';
    }),
  );
}

/** What a contact of this length costs. */
function penalty(rule: Contact, length: number): number {
  const isApart = length <= 0.01;
  switch (rule) {
    case 'wanted':
      return isApart ? 320 : 2.6 * Math.max(0, LEAST_BORDER - length);
    case 'corner':
      return isApart ? 400 : 3 * Math.max(0, length - 26);
    case 'river':
      return isApart ? 60 : length * 0.05 + 1.8 * Math.max(0, 62 - length);
    case 'free':
      return 0;
    case 'unwanted':
      return isApart ? 0 : 45 + 5 * length;
  }
}

/**
 * Gives every cell to an area by simulated annealing: one border cell changes hands at a time, never so that an area
 * falls apart or encloses another. `kept` are cells that stay as they are.
 */
export function partition(
  sketch: Sketch,
  facts: BoardFacts,
  sheet: Sheet,
  attempt: number,
  kept?: (cell: number) => string | undefined,
): Partition {
  const { cells } = sheet;
  const { areas } = facts;
  const n = areas.length;
  const cost = costs(sketch, facts, sheet);
  const fixed = new Uint8Array(cells.length);
  const label = Int32Array.from(cells, (_, k) => cost[k]!.indexOf(Math.min(...cost[k]!)));
  cells.forEach((_, k) => {
    const id = kept?.(k);
    if (id === undefined) return;
    label[k] = areas.findIndex(area => area.id === id);
    fixed[k] = 1;
  });
  gatherPieces(sheet, label, cost, n);

  const isLand = areas.map(area => area.kind !== 'sea');
  const rule = contactRules(sketch, facts);
  const contact = Array.from({ length: n }, () => new Float64Array(n));
  const touch = (i: number, j: number, by: number): void => {
    contact[i]![j]! += by;
    contact[j]![i]! += by;
  };
  cells.forEach((cell, k) =>
    cell.next.forEach((q, s) => {
      if (q > k && label[q] !== label[k]) touch(label[k]!, label[q]!, cell.sides[s]!);
    }),
  );
  const size = new Float64Array(n);
  for (const area of label) size[area]!++;
  const finer = cells.length / (COUNTED_IN * share());
  const least = areas.map(
    ({ id, kind }) => (sketch.least[id] ?? (kind === 'sea' ? sketch.leastSea : sketch.leastLand)) * finer,
  );
  const smallness = (i: number, cellsOf: number): number => (9 / finer) * Math.max(0, least[i]! - cellsOf);
  // Coasts may wander, frontiers at sea run short.
  const taut = areas.map((_, i) => areas.map((__, j) => (isLand[i] !== isLand[j] ? 0.5 : isLand[i] ? 1.1 : 1.3)));

  const random = numbersFrom(sketch.seed * 7 + 1 + attempt * 101);
  // How contacts would change, in two short lists: a map here would take half of the time.
  const changed = new Int32Array(12);
  const change = new Float64Array(12);
  let changes = 0;
  const add = (i: number, j: number, d: number): void => {
    const key = i < j ? i * n + j : j * n + i;
    let at = 0;
    while (at < changes && changed[at] !== key) at++;
    if (at === changes) {
      changed[changes++] = key;
      change[at] = 0;
    }
    change[at]! += d;
  };
  const steps = cells.length * STEPS_PER_CELL;
  for (let step = 0; step < steps; step++) {
    const heat = 11 * (1 - step / steps) ** 2 + 0.02;
    const k = (random() * cells.length) | 0;
    const cell = cells[k]!;
    const from = label[k]!;
    const q = cell.next[(random() * 6) | 0]!;
    if (q < 0 || label[q] === from || fixed[k]) continue;
    const to = label[q]!;
    let runsFrom = 0;
    let runsTo = 0;
    let isAtEdge = false;
    for (let s = 0; s < 6; s++) {
      const near = cell.next[s]!;
      const before = cell.next[(s + 5) % 6]!;
      const a = near < 0 ? -1 : label[near]!;
      const b = before < 0 ? -1 : label[before]!;
      if (a < 0) isAtEdge = true;
      if (a === from && b !== from) runsFrom++;
      if (a === to && b !== to) runsTo++;
    }
    if (runsFrom !== 1 || runsTo !== 1) continue;
    if (isAtEdge && isLand[to] && !runsOff(sketch, areas[to]!.id)) continue;
    changes = 0;
    let delta = cost[k]![to]! - cost[k]![from]!;
    for (let s = 0; s < 6; s++) {
      const near = cell.next[s]!;
      if (near < 0) continue;
      const other = label[near]!;
      const side = cell.sides[s]!;
      if (other !== from) {
        add(from, other, -side);
        delta -= side * taut[from]![other]!;
      }
      if (other !== to) {
        add(to, other, side);
        delta += side * taut[to]![other]!;
      }
    }
    for (let at = 0; at < changes; at++) {
      const i = (changed[at]! / n) | 0;
      const j = changed[at]! % n;
      const now = contact[i]![j]!;
      delta += penalty(rule[i]![j]!, now + change[at]!) - penalty(rule[i]![j]!, now);
    }
    delta += smallness(from, size[from]! - 1) - smallness(from, size[from]!);
    delta += smallness(to, size[to]! + 1) - smallness(to, size[to]!);
    if (delta > 0 && random() >= Math.exp(-delta / heat)) continue;
    label[k] = to;
    size[from]!--;
    size[to]!++;
    for (let at = 0; at < changes; at++) touch((changed[at]! / n) | 0, changed[at]! % n, change[at]!);
  }

  const faults: string[] = [];
  let energy = 0;
  label.forEach((area, k) => (energy += cost[k]![area]!));
  for (let i = 0; i < n; i++) {
    energy += smallness(i, size[i]!);
    for (let j = i + 1; j < n; j++) {
      const length = contact[i]![j]!;
      energy += length * taut[i]![j]! + penalty(rule[i]![j]!, length);
      const pair = `${areas[i]!.id} | ${areas[j]!.id} ${length.toFixed(0)}`;
      if (rule[i]![j] === 'unwanted' && length > 0.01) faults.push(`unwanted ${pair}`);
      if (rule[i]![j] === 'wanted' && length < LEAST_BORDER * 0.7) faults.push(`short ${pair}`);
    }
  }
  return { label, faults, energy };
}
