import type { MapGeometry } from '@corvo/westeros/aids';
import geometry from './beyond-the-wall.geometry.json' with { type: 'json' };

/** The north by itself, for three. */
export const beyondTheWallMap = geometry as unknown as MapGeometry;
