import { makeBot, readBot, type Thought } from '@corvo/bots';
import { isProblem, type Game, type Problem, type Request, type View } from '@corvo/core';
import type { Share } from './fair-queue.ts';

/** One thing for a bot to decide. It gets a view and nothing else. */
export interface Job {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  readonly request: Request;
  readonly seed: string; // of its chance; never that of the game itself
  readonly share: Share; // whose turn at thinking it takes
}

/** Those who think for bots, away from the thread that serves people. */
export interface Thinkers {
  decide(job: Job): Promise<Thought>;
  stop(): Promise<void>;
}

/** As much as the strongest level and the usual search: more would let one table keep the others' bots waiting. */
const MOST = { ms: 1_000, nodes: 300_000 };

/** Why this bot cannot play this game here (CO-6.1). */
export function refuseBot(game: Game, name: string): Problem | undefined {
  const spec = readBot(name, MOST);
  if (isProblem(spec)) return spec;
  const bot = makeBot(game, spec);
  return isProblem(bot) ? bot : undefined;
}

const STAND_INS = ['knight', 'squire', 'greedy', 'random'] as const;
/** Quick ones alone: all bots wait while one thinks. */
const ADVISERS = ['adviser', 'greedy', 'random'] as const;

const firstOf = (game: Game, names: readonly string[]): string =>
  names.find(name => refuseBot(game, name) === undefined) ?? 'random';

/** The bot that plays on for somebody who is gone, where nobody has chosen one. */
export const standInFor = (game: Game): string => firstOf(game, STAND_INS);
/** The bot that gives hints. */
export const adviserFor = (game: Game): string => firstOf(game, ADVISERS);
