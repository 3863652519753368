import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { CODE } from './code.ts';

export const firstEdition: WesterosGame = westerosGame(CODE);
