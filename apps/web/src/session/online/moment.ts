import type { Moment as Sent } from '@corvo/protocol';
import type { Moment } from '../session.ts';

/** A moment never changes: what was made of it before is the same one still, so the log need not be written anew. */
const made = new WeakMap<Sent, Moment>();

/** A moment as the server tells it, for the pages. */
export function momentOf(sent: Sent): Moment {
  const known = made.get(sent);
  if (known !== undefined) return known;
  const moment = read(sent);
  made.set(sent, moment);
  return moment;
}

const read = ({ n, seat, revealed, text, events, notes, at, to }: Sent): Moment => ({
  n,
  seat,
  text,
  events,
  notes,
  at,
  ...(revealed === undefined ? {} : { revealed }),
  ...(to === null ? {} : { back: to }),
});
