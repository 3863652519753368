import type { Event } from '@corvo/core';
import type { Moment } from '../../../session/session.ts';
import { standingMoments } from '../../../kit/log.ts';
import { numberIn } from '../named.ts';

interface Span {
  readonly round: number;
  readonly from: number;
  readonly until: number;
  readonly events: readonly Event[];
  readonly later: readonly Event[]; // what its last moment told of the next round already
}

/** Every round that is over, in order: its events begin with its own and end before the next one's. */
export function spansOf(story: readonly Moment[]): Span[] {
  const spans: Span[] = [];
  let open: { round: number; from: number; events: Event[] } | undefined;
  for (const { n, events } of story) {
    for (const [at, event] of events.entries()) {
      const isOver = event.type === 'game-over';
      if (event.type === 'round-began' || isOver) {
        if (isOver) open?.events.push(event);
        if (open !== undefined) spans.push({ ...open, until: n, later: isOver ? [] : events.slice(at) });
        open = isOver ? undefined : { round: numberIn(event, 'round'), from: n, events: [] };
      }
      if (!isOver) open?.events.push(event);
    }
  }
  return spans;
}

/** The rounds that can be told. */
export const roundsOver = (moments: readonly Moment[]): readonly number[] =>
  spansOf(standingMoments(moments)).map(({ round }) => round);
