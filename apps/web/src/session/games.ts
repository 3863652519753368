import type { Catalogue, Game } from '@corvo/core';
import { use } from 'react';
import { needTexts } from '../base/i18n/needed.ts';
import { laterTextsOf, TEXTS_OF } from '../base/games.ts';

/** What the browser knows of a game before its rules are here. */
interface Playable {
  readonly rules: () => Promise<{ readonly rules: Game }>;
  /** The rules that nobody needs until the first answers are given, where they come later. */
  readonly rest?: () => Promise<{ readonly addRest: () => void }>;
  /** Where its bots think: each game has a worker of its own, so that nobody fetches the bots of another game. */
  readonly botWorker: () => Promise<string>;
  readonly botMessages: () => Promise<Catalogue>; // why its bots choose as they do
  /** What its rules can do beyond playing, where that comes later. */
  readonly tools?: () => Promise<void>;
  readonly bots: readonly string[]; // their strengths, the easiest first; a test asks the bots themselves
}

const STRENGTHS = ['newcomer', 'squire', 'knight', 'lord', 'master'];

/** What the Westeros games share. */
const OF_WESTEROS = {
  tools: async () => (await import('../boards/westeros/tools.ts')).fetchTools(),
  botMessages: async () => (await import('@corvo/bots/westeros')).botMessages,
  bots: STRENGTHS,
};

/**
 * The games that can be played in the browser: those of the catalogue that have their board here. A game whose board is
 * still to be drawn is left out, so that nobody sits down at a table that cannot be played. Rules, bots and board are
 * fetched with the first table of a game.
 */
const PLAYABLE: Readonly<Record<string, Playable>> = {
  'hand-of-the-king': {
    rules: () => import('../boards/hand-of-the-king/rules.ts'),
    botWorker: async () => (await import('./local/workers/hand-of-the-king.ts?address')).default,
    botMessages: async () => (await import('@corvo/bots/hand-of-the-king')).botMessages,
    bots: STRENGTHS,
  },
  'first-edition': {
    ...OF_WESTEROS,
    rules: () => import('../boards/first-edition/rules.ts'),
    rest: () => import('@corvo/first-edition/rest'),
    botWorker: async () => (await import('./local/workers/first-edition.ts?address')).default,
  },
  'clash-of-kings': {
    ...OF_WESTEROS,
    rules: () => import('../boards/clash-of-kings/rules.ts'),
    rest: () => import('@corvo/clash-of-kings/rest'),
    tools: async () => (await import('../boards/clash-of-kings/tools.ts')).fetchTools(),
    botWorker: async () => (await import('./local/workers/clash-of-kings.ts?address')).default,
  },
  'second-edition': {
    ...OF_WESTEROS,
    rules: () => import('../boards/second-edition/rules.ts'),
    rest: () => import('@corvo/second-edition/rest'),
    botWorker: async () => (await import('./local/workers/second-edition.ts?address')).default,
  },
  'beyond-the-wall': {
    ...OF_WESTEROS,
    rules: () => import('../boards/beyond-the-wall/rules.ts'),
    rest: () => import('@corvo/beyond-the-wall/rest'),
    tools: async () => (await import('../boards/beyond-the-wall/tools.ts')).fetchTools(),
    botWorker: async () => (await import('./local/workers/beyond-the-wall.ts?address')).default,
  },
};

export const GAMES: readonly string[] = Object.keys(PLAYABLE);

type Loading = Promise<Game | undefined>;
const loaded = new Map<string, Loading>();
const whole = new Map<string, Loading>();
const here = new Map<string, Game | undefined>();

/** Fetches a game once; after a broken line the next one asks again. */
function once(known: Map<string, Loading>, id: string, fetchGame: (id: string) => Loading): Loading {
  const loading = known.get(id) ?? fetchGame(id);
  if (known.get(id) === loading) return loading;
  known.set(id, loading);
  loading.then(
    // So that React's `use` need not wait to see it.
    game => Object.assign(loading, { status: 'fulfilled', value: game }),
    () => known.delete(id),
  );
  return loading;
}

const playableOf = (id: string): Playable | undefined => (Object.hasOwn(PLAYABLE, id) ? PLAYABLE[id] : undefined);

async function fetchRules(id: string): Loading {
  const [found] = await Promise.all([playableOf(id)?.rules(), needTexts(...(TEXTS_OF[id] ?? []))]);
  here.set(id, found?.rules);
  return found?.rules;
}

async function fetchWhole(id: string): Loading {
  const [game, rest] = await Promise.all([loadGame(id), playableOf(id)?.rest?.(), needTexts(...laterTextsOf(id))]);
  rest?.addRest();
  return game;
}

/** What is asked first by the rules of a game and what it says until then; undefined where it cannot be played here. */
export const loadGame = (id: string): Loading => once(loaded, id, fetchRules);

/** All its rules and all that it says: whatever has begun, or goes on by itself, may come to anything. */
export const loadWholeGame = (id: string): Loading => once(whole, id, fetchWhole);

/** Fetches what the rules of a game can do beyond playing: positions as text, guides, explanations. */
export async function fetchTools(id: string): Promise<void> {
  await Promise.all([playableOf(id)?.tools?.(), needTexts(...laterTextsOf(id))]);
}

/** The rules of a game that have been fetched already. */
export const knownGame = (id: string): Game | undefined => here.get(id);

/** What has to come before a game can be played on; undefined where nothing has to. */
export function restOf(id: string): Promise<unknown> | undefined {
  const loading = loadWholeGame(id);
  return 'status' in loading ? undefined : loading; // only what has come has one
}

/** The rules for a component, which waits in the nearest `Suspense` while they are on their way. */
export const useGame = (id: string): Game | undefined => use(loadGame(id));

/** The same with all its rules and all that it says. */
export const useWholeGame = (id: string): Game | undefined => use(loadWholeGame(id));

/** The strengths that can be had in a game, the easiest first; every game has at least a bot that plays by lot. */
export const botsFor = (id: string): readonly string[] => PLAYABLE[id]?.bots ?? ['random'];

/** The strength for somebody who has not chosen. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes('knight') ? 'knight' : (bots[0] ?? 'random');

/** What the bots of a game say of their choices; fetched with the first advice. */
export async function botMessages(id: string): Promise<Catalogue> {
  const messages = await PLAYABLE[id]?.botMessages();
  if (messages === undefined) throw new Error(`no bot plays ${id}`);
  return messages;
}

/** Where the bots of a game think. What they do is told: so it comes with all that the game says. */
export async function botWorker(id: string): Promise<Worker> {
  const [address] = await Promise.all([PLAYABLE[id]?.botWorker(), loadWholeGame(id)]);
  if (address === undefined) throw new Error(`no bot plays ${id}`);
  return new Worker(address, { type: 'module' });
}
