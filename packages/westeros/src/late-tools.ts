import type { TOOLS as AllTools } from './tools.ts';

type Tools = typeof AllTools;

let here: Tools | undefined;

/** From now on every game of this family has its tools. */
export function takeTools(tools: Tools): void {
  here = tools;
}

function needed(): Tools {
  if (here === undefined) throw new Error('the tools of the Westeros games are not here yet');
  return here;
}

/**
 * The same tools for pages, which are there sooner without them: the build takes this instead of `tools.ts`. Until they
 * are fetched nothing is guided or explained, as the contract allows, and whoever asks for that has to wait; what cannot
 * be left out throws. The pages fetch them with the words they are said in (`apps/web/src/board/westeros/tools.ts`).
 */
export const TOOLS: Tools = {
  explain: (view, thing) => here?.explain(view, thing) ?? [],
  guide: (game, view, request, picked) => here?.guide(game, view, request, picked),
  INVARIANTS: [], // only tests audit
  piecesOf: state => needed().piecesOf(state),
  readOrRefuse: (game, alias, view, text) => needed().readOrRefuse(game, alias, view, text),
  tableNotation: alias => ({
    read: (lines, options, seats, set) => needed().tableNotation(alias).read(lines, options, seats, set),
    write: open => needed().tableNotation(alias).write(open),
    figures: open => needed().tableNotation(alias).figures(open),
    draw: (view, style) => needed().tableNotation(alias).draw(view, style),
  }),
};
