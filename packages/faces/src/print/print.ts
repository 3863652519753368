import { compact, orient, parse, type Path, pointsOf, shift } from '../pen/index.ts';
import type { Ink, Inks } from './inks.ts';
import type { Shape } from './shape.ts';

/** The line on the lit side of every shape, in units of a block that is 200 wide. */
const LINE = 2.5;
/** How much heavier it is on the side away from the light, the lower right. */
const SHADOW_SIDE = 1;
/** The strip that is cleared around a figure, so that black hair stands off a dark ground. */
const HALO = 5;

/** Shapes of a figure that are larger than this both ways get the heavier side; scenes are quieter. */
const HEAVY_FROM = { figure: 26, scene: 48 } as const;

function isLargerThan(path: Path, least: number): boolean {
  const points = parse(path).flatMap(pointsOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) > least && Math.max(...ys) - Math.min(...ys) > least;
}

/** The figure or scene as SVG elements, counted in half units. Neighbours of one colour share a path. */
export function print(shapes: readonly Shape[], kind: 'figure' | 'scene', inks: Inks): string {
  const colour = (ink: Ink): string => {
    const found = inks[ink];
    if (found === undefined) throw new Error(`there is no ink ${ink} in this picture`);
    return found;
  };
  const outline = (ink: Ink, extra = 0): string =>
    `stroke="${colour(ink)}" stroke-width="${2 * (LINE + extra)}" stroke-linejoin="round"`;
  const opening = ({ ink, how }: Shape): string => {
    if (how === 'filled') return `<path fill="${colour(ink)}" d="`;
    if (how === 'outlined') return `<path fill="${colour(ink)}" ${outline('ink')} d="`;
    const dash = how.dash === undefined ? '' : ` stroke-dasharray="${how.dash}"`;
    return `<path fill="none" stroke="${colour(ink)}" stroke-width="${2 * how.width}"${dash} d="`;
  };

  const sorted = shapes.filter(shape => shape.path !== '').sort((a, b) => a.z - b.z);
  let svg = '';
  if (kind === 'figure') {
    const silhouette = sorted.filter(({ how }) => how === 'outlined').map(({ path }) => compact(orient(path)));
    svg += `<path fill="${colour('halo')}" ${outline('halo', HALO)} d="${silhouette.join('')}"/>`;
  }
  let open = '';
  const close = (): void => {
    if (open !== '') svg += '"/>';
    open = '';
  };
  for (const shape of sorted) {
    const { path, how } = shape;
    if (how === 'outlined' && isLargerThan(path, HEAVY_FROM[kind])) {
      close();
      const heavier = compact(orient(shift(path, SHADOW_SIDE, SHADOW_SIDE)));
      svg += `<path fill="${colour('ink')}" ${outline('ink')} d="${heavier}"/>`;
    }
    const start = opening(shape);
    if (start !== open || how === 'outlined') {
      close();
      svg += start;
      open = start;
    }
    svg += compact(typeof how === 'object' ? path : orient(path));
  }
  close();
  return svg;
}
