import type { Budget } from '../../bot.ts';
import { scores } from '../ending.ts';
import { decided, evaluate, WIN } from '../evaluate.ts';
import { listMoves, MOST_MOVES, play } from '../moves.ts';
import { PHASE, Position, sideOf } from '../position.ts';
import { declare } from '../turn.ts';
import { Candidates } from './candidates.ts';
import { Clock } from './clock.ts';
import { AT_LEAST, AT_MOST, boundIn, depthIn, EXACT, Memory, moveIn, scoreIn } from './memory.ts';
import { History, orderDeclarations } from './order.ts';

const DEEPEST = 120; // plies on the stack: 35 turns at most, and the prompts of six companions
const NO_MOVE = 31;
const banners = new Int32Array(4);

export interface Found {
  readonly move: number;
  readonly score: number; // for the side to move
  readonly depth: number; // turns looked ahead
  readonly solved: boolean;
  readonly nodes: number;
}

/** Alpha-beta for two sides: two players, or two teams. */
export class TwoSides {
  readonly #stack: Position[];
  readonly #lists = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_MOVES));
  readonly #worths = new Int32Array(MOST_MOVES);
  readonly #memory: Memory;
  readonly #history = new History();
  readonly #candidates: Candidates;
  #clock = new Clock({ nodes: 1 });
  #guessed = false; // did this iteration use an evaluation, or leave a choice out?

  constructor(root: Position, bits: number) {
    this.#stack = Array.from({ length: DEEPEST }, () => new Position(root.rules));
    this.#stack[0]!.copy(root);
    this.#memory = new Memory(bits);
    this.#candidates = new Candidates(root);
  }

  search(budget: Budget): Found {
    this.#clock = new Clock(budget);
    const root = this.#stack[0]!;
    const list = new Int32Array(MOST_MOVES);
    const count = listMoves(root, list);
    let moves = Array.from(list.subarray(0, count), move => ({ move, score: 0 }));
    let best = { move: moves[0]!.move, score: 0, depth: 0, solved: false };
    if (count === 1) return { ...best, nodes: 0 };
    for (let depth = 1; depth < 60; depth++) {
      this.#guessed = false;
      let alpha = -WIN - 1;
      const done: { move: number; score: number }[] = [];
      let top = moves[0]!.move;
      for (const entry of moves) {
        let score: number;
        if (done.length === 0) score = this.#child(0, entry.move, depth, -WIN - 1, WIN);
        else {
          score = this.#child(0, entry.move, depth, alpha, alpha + 1);
          if (score > alpha && !this.#clock.over) score = this.#child(0, entry.move, depth, alpha, WIN);
        }
        if (this.#clock.over) break;
        done.push({ move: entry.move, score });
        if (score > alpha) {
          alpha = score;
          top = entry.move;
        }
        if (score >= WIN) break;
      }
      if (done.length > 0) best = { move: top, score: alpha, depth, solved: !this.#guessed };
      if (this.#clock.over) break;
      const rest = moves.filter(({ move }) => !done.some(other => other.move === move));
      const first = done.findIndex(({ move }) => move === top);
      const [front] = done.splice(first, 1);
      moves = [front!, ...done.sort((a, b) => b.score - a.score), ...rest];
      if (best.solved || Math.abs(alpha) >= WIN) break;
    }
    return { ...best, nodes: this.#clock.nodes };
  }

  /** Plays a move on the next place of the stack and searches on; `depth` counts this turn. */
  #child(ply: number, move: number, depth: number, alpha: number, beta: number): number {
    const p = this.#stack[ply]!;
    const next = this.#stack[ply + 1]!;
    next.copy(p);
    const declares = p.phase === PHASE.declare;
    if (declares) declare(next, move);
    else play(next, move);
    const rest = declares ? depth - 1 : depth;
    if (next.phase === PHASE.over || sideOf(p.rules, next.seat) !== sideOf(p.rules, p.seat)) return -this.#search(ply + 1, rest, -beta, -alpha);
    return this.#search(ply + 1, rest, alpha, beta);
  }

  #search(ply: number, depth: number, alpha: number, beta: number): number {
    const p = this.#stack[ply]!;
    this.#clock.tick();
    if (this.#clock.over) return 0;
    if (p.phase === PHASE.over) {
      // the player to move next is always of the other side here: see #child
      scores(p, banners);
      const side = this.#otherSide(ply);
      const difference = banners[side]! - banners[side ^ 1]!;
      return difference > 0 ? WIN : difference < 0 ? -WIN : 0;
    }
    if (p.phase !== PHASE.declare) return this.#prompt(ply, depth, alpha, beta);
    const settled = decided(p);
    if (settled !== 0) return settled;
    if (depth <= 0) {
      this.#guessed = true;
      return evaluate(p);
    }
    const found = this.#memory.find(p.hashA, p.hashB);
    let first = NO_MOVE;
    if (found !== 0) {
      first = moveIn(found);
      const score = scoreIn(found);
      if (depthIn(found) >= depth || score >= WIN || score <= -WIN) {
        const bound = boundIn(found);
        if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) {
          if (score < WIN && score > -WIN) this.#guessed = true;
          return score;
        }
      }
    }
    const list = this.#lists[ply]!;
    const count = orderDeclarations(p, first, this.#history, ply, list, this.#worths);
    let best = -WIN - 1;
    let bestMove = list[0]!;
    let low = alpha;
    for (let i = 0; i < count; i++) {
      const move = list[i]!;
      let score: number;
      if (i === 0) score = this.#child(ply, move, depth, low, beta);
      else {
        score = this.#child(ply, move, depth, low, low + 1);
        if (score > low && score < beta) score = this.#child(ply, move, depth, low, beta);
      }
      if (this.#clock.over) return 0;
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > low) low = score;
        if (low >= beta) {
          this.#history.praise(p, move, depth, ply);
          break;
        }
      }
    }
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    this.#memory.store(p.hashA, p.hashB, bestMove, depth, bound, best);
    return best;
  }

  #otherSide(ply: number): number {
    return sideOf(this.#stack[ply]!.rules, this.#stack[ply - 1]!.seat) ^ 1;
  }

  #prompt(ply: number, depth: number, alpha: number, beta: number): number {
    const p = this.#stack[ply]!;
    const most = p.phase === PHASE.choose ? (depth > 0 ? 6 : 3) : depth >= 6 ? 6 : depth >= 3 ? 3 : depth >= 1 ? 2 : 1;
    const list = this.#lists[ply]!;
    const count = this.#candidates.list(p, most, list);
    if (count === most) this.#guessed = true;
    let best = -WIN - 1;
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
}
