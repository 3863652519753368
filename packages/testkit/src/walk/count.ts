import { MOST_ACTIONS } from './kit.ts';

/**
 * To be called at every decision of a game that a test plays by itself: fails where there are more than any game has,
 * so that a game that never ends is a failure with a reason, and no test that hangs.
 */
export function countDecisions(most = MOST_ACTIONS): () => void {
  let count = 0;
  return () => {
    if (++count > most) throw new Error(`the game is not over after ${most} decisions`);
  };
}
