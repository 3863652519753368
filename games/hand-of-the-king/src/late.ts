import type { AskShape, ChoiceShape, Request } from '@corvo/core';
import { COMPANIONS, isCompanion, SIZE, type CompanionId } from './cards.ts';
import { collectedCells, DIRECTIONS, readDeclaration } from './court.ts';
import type { HandOfTheKing, HandView, Open } from './state.ts';

/** HK-S18: the declaration that collects most; then the smaller house; then north, east, south, west. */
function richestDeclaration(open: Open, from: readonly string[]): string {
  const rated = from.flatMap(key => {
    const declared = readDeclaration(key);
    if (declared === undefined) return []; // a raven
    return [{ key, declared, cards: collectedCells(open.grid, open.varys, declared).length }];
  });
  rated.sort(
    (a, b) =>
      b.cards - a.cards ||
      SIZE[a.declared.house] - SIZE[b.declared.house] ||
      DIRECTIONS.indexOf(a.declared.direction) - DIRECTIONS.indexOf(b.declared.direction),
  );
  const [best] = rated;
  if (best === undefined) throw new Error('there is always a declaration to make');
  return best.key;
}

const inLedgerOrder = (cards: readonly CompanionId[]): CompanionId[] =>
  [...cards].sort((a, b) => COMPANIONS.indexOf(a) - COMPANIONS.indexOf(b));

/** HK-S18: what the server plays when the clock of a seat has run out. */
export function whenLate({ open }: HandView, request: Request<HandOfTheKing>): ChoiceShape {
  const ask: AskShape = request.ask;
  if (request.why === 'declare' && ask.kind === 'option') return { option: richestDeclaration(open, ask.from) };
  if (ask.kind === 'option') return { option: ask.from[0] as string };
  if (ask.kind === 'card') {
    const ordered = ask.from.every(isCompanion) ? inLedgerOrder(ask.from) : ask.from;
    return { card: ordered[0] as string };
  }
  if (ask.kind === 'cards') return { cards: ask.from.slice(0, ask.min) };
  throw new Error(`this game asks no ${ask.kind}`);
}
