export {
  CAST_GAMES,
  type CastGame,
  castOf,
  filesOf,
  findPortrait,
  isDrawn,
  type Portrait,
  printingsOf,
} from './casts/index.ts';
export type { PersonId } from './persons/index.ts';
export { allSprites, type Sprite } from './sprites.ts';
