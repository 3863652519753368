import { isPlainObject } from '@corvo/core';
import { COLUMNS, ROWS } from '@corvo/hand-of-the-king';
import type { Moment } from '../../session/session.ts';
import { cellOf, type Preview } from './preview.ts';

const SIZE = 0.07; // of a space

/** An arrowhead on every edge between two spaces of the way: it shows where Varys goes and covers no name. */
function arrows(from: number, to: number): string {
  const [column, row] = [from % COLUMNS, Math.floor(from / COLUMNS)];
  const right = Math.sign((to % COLUMNS) - column);
  const down = Math.sign(Math.floor(to / COLUMNS) - row);
  const steps = Math.max(Math.abs((to % COLUMNS) - column), Math.abs(Math.floor(to / COLUMNS) - row));
  return Array.from({ length: steps }, (_, step) => {
    const x = column + 0.5 + right * (step + 0.5);
    const y = row + 0.5 + down * (step + 0.5);
    const tip = `${x + right * SIZE} ${y + down * SIZE}`;
    const left = `${x - right * SIZE - down * SIZE * 1.5} ${y - down * SIZE - right * SIZE * 1.5}`;
    const other = `${x - right * SIZE + down * SIZE * 1.5} ${y - down * SIZE + right * SIZE * 1.5}`;
    return `M${left}L${tip}L${other}Z`;
  }).join('');
}

function lastWay(last: Moment | undefined): readonly [number, number] | undefined {
  const declared = last?.events.find(({ type }) => type === 'declared');
  if (declared === undefined || !isPlainObject(declared.data)) return undefined;
  const from = cellOf(declared.data['from']);
  const to = cellOf(declared.data['to']);
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** The way Varys has come, faintly, and the way he would go. */
export function Trail({ preview, last }: { preview: Preview | undefined; last: Moment | undefined }) {
  const come = lastWay(last);
  const goes = preview?.lands ?? null;
  return (
    <svg className="hk-trail" viewBox={`0 0 ${COLUMNS} ${ROWS}`} preserveAspectRatio="none" aria-hidden>
      {come !== undefined && goes === null && <path className="come" d={arrows(...come)} />}
      {preview !== undefined && goes !== null && <path className="go" d={arrows(preview.from, goes)} />}
    </svg>
  );
}
