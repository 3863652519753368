import { manifestOf } from '@corvo/catalogue/manifests';
import { botsOf } from '@corvo/core';
import { handBot } from './hand/player.ts';
import { botMaker, type Player } from './maker.ts';
import { isPlayerName, type PlayerName } from './names.ts';
import { BEYOND_THE_WALL } from './westeros/beyond-the-wall/advice.ts';
import { CLASH_OF_KINGS } from './westeros/clash-of-kings/advice.ts';
import { westerosBot, westerosPlayer } from './westeros/player.ts';

const PLAYERS: Readonly<Record<PlayerName, Player>> = {
  hand: handBot,
  westeros: westerosBot,
  'single-use': westerosPlayer(CLASH_OF_KINGS),
  north: westerosPlayer(BEYOND_THE_WALL),
};

function playerOf(id: string): Player | undefined {
  const manifest = manifestOf(id);
  const name = manifest === undefined ? '' : botsOf(manifest);
  return isPlayerName(name) ? PLAYERS[name] : undefined;
}

/** Makes a bot for any game of the catalogue; a problem where that game has no such bot. */
export const makeBot = botMaker(({ id }) => playerOf(id));
