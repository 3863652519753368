import type { Budget } from '../../bot.ts';
import { score } from '../greedy.ts';
import { listMoves, MOST_MOVES, play } from '../moves.ts';
import { chancesToWin } from '../outlook.ts';
import { PHASE, Position } from '../position.ts';
import { declare } from '../turn.ts';
import { Candidates, settleNow } from './candidates.ts';
import { Clock } from './clock.ts';
import { Tree } from './tree.ts';

/** How much the player himself tries what looked worse so far (UCB1). */
const CURIOSITY = 0.1;
/** How far opponents are thought to take what looks good at once, before the tree says otherwise (PUCT) … */
const HABIT = 0.5;
/** … and how much of their chance to win they are thought to give away for it, however well the tree knows better. */
const LEANING = 0.1;
/** Differences of a greedy score that make a choice e times less likely for an opponent. */
const TEMPER = 7;
/** What a companion, or another turn, is worth to them in that score. */
const WISH = 60;
/** How many choices of a companion are worth a try, at the root and below. */
const ROOT_WIDTH = 48;
const WIDTH = 6;
/** The tree is full: enough for minutes, and 60 MB. */
const MOST_NODES = 1_500_000;
/** After so many visits in a row to games that are over there is nothing left to find out. */
const MOST_ENDS = 4_000;

/** What the search came to. */
export interface Seen {
  readonly move: number;
  readonly chance: number; // to win, for the player to move
  readonly nodes: number;
}

const chances = new Float64Array(4);

/**
 * A tree search for three or four players, each for himself. Every node keeps the mean chances of all players, and
 * each player is thought to choose by his own. Chances come from the evaluation, not from random games to the end.
 * Opponents lean to what a greedy player would do. Measured: that foresees greedy players far better than supposing
 * that everybody searches as deeply as we do, and other searchers no worse; without it, more thought played no better.
 */
export class ManySides {
  readonly #tree = new Tree();
  readonly #candidates: Candidates;
  readonly #here: Position;
  readonly #next: Position;
  readonly #list = new Int32Array(MOST_MOVES);
  readonly #path = new Int32Array(128);
  #me = 0;
  #clock = new Clock({ nodes: 1 });

  constructor(like: Position) {
    this.#here = new Position(like.rules);
    this.#next = new Position(like.rules);
    this.#candidates = new Candidates(like.rules, (p, seat) => {
      chancesToWin(p, chances);
      return chances[seat]!;
    });
  }

  /** Searches until the budget is spent. There must be a choice to make. */
  search(root: Position, budget: Budget): Seen {
    const tree = this.#tree;
    this.#clock = new Clock(budget);
    this.#me = root.seat;
    tree.clear();
    tree.add(0);
    this.#here.copy(root);
    this.#expand(0);
    tree.visits[0] = 1;
    let ends = 0;
    while (!this.#clock.over && tree.count[0]! > 1 && ends < MOST_ENDS) {
      this.#here.copy(root);
      ends = this.#visit() ? 0 : ends + 1;
    }
    let best = tree.first[0]!;
    for (let node = best; node < tree.first[0]! + tree.count[0]!; node++)
      if (tree.visits[node]! > tree.visits[best]!) best = node;
    return {
      move: tree.move[best]!,
      chance: tree.sums[best * 4 + root.seat]! / tree.visits[best]!,
      nodes: this.#clock.nodes,
    };
  }

  /** One walk from the root to a leaf, which grows; answers whether there was anything to grow. */
  #visit(): boolean {
    const tree = this.#tree;
    const path = this.#path;
    let node = 0;
    let length = 0;
    path[length++] = node;
    while (tree.count[node]! > 0) {
      node = tree.seat[node] === this.#me ? this.#curious(node) : this.#habitual(node);
      this.#play(this.#here, tree.move[node]!);
      path[length++] = node;
    }
    const grows = this.#here.phase !== PHASE.over && tree.size < MOST_NODES;
    if (grows) this.#chancesOf(this.#expand(node));
    else {
      this.#clock.tick();
      this.#rate(this.#here);
    }
    for (let i = 0; i < length; i++) {
      const passed = path[i]!;
      tree.visits[passed]!++;
      for (let seat = 0; seat < 4; seat++) tree.sums[passed * 4 + seat]! += chances[seat]!;
    }
    return grows;
  }

  #play(p: Position, move: number): void {
    if (p.phase === PHASE.declare) declare(p, move, false);
    else play(p, move);
  }

  #rate(p: Position): void {
    this.#next.copy(p);
    settleNow(this.#next);
    chancesToWin(this.#next, chances);
  }

  #chancesOf(node: number): void {
    for (let seat = 0; seat < 4; seat++) chances[seat] = this.#tree.sums[node * 4 + seat]!;
  }

  #curious(node: number): number {
    const { first, count, visits, sums } = this.#tree;
    const reach = CURIOSITY * Math.sqrt(Math.log(visits[node]! + 1));
    let best = first[node]!;
    let highest = -1;
    for (let child = first[node]!; child < first[node]! + count[node]!; child++) {
      const worth = sums[child * 4 + this.#me]! / visits[child]! + reach / Math.sqrt(visits[child]!);
      if (worth > highest) {
        highest = worth;
        best = child;
      }
    }
    return best;
  }

  #habitual(node: number): number {
    const { first, count, visits, sums, prior, seat } = this.#tree;
    const habit = HABIT * Math.sqrt(visits[node]!);
    let best = first[node]!;
    let highest = -1;
    for (let child = first[node]!; child < first[node]! + count[node]!; child++) {
      const mean = sums[child * 4 + seat[node]!]! / visits[child]!;
      const worth = mean + prior[child]! * (LEANING + habit / visits[child]!);
      if (worth > highest) {
        highest = worth;
        best = child;
      }
    }
    return best;
  }

  /** Adds the choices at `#here` below a node, each with its chances; answers the best for whoever decides. */
  #expand(node: number): number {
    const tree = this.#tree;
    const p = this.#here;
    const list = this.#list;
    const before = this.#candidates.looked;
    const width = node === 0 ? ROOT_WIDTH : WIDTH;
    const count = p.phase === PHASE.declare ? listMoves(p, list) : this.#candidates.list(p, width, list);
    const first = tree.size;
    let best = first;
    let wish = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = tree.add(list[i]!);
      const next = this.#next;
      next.copy(p);
      this.#play(next, list[i]!);
      const isMore = next.phase !== PHASE.over && next.seat === p.seat;
      settleNow(next);
      chancesToWin(next, chances);
      tree.visits[child] = 1;
      tree.sums.set(chances, child * 4);
      if (chances[p.seat]! > tree.sums[best * 4 + p.seat]!) best = child;
      tree.prior[child] = score(next, p.seat) + (isMore ? WISH : 0);
      wish = Math.max(wish, tree.prior[child]!);
    }
    this.#setPriors(first, count, wish);
    tree.seat[node] = p.seat;
    tree.first[node] = first;
    tree.count[node] = count;
    this.#clock.add(count + this.#candidates.looked - before);
    return best;
  }

  #setPriors(first: number, count: number, highest: number): void {
    const { prior } = this.#tree;
    let sum = 0;
    for (let child = first; child < first + count; child++) {
      prior[child] = Math.exp((prior[child]! - highest) / TEMPER);
      sum += prior[child]!;
    }
    for (let child = first; child < first + count; child++) prior[child]! /= sum;
  }
}
