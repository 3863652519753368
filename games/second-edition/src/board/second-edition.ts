import type { MapGeometry } from '@corvo/westeros/aids';
import geometry from './second-edition.geometry.json' with { type: 'json' };

/** The board for three to six. */
export const secondEditionMap = geometry as unknown as MapGeometry;
