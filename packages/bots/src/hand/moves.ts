import { openTies } from './banners.ts';
import { CARD_COUNT, CELL_COUNT, HOUSE_COUNT } from './cards.ts';
import { answerCompanion, chooseCompanion, swapOf } from './companions.ts';
import { GRID, IN_GRID, LEFT, OWNER, PHASE, type Position } from './position.ts';
import { declare } from './turn.ts';

/** Room for every choice there can be: 36 spaces make 630 swaps. */
export const MOST_MOVES = 640;

/**
 * Plays a choice in place. What the number means depends on the phase: a declaration (direction * 7 + house), a
 * companion, a house, a space, a card, two spaces (`swapOf`), a banner and its seat (house * 4 + seat).
 */
export function play(p: Position, move: number): void {
  if (p.phase === PHASE.declare) declare(p, move, true);
  else if (p.phase === PHASE.choose) chooseCompanion(p, move);
  else answerCompanion(p, move);
}

function listBits(bits: number, into: Int32Array): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) into[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

function listCards(p: Position, into: Int32Array, wanted: (owner: number) => boolean): number {
  let count = 0;
  for (let card = 1; card <= CARD_COUNT; card++) if (wanted(p.bytes[OWNER + card]!)) into[count++] = card;
  return count;
}

function listSpaces(p: Position, into: Int32Array): number {
  let count = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) if (p.bytes[GRID + cell] !== 0) into[count++] = cell;
  return count;
}

function listSwaps(p: Position, into: Int32Array): number {
  const varys = p.rules.ramsayMaySwapVarys ? p.varys : -1; // HK-S5
  const isFree = (cell: number): boolean => p.bytes[GRID + cell] === 0 && cell !== varys;
  let count = 0;
  for (let first = 0; first < CELL_COUNT; first++) {
    if (isFree(first)) continue;
    for (let second = first + 1; second < CELL_COUNT; second++)
      if (!isFree(second)) into[count++] = swapOf(first, second);
  }
  return count;
}

function listHouses(p: Position, into: Int32Array): number {
  let count = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    if (!p.rules.jonSnowNeedsGridHouse || p.bytes[LEFT + house] !== 0) into[count++] = house;
  }
  return count;
}

function listBanners(p: Position, into: Int32Array): number {
  let count = 0;
  openTies(p, (house, tied) => {
    for (let seat = 0; seat < p.players; seat++) if (tied & (1 << seat)) into[count++] = house * 4 + seat;
  });
  return count;
}

/** Every legal choice; answers how many there are. */
export function listMoves(p: Position, into: Int32Array): number {
  switch (p.phase) {
    case PHASE.declare:
      return listBits(p.moves, into);
    case PHASE.choose:
    case PHASE.discard:
      return listBits(p.available, into);
    case PHASE.name:
      return listHouses(p, into);
    case PHASE.killInGrid:
    case PHASE.killInGridAgain:
      return listSpaces(p, into);
    case PHASE.killInArea:
      return listCards(p, into, owner => owner < IN_GRID);
    case PHASE.swap:
      return listSwaps(p, into);
    case PHASE.give:
      return listCards(p, into, owner => owner === p.seat);
    case PHASE.receive:
      return listCards(p, into, owner => owner < IN_GRID && owner !== p.seat);
    case PHASE.banner:
      return listBanners(p, into);
    default:
      return 0;
  }
}
