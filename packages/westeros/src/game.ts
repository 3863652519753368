import { instructionsOf } from './aids/instructions.ts';
import { TOOLS } from './aids/tools.ts';
import { assemble, type Kernel, type WesterosCode } from './assemble.ts';
import { PROCEDURES } from './procedures.ts';
import type { WesterosGame } from './state.ts';

/** The only door between the rules and their aids: here the two are put together. */
const WHOLE: Kernel = { procedures: PROCEDURES, tools: TOOLS, isWhole: true };

/** A game on this kernel. */
export function westerosGame(code: WesterosCode): WesterosGame {
  const game = assemble(code, WHOLE);
  return Object.assign(game, { instructions: instructionsOf(game) }); // also of the game as older tables play it
}
