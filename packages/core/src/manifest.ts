import type { Game } from './contract.ts';
import type { Course } from './lessons/lesson.ts';
import type { Catalogue } from './messages.ts';
import type { OptionSpec } from './options.ts';
import type { Players } from './players.ts';

/**
 * What is known of a game before any of it is loaded, and where all that it brings is loaded from. Lists, links and
 * forms are made of this alone; a page loads the rest when it is wanted. A test holds it to the rules it speaks of.
 */
export interface Manifest {
  readonly id: string;
  /** The games on the same kernel: they share words, and board and bots where these have no name of their own here. */
  readonly family: string;
  readonly board?: string; // in `apps/web/src/boards/registry.ts`
  readonly bots?: string; // in `packages/bots/src/make.ts`
  readonly ledger: string; // of `docs/rules`; an expansion stands with the game it expands
  readonly clauses: string; // what the ids of its clauses begin with
  readonly players: Players;
  readonly hours: string; // how long a game takes at a table
  readonly emblem: string;
  readonly title: Catalogue; // `game.ID` and `game.ID.about`
  /** Script until the first board can be played on, in bytes as they are sent: `scripts/weight.test.ts` holds it. */
  readonly budget: number;
  readonly botsMayBegin?: boolean; // a bot may have to play before anybody else can

  /** What a table may choose, without the rules that settle it; loaded, since a list of games need not carry it. */
  readonly options: () => Promise<readonly OptionSpec[]>;
  readonly rules: () => Promise<Game>;
  /** The same game as far as its first questions; a page begins with it and plays on with all the rules. */
  readonly first?: () => Promise<Game>;
  readonly maps?: readonly GameMap[]; // the drawn boards, the usual one first
  readonly course?: () => Promise<Course>; // the guided first game
}

/** A drawn board, as the family of the game draws it. */
export interface GameMap {
  readonly seats?: number; // it is for a table of so many; the usual one is for all others
  readonly load: () => Promise<unknown>;
}

/** The name under which the board of a game is registered. */
export const boardOf = ({ board, family }: Manifest): string => board ?? family;

/** The name under which the bots of a game are registered. */
export const botsOf = ({ bots, family }: Manifest): string => bots ?? family;
