import type { Game } from '@corvo/core';
import { clashOfKings } from './game.ts';

/** The whole game, as a part that is loaded by itself. */
export const rules = clashOfKings as Game;
