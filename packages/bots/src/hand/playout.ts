import { nextWord, type Rng } from '@corvo/core';
import { HOUSES, SIZE, type Open } from '@corvo/hand-of-the-king';
import { CARD_COUNT, CELL_COUNT, HOUSE_COUNT } from './cards.ts';
import { scores } from './ending.ts';
import { listMoves, MOST_MOVES, play } from './moves.ts';
import { COUNT, GRID, HOLDER, IN_GRID, LEFT, NOBODY, OWNER, PHASE, Position, sideCount } from './position.ts';
import { positionOf } from './translate.ts';
import { declarations, declare } from './turn.ts';

/** A small generator (xorshift) for playouts: four times faster than a stream of the rules, and nobody's secret. */
class Dice {
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
function bitCount(bits: number): number {
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
function playOut(p: Position, dice: Dice): number {
  let choices = 0;
  for (; p.phase !== PHASE.over; choices++) {
    if (p.phase === PHASE.declare) declare(p, nthBit(p.moves, dice.below(bitCount(p.moves))), false);
    else play(p, moves[dice.below(listMoves(p, moves))]!);
  }
  return choices;
}

const deck = Uint8Array.from({ length: CELL_COUNT }, (_, place) => (place < CARD_COUNT ? place + 1 : 0));
const houses = Uint8Array.from(HOUSES, house => SIZE[house]);

/** A fresh deal in place (HK-2.1); the companions stay those of the table. */
function deal(p: Position, dice: Dice): void {
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
  bytes.set(houses, LEFT);
  p.seat = 0;
  p.shae = NOBODY;
  p.phase = PHASE.declare;
  p.hashed = false;
  p.moves = declarations(p);
}

/** What random games came to. */
export interface Playouts {
  readonly games: number;
  readonly choices: number;
  readonly wins: readonly number[]; // by side: how often it was first, shared or not
}

/** Random games on the compact engine from a position, or each from a fresh deal of the same table: for benchmarks. */
export function compactPlayouts(open: Open, games: number, rng: Rng, from: 'here' | 'fresh-deals' = 'here'): Playouts {
  const start = positionOf(open);
  const p = new Position(start.rules);
  const dice = new Dice(rng);
  const wins = Array.from({ length: sideCount(start.rules) }, () => 0);
  const score = new Int32Array(4);
  let choices = 0;
  for (let game = 0; game < games; game++) {
    p.copy(start);
    if (from === 'fresh-deals') deal(p, dice);
    choices += playOut(p, dice);
    scores(p, score);
    let best = 0;
    for (let side = 0; side < wins.length; side++) if (score[side]! > best) best = score[side]!;
    for (let side = 0; side < wins.length; side++) if (score[side] === best) wins[side]!++;
  }
  return { games, choices, wins };
}
