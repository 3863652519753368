import type { Game } from '@corvo/core';
import { firstGame } from '@corvo/westeros';
import { CODE } from './code.ts';
import { PROCEDURES } from './first-procedures.ts';

export { OPTIONS as options } from './options.ts';

/** The game until its first orders are given. */
export const rules = firstGame({ ...CODE, procedures: PROCEDURES }) as Game;
