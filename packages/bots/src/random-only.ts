import { botMaker } from './maker.ts';

/** The bots of a game that has none of its own. */
export const makeBot = botMaker(() => undefined);

export { readBot } from './read.ts';
