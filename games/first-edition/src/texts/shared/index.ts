import type { Catalogue } from '@corvo/core';
import { areas, regions } from './areas.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';

export { ports } from './ports.ts';

/** What both editions say in the same words. */
export const SHARED: readonly Catalogue[] = [areas, pieces, options];

/** Names that only a terminal says. */
export const REGIONS: Catalogue = regions;
