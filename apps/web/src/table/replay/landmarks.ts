import type { Event } from '@corvo/core';
import type { BoardKit } from '../../kit/kit.ts';
import type { Moment } from '../../session/session.ts';

/** A moment that readers look for on the time line. */
export interface Landmark {
  readonly n: number;
  readonly kind: string; // as the board's kit calls it: a round, a battle
  readonly event: Event; // says what it is
}

/** The landmarks of a game, in its order; a moment has one of each kind at most. */
export function landmarksOf({ landmarks = {} }: Pick<BoardKit, 'landmarks'>, moments: readonly Moment[]): Landmark[] {
  return moments.flatMap(({ n, events }) => {
    const kinds = new Map<string, Landmark>();
    for (const event of events) {
      const kind = Object.hasOwn(landmarks, event.type) ? landmarks[event.type] : undefined;
      if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, { n, kind, event });
    }
    return [...kinds.values()];
  });
}

/** The last moment up to this one that the log has something to say of. */
export const toldAt = (told: readonly number[], n: number): number => told.findLast(at => at <= n) ?? n;
