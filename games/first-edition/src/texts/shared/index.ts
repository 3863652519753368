import type { Catalogue } from '@corvo/core';
import { areas } from './areas.ts';
import { pieces } from './pieces.ts';

export { ports } from './ports.ts';
export { regionOf } from './regions.ts';

/** What both editions say in the same words. */
export const SHARED: readonly Catalogue[] = [areas, pieces];
