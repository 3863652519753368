import type { AreaId, Unit } from '@corvo/westeros';
import type { Point } from '@corvo/westeros/aids';
import { memo } from 'react';
import { armiesIn } from '../armies.ts';
import { Arrow } from '../Arrows.tsx';
import { alongBow, bentTo } from '../bow.ts';
import { MapArt } from '../MapArt.tsx';
import { ArmyPlaque } from '../Pieces.tsx';
import type { Place } from '../places.ts';
import type { Act } from './act.ts';

interface ActsProps {
  readonly n: number; // the moment they belong to
  readonly acts: readonly Act[];
  readonly places: ReadonlyMap<AreaId, Place>;
  readonly id: string;
  readonly isFar: boolean;
}

/** The way between two camps, bowed like the arrow beside it. */
function wayBetween(from: Place, to: Place): readonly Point[] {
  const [start, end]: readonly [Point, Point] = [
    [from.units.x, from.units.y],
    [to.units.x, to.units.y],
  ];
  const bent = bentTo(start, end);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [x, y] = alongBow(start, bent, end, step / STEPS);
    return [Math.round(x), Math.round(y)];
  });
}
const STEPS = 8;

const soldiers = (house: string, units: Readonly<Record<string, number>>, routed: boolean): Unit[] =>
  Object.entries(units).flatMap(([kind, count]) => Array.from({ length: count }, () => ({ house, kind, routed })));

/** What only exists while it happens: armies on their way, the fallen, swords, coins. Unseen until the stage plays it. */
export const Acts = memo(function Acts({ n, acts, places, id, isFar }: ActsProps) {
  const scale = isFar ? 1.45 : 1;
  return (
    <g className="wm-acts" data-moment={n} aria-hidden>
      {acts.map((act, index) => (
        <ActView key={index} index={index} act={act} places={places} id={id} isFar={isFar} scale={scale} />
      ))}
    </g>
  );
});

function ActView({
  act,
  index,
  places,
  id,
  isFar,
  scale,
}: Omit<ActsProps, 'n' | 'acts'> & { act: Act; index: number; scale: number }) {
  const at = 'area' in act ? places.get(act.area) : undefined;
  const [from, to] = 'from' in act ? [places.get(act.from), places.get(act.to)] : [];
  const camp = (units: readonly Unit[]) =>
    armiesIn(units).map(army => <ArmyPlaque key={army.house} army={army} id={id} isFar={isFar} />);
  switch (act.kind) {
    case 'flight':
      return (
        from &&
        to && (
          <g data-act={index} data-way={wayBetween(from, to).join(' ')}>
            <g className="wm-trail">
              <Arrow
                arrow={{ kind: act.isRetreat ? 'retreat' : 'march', from: act.from, to: act.to }}
                places={places}
              />
            </g>
            <g className="wm-flyer">
              <g transform={`scale(${scale})`}>{camp(soldiers(act.house, act.units, false))}</g>
            </g>
          </g>
        )
      );
    case 'strike':
      return (
        <g data-act={index}>
          <g className="wm-trail">
            <Arrow arrow={{ kind: 'raid', from: act.from, to: act.to }} places={places} />
          </g>
        </g>
      );
    case 'fallen':
      return (
        at && (
          <g data-act={index} transform={`translate(${at.units.x} ${at.units.y}) scale(${scale})`}>
            <g className="wm-fallen">{camp(soldiers(act.house, act.units, false))}</g>
          </g>
        )
      );
    case 'clash':
      return (
        at && (
          <g data-act={index} transform={`translate(${at.units.x} ${at.units.y}) scale(${scale})`}>
            <g className="wm-clash">
              <circle r="34" />
              <MapArt name="sword" x={0} y={0} size={40} />
            </g>
          </g>
        )
      );
    case 'coin':
      return (
        at && (
          <g data-act={index} transform={`translate(${at.order.x} ${at.order.y}) scale(${scale})`}>
            <g className={`wm-coin house house-${act.house}`}>
              <circle r="15" />
              <MapArt name="power" x={-6} y={0} size={15} />
              <text x="6" y="5">
                {act.amount}
              </text>
            </g>
          </g>
        )
      );
    default:
      return null; // what lies on the map moves itself
  }
}
