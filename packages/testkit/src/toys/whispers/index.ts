export { whispers, whispersCode } from './game.ts';
export { whispersKit } from './kit.ts';
export type { Whispers, WhispersGame, WhispersOptions, WhispersState, WhispersView } from './state.ts';
