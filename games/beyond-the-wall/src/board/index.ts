import type { MapGeometry } from '@corvo/westeros/aids';

/** The drawn board of the north, fetched when it is wanted: only what draws it needs it. */
export const loadMap = async (): Promise<MapGeometry> => (await import('./beyond-the-wall.ts')).beyondTheWallMap;
