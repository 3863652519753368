import { whispers } from './game.ts';

export { whispers };
/** Whispers as the battery takes it. */
export const whispersKit = { game: whispers };
