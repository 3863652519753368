import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { AIDS } from './aids.ts';
import { CODE } from './code.ts';
import { PROCEDURES } from './procedures.ts';

export const secondEdition: WesterosGame = westerosGame({ ...CODE, procedures: PROCEDURES, aids: AIDS });
