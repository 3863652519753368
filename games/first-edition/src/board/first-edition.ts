import type { MapGeometry } from '@corvo/westeros/aids';
import geometry from './first-edition.geometry.json' with { type: 'json' };

/** The board for three to five. */
export const firstEditionMap = geometry as unknown as MapGeometry;
