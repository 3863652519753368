import type { Event, Seat } from '@corvo/core';
import { byteDifference } from '../values/difference.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding } from '../walk/property.ts';

/** Those of the events that a viewer is told; a spectator hears only what all hear. */
export function toldTo(viewer: Seat | null, events: readonly Event[]): readonly Event[] {
  return events.filter(event => event.to === 'all' || (viewer !== null && event.to.includes(viewer)));
}

/** Where two states look different to a viewer: its view, who is waited for, what it is asked. */
export function looksDifferent(first: Instant, second: Instant, viewer: Seat | null): Finding {
  const name = viewer ?? 'a spectator';
  const [view, other] = [first.view(viewer), second.view(viewer)];
  const seen = byteDifference(view, other);
  if (seen !== undefined) return `the view of ${name} differs: ${seen}`;
  const waits = byteDifference(first.game.waiting(view.open), second.game.waiting(other.open));
  if (waits !== undefined) return `${name} sees others waited for: ${waits}`;
  const asked = byteDifference(first.requests(viewer), second.requests(viewer));
  return asked === undefined ? undefined : `the requests to ${name} differ: ${asked}`;
}
