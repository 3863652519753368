export { beyondTheWall } from './game.ts';
