import type { Game } from '@corvo/core';
import { firstEdition } from './game.ts';

/** The whole game, as a part that is loaded by itself. */
export const rules = firstEdition as Game;
