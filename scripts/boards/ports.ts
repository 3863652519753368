import type { MapBorder, MapPort, Point, Slot } from '@corvo/westeros/aids';
import type { Net } from './arcs.ts';
import { onSheet, pairKey } from './frame.ts';
import { gapBetween, type Field } from './layout.ts';
import { distance } from './plane.ts';
import type { BoardFacts, Sketch } from './sketch.ts';

const BASIN = 36;
const ORDER = 34;

/** The least room of a box in its field, by its corners and the middles of its sides. */
function roomOf(field: Field, { x, y, w, h }: Slot): number {
  const rim = [-1, 0, 1].flatMap(a => [-1, 0, 1].map(b => field.roomAt(x + (a * w) / 2, y + (b * h) / 2)));
  return Math.min(...rim);
}

/** Ports lie in the sea beside a quay of their land, near the spot the sketch names. */
export function placePorts(
  sketch: Sketch,
  facts: BoardFacts,
  net: Net,
  borders: readonly MapBorder[],
  fieldOfSea: (id: string) => Field,
): MapPort[] {
  const placed: Slot[] = [];
  return facts.ports.map(port => {
    const border = borders.find(({ between }) => pairKey(between) === pairKey([port.land, port.sea]));
    if (!border) throw new Error(`${port.id}: its land and its sea do not touch`);
    const goal = onSheet(sketch.ports[port.id] ?? [0.5, 0.5]);
    const sea = fieldOfSea(port.sea);
    let best: { port: MapPort; score: number } | undefined;
    for (const k of border.arcs) {
      const { points, right, isClosed } = net.arcs[k]!;
      for (let i = 3; i < points.length - 3; i++) {
        const quay = points[i]!;
        const ends = isClosed ? 99 : Math.min(distance(quay, points[0]!), distance(quay, points.at(-1)!));
        const [a, b] = [points[i - 3]!, points[i + 3]!];
        const side = facts.areas[right]!.id === port.sea ? 1 : -1;
        const length = distance(a, b) || 1;
        const normal: Point = [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side];
        const slot = (from: Point, reach: number, angle: number, size: number): Slot => {
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          const [nx, ny] = [normal[0] * cos - normal[1] * sin, normal[0] * sin + normal[1] * cos];
          return { x: Math.round(from[0] + nx * reach), y: Math.round(from[1] + ny * reach), w: size, h: size };
        };
        const units = slot(quay, 25, 0, BASIN);
        if (roomOf(sea, units) < -7) continue;
        for (const angle of [0, 0.7, -0.7, 1.3, -1.3]) {
          const order = slot([units.x, units.y], 44, angle, ORDER);
          const room = roomOf(sea, order);
          const clear = Math.min(99, ...placed.flatMap(other => [gapBetween(other, units), gapBetween(other, order)]));
          if (room < 1 || gapBetween(units, order) < 2 || clear < 4) continue;
          const score =
            -distance(quay, goal) - Math.max(0, 40 - ends) * 3 + Math.min(8, room) * 2 - Math.abs(angle) * 6;
          if (!best || score > best.score) best = { port: { ...port, quay, units, order }, score };
        }
      }
    }
    if (!best) throw new Error(`no room for ${port.id}`);
    placed.push(best.port.units, best.port.order);
    return best.port;
  });
}
