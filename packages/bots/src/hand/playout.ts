import { nextWord, type Rng } from '@corvo/core';
import { CARD_COUNT, CELL_COUNT, HOUSE, HOUSE_COUNT } from './cards.ts';
import { rehash } from './hash.ts';
import { listMoves, MOST_MOVES, play } from './moves.ts';
import { COUNT, GRID, HOLDER, IN_GRID, LEFT, NOBODY, OWNER, PHASE, type Position } from './position.ts';
import { declarations, declare } from './turn.ts';

/** A small generator (xorshift) for playouts: four times faster than a stream of the rules, and nobody's secret. */
export class Dice {
  #word: number;

  constructor(rng: Rng) {
    this.#word = nextWord(rng) | 1;
  }

  /** A number from 0 to `count - 1`; the bias of the rest does not matter here. */
  below(count: number): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return (word >>> 0) % count;
  }
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of set bit number `n`, counted from the lowest. */
function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

const moves = new Int32Array(MOST_MOVES);

/** Plays at random to the end, in place; answers the number of choices. */
export function playOut(p: Position, dice: Dice): number {
  let choices = 0;
  for (; p.phase !== PHASE.over; choices++) {
    if (p.phase === PHASE.declare) declare(p, nthBit(p.moves, dice.below(bitCount(p.moves))));
    else play(p, moves[dice.below(listMoves(p, moves))]!);
  }
  return choices;
}

const deck = Uint8Array.from({ length: CELL_COUNT }, (_, place) => (place < CARD_COUNT ? place + 1 : 0));

/** A fresh deal in place (HK-2.1): for playouts that must not all start from one board. */
export function deal(p: Position, dice: Dice): void {
  const { bytes } = p;
  bytes.set(deck, GRID);
  for (let i = CELL_COUNT - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const card = bytes[GRID + i]!;
    bytes[GRID + i] = bytes[GRID + j]!;
    bytes[GRID + j] = card;
  }
  for (let cell = 0; cell < CELL_COUNT; cell++) if (bytes[GRID + cell] === 0) p.varys = cell;
  bytes.fill(IN_GRID, OWNER, OWNER + CARD_COUNT + 1);
  bytes.fill(0, COUNT, COUNT + 4 * HOUSE_COUNT);
  bytes.fill(NOBODY, HOLDER, HOLDER + HOUSE_COUNT);
  bytes.fill(0, LEFT, LEFT + HOUSE_COUNT);
  for (let card = 1; card <= CARD_COUNT; card++) bytes[LEFT + HOUSE[card]!]!++;
  p.seat = 0;
  p.shae = NOBODY;
  p.phase = PHASE.declare;
  p.moves = declarations(p);
  rehash(p);
}
