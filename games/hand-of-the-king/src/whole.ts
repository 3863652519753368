import type { Game } from '@corvo/core';
import { handOfTheKing } from './game.ts';

export { OPTIONS as options } from './options.ts';

/** The whole game, as a part that is loaded by itself. */
export const rules = handOfTheKing as Game;
