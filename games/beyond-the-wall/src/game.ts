import { chosenOf } from '@corvo/second-edition/expand';
import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { AIDS } from './aids.ts';
import { FREE_FOLK, OTHERS, SHEET, WATCH } from './facts.ts';
import { OPTIONS, USUAL } from './options.ts';
import { PROCEDURES } from './procedures.ts';
import { three } from './rules.ts';
import { messages } from './texts/index.ts';

/** The north alone, for three (BW-1.1); the joined game is not there yet. */
export const beyondTheWall: WesterosGame = westerosGame({
  id: 'beyond-the-wall',
  rules: 1,
  players: { min: 3, max: 3 },
  options: OPTIONS,
  messages,
  areas: SHEET.areas.map(area => area.id),
  houses: () => [WATCH, FREE_FOLK, OTHERS],
  settleOptions: options => options,
  procedures: PROCEDURES,
  aids: AIDS,
  talk: { table: false, between: [], secondsMax: 0 }, // BW-18.5
  ruleset: options => three(chosenOf({ ...USUAL, ...options, tidesOfBattle: false })), // BW-S37
});
