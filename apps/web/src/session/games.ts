import { isPlayerName } from '@corvo/bots/names';
import { botsOf, type Catalogue, type Game } from '@corvo/core';
import { use } from 'react';
import { laterTextsOf, manifestOf, textsOf } from '../base/games.ts';
import { needTexts } from '../base/i18n/needed.ts';
import { lazyBy } from '../base/lazy/lazy.ts';
import { WORKERS } from './workers.ts';

/** The games whose rules are here, as far as they are: the whole game takes the place of its first half. */
const here = new Map<string, Game>();
const followers = new Map<string, Set<(game: Game) => void>>();

const firstOf = lazyBy(async (id): Promise<Game | undefined> => {
  const manifest = manifestOf(id);
  const [game] = await Promise.all([(manifest?.first ?? manifest?.rules)?.(), needTexts(...textsOf(id))]);
  if (game !== undefined && !here.has(id)) here.set(id, game);
  return here.get(id);
});

const wholeOf = lazyBy(async (id): Promise<Game | undefined> => {
  const [game] = await Promise.all([manifestOf(id)?.rules(), needTexts(...textsOf(id), ...laterTextsOf(id))]);
  if (game === undefined) return undefined;
  here.set(id, game);
  for (const tell of followers.get(id) ?? []) tell(game);
  return game;
});

/**
 * A game as far as its first questions, with what it says until then: its first board can be drawn and played on with
 * it. Undefined where it cannot be played here.
 */
export const loadGame = (id: string): Promise<Game | undefined> => firstOf(id).load();

/** All its rules, aids and words: whatever has begun, or goes on by itself, may come to anything. */
export const loadWholeGame = (id: string): Promise<Game | undefined> => wholeOf(id).load();

/** As if a game had never been loaded, for tests. */
export function forgetGame(id: string): void {
  firstOf(id).forget();
  wholeOf(id).forget();
  here.delete(id);
}

/** All of every game that has been loaded as far as its first questions. */
export const loadRest = async (): Promise<void> => void (await Promise.all([...here.keys()].map(loadWholeGame)));

/** The rules of a game that have been fetched already, as far as they have. */
export const knownGame = (id: string): Game | undefined => here.get(id);

/** Tells of the whole game when it comes, until it is called off. */
export function followGame(id: string, tell: (game: Game) => void): () => void {
  const told = followers.get(id) ?? new Set();
  followers.set(id, told.add(tell));
  return () => void told.delete(tell);
}

/** What has to come before a game can be played on; undefined where nothing has to. */
export const restOf = (id: string): Promise<unknown> | undefined =>
  wholeOf(id).isHere() ? undefined : wholeOf(id).load();

/** The rules for a component, which waits in the nearest `Suspense` while they are on their way. */
export const useGame = (id: string): Game | undefined => use(loadGame(id));

/** The same with all its rules and all that it says. */
export const useWholeGame = (id: string): Game | undefined => use(loadWholeGame(id));

/** The strengths of bots, the easiest first; a test asks the bots themselves. */
const STRENGTHS = ['newcomer', 'squire', 'knight', 'lord', 'master'];

/** The strengths that can be had in a game, the easiest first; every game has at least a bot that plays by lot. */
export function botsFor(id: string): readonly string[] {
  const manifest = manifestOf(id);
  return manifest !== undefined && isPlayerName(botsOf(manifest)) ? STRENGTHS : ['random'];
}

/** The strength for somebody who has not chosen. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes('knight') ? 'knight' : (bots[0] ?? 'random');

/** What bots say of their choices; fetched with the first advice. */
export const botMessages = async (): Promise<Catalogue> => (await import('@corvo/bots/messages')).botMessages;

/** Where the bots of a game think. What they do is told: so it comes with all that the game says. */
export async function botWorker(id: string): Promise<Worker> {
  const [address] = await Promise.all([WORKERS[id]?.(), loadWholeGame(id)]);
  if (address === undefined) throw new Error(`no bot plays ${id}`);
  return new Worker(address, { type: 'module' });
}
