import { rngFromText } from '@corvo/core';
import type { GameAids } from './shelf.ts';
import type { TOOLS as RealTools } from './tools.ts';

/*
 * The stand-in for `tools.ts` in the pages. Nobody needs a guide, an explanation or a position as text to give first
 * orders, and the board is there sooner without their code. So the build of the pages puts this file in the place of
 * `tools.ts` (`apps/web/build/tools.ts`); the pages fetch the real tools later, together with the words they are said
 * in, and hand them over (`apps/web/src/boards/westeros/tools.ts`). Everywhere else `tools.ts` itself is used.
 */

type Tools = typeof RealTools;

let fetched: Tools | undefined;

/** Hands over the real tools: from now on every game of this family has them. */
export function takeTools(tools: Tools): void {
  fetched = tools;
}

/** For what has no answer without the real tools: whoever calls it must have waited for them. */
function realTools(): Tools {
  if (fetched === undefined) throw new Error('the tools of the Westeros games are not here yet');
  return fetched;
}

/** What a game has in the pages in the place of its `aids.ts`. */
export const AIDS: GameAids = {};

/** The same names as in `tools.ts`; each looks for the real tool when it is used, not when a game is put together. */
export const TOOLS: Tools = {
  // The contract lets a game guide and explain nothing: until the tools are here, this one does not.
  explain: (view, thing) => fetched?.explain(view, thing) ?? [],
  guide: (game, view, request, picked) => fetched?.guide(game, view, request, picked),

  // A bot that fails at once must not stop the table: then any answer will do.
  whenLate: (game, view, request) =>
    fetched?.whenLate(game, view, request) ?? game.sample(view, request, rngFromText(`late\n${request.id}`)),

  // Only tests audit, and never in a page.
  auditOf: () => ({}),

  // A browser keeps actions, never states.
  migrate: (stored, under) => realTools().migrate(stored, under),
  shelveAids() {},

  // Positions and actions as text must be right or not be read at all.
  readOrRefuse: (game, alias, view, text) => realTools().readOrRefuse(game, alias, view, text),
  tableNotation: alias => ({
    read: (lines, options, seats, set) => realTools().tableNotation(alias).read(lines, options, seats, set),
    write: open => realTools().tableNotation(alias).write(open),
    figures: open => realTools().tableNotation(alias).figures(open),
    draw: (view, style) => realTools().tableNotation(alias).draw(view, style),
  }),
};
