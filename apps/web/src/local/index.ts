export { createLocalGame, openLocalGame } from './open.ts';
