import type { Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';

/** The rules as a part of the pages with a name of its own: the budget must be able to tell them from other parts. */
export const rules = firstEdition as Game;
