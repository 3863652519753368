export * from './cards.ts';
export { charactersOf, count, countsOf, top } from './counts.ts';
export {
  canMove,
  collectedCells,
  declarationKey,
  declarations,
  DIRECTIONS,
  line,
  readDeclaration,
  spaceName,
} from './court.ts';
export type { Declaration, Direction, Grid } from './court.ts';
export { result, sides } from './ending.ts';
export { handOfTheKing } from './game.ts';
export type * from './state.ts';
export { companionText } from './texts/sentences.ts';
