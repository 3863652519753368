import type { MapGeometry } from '@corvo/westeros/aids';

/** The drawn boards of this game, each fetched when it is wanted: only what draws them needs them. */
export const loadMap = async (hasSouthernOverlay: boolean): Promise<MapGeometry> =>
  hasSouthernOverlay
    ? (await import('./six-players.ts')).sixPlayersMap
    : (await import('./first-edition.ts')).firstEditionMap;
