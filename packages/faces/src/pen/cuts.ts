import { points, type Stroke, strokes } from './numbers.ts';
import { type Path, write } from './path.ts';

/** A straight line with the unit vector across it and its middle, pushed sideways by the bend. */
function along(x1: number, y1: number, x2: number, y2: number, bend: number) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  return { nx, ny, mx: (x1 + x2) / 2 + nx * bend, my: (y1 + y2) / 2 + ny * bend };
}

/** A cut that starts broad and runs out: the mark of the gouge. */
export function wedge(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): Path {
  const { nx, ny, mx, my } = along(x1, y1, x2, y2, bend);
  const h = width / 2;
  return write([
    ['M', x1 + nx * h, y1 + ny * h],
    ['Q', mx + nx * h * 0.7, my + ny * h * 0.7, x2, y2],
    ['Q', mx - nx * h * 0.7, my - ny * h * 0.7, x1 - nx * h, y1 - ny * h],
    ['Z'],
  ]);
}

/** A cut that is pointed at both ends: brows, lids, strands of hair. */
export function leaf(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): Path {
  const { nx, ny, mx, my } = along(x1, y1, x2, y2, bend);
  return write([
    ['M', x1, y1],
    ['Q', mx + nx * width, my + ny * width, x2, y2],
    ['Q', mx - nx * width, my - ny * width, x1, y1],
    ['Z'],
  ]);
}

/** Many cuts: text as in `strokes`, or strokes that were worked out. */
type Cuts = string | readonly Stroke[];
const listed = (cuts: Cuts): readonly Stroke[] => (typeof cuts === 'string' ? strokes(cuts) : cuts);

export const leaves = (cuts: Cuts): Path =>
  listed(cuts)
    .map(cut => leaf(...cut))
    .join('');
export const wedges = (cuts: Cuts): Path =>
  listed(cuts)
    .map(cut => wedge(...cut))
    .join('');

interface Comb {
  /** Where the cuts point, from their root. */
  readonly dx: number;
  readonly dy: number;
  readonly count: number;
  readonly width: number;
  /** How much shorter the first and last cuts are than the middle ones, 0 to 1. */
  readonly taper?: number;
}

/** Wedges side by side along a line of points, all pointing the same way: the comb between shadow and light. */
export function comb(line: string, { dx, dy, count, width, taper = 0.55 }: Comb): Path {
  const at = points(line);
  const lengths = at.slice(1).map(([x, y], i) => Math.hypot(x - at[i]![0], y - at[i]![1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let path = '';
  for (let k = 0; k < count; k++) {
    let way = (total * (k + 0.5)) / count;
    let i = 0;
    while (i < lengths.length - 1 && way > lengths[i]!) way -= lengths[i++]!;
    const part = way / lengths[i]!;
    const [[ax, ay], [bx, by]] = [at[i]!, at[i + 1]!];
    const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part];
    const reach = 1 - taper + taper * Math.sin((Math.PI * (k + 0.5)) / count);
    path += wedge(x, y, x + dx * reach, y + dy * reach, width);
  }
  return path;
}

/** A round disc as four curves, so that it can be warped like everything else. */
export function disc(x: number, y: number, rx: number, ry = rx): Path {
  const [kx, ky] = [rx * 0.552, ry * 0.552];
  return [
    `M${x - rx} ${y}`,
    `C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}`,
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}`,
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}`,
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`,
  ].join('');
}

/** Discs of one size at many points. */
export const discs = (centres: string, rx: number, ry = rx): Path =>
  points(centres)
    .map(([x, y]) => disc(x, y, rx, ry))
    .join('');

/** Five round petals. */
export const flower = (x: number, y: number, spread: number, petal: number): Path =>
  [0, 72, 144, 216, 288]
    .map(degrees => ((degrees - 90) * Math.PI) / 180)
    .map(t => disc(x + Math.cos(t) * spread, y + Math.sin(t) * spread, petal))
    .join('');
