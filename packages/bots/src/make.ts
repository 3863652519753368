import { handBot } from './hand/player.ts';
import { botMaker } from './maker.ts';
import { BEYOND_THE_WALL } from './westeros/beyond-the-wall/advice.ts';
import { CLASH_OF_KINGS } from './westeros/clash-of-kings/advice.ts';
import { westerosBot, westerosPlayer } from './westeros/player.ts';

/** Makes a bot for any game of the catalogue; a problem where that game has no such bot. */
export const makeBot = botMaker({
  'hand-of-the-king': handBot,
  'first-edition': westerosBot,
  'clash-of-kings': westerosPlayer(CLASH_OF_KINGS),
  'second-edition': westerosBot,
  'beyond-the-wall': westerosPlayer(BEYOND_THE_WALL),
});
