import type { AreaFacts, AreaId, ByArea } from '@corvo/westeros';
import { ICONS_FROM, LEADING, type Label, type MapGeometry, type MapLanguage } from '@corvo/westeros/aids';
import { memo } from 'react';
import { ICONS, iconsOf } from './icons.ts';
import { MapArt } from './MapArt.tsx';
import { namesAt } from './names.ts';

/** Words by line; a name with other words than it was measured with falls back to one line. */
function linesOf(name: string, words: readonly number[]): string[] {
  const all = name.split(' ');
  if (words.reduce((sum, count) => sum + count, 0) !== all.length) return [name];
  let from = 0;
  return words.map(count => all.slice(from, (from += count)).join(' '));
}

function Name({ name, label, isSea }: { name: string; label: Label; isSea: boolean }) {
  const { x, y, w, size, angle, bend, words } = label;
  const lines = linesOf(name, words);
  const className = isSea ? 'wm-name wm-name-sea' : 'wm-name';
  const turned = angle === 0 ? {} : { transform: `rotate(${angle} ${x} ${y})` };
  if (bend !== 0 && lines.length === 1) {
    const foot = y + size * 0.3 + bend / 2;
    const path = `M${x - w * 0.6} ${foot + bend * 0.44}Q${x} ${foot - bend * 1.56} ${x + w * 0.6} ${foot + bend * 0.44}`;
    const id = `wm-bow-${x}-${y}`;
    return (
      <g {...turned}>
        <path id={id} d={path} fill="none" />
        <text className={className} fontSize={size}>
          <textPath href={`#${id}`} startOffset="50%">
            {name}
          </textPath>
        </text>
      </g>
    );
  }
  const top = y - ((lines.length - 1) * LEADING * size) / 2 + size * (isSea ? 0.3 : 0.35);
  return (
    <text className={className} fontSize={size} {...turned}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={top + i * LEADING * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** What is printed on areas: shields of homes, strongholds and castles, barrels, crowns. */
const Icons = memo(function Icons({
  geometry,
  printed,
  language,
}: Pick<PrintProps, 'geometry' | 'printed' | 'language'>) {
  const { bodies, cuts, hoops, homes } = iconsOf(geometry, printed, language);
  return (
    <g className="wm-icons">
      {ICONS.map(icon => (
        <path key={icon} className={`wm-icon wm-icon-${icon}`} d={bodies[icon]} />
      ))}
      <path className="wm-icon-cut" d={cuts} />
      <path className="wm-icon-hoops" d={hoops} />
      {homes.map(({ house, x, y }) => (
        <g key={house} className={`house house-${house} wm-home`} transform={`translate(${x} ${y})`}>
          <path className="wm-home-field" d="M-12-13H12V0C12 8 5 12 0 14.500C-5 12-12 8-12 0Z" />
          <MapArt name={`house-${house}`} x={0} y={-1.5} size={18} />
        </g>
      ))}
    </g>
  );
});

interface PrintProps {
  readonly geometry: MapGeometry;
  readonly printed: ByArea<AreaFacts>;
  readonly language: MapLanguage;
  readonly name: (area: AreaId) => string;
  readonly k: number; // pixels per unit, rounded down
}

/** Names and icons, as far as they can be read at this zoom. */
export const Print = memo(function Print({ geometry, printed, language, name, k }: PrintProps) {
  const names = namesAt(geometry, language, k);
  return (
    <g className="wm-print">
      {k >= ICONS_FROM && <Icons geometry={geometry} printed={printed} language={language} />}
      {geometry.areas.map(({ id, kind }) => {
        const label = names.get(id);
        return label && <Name key={id} name={name(id)} label={label} isSea={kind === 'sea'} />;
      })}
    </g>
  );
});

/** Basins beside their quays, where the table plays with ports. */
export const Ports = memo(function Ports({ geometry, printed }: Pick<PrintProps, 'geometry' | 'printed'>) {
  return (
    <g className="wm-ports">
      {geometry.ports
        .filter(port => printed[port.id])
        .map(({ id, quay, units: { x, y } }) => (
          <g key={id}>
            <path className="wm-quay" d={`M${quay.join(' ')}L${x} ${y}`} />
            <circle className="wm-basin" cx={x} cy={y} r="18" />
            <circle className="wm-basin-water" cx={x} cy={y} r="14.500" />
            <MapArt name="port" x={x} y={y} size={18} className="wm-anchor" />
          </g>
        ))}
    </g>
  );
});
