import { COMPANIONS, type CompanionId } from '@corvo/hand-of-the-king';
import { openTies, settleBanners } from '../banners.ts';
import { moveCard } from '../companions.ts';
import { listMoves, MOST_MOVES, play } from '../moves.ts';
import { GRID, HOLDER, OWNER, PHASE, Position, sideOf, type Rules } from '../position.ts';

/** How good a position at the start of a turn is for a seat, whoever is to move. */
export type Rate = (p: Position, seat: number) => number;

/** The companions one would least leave to others, for the discard of Jaqen: nothing else tells them apart at once. */
const DREADED: readonly CompanionId[] = [
  'melisandre',
  'jon-snow',
  'petyr-baelish',
  'jaqen-hghar',
  'gregor-clegane',
  'hodor',
  'bronn',
  'jorah-mormont',
  'brienne-of-tarth',
  'ramsay-snow',
  'gendry',
  'shae',
  'sandor-clegane',
  'ilyn-payne',
];
const DREAD = COMPANIONS.map(id => DREADED.length - DREADED.indexOf(id));

/** Ends a turn as it stands, ties in favour of the player: what a position is worth without further companions. */
export function settleNow(p: Position): void {
  if (p.phase === PHASE.declare || p.phase === PHASE.over) return;
  settleBanners(p);
  while (p.phase === PHASE.banner) {
    openTies(p, (house, tied) => {
      if (tied & (1 << p.seat)) p.bytes[HOLDER + house] = p.seat;
      p.settled |= 1 << house;
    });
    settleBanners(p);
  }
}

/** Cards that are alike give choices that are alike: the same number here. */
function kindOf(p: Position, move: number): number {
  const { classOf } = p.rules;
  switch (p.phase) {
    case PHASE.killInArea:
    case PHASE.give:
    case PHASE.receive:
      return classOf[move]! * 8 + p.bytes[OWNER + move]!;
    case PHASE.swap: {
      const first = p.bytes[GRID + (move >> 6)]!;
      const second = p.bytes[GRID + (move & 63)]!;
      return first !== 0 && second !== 0 && classOf[first] === classOf[second] ? -1 : move; // all idle swaps are one
    }
    default:
      return move;
  }
}

/** The next seat of another side: whoever profits from a card given away. */
function rivalOf(p: Position): number {
  let seat = (p.seat + 1) % p.players;
  while (sideOf(p.rules, seat) === sideOf(p.rules, p.seat)) seat = (seat + 1) % p.players;
  return seat;
}

/** Puts the choices of a prompt in order by what they do at once, each kind once. */
export class Candidates {
  readonly #rate: Rate;
  readonly #next: Position;
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #worths = new Float64Array(MOST_MOVES);
  readonly #seen = new Set<number>();
  looked = 0; // positions rated so far
  cut = false; // did the last list leave out a choice?

  constructor(rules: Rules, rate: Rate) {
    this.#rate = rate;
    this.#next = new Position(rules);
  }

  /** The worth of a position in the middle of a turn as if it ended now, for its player. */
  standing(p: Position): number {
    this.#next.copy(p);
    settleNow(this.#next);
    this.looked++;
    return this.#rate(this.#next, p.seat);
  }

  #worth(p: Position, move: number): number {
    const next = this.#next;
    next.copy(p);
    if (p.phase === PHASE.give) moveCard(next, move, rivalOf(p));
    else play(next, move);
    settleNow(next);
    this.looked++;
    return this.#rate(next, p.seat) + (p.phase === PHASE.discard ? DREAD[move]! : 0);
  }

  /** The best `most` choices, best first; answers how many there are. */
  list(p: Position, most: number, into: Int32Array): number {
    const moves = this.#moves;
    const worths = this.#worths;
    const found = listMoves(p, moves);
    const seen = this.#seen;
    seen.clear();
    let count = 0;
    for (let i = 0; i < found; i++) {
      const move = moves[i]!;
      const kind = kindOf(p, move);
      if (seen.has(kind)) continue;
      seen.add(kind);
      const worth = this.#worth(p, move);
      if (count === most && worth <= worths[most - 1]!) continue;
      let place = count < most ? count++ : most - 1;
      for (; place > 0 && worths[place - 1]! < worth; place--) {
        worths[place] = worths[place - 1]!;
        into[place] = into[place - 1]!;
      }
      worths[place] = worth;
      into[place] = move;
    }
    this.cut = seen.size > count;
    return count;
  }
}
