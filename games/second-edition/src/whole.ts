import type { Game } from '@corvo/core';
import { secondEdition } from './game.ts';

/** The whole game, as a part that is loaded by itself. */
export const rules = secondEdition as Game;
