import { rngFromText } from '@corvo/core';
import type { Tools } from './aids/tools.ts';
import { assemble, type Kernel, type WesterosCode } from './assemble.ts';
import { PROCEDURES } from './first-procedures.ts';
import type { WesterosGame } from './state.ts';

/** For what must be right or not be there at all. */
const notHere = (): never => {
  throw new Error('only the first half of this game is here');
};

/** Nobody needs a guide, an explanation or a position as text to give first orders. */
const NO_TOOLS: Tools = {
  explain: () => [],
  guide: () => undefined,
  whenLate: (game, view, request) => game.sample(view, request, rngFromText(`late\n${request.id}`)),
  auditOf: () => ({}),
  registerAids() {},
  migrate: notHere,
  readOrRefuse: notHere,
  tableNotation: () => ({ read: notHere, write: notHere, figures: notHere, draw: notHere }),
};

const FIRST: Kernel = { procedures: PROCEDURES, tools: NO_TOOLS, isWhole: false };

/**
 * A game as far as its first orders: what it asks until then is asked, checked and taken, and whatever comes afterwards
 * throws. A page draws its first board with it, and plays on with the whole game.
 */
export const firstGame = (code: WesterosCode): WesterosGame => assemble(code, FIRST);
