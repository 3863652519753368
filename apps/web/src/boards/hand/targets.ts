import type { Plain, Request } from '@corvo/core';
import { collectedCells, isCharacter, readDeclaration, VARYS, type Open } from '@corvo/hand-of-the-king';
import { isPicking } from '../../kit/asks/draft.ts';

/** Where on the table the items of a question lie: spaces of the court, or cards elsewhere. */
export interface Targets {
  readonly cells: ReadonlyMap<number, string>; // a space and the item it stands for
  readonly cards: ReadonlySet<string>; // characters in areas, companions
}

const NONE: Targets = { cells: new Map(), cards: new Set() };

/** Only what the request offers is lit; the rules have already said what that is. */
export function targetsOf(open: Open, request: Request | undefined): Targets {
  if (request === undefined || !isPicking(request.ask)) return NONE;
  const cells = new Map<number, string>();
  const cards = new Set<string>();
  for (const item of request.ask.from) {
    const declared = readDeclaration(item);
    if (declared !== undefined) {
      for (const cell of collectedCells(open.grid, open.varys, declared)) cells.set(cell, item);
      continue;
    }
    const cell = item === VARYS ? open.varys : isCharacter(item) ? open.grid.indexOf(item) : -1;
    if (cell >= 0) cells.set(cell, item);
    else cards.add(item);
  }
  return { cells, cards };
}

/** What somebody says who points at a card that is not lit; the rules then say why not. An empty space says nothing. */
export function strayChoice(open: Open, request: Request, cell: number): Plain | undefined {
  const card = cell === open.varys ? VARYS : open.grid[cell];
  if (card == null) return undefined;
  switch (request.ask.kind) {
    case 'option':
      return { option: card };
    case 'card':
      return { card };
    case 'cards':
      return { cards: [card] };
    default:
      return undefined;
  }
}
