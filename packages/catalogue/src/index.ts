import type { Game } from '@corvo/core';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { clashOfKings } from '@corvo/clash-of-kings';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';

/** The only list of games: add one here and it can be played everywhere. */
export const GAMES: readonly Game[] = [handOfTheKing, firstEdition, clashOfKings, secondEdition, beyondTheWall as Game];

export const findGame = (id: string): Game | undefined => GAMES.find(game => game.id === id);
