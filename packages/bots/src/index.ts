export type * from './bot.ts';
export { makeBot } from './make.ts';
export { BOT_LEVELS, BOT_NAMES, readBot } from './read.ts';
export { botMessages } from './texts/index.ts';
