import type { Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';

/** The only list of games: add one here and it can be played everywhere. */
export const GAMES: readonly Game[] = [handOfTheKing];

export const findGame = (id: string): Game | undefined => GAMES.find(game => game.id === id);
