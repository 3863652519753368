import { botMaker } from './maker.ts';
import { westerosBot } from './westeros/player.ts';

/** The bots of the Westeros games alone: a browser that plays one need not load those of other games. */
export const makeBot = botMaker({
  'first-edition': westerosBot,
  'clash-of-kings': westerosBot,
  'second-edition': westerosBot,
});

export { readBot } from './read.ts';
export { botMessages } from './texts/index.ts';
