export type * from './bot.ts';
export { compactPlayouts, type Playouts } from './hand/playout.ts';
export { hintKey, isReason } from './hint.ts';
export { makeBot } from './make.ts';
export { BOT_LEVELS, BOT_NAMES, readBot } from './read.ts';
export { botStream } from './stream.ts';
export { botMessages } from './texts/index.ts';
