import { whispers } from './game.ts';

export type { Whispers, WhispersGame } from './state.ts';
export { whispers };
/** Whispers as the battery takes it. */
export const whispersKit = { game: whispers };
