import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { AIDS } from './aids.ts';
import { CODE } from './code.ts';
import { EFFECTS, PROCEDURES } from './procedures.ts';

/** Three in the north, alone (BW-17) or joined to the big map (BW-15). */
export const beyondTheWall: WesterosGame = westerosGame({
  ...CODE,
  procedures: PROCEDURES,
  effects: EFFECTS,
  aids: AIDS,
});
