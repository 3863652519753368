export type { Share } from './fair-queue.ts';
export { BotPool } from './pool.ts';
export { adviserFor, refuseBot, standInFor, type Thinkers } from './thinkers.ts';
