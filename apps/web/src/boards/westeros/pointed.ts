import type { AreaId } from '@corvo/westeros';
import { useEffect, useRef, type RefObject } from 'react';
import type { Moment } from '../../session/session.ts';
import type { Pointed } from '../../kit/kit.ts';
import type { MapHandle } from './map/index.ts';

/** What the map has to do with what the log speaks of. */
interface Sight {
  readonly away: number | null; // the moment for which the map was moved, while it is looked at
  readonly centre?: readonly AreaId[];
  readonly back?: AreaId;
}

/**
 * What is pointed at is marked where it lies and moves nothing: the pointer only passes over the log on its way. What
 * is clicked comes into the middle; when that moment is left again, a battle that is being fought comes back into sight.
 */
export function sightOf(
  away: number | null,
  pointed: Pointed | undefined,
  moment: number,
  battle: AreaId | undefined,
): Sight {
  if (pointed?.centred === true && pointed.places.length > 0) return { away: moment, centre: pointed.places };
  if (away === null || away === moment) return { away };
  return battle === undefined ? { away: null } : { away: null, back: battle };
}

/** Moves the map to what was clicked in the log, and back to the battle afterwards. */
export function usePointed(
  map: RefObject<MapHandle | null>,
  { pointed, last }: { readonly pointed?: Pointed | undefined; readonly last: Moment | undefined },
  battle: AreaId | undefined,
): void {
  const away = useRef<number | null>(null);
  const moment = last?.n ?? 0;
  useEffect(() => {
    const sight = sightOf(away.current, pointed, moment, battle);
    away.current = sight.away;
    if (sight.centre !== undefined) map.current?.centre(sight.centre);
    if (sight.back !== undefined) map.current?.show([sight.back]);
  }, [pointed, moment, battle, map]);
}
