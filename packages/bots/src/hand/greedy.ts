import { below, type Rng } from '@corvo/core';
import { HOUSES, SIZE } from '@corvo/hand-of-the-king';
import { HOUSE_COUNT } from './cards.ts';
import { listMoves, MOST_MOVES, play } from './moves.ts';
import { COUNT, HOLDER, LEFT, NOBODY, PHASE, Position, sideOf } from './position.ts';

/** What a casual player looks at: banners first, then how near the next ones are. */
const WEIGHTS = {
  banner: 100, // each of mine
  theirs: 60, // each of the opponents'
  safe: 25, // more for a banner that the cards left in the grid cannot take away
  lead: 8, // for each character by which I am ahead or behind, as far as it matters
  share: 30, // for the share of a house that is mine
  companion: 5, // for each companion still there: they are better used than left to others
} as const;
const SIZES = HOUSES.map(house => SIZE[house]);

/** How the table looks to a seat when its turn is over. */
export function score(p: Position, seat: number): number {
  const { bytes, rules } = p;
  let sum = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const mine = bytes[COUNT + seat * HOUSE_COUNT + house]!;
    const left = bytes[LEFT + house]!;
    const holder = bytes[HOLDER + house]!;
    let highest = 0;
    for (let other = 0; other < p.players; other++) {
      if (sideOf(rules, other) === sideOf(rules, seat)) continue;
      highest = Math.max(highest, bytes[COUNT + other * HOUSE_COUNT + house]!);
    }
    const isMine = holder !== NOBODY && sideOf(rules, holder) === sideOf(rules, seat);
    if (isMine) sum += WEIGHTS.banner + (mine > highest + left ? WEIGHTS.safe : 0);
    else if (holder !== NOBODY) sum -= WEIGHTS.theirs + (highest > mine + left ? WEIGHTS.safe : 0);
    if (left > 0) {
      const lead = Math.max(-left, Math.min(left, mine - highest));
      sum += lead * WEIGHTS.lead + (mine / SIZES[house]!) * WEIGHTS.share;
    }
  }
  return sum;
}

/** One turn ahead, never two: tries every choice and finishes its own turn in the same way. */
export class Greedy {
  readonly #stack: Position[] = [];
  readonly #lists: Int32Array[] = [];
  nodes = 0; // positions looked at by the last rating

  #place(p: Position, depth: number): { next: Position; list: Int32Array } {
    if (this.#stack[depth]?.rules !== p.rules) this.#stack[depth] = new Position(p.rules);
    this.#lists[depth] ??= new Int32Array(MOST_MOVES);
    return { next: this.#stack[depth], list: this.#lists[depth] };
  }

  /** What a choice comes to at the end of the turn. */
  #worth(p: Position, seat: number, depth: number): number {
    this.nodes++;
    const isOver = p.phase === PHASE.declare || p.phase === PHASE.over;
    if (isOver) return score(p, seat) + (p.seat === seat ? WEIGHTS.banner / 2 : 0); // Melisandre: half a banner
    const { next, list } = this.#place(p, depth);
    const count = listMoves(p, list);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      next.copy(p);
      play(next, list[i]!);
      best = Math.max(best, this.#worth(next, seat, depth + 1));
    }
    return best;
  }

  /** The legal choices with what they come to, in the order of `listMoves`. */
  rate(p: Position): { move: number; worth: number }[] {
    this.nodes = 0;
    const { next, list } = this.#place(p, 0);
    const count = listMoves(p, list);
    const rated: { move: number; worth: number }[] = [];
    for (let i = 0; i < count; i++) {
      next.copy(p);
      play(next, list[i]!);
      rated.push({ move: list[i]!, worth: this.#worth(next, p.seat, 1) });
    }
    return rated;
  }

  /** The best choice; equals by lot, so that two games are not the same game. */
  choose(p: Position, rng: Rng): number {
    const rated = this.rate(p);
    const best = Math.max(...rated.map(({ worth }) => worth));
    const equal = rated.filter(({ worth }) => worth === best);
    return equal[below(rng, equal.length)]!.move;
  }
}
