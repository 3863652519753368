import { handBot } from './hand/player.ts';
import { botMaker } from './maker.ts';
import { westerosBot } from './westeros/player.ts';

/** Makes a bot for any game of the catalogue; a problem where that game has no such bot. */
export const makeBot = botMaker({
  'hand-of-the-king': handBot,
  'first-edition': westerosBot,
  'clash-of-kings': westerosBot,
  'second-edition': westerosBot,
});
