import { parse, type Path, pointsOf, type Segment, write } from './path.ts';

const lastPoint = (segment: Segment | undefined): [number, number] =>
  (segment === undefined ? undefined : pointsOf(segment).at(-1)) ?? [0, 0];

/** Half an outline, drawn from the axis down the right side and back to the axis, becomes the whole outline. */
export function whole(half: Path, axis = 100): Path {
  const segments = parse(half);
  const left: Segment[] = [];
  for (let i = segments.length - 1; i > 0; i--) {
    const segment = segments[i]!;
    const back = [...pointsOf(segment).slice(0, -1).reverse(), lastPoint(segments[i - 1])];
    left.push([segment[0], ...back.flatMap(([x, y]) => [2 * axis - x, y])]);
  }
  return `${write(segments)}${write(left)}Z`;
}

/** Turns every closed piece the same way round, so that pieces of one colour may overlap in one path and leave no hole. */
export function orient(path: Path): Path {
  const pieces: Segment[][] = [];
  for (const segment of parse(path)) {
    if (segment[0] === 'M') pieces.push([segment]);
    else pieces.at(-1)?.push(segment);
  }
  return pieces.map(piece => (signedArea(piece) >= 0 ? write(piece) : reversed(piece))).join('');
}

function signedArea(piece: readonly Segment[]): number {
  const corners = piece.flatMap(pointsOf);
  return corners.reduce((area, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return area + x * nextY - nextX * y;
  }, 0);
}

function reversed(piece: readonly Segment[]): Path {
  const drawn = piece.filter(([command]) => command !== 'Z');
  const back: Segment[] = [['M', ...lastPoint(drawn.at(-1))]];
  for (let i = drawn.length - 1; i > 0; i--) {
    const segment = drawn[i]!;
    const between = pointsOf(segment).slice(0, -1).reverse();
    back.push([segment[0], ...between.flat(), ...lastPoint(drawn[i - 1])]);
  }
  return `${write(back)}Z`;
}
