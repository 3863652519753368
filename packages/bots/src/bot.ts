import type { Catalogue, Game, Plain, Problem, Request, Rng, Seat, View } from '@corvo/core';

/** How long a bot may think: by the clock, or by positions looked at, which is the same on every machine. */
export type Budget = { readonly ms: number } | { readonly nodes: number };

/** Which bot, with how much thought and how much noise. `label` is how people and commands name it. */
export interface BotSpec {
  readonly label: string; // as written: `random`, `search:200ms`, `newcomer`
  readonly kind: 'random' | 'greedy' | 'search';
  readonly budget: Budget | null; // null for those that do not search
  readonly noise: number; // 0 plays its best, 1 plays at random
}

/** What a bot decided, and why in one sentence: a message key of the bot's catalogue with its data. */
export interface Thought {
  readonly choice: Plain;
  readonly reason: { readonly key: string; readonly data: Plain };
  readonly nodes: number; // positions looked at
}

/** A bot receives views only. The same view, request, random stream and node budget give the same thought. */
export interface Bot {
  readonly spec: BotSpec;
  decide(view: View, request: Request, rng: Rng): Thought;
}

/** An answer that a bot weighs. */
export interface Candidate {
  readonly choice: Plain;
  readonly score: number; // in a unit of the question: compare it within one list only
  readonly why: string; // what it was weighed by, in a word
}

/** A bot that can say what it weighs, for a search to build on. */
export interface Judge extends Bot {
  /** Legal answers, the best first; with the same random stream `decide` takes the first. */
  candidates(view: View, request: Request, rng: Rng): readonly Candidate[];
  /** The chance of a seat to win as the view looks, from 0 to 1; all seats together have 1. */
  value(view: View, seat: Seat): number;
}

/** Makes a bot for a game; a problem where that game has no such bot. */
export type MakeBot = (game: Game, spec: BotSpec) => Bot | Problem;

/** A bot's sentences. */
export type BotMessages = Catalogue;
