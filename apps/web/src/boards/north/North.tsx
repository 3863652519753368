import { arcPoints, type MapGeometry, type Point } from '@corvo/westeros/aids';
import { memo, type ComponentType } from 'react';
import { strokes } from '../westeros/map/glyphs.ts';
import { DRAWN, FILLED } from './glyphs.ts';

const line = (points: readonly Point[], by = 0): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${Math.round((y + by) * 10) / 10}`).join('');

const TOOTH = 10.5; // from one battlement to the next
const HALF = 2.9;

/** Battlements along an arc of the Wall, on the side it looks to. */
function battlements(arc: readonly Point[]): string {
  const [first, last] = [arc[0], arc.at(-1)];
  const eastward = first && last && first[0] <= last[0] ? arc : arc.toReversed();
  let [text, next, gone] = ['', TOOTH / 2, 0];
  eastward.slice(1).forEach(([x, y], i) => {
    const [px, py] = eastward[i] as Point;
    const length = Math.hypot(x - px, y - py);
    for (; gone + length >= next; next += TOOTH) {
      const t = (next - gone) / length;
      text += `M${(px + (x - px) * t - HALF).toFixed(1)} ${(py + (y - py) * t - 6).toFixed(1)}v-6h${HALF * 2}v6Z`;
    }
    gone += length;
  });
  return text;
}

const BANKS = 3; // stretches of a stream, each broader than the one before

/** A stream from its source to its mouth: it grows on its way. */
function Stream({ points }: { points: readonly Point[] }) {
  const cut = (part: number): Point[] => points.slice(Math.floor((points.length * part) / (BANKS + 1)));
  const parts = Array.from({ length: BANKS }, (_, i) => ({ width: 2.2 + i * 1.5, d: line(cut(i)) }));
  return (
    <>
      {parts.map(({ width, d }) => (
        <path key={width} className="bw-bank" strokeWidth={width + 1.8} d={d} />
      ))}
      {parts.map(({ width, d }) => (
        <path key={width} className="bw-stream" strokeWidth={width} d={d} />
      ))}
    </>
  );
}

/** The Wall as masonry: its shadow, its foot, its face with joints, its top with battlements. */
function Wall({ arcs }: { arcs: readonly (readonly Point[])[] }) {
  const at = (by: number): string => arcs.map(arc => line(arc, by)).join('');
  return (
    <g className="bw-wall">
      <path className="bw-wall-cast" d={at(11)} />
      <path className="bw-wall-foot" d={at(4)} />
      <path className="bw-wall-face" d={at(1)} />
      <path className="bw-wall-joints" d={at(1)} />
      <path className="bw-wall-top" d={at(-6)} />
      <path className="bw-wall-teeth" d={arcs.map(battlements).join('')} />
    </g>
  );
}

/** What stands on the northern board alone: streams, weirwoods, ice, huts, the dashed line and the Wall with its castles. */
export function northOn({ arcs, wall, dashed = [], scenery }: MapGeometry): ComponentType {
  const pointsOf = (list: readonly number[]): (readonly Point[])[] => list.map(k => arcPoints(arcs[k] ?? ''));
  const streams = (scenery.streams ?? []).map(arcPoints);
  const noSupport = pointsOf(dashed)
    .map(arc => line(arc))
    .join('');
  const walls = pointsOf(wall);
  const kinds = Object.keys(DRAWN);
  const glyph = (kind: string) => (
    <g key={kind} className={`bw-${kind}`}>
      <path className="bw-filled" d={strokes(FILLED[kind], scenery.glyphs[kind])} />
      <path d={strokes(DRAWN[kind], scenery.glyphs[kind])} />
    </g>
  );
  return memo(function North() {
    return (
      <g className="bw-north">
        {streams.map((points, i) => (
          <Stream key={i} points={points} />
        ))}
        {kinds.filter(kind => kind !== 'keep').map(glyph)}
        <path className="bw-dash-halo" d={noSupport} />
        <path className="bw-dash" d={noSupport} />
        <Wall arcs={walls} />
        {glyph('keep')}
      </g>
    );
  });
}
