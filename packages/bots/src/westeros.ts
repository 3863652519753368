import { botMaker } from './maker.ts';
import { westerosBot } from './westeros/player.ts';

/** The bots of the two editions alone: a browser that plays one need not load those of other games. */
export const makeBot = botMaker(() => westerosBot);

export { readBot } from './read.ts';
export { botMessages } from './texts/index.ts';
export type { Candidate } from './westeros/candidate.ts';
export { USUAL, type Advice, type Character } from './westeros/character.ts';
export { candidates, decide } from './westeros/decide.ts';
export { value } from './westeros/value.ts';
