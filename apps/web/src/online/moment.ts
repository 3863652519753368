import type { Moment as Sent } from '@corvo/protocol';
import type { Moment } from '../session/session.ts';

/** A moment as the server tells it, for the pages. */
export const momentOf = ({ n, seat, text, events, note, at, to }: Sent): Moment => ({
  n,
  seat,
  text,
  events,
  notes: note === null ? [] : [note],
  at,
  ...(to === null ? {} : { back: to }),
});
