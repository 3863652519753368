export { clashOfKings } from './game.ts';
