import { botMaker } from './maker.ts';
import { CLASH_OF_KINGS } from './westeros/clash-of-kings/advice.ts';
import { westerosPlayer } from './westeros/player.ts';

const PLAYER = westerosPlayer(CLASH_OF_KINGS);

/** The bots of A Clash of Kings alone: they know the orders that are played once. */
export const makeBot = botMaker(() => PLAYER);

export { readBot } from './read.ts';
export { botMessages } from './texts/index.ts';
export { CLASH_OF_KINGS } from './westeros/clash-of-kings/advice.ts';
