import { settleBanners } from '../banners.ts';
import { HOUSE_COUNT } from '../cards.ts';
import { evaluate } from '../evaluate.ts';
import { listMoves, MOST_MOVES, play } from '../moves.ts';
import { GRID, HOLDER, OWNER, PHASE, Position, sideOf } from '../position.ts';
import { openTies } from '../banners.ts';

const moves = new Int32Array(MOST_MOVES);

/** Settles the turn as it stands, ties in favour of the player: what the position is worth without further companions. */
function settleNow(p: Position): void {
  settleBanners(p);
  while (p.phase === PHASE.banner) {
    openTies(p, (house, tied) => {
      if (tied & (1 << p.seat)) p.bytes[HOLDER + house] = p.seat;
      p.settled |= 1 << house;
    });
    settleBanners(p);
  }
}

/** The worth of a position in the middle of a turn for the side of `seat`. */
function worthNow(p: Position, seat: number): number {
  if (p.phase !== PHASE.declare && p.phase !== PHASE.over) settleNow(p);
  const worth = evaluate(p);
  return sideOf(p.rules, p.seat) === sideOf(p.rules, seat) ? worth : -worth;
}

/** Cards that are alike give the same choice; only the first of them is tried. */
function kindOf(p: Position, move: number): number {
  const kind = (card: number): number => p.rules.classOf[card]!;
  switch (p.phase) {
    case PHASE.killInArea:
    case PHASE.give:
    case PHASE.receive:
      return kind(move) * 8 + p.bytes[OWNER + move]!;
    case PHASE.swap: {
      const first = p.bytes[GRID + (move >> 6)]!;
      const second = p.bytes[GRID + (move & 63)]!;
      return first !== 0 && second !== 0 && kind(first) === kind(second) ? -1 : move; // all idle swaps are one
    }
    default:
      return move;
  }
}

/** Scratch space for looking at a choice. */
export class Candidates {
  readonly #next: Position;
  readonly #seen = new Set<number>();
  readonly #worths = new Int32Array(MOST_MOVES);

  constructor(like: Position) {
    this.#next = new Position(like.rules);
  }

  /** The choices of a companion prompt that are worth a look, best first by what they do at once; answers how many. */
  list(p: Position, most: number, into: Int32Array): number {
    const found = listMoves(p, moves);
    this.#seen.clear();
    let count = 0;
    for (let i = 0; i < found; i++) {
      const move = moves[i]!;
      const kind = kindOf(p, move);
      if (this.#seen.has(kind)) continue;
      this.#seen.add(kind);
      if (p.phase === PHASE.give) {
        into[count++] = move;
        continue;
      }
      this.#next.copy(p);
      play(this.#next, move);
      const worth = worthNow(this.#next, p.seat);
      let place = count < most ? count++ : most;
      if (place === most && worth <= this.#worths[most - 1]!) continue;
      if (place === most) place = most - 1;
      for (; place > 0 && this.#worths[place - 1]! < worth; place--) {
        this.#worths[place] = this.#worths[place - 1]!;
        into[place] = into[place - 1]!;
      }
      this.#worths[place] = worth;
      into[place] = move;
    }
    return count;
  }
}
void HOUSE_COUNT;
