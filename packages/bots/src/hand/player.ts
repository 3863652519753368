import type { Rng } from '@corvo/core';
import type { Open } from '@corvo/hand-of-the-king';
import type { Bot, BotSpec, Budget } from '../bot.ts';
import { hasWhim, whim } from '../noise.ts';
import { Greedy } from './greedy.ts';
import { listMoves, MOST_MOVES } from './moves.ts';
import { sideCount, type Position } from './position.ts';
import { reason, reasonAhead, reasonAmongMany, reasonNow, type Reason } from './reason.ts';
import { ManySides } from './search/many.ts';
import { TwoSides } from './search/two.ts';
import { choiceOf, positionOf } from './translate.ts';

/** A difference of greedy scores that a beginner notices: about a third of a banner. */
const NOTICED = 40;

interface Decision {
  readonly move: number;
  readonly reason: Reason;
  readonly nodes: number;
}

/** The players of Hand of the King; room for thinking is made at the first thought, so that making one costs nothing. */
class HandPlayer {
  readonly #spec: BotSpec;
  readonly #list = new Int32Array(MOST_MOVES);
  readonly #greedy = new Greedy();
  #two: TwoSides | undefined;
  #many: ManySides | undefined;

  constructor(spec: BotSpec) {
    this.#spec = spec;
  }

  decide(p: Position, rng: Rng): Decision {
    const { noise, budget } = this.#spec;
    const choices = listMoves(p, this.#list);
    if (choices === 1) return { move: this.#list[0]!, reason: reason('only-choice'), nodes: 0 };
    if (hasWhim(noise, rng)) {
      const rated = this.#greedy.rate(p);
      return { move: whim(rated, noise, NOTICED, rng), reason: reason('whim'), nodes: this.#greedy.nodes };
    }
    if (budget === null) return this.#lookNow(p, rng);
    return sideCount(p.rules) === 2 ? this.#lookAhead(p, budget) : this.#lookAmongMany(p, budget);
  }

  #lookNow(p: Position, rng: Rng): Decision {
    const move = this.#greedy.choose(p, rng);
    return { move, reason: reasonNow(p, move), nodes: this.#greedy.nodes };
  }

  #lookAhead(p: Position, budget: Budget): Decision {
    this.#two ??= new TwoSides(p);
    const found = this.#two.search(p, budget);
    const end = found.proven ? this.#two.expected(p, found.move) : undefined;
    return { move: found.move, reason: reasonAhead(p, found, end), nodes: found.nodes };
  }

  #lookAmongMany(p: Position, budget: Budget): Decision {
    this.#many ??= new ManySides(p);
    const seen = this.#many.search(p, budget);
    return { move: seen.move, reason: reasonAmongMany(p, seen), nodes: seen.nodes };
  }
}

/** The greedy and the searching bots of Hand of the King. They never send a raven, and end a conversation at once. */
export function handBot(spec: BotSpec): Bot {
  const player = new HandPlayer(spec);
  return {
    spec,
    decide(view, request, rng) {
      if (request.why === 'end-talk') return { choice: { option: 'end-talk' }, reason: reason('ends-talk'), nodes: 0 };
      const open = view.open as Open;
      const position = positionOf(open);
      const decision = player.decide(position, rng);
      return { choice: choiceOf(position, open, decision.move), reason: decision.reason, nodes: decision.nodes };
    },
  };
}
