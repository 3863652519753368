import { leaf, leaves, type Path, place, points, type Stroke, strokes } from '../pen/index.ts';
import { filled, outlined, type Shape } from '../print/index.ts';

/** A way to wear the hair, drawn for one view. */
export type Style = () => Shape[];

/** Strands must survive a picture of 56 pixels, so they are cut broader than drawn. */
const BOLD = 1.5;
const bold = (text: string): Path =>
  leaves(strokes(text).map(([x1, y1, x2, y2, width, bend]): Stroke => [x1, y1, x2, y2, width * BOLD, bend]));

/** A mass of hair with light strands (upper left) and dark ones. z 10 lies behind the neck, z 80 over the face. */
export const part = (z: number, mass: Path, light = '', dark = ''): Shape[] => [
  outlined(z, 'hair', mass),
  filled(z + 1, 'hair1', bold(light)),
  filled(z + 1, 'hair2', bold(dark)),
];

/** Locks of a curly head, each 'x y radius': comma cuts, turned a little differently each time. */
export const curls = (text: string): Path =>
  text
    .split(',')
    .map(lock => lock.trim().split(' ').map(Number))
    .map(([x = 0, y = 0, r = 5]) => {
      const outer = `M${-r * 1.3} ${r * 0.4}C${-r * 1.3} ${-r * 1.5} ${r * 1.3} ${-r * 1.5} ${r * 1.2} ${r * 0.5}`;
      const inner = `C${r * 0.9} ${-r * 0.7} ${-r * 0.5} ${-r * 0.9} ${-r * 1.3} ${r * 0.4}Z`;
      return place(outer + inner, { x, y, angle: ((x * 7 + y * 3) % 90) - 60 });
    })
    .join('');

/** A plait laid along a line of points: crossed lobes with a dark cut between. */
export function braid(line: string, z = 84, width = 9): Shape[] {
  const at = points(line);
  let lobes = '';
  const cuts: Stroke[] = [];
  at.slice(0, -1).forEach(([x, y], i) => {
    const [nextX, nextY] = at[i + 1]!;
    const side = i % 2 === 1 ? 1 : -1;
    const [dx, dy] = [nextX - x, nextY - y];
    const length = Math.hypot(dx, dy);
    const [px, py] = [-dy / length, dx / length];
    const w = width * (1 - (i / at.length) * 0.35); // it grows thinner towards its end
    const [ax, ay] = [x - px * w * 0.9 * side - dx * 0.25, y - py * w * 0.9 * side - dy * 0.25];
    const [bx, by] = [nextX + px * w * 0.75 * side + dx * 0.15, nextY + py * w * 0.75 * side + dy * 0.15];
    const between = (share: number): [number, number] => [ax + (bx - ax) * share, ay + (by - ay) * share];
    lobes += leaf(ax, ay, bx, by, w * 1.05, 0);
    cuts.push([...between(0.3), ...between(0.8), 1.6, 1]);
  });

  return [outlined(z, 'hair', lobes), filled(z + 0.5, 'hair2', leaves(cuts))];
}
