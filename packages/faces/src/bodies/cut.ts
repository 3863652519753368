import type { Build, Look } from '../look.ts';
import {
  comb,
  disc,
  discs,
  goingOn,
  leaves,
  type Path,
  points,
  ragged,
  type Stroke,
  strokes,
  whole,
} from '../pen/index.ts';
import { filled, type Ink, lit, outlined, shaded, type Shape, stroked } from '../print/index.ts';

/** Shoulders and what covers them, drawn for the front; heads of every view sit on them. */
export type Garment = (look: Look) => Shape[];

const SHOULDERS: Readonly<Record<Build, Path>> = {
  normal: 'M100 172L130 174C138 186 156 192 172 200C188 208 194 228 196 254L100 254',
  wide: 'M100 168L132 170C144 184 166 188 182 196C198 206 204 228 206 254L100 254',
  narrow: 'M100 176L126 177C132 188 146 194 158 201C172 210 178 230 180 254L100 254',
};

export const shoulders = (build: Build = 'normal'): Path => whole(SHOULDERS[build]);

/** The folds of loose cloth, from the middle of each side outwards. */
export const FOLDS: readonly Stroke[] = strokes(
  '60 200 48 250 3 5, 76 206 74 250 2.4 2, 140 200 152 250 3 -5, 124 206 126 250 2.4 -2, 34 214 26 250 2.4 3, 166 214 174 250 2.4 -3',
);

const EDGES: Readonly<Record<Build, string>> = {
  wide: '184 198, 197 214, 203 236, 205 252',
  narrow: '160 204, 171 214, 177 234, 179 252',
  normal: '172 201, 186 212, 193 232, 195 252',
};

/** Cuts from the edge away from the light inwards. */
export const shadowEdge = (build: Build = 'normal'): Path =>
  comb(EDGES[build], { dx: -26, dy: 4, count: 8, width: 4.4, taper: 0.3 });

export const collar = (z: number, ink: Ink): Shape[] => [
  outlined(z, ink, whole('M100 186C112 184 122 178 128 170L136 178C130 192 116 200 100 202')),
];

/** Woven lozenges: rich cloth. */
export const brocade = (at: string): Path =>
  points(at)
    .map(([x, y]) => `M${x} ${y - 5}L${x + 4} ${y}L${x} ${y + 5}L${x - 4} ${y}Z`)
    .join('');

export const rivets = (at: string): Path => discs(at, 2);

/** The links of a chain, by turns flat and upright. */
export const links = (at: string): Path =>
  points(at)
    .map(([x, y], i) => (i % 2 === 1 ? disc(x, y, 6, 4.5) : disc(x, y, 4.5, 6)))
    .join('');

/** Rings of mail along rows. */
export const rings = (rows: Path): Shape[] => [stroked(41, 'iron2', rows, { width: 2.2, dash: '6 5' })];

/** The rows of mail over the whole chest. */
export const ROWS: Path =
  'M40 196L160 196M30 203L170 203M22 210L178 210M16 217L184 217M12 224L188 224M10 231L190 231M8 238L192 238M6 245L194 245';

/** A mantle of fur over both shoulders that closes at `low`. */
export function furMantle(fur: Ink, low = 214): Shape[] {
  const spikes = { step: 13, out: 8, lean: 0.3 };
  const left = ragged('4 252, 6 226, 22 200, 48 186, 70 172', spikes);
  const right = goingOn(ragged('130 172, 152 186, 178 200, 194 226, 196 252', spikes));
  const inner = `C150 236 122 ${low + 12} 100 ${low}C78 ${low + 12} 50 236 4 252Z`;
  const hairs = strokes(
    '20 216 34 236 3.4 2, 34 204 46 226 3.4 2, 48 196 60 218 3.4 2, 62 188 74 208 3.4 2, 76 182 86 200 3 2, 46 218 56 234 3 2, 70 206 80 222 3 2',
  );
  const mirrored = hairs.map(([x1, y1, x2, y2, width, bend]): Stroke => [200 - x1, y1, 200 - x2, y2, width, -bend]);
  return [
    outlined(45, fur, `${left}L78 166L100 180L122 166L130 172${right}${inner}`),
    filled(45.5, lit(fur), leaves(hairs)),
    filled(45.5, shaded(fur), leaves(mirrored)),
  ];
}

/** How far from the middle the shoulders reach at a height, so that scales stay on them. */
const reach = (y: number): number => (y < 192 ? 42 : y < 202 ? 56 : y < 212 ? 70 : y < 224 ? 80 : 88);

/** Rows of overlapping scales from `top` down, no further from the middle than `most`. */
export function scales(dark: Ink, top = 190, most = Infinity): Shape[] {
  let path = '';
  for (let y = top, row = 0; y < 256; y += 11, row++)
    for (let x = 20 + (row % 2) * 8; x <= 180; x += 16) {
      const out = Math.abs(x - 100);
      if (out < reach(y) - 8 && out < most)
        path += `M${x - 8} ${y}C${x - 7} ${y + 11} ${x + 7} ${y + 11} ${x + 8} ${y}C${x + 5} ${y + 7} ${x - 5} ${y + 7} ${x - 8} ${y}Z`;
    }
  return [filled(41, dark, path)];
}
