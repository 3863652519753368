import { points } from './numbers.ts';
import { parse, type Path, write } from './path.ts';

interface Edge {
  /** Roughly how far apart the spikes or bulges are. */
  readonly step: number;
  /** How far they stand out, to the left of the walking direction. */
  readonly out: number;
}

/** One step along an edge: where it starts, how long it is, its direction, and its place in the row. */
interface EdgeStep {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly ux: number;
  readonly uy: number;
  readonly side: number;
  readonly nth: number;
}

/** Walks a line of points in even steps and lets every step draw itself. */
function walk(line: string, step: number, draw: (at: EdgeStep) => Path): Path {
  const at = points(line);
  let path = `M${at[0]![0]} ${at[0]![1]}`;
  for (let side = 0; side < at.length - 1; side++) {
    const [[ax, ay], [bx, by]] = [at[side]!, at[side + 1]!];
    const whole = Math.hypot(bx - ax, by - ay) || 1;
    const count = Math.max(1, Math.round(whole / step));
    const [ux, uy, length] = [(bx - ax) / whole, (by - ay) / whole, whole / count];
    for (let nth = 0; nth < count; nth++)
      path += draw({ x: ax + ux * length * nth, y: ay + uy * length * nth, length, ux, uy, side, nth });
  }
  return write(parse(path));
}

/** A ragged edge of fur or hair: spikes that lean forward. They are uneven, but the same on every run. */
export function ragged(line: string, { step, out, lean = 0.4 }: Edge & { readonly lean?: number }): Path {
  return walk(line, step, ({ x, y, length, ux, uy, side, nth }) => {
    const high = out * (((side * 7 + nth * 5) % 3) / 4 + 0.75);
    const [nx, ny] = [uy, -ux];
    const root = `${x + ux * length * 0.15 + nx * high * 0.6} ${y + uy * length * 0.15 + ny * high * 0.6}`;
    const tip = `${x + ux * length * (0.5 + lean) + nx * high} ${y + uy * length * (0.5 + lean) + ny * high}`;
    return `Q${root} ${tip}L${x + ux * length} ${y + uy * length}`;
  });
}

/** A scalloped edge: curls, clouds. */
export function bumps(line: string, { step, out }: Edge): Path {
  return walk(line, step, ({ x, y, length, ux, uy, side, nth }) => {
    const high = out * 1.7 * (((side + nth * 2) % 3) / 5 + 0.8);
    const first = `${x + uy * high - ux * length * 0.15} ${y - ux * high - uy * length * 0.15}`;
    const second = `${x + ux * length * 1.15 + uy * high} ${y + uy * length * 1.15 - ux * high}`;
    return `C${first} ${second} ${x + ux * length} ${y + uy * length}`;
  });
}

/** Draws on from where another path ended: the same edge without its first point. */
export const goingOn = (path: Path): Path => path.replace(/^M[^LCQ]*/, '');
