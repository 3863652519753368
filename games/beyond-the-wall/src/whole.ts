import type { Game } from '@corvo/core';
import { beyondTheWall } from './game.ts';

/** The whole game, as a part that is loaded by itself. */
export const rules = beyondTheWall as Game;
