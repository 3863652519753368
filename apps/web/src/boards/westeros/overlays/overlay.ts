import type { AreaId, HouseId } from '@corvo/westeros';
import type { MapArrow } from '../map/index.ts';
import type { AreaMark, MarkPattern } from '../map/props.ts';

/** What the map can show on request, in the order of their keys 1 to 6. */
export const OVERLAYS = ['supply', 'reach', 'support', 'ways', 'win', 'income'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

/** Those that ask about one area: while they are open, pointing at the map means that area. */
export const isAboutArea = (id: OverlayId): boolean => id === 'reach' || id === 'support' || id === 'ways';

/** Those that look at the map with the eyes of one house. */
export const isAboutHouse = (id: OverlayId): boolean => id === 'ways' || id === 'win';

/** What is being asked. */
export interface OverlayTarget {
  readonly area: AreaId | null;
  readonly house: HouseId; // one's own, or whichever was picked
}

/** The facts of one house, or of nobody in particular. */
export interface OverlayGroup {
  readonly house: HouseId | null;
  readonly pattern?: MarkPattern; // of all its areas
  readonly head: string;
  readonly lines: readonly OverlayLine[];
}

export interface OverlayLine {
  readonly text: string;
  readonly area?: AreaId; // the area it is about, to be shown on the map
}

/** One overlay: what is drawn on the map, and the same in words. */
export interface Overlay {
  readonly title: string;
  readonly marks: Readonly<Record<AreaId, AreaMark>>;
  readonly arrows: readonly MapArrow[];
  readonly legend: readonly { readonly pattern: MarkPattern; readonly text: string }[];
  readonly groups: readonly OverlayGroup[];
  readonly notes: readonly string[]; // what the table does not show
  readonly clauses: readonly string[];
}
