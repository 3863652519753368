import type { AreaId } from '@corvo/westeros';
import type { Highlight, MapArrow } from '../map/index.ts';

/** What the map shows while something is asked, and what pointing at an area means. */
export interface Gesture {
  readonly highlights: Readonly<Record<AreaId, Highlight>>;
  readonly arrows: readonly MapArrow[];
  readonly next: string; // what to do now
  pick(area: AreaId): void;
}

export const NO_GESTURE: Gesture = { highlights: {}, arrows: [], next: '', pick: () => {} };

/** The same highlight for many areas. */
export const lit = (areas: readonly AreaId[], highlight: Highlight): Record<AreaId, Highlight> =>
  Object.fromEntries(areas.map(area => [area, highlight]));
