export { createLocalGame, openKnownGame, openLocalGame } from './open.ts';
