import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** They travel with the board, so that nobody who plays something else fetches them. */
export const handTexts: Catalogue = { en, it };
