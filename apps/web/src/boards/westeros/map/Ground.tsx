import type { MapGeometry, Point } from '@corvo/westeros/aids';
import { Fragment, memo } from 'react';
import { LINES, SHADES, strokes } from './glyphs.ts';
import { drawnMap } from './paths.ts';

const DEPTHS = [46, 33, 21, 10]; // how far shallow water reaches from the coast

/** Sea, land, scenery and borders: everything that no move ever changes. */
export const Ground = memo(function Ground({ geometry, id }: { geometry: MapGeometry; id: string }) {
  const drawn = drawnMap(geometry);
  const [width, height] = geometry.size;
  const { glyphs, compass } = geometry.scenery;
  const lands = geometry.areas.filter(area => area.kind !== 'sea');
  return (
    <g className="wm-ground">
      <defs>
        <path id={`${id}-coast`} d={drawn.coast + drawn.islets} />
        <path id={`${id}-shallows`} d={drawn.shallows} />
        <path id={`${id}-rivers`} d={drawn.rivers} />
        <path id={`${id}-wall`} d={drawn.wall} />
        <linearGradient id={`${id}-deep`} x1="0" y1="0" x2="0" y2="1">
          <stop className="wm-deep-north" offset="0" />
          <stop className="wm-deep-middle" offset=".5" />
          <stop className="wm-deep-south" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}-snow`} x1="0" y1="0" x2="0" y2={height * 0.3} gradientUnits="userSpaceOnUse">
          <stop className="wm-snow-full" offset="0" />
          <stop className="wm-snow-full" offset=".3" />
          <stop className="wm-snow-none" offset="1" />
        </linearGradient>
      </defs>
      <rect className="wm-sea" width={width} height={height} />
      <rect width={width} height={height} fill={`url(#${id}-deep)`} />
      <g className="wm-shallows">
        {DEPTHS.map((depth, i) => (
          <use key={depth} href={`#${id}-shallows`} strokeWidth={depth * 2} strokeOpacity={0.1 + i * 0.05} />
        ))}
      </g>
      <path className="wm-waves" d={strokes(LINES['wave'], glyphs['wave'])} />
      <path className="wm-frontiers" d={drawn.frontiers} />
      <Compass at={compass} />
      <use className="wm-shore" href={`#${id}-shallows`} />
      <path className="wm-islet" d={drawn.islets} />
      {lands.map(area => (
        <path key={area.id} className={`wm-land region-${area.region}`} d={drawn.area.get(area.id)} />
      ))}
      <path className="wm-vale" d={drawn.borders} />
      <path
        d={lands
          .filter(area => area.region === 'north')
          .map(area => drawn.area.get(area.id))
          .join('')}
        fill={`url(#${id}-snow)`}
      />
      <g className="wm-scenery">
        {Object.keys(LINES)
          .filter(kind => kind !== 'wave')
          .map(kind => (
            <g key={kind} className={`wm-${kind}`}>
              <path className="wm-shade" d={strokes(SHADES[kind], glyphs[kind])} />
              <path d={strokes(LINES[kind], glyphs[kind])} />
            </g>
          ))}
        <path className="wm-shade" d={strokes(SHADES['vine'], glyphs['vine'])} />
      </g>
    </g>
  );
});

/** Lines between areas, above the tint of the houses. */
export const Lines = memo(function Lines({ geometry, id }: { geometry: MapGeometry; id: string }) {
  const drawn = drawnMap(geometry);
  const bridges = geometry.borders.flatMap(({ bridge }) => (bridge ? [bridge] : []));
  const corner = geometry.borders.find(border => border.corner)?.corner;
  return (
    <g className="wm-lines">
      <path className="wm-border-halo" d={drawn.borders} />
      <path className="wm-border" d={drawn.borders} />
      <use className="wm-river-bank" href={`#${id}-rivers`} />
      <use className="wm-coast" href={`#${id}-coast`} />
      <use className="wm-river" href={`#${id}-rivers`} />
      {drawn.mouths.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="wm-mouth" cx={x} cy={y} r="4.6" />
      ))}
      <use className="wm-wall-shadow" href={`#${id}-wall`} />
      <use className="wm-wall-stone" href={`#${id}-wall`} />
      <use className="wm-wall-ice" href={`#${id}-wall`} />
      <use className="wm-wall-joints" href={`#${id}-wall`} />
      {bridges.map(({ x, y, angle }) => (
        <g key={`${x} ${y}`} className="wm-bridge" transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path className="wm-bridge-deck" d="M-17-7Q0-11 17-7V7Q0 3-17 7Z" />
          <path d="M-11-7.600V6.200M-5.500-8.400V5.400M0-8.800V5M5.500-8.400V5.400M11-7.600V6.200" />
          <path className="wm-bridge-rail" d="M-19-7Q0-11.500 19-7M-19 7.500Q0 3 19 7.500" />
        </g>
      ))}
      {corner && (
        <g className="wm-corner" transform={`translate(${corner.join(' ')})`}>
          <circle r="8" />
          <path d="M-4.500-4.500 4.500 4.500M4.500-4.500-4.500 4.500" />
        </g>
      )}
    </g>
  );
});

/** The edge of the sheet fades into what lies around it. */
export const Mist = memo(function Mist({ size: [width, height], id }: { size: readonly [number, number]; id: string }) {
  const sides = [
    { key: 'n', x2: 0, y2: 1, w: width, h: 46, x: 0, y: 0, isBack: false },
    { key: 's', x2: 0, y2: 1, w: width, h: 46, x: 0, y: height - 46, isBack: true },
    { key: 'w', x2: 1, y2: 0, w: 30, h: height, x: 0, y: 0, isBack: false },
    { key: 'e', x2: 1, y2: 0, w: 30, h: height, x: width - 30, y: 0, isBack: true },
  ];
  return (
    <g className="wm-mist">
      {sides.map(({ key, x2, y2, w, h, x, y, isBack }) => (
        <Fragment key={key}>
          <linearGradient id={`${id}-mist-${key}`} x1="0" y1="0" x2={x2} y2={y2}>
            <stop offset="0" stopOpacity={isBack ? 0 : 1} />
            <stop offset="1" stopOpacity={isBack ? 1 : 0} />
          </linearGradient>
          <rect x={x} y={y} width={w} height={h} fill={`url(#${id}-mist-${key})`} />
        </Fragment>
      ))}
    </g>
  );
});

function Compass({ at: [x, y, radius] }: { at: readonly [number, number, number] }) {
  const r = radius;
  const point = (reach: number, side: number): string =>
    `M0 ${-r * reach}L${r * side} ${-r * side}L0 0L${-r * side} ${-r * side}Z`;
  const half: Point = [r * 0.14, -r * 0.14];
  return (
    <g className="wm-compass" transform={`translate(${x} ${y})`}>
      <circle r={r * 0.74} />
      <circle r={r * 0.66} strokeDasharray="2 4" />
      {[45, 135, 225, 315].map(turn => (
        <path key={turn} className="wm-compass-pale" transform={`rotate(${turn})`} d={point(0.64, 0.1)} />
      ))}
      {[0, 90, 180, 270].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="wm-compass-pale" d={point(1, 0.14)} />
          <path className="wm-compass-dark" d={`M0 ${-r}L${half[0]} ${half[1]}L0 0Z`} />
        </g>
      ))}
    </g>
  );
}
