import type { HouseId } from '@corvo/westeros';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useId } from 'react';
import type { Words } from '../../../kit/words.ts';
import type { Speak } from '../speak.ts';
import type { Figure, RoundScore } from './scores.ts';

interface Props {
  readonly figure: Figure;
  readonly scores: readonly RoundScore[];
  readonly houses: readonly HouseId[];
  readonly isIn: (house: HouseId) => boolean; // only these are told
  readonly words: Words;
  readonly say: Speak;
}

const WIDTH = 420;
const HEIGHT = 240;
const EDGE = { left: 26, right: 128, top: 14, bottom: 26 };
const LABEL = 17; // the least between two names
const APART = 2.5; // equal lines lie beside each other, so that none covers another

/** Names beside the ends of their lines, moved apart where they would cover each other. */
function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let least = EDGE.top;
  for (const i of order) {
    const y = Math.max(least, wanted[i] ?? 0);
    placed[i] = y;
    least = y + LABEL;
  }
  // Whatever was pushed over the lower edge pushes the others up again.
  let most = HEIGHT - EDGE.bottom + 4;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - LABEL;
  }
  return placed;
}

/** One figure of every house over the rounds: a line with a colour, a dash and a name, and the same as a table. */
export function ScoreGraph({ figure, scores, houses: all, isIn, words, say }: Props) {
  const id = useId();
  const houses = all.filter(isIn);
  if (houses.length === 0) return null;
  const last = scores.length - 1;
  const value = (at: number, house: HouseId): number => scores[at]?.of[house]?.[figure] ?? 0;
  const most = Math.max(1, ...scores.flatMap((_, at) => houses.map(house => value(at, house))));
  const x = scaleLinear([0, Math.max(1, last)], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, most], [HEIGHT - EDGE.bottom, EDGE.top]);
  const draw = line<number>()
    .x((_, at) => x(at))
    .y(at => y(at));
  const labels = spread(houses.map(house => y(value(last, house))));
  return (
    <figure className="graph we-graph">
      <figcaption id={id}>
        <b>{say(`end.${figure}`)}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
        {y
          .ticks(Math.min(most, 5))
          .filter(Number.isInteger)
          .map(tick => (
            <g key={tick} className="graph-tick">
              <path d={`M${EDGE.left} ${y(tick)}H${WIDTH - EDGE.right}`} />
              <text x={EDGE.left - 7} y={y(tick)} dy=".32em" textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
        {scores.map(({ round }, at) => (
          <text key={at} className="graph-n" x={x(at)} y={HEIGHT - 7} textAnchor="middle">
            {round === 0 ? '' : round}
          </text>
        ))}
        {houses.map((house, place) => {
          const d = draw(scores.map((_, at) => value(at, house))) ?? '';
          const aside = (place - (houses.length - 1) / 2) * APART;
          return (
            <g key={house} className={`house house-${house} we-line seat-${all.indexOf(house) % 6}`}>
              <g transform={`translate(0 ${aside})`}>
                <path className="we-line-edge" d={d} />
                <path d={d} />
                <circle cx={x(last)} cy={y(value(last, house))} r={4} />
              </g>
              <path d={`M${WIDTH - EDGE.right + 10} ${labels[place]}h20`} />
              <text x={WIDTH - EDGE.right + 36} y={labels[place]} dy=".32em">
                {words.say(`house.${house}`)} {value(last, house)}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{say('end.as-table', { figure: say(`end.${figure}`) })}</summary>
        <table className="we-table">
          <caption className="sr-only">{say('end.table', { figure: say(`end.${figure}`) })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('end.round')}</th>
              {houses.map(house => (
                <th key={house} scope="col">
                  {words.say(`house.${house}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map(({ round }, at) => (
              <tr key={at}>
                <th scope="row">{round === 0 ? say('end.set-up') : round}</th>
                {houses.map(house => (
                  <td key={house}>{value(at, house)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
