import type { Seat } from '@corvo/core';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { useId } from 'react';
import { SeatMark } from '../../base/art/index.ts';
import type { Words } from '../../kit/words.ts';
import type { Story } from './story.ts';

interface Props {
  readonly words: Words;
  readonly story: Story;
  readonly figure: 'score' | 'cards';
  readonly title: string;
  readonly marks: readonly number[]; // moments worth a line of their own
  readonly onMoment: (n: number) => void;
}

const WIDTH = 640;
const HEIGHT = 210;
const EDGE = { left: 30, right: 14, top: 12, bottom: 24 };

/** One figure of every seat over the whole game; lines differ by dash as well as by colour. */
export function Graph({ words, story: { seats, figures }, figure, title, marks, onMoment }: Props) {
  const id = useId();
  const last = figures.length - 1;
  const value = (n: number, seat: Seat): number => figures[n]?.[figure][seat] ?? 0;
  const most = Math.max(1, ...figures.flatMap((_, n) => seats.map(seat => value(n, seat))));
  const x = scaleLinear([0, Math.max(1, last)], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, most], [HEIGHT - EDGE.bottom, EDGE.top]);
  const draw = line<number>()
    .x((_, n) => x(n))
    .y(at => y(at))
    .curve(curveStepAfter);
  const ticks = y.ticks(Math.min(most, 5)).filter(Number.isInteger);
  return (
    <figure className="graph">
      <figcaption id={id}>
        <b>{title}</b>
        <span>
          {seats.map((seat, place) => (
            <span key={seat} className={`graph-key seat-${place % 6}`}>
              <svg viewBox="0 0 28 6" aria-hidden>
                <path d="M0 3H28" />
              </svg>
              <SeatMark place={place} size={18} />
              {words.nameOf(seat)} <b>{value(last, seat)}</b>
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={id}
        onClick={event => onMoment(momentAt(event, x.invert, last))}
      >
        {ticks.map(tick => (
          <g key={tick} className="graph-tick">
            <path d={`M${EDGE.left} ${y(tick)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(tick)} dy=".32em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {marks.map(n => (
          <path key={n} className="graph-mark" d={`M${x(n)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
        ))}
        {seats.map((seat, place) => (
          <path
            key={seat}
            className={`graph-line seat-${place % 6}`}
            d={draw(figures.map((_, n) => value(n, seat))) ?? ''}
          />
        ))}
        {x
          .ticks(6)
          .filter(Number.isInteger)
          .map(tick => (
            <text key={tick} className="graph-n" x={x(tick)} y={HEIGHT - 6} textAnchor="middle">
              {tick}
            </text>
          ))}
      </svg>
    </figure>
  );
}

function momentAt(
  event: { clientX: number; currentTarget: Element },
  invert: (x: number) => number,
  last: number,
): number {
  const box = event.currentTarget.getBoundingClientRect();
  const at = invert(((event.clientX - box.left) / box.width) * WIDTH);
  return Math.max(0, Math.min(last, Math.round(at)));
}
