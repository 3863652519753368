export type { LocalSession } from './local-session.ts';
export { createLocalGame, openKnownGame, openLocalGame } from './open.ts';
