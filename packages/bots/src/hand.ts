import { handBot } from './hand/player.ts';
import { botMaker } from './maker.ts';

/** The bots of Hand of the King alone: a browser that plays it need not load those of the other games. */
export const makeBot = botMaker(() => handBot);

export { BOT_LEVELS, readBot } from './read.ts';
export { botMessages } from './texts/index.ts';
