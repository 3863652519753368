import type { Budget } from '../../bot.ts';
import { scores } from '../ending.ts';
import { decided, evaluate, WIN } from '../evaluate.ts';
import { rehash } from '../hash.ts';
import { MOST_MOVES, play } from '../moves.ts';
import { PHASE, Position } from '../position.ts';
import { declare } from '../turn.ts';
import { Candidates } from './candidates.ts';
import { Clock } from './clock.ts';
import { AT_LEAST, AT_MOST, bitsFor, boundIn, depthIn, EXACT, Memory, moveIn, scoreIn } from './memory.ts';
import { History, orderDeclarations } from './order.ts';

/** Places on the stack: at most 35 turns, and the prompts of six companions. */
const PLIES = 100;
const NO_MOVE = 31;
/** Below any score, and above any. */
const LOWEST = -WIN - 1;
const HIGHEST = WIN + 1;
/** What a companion that is yet to be chosen is worth where the search ends; tuned by play. */
const COMPANION_WORTH = 600;
/** Nothing is sure that is not proven. */
const ALMOST = WIN - 1;

/** What the search came to. */
export interface Found {
  readonly move: number;
  readonly score: number; // for the side to move; WIN or -WIN when the game is decided
  readonly depth: number; // turns looked ahead
  readonly proven: boolean; // neither a guess nor a choice left out: the score is the truth
  readonly nodes: number;
}

const rateTwo = (p: Position, seat: number): number => {
  if (p.phase === PHASE.over) return result(p, seat & 1);
  const worth = evaluate(p);
  return (p.seat & 1) === (seat & 1) ? worth : -worth;
};

const banners = new Int32Array(4);

function result(p: Position, side: number): number {
  scores(p, banners);
  const difference = banners[side]! - banners[side ^ 1]!;
  return difference > 0 ? WIN : difference < 0 ? -WIN : 0;
}

/** From so many turns before the end of the search on, more depth looks at no more choices of a companion. */
const WIDEST = 6;

/** How many choices of a companion are worth a try so many turns before the search ends. */
function width(phase: number, depth: number): number {
  if (phase === PHASE.choose) return depth >= 2 ? 6 : 3;
  if (phase === PHASE.discard || phase === PHASE.receive || phase === PHASE.killInGridAgain) return depth >= 4 ? 2 : 1;
  return depth >= WIDEST ? 6 : depth >= 3 ? 3 : depth >= 1 ? 2 : 1;
}

/**
 * Alpha-beta for two sides (two players, or two teams): iterative deepening with a null window after the first choice,
 * a transposition table, killers and history. A turn costs one of depth, the prompts of companions cost none but are
 * cut to the promising choices. It keeps its room between decisions and nothing else.
 */
export class TwoSides {
  readonly #stack: Position[];
  readonly #lists = Array.from({ length: PLIES }, () => new Int32Array(28));
  readonly #prompts = Array.from({ length: PLIES }, () => new Int32Array(6));
  readonly #worths = new Int32Array(28);
  readonly #history = new History(PLIES);
  readonly #candidates: Candidates;
  #memory = new Memory(1);
  #clock = new Clock({ nodes: 1 });
  #guessed = false; // did this iteration end a line with an evaluation?
  #cut = false; // did it leave out a choice of a companion?

  constructor(like: Position) {
    this.#stack = Array.from({ length: PLIES }, () => new Position(like.rules));
    this.#candidates = new Candidates(like.rules, rateTwo);
  }

  /** Searches until the budget is spent or the game is solved. There must be a choice to make. */
  search(position: Position, budget: Budget): Found {
    this.#prepare(budget);
    const root = this.#stack[0]!;
    root.copy(position);
    if (!root.hashed) rehash(root);
    let moves = this.#rootMoves(root);
    let best: Found = { move: moves[0]!, score: 0, depth: 0, proven: false, nodes: 0 };
    let complete = 0; // iterations that saw the end of every line, though perhaps not every choice of a companion
    for (let depth = 1; depth < PLIES / 2 && moves.length > 1; depth++) {
      this.#guessed = false;
      this.#cut = false;
      const done = this.#iterate(moves, depth);
      const top = done[0];
      const isSure = !this.#cut && (!this.#guessed || Math.abs(top?.score ?? 0) === WIN);
      if (top !== undefined)
        best = { move: top.move, score: top.score, depth, proven: isSure && !this.#clock.over, nodes: 0 };
      if (!this.#guessed) complete++;
      if (this.#clock.over || best.proven || complete > WIDEST) break;
      // A prompt may offer hundreds of choices: the worst of them are left behind as the search goes deeper.
      const kept = root.phase === PHASE.declare ? done.length : Math.max(6, Math.ceil(done.length * 0.6));
      moves = done.slice(0, kept).map(({ move }) => move);
    }
    return { ...best, nodes: this.#clock.nodes };
  }

  #prepare(budget: Budget): void {
    this.#clock = new Clock(budget);
    this.#memory = this.#memory.fitTo(bitsFor(budget));
    this.#history.clear();
    this.#candidates.looked = 0;
  }

  #rootMoves(root: Position): number[] {
    const list = new Int32Array(MOST_MOVES);
    if (root.phase !== PHASE.declare)
      return Array.from(list.subarray(0, this.#candidates.list(root, MOST_MOVES, list)));
    return Array.from(list.subarray(0, orderDeclarations(root, NO_MOVE, this.#history, 0, list, this.#worths)));
  }

  /** One iteration over the choices at the root; answers those it finished, the best first. */
  #iterate(moves: readonly number[], depth: number): { move: number; score: number }[] {
    const done: { move: number; score: number }[] = [];
    let best = LOWEST;
    for (const move of moves) {
      let score = this.#child(0, move, depth, best, done.length === 0 ? HIGHEST : best + 1);
      if (done.length > 0 && score > best && !this.#clock.over) score = this.#child(0, move, depth, best, HIGHEST);
      if (this.#clock.over) break;
      // Those that do not beat the best have only a bound for a score, and stay in their old order behind it.
      if (score > best || done.length === 0) done.unshift({ move, score });
      else done.push({ move, score });
      best = Math.max(best, score);
      if (score >= WIN) break;
    }
    const finished = new Set(done.map(({ move }) => move));
    if (done.length > 0) for (const move of moves) if (!finished.has(move)) done.push({ move, score: LOWEST });
    return done;
  }

  /** Plays a choice on the next place of the stack and searches on. */
  #child(ply: number, move: number, depth: number, alpha: number, beta: number): number {
    const p = this.#stack[ply]!;
    const next = this.#stack[ply + 1]!;
    next.copy(p);
    let rest = depth;
    if (p.phase === PHASE.declare) {
      rest--;
      declare(next, move, rest > 0);
    } else play(next, move);
    if (next.phase === PHASE.over) {
      this.#clock.tick();
      return result(next, p.seat & 1);
    }
    return ((p.seat ^ next.seat) & 1) === 0
      ? this.#look(ply + 1, rest, alpha, beta)
      : -this.#look(ply + 1, rest, -beta, -alpha);
  }

  /** The score of the position on this place of the stack, for the side to move. */
  #look(ply: number, depth: number, alpha: number, beta: number): number {
    const p = this.#stack[ply]!;
    this.#clock.tick();
    if (this.#clock.over) return 0;
    if (p.phase !== PHASE.declare) return this.#prompt(ply, depth, alpha, beta);
    if (depth <= 0) {
      const worth = evaluate(p);
      if (worth < WIN && worth > -WIN) this.#guessed = true;
      return worth;
    }
    const settled = decided(p);
    if (settled !== 0) return settled;
    if (!p.hashed) rehash(p);
    const found = this.#memory.find(p.hashA, p.hashB);
    if (found !== 0) {
      const score = scoreIn(found);
      // Without companions nothing is left out, so what is decided stays decided at any depth.
      const holds = depthIn(found) >= depth || (p.available === 0 && (score >= WIN || score <= -WIN));
      const bound = boundIn(found);
      if (holds && (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha))) {
        if (score < WIN && score > -WIN) this.#guessed = true;
        return score;
      }
    }
    return this.#turn(ply, depth, alpha, beta, found === 0 ? NO_MOVE : moveIn(found));
  }

  #turn(ply: number, depth: number, alpha: number, beta: number, first: number): number {
    const p = this.#stack[ply]!;
    const list = this.#lists[ply]!;
    const count = orderDeclarations(p, first, this.#history, ply, list, this.#worths);
    let best = LOWEST;
    let bestMove = list[0]!;
    let low = alpha;
    for (let i = 0; i < count; i++) {
      const move = list[i]!;
      let score = this.#child(ply, move, depth, low, i === 0 ? beta : low + 1);
      if (i > 0 && score > low && score < beta) score = this.#child(ply, move, depth, low, beta);
      if (this.#clock.over) return 0;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score > low) low = score;
      if (low >= beta) {
        this.#history.praise(p, move, depth, ply);
        break;
      }
    }
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    this.#memory.store(p.hashA, p.hashB, bestMove, depth, bound, best);
    return best;
  }

  /** A companion: the same player decides again, so nothing changes sign. */
  #prompt(ply: number, depth: number, alpha: number, beta: number): number {
    const p = this.#stack[ply]!;
    if (depth <= 0 && p.phase === PHASE.choose) {
      this.#guessed = true;
      return Math.min(this.#candidates.standing(p) + COMPANION_WORTH, ALMOST);
    }
    const list = this.#prompts[ply]!;
    const before = this.#candidates.looked;
    const count = this.#candidates.list(p, width(p.phase, depth), list);
    this.#clock.add(this.#candidates.looked - before);
    if (this.#candidates.cut) this.#cut = true;
    let best = LOWEST;
    let low = alpha;
    for (let i = 0; i < count; i++) {
      const score = this.#child(ply, list[i]!, depth, low, beta);
      if (this.#clock.over) return 0;
      if (score > best) best = score;
      if (score > low) low = score;
      if (low >= beta) break;
    }
    return best;
  }

  /** The banners at the end of the line that both sides find best, after a search that solved the game. */
  expected(position: Position, move: number): { readonly mine: number; readonly theirs: number } | undefined {
    const p = this.#stack[0]!;
    const one = new Int32Array(MOST_MOVES);
    p.copy(position);
    play(p, move);
    while (p.phase !== PHASE.over) {
      if (p.phase === PHASE.declare) {
        if (!p.hashed) rehash(p);
        const found = this.#memory.find(p.hashA, p.hashB);
        const next = moveIn(found);
        if (found === 0 || (p.moves & (1 << next)) === 0) return undefined;
        play(p, next);
      } else {
        this.#candidates.list(p, 1, one);
        play(p, one[0]!);
      }
    }
    scores(p, banners);
    const side = position.seat & 1;
    return { mine: banners[side]! >> 4, theirs: banners[side ^ 1]! >> 4 };
  }
}
