import { beyondTheWall } from '@corvo/beyond-the-wall';
import type { Game } from '@corvo/core';

/** The rules as a part of the pages with a name of its own: the budget must be able to tell them from other parts. */
export const rules = beyondTheWall as Game;
