import type { MapGeometry } from '@corvo/westeros/aids';
import geometry from './six-players.geometry.json' with { type: 'json' };

/** The board with the southern overlay, for six. */
export const sixPlayersMap = geometry as unknown as MapGeometry;
