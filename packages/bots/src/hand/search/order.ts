import { CROSS, CROSS_DIRECTION, CROSS_SIZE, HOUSE, HOUSE_COUNT, declarationOf } from '../cards.ts';
import { COUNT, GRID, HOLDER, LEFT, NOBODY, type Position } from '../position.ts';

/** What kinds of declarations turned out well so far, for ordering: by the space of Varys and the declaration. */
export class History {
  readonly #worth = new Int32Array(36 * 28);
  readonly #killers: Int8Array;

  constructor(plies: number) {
    this.#killers = new Int8Array(plies * 2).fill(-1);
  }

  clear(): void {
    this.#worth.fill(0);
    this.#killers.fill(-1);
  }

  /** This declaration was good enough to stop looking at the others. */
  praise(p: Position, move: number, depth: number, ply: number): void {
    const place = p.varys * 28 + move;
    this.#worth[place] = Math.min(this.#worth[place]! + depth * depth, 1 << 20);
    if (this.#killers[ply * 2] !== move) {
      this.#killers[ply * 2 + 1] = this.#killers[ply * 2]!;
      this.#killers[ply * 2] = move;
    }
  }

  worth(p: Position, move: number, ply: number): number {
    const killer = this.#killers[ply * 2] === move ? 1 << 22 : this.#killers[ply * 2 + 1] === move ? 1 << 21 : 0;
    return killer + this.#worth[p.varys * 28 + move]!;
  }
}

const gains = new Uint8Array(28);

/** Lists the declarations, the most promising first; answers how many. `first` is tried before all others. */
export function orderDeclarations(
  p: Position,
  first: number,
  history: History,
  ply: number,
  into: Int32Array,
  worths: Int32Array,
): number {
  const { bytes, seat } = p;
  gains.fill(0);
  const start = p.varys * CROSS_SIZE;
  for (let i = start; i < start + CROSS_SIZE; i++) {
    const card = bytes[GRID + CROSS[i]!]!;
    if (card !== 0) gains[declarationOf(CROSS_DIRECTION[i]!, HOUSE[card]!)]!++;
  }
  let count = 0;
  for (let rest = p.moves; rest !== 0; rest &= rest - 1) {
    const move = 31 - Math.clz32(rest & -rest);
    const house = move % HOUSE_COUNT;
    const gain = gains[move]!;
    const mine = bytes[COUNT + seat * HOUSE_COUNT + house]! + gain;
    const holder = bytes[HOLDER + house]!;
    let worth: number;
    if (move === first) worth = 1 << 30;
    else {
      worth = history.worth(p, move, ply) + (gain << 10);
      if (holder !== seat) {
        let theirs = 0;
        for (let other = 0; other < p.players; other++) {
          const count = bytes[COUNT + other * HOUSE_COUNT + house]!;
          if (other !== seat && count > theirs) theirs = count;
        }
        if (mine >= theirs) worth += holder === NOBODY ? 1 << 18 : 1 << 19;
      }
      if (p.available !== 0 && bytes[LEFT + house] === gain) worth += 1 << 20;
    }
    // Insertion keeps the list in order: there are hardly ever more than ten.
    let place = count++;
    for (; place > 0 && worths[place - 1]! < worth; place--) {
      worths[place] = worths[place - 1]!;
      into[place] = into[place - 1]!;
    }
    worths[place] = worth;
    into[place] = move;
  }
  return count;
}
