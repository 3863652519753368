import type { Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';

/** The rules as a part of the pages with a name of its own: the budget must be able to tell them from other parts. */
export const rules = handOfTheKing as Game;
