import { botMaker } from './maker.ts';
import { BEYOND_THE_WALL } from './westeros/beyond-the-wall/advice.ts';
import { westerosPlayer } from './westeros/player.ts';

const PLAYER = westerosPlayer(BEYOND_THE_WALL);

/** The bots of Beyond the Wall alone: they know what each of the three fights for. */
export const makeBot = botMaker(() => PLAYER);

export { readBot } from './read.ts';
export { botMessages } from './texts/index.ts';
export { BEYOND_THE_WALL } from './westeros/beyond-the-wall/advice.ts';
