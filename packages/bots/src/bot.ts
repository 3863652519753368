import type { Catalogue, Game, Plain, Problem, Request, Rng, View } from '@corvo/core';

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

/** Makes a bot for a game; a problem where that game has no such bot. */
export type MakeBot = (game: Game, spec: BotSpec) => Bot | Problem;

/** A bot's sentences. */
export type BotMessages = Catalogue;
