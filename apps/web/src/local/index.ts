export { createLocalGame, forgetLocalGame, localGames, openLocalGame, type NewLocalGame } from './open.ts';
export type { SavedGame, SavedSeat } from './saved.ts';
