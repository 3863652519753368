import type { Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';

/**
 * The games that can be played in the browser: those of the catalogue that have their board here. A game whose board is
 * still to be drawn is left out, so that nobody sits down at a table that cannot be played and nobody loads its rules.
 */
export const GAMES: readonly Game[] = [handOfTheKing];

export const findGame = (id: string): Game | undefined => GAMES.find(game => game.id === id);
