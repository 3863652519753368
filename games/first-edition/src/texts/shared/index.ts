import type { Catalogue } from '@corvo/core';
import { areas } from './areas.ts';
import { pieces } from './pieces.ts';

/** What both editions say in the same words. */
export const SHARED: readonly Catalogue[] = [areas, pieces];
