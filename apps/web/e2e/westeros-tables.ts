/** Tables of the Westeros games on a device of one's own, at any moment of a game, for somebody with any kind of hands. */
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { loadMap as loadNorth } from '@corvo/beyond-the-wall/board';
import { clashOfKings } from '@corvo/clash-of-kings';
import { rngFromText, type Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { loadMap as loadFirst } from '@corvo/first-edition/board';
import { secondEdition } from '@corvo/second-edition';
import { loadMap as loadSecond } from '@corvo/second-edition/board';
import type { AreaId, WesterosOpen } from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import type { Page } from '@playwright/test';
import { placesOf, type Place } from '../src/boards/westeros/map/places.ts';
import type { SavedGame } from '../src/session/local/saved.ts';
import { hurryBots } from './tables.ts';
import type { Hand } from './westeros-hands.ts';
import { momentsOf, savedAt } from './westeros-moments.ts';
import { curious, Person } from './westeros-player.ts';

export interface Edition {
  readonly game: Game;
  readonly loadMap: (players?: number) => Promise<MapGeometry>;
  readonly mood?: 'war' | 'few'; // as many as play on its own board; else all that can
}
export const FIRST: Edition = { game: firstEdition as Game, loadMap: () => loadFirst(false) };
export const CLASH: Edition = { game: clashOfKings as Game, loadMap: players => loadFirst(players === 6) };
/** Three in the north. */
export const NORTH: Edition = { game: beyondTheWall as Game, loadMap: loadNorth, mood: 'few' };
export const SECOND: Edition = { game: secondEdition as Game, loadMap: loadSecond };

/** A way to reach a table, once it is known where everything lies. */
type HandOn = (places: ReadonlyMap<AreaId, Place>) => Hand;

/** Comes to a device on which everything is shown at once, motion and bots alike. */
export async function comeIn(page: Page): Promise<void> {
  await hurryBots(page);
  await page.goto('/rules');
}

/** Sits down at a game that this device keeps. */
export async function sitDown(page: Page, { game, loadMap }: Edition, saved: SavedGame, hand: HandOn): Promise<Person> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `corvo.local.${saved.id}`,
    JSON.stringify(saved),
  ] as const);
  await page.goto(`/play/${saved.id}`);
  await page.locator('.wm-area').first().waitFor({ state: 'attached' });
  return new Person(page, game, hand(placesOf(await loadMap(saved.seats.length), 'en')));
}

/** Begins a game against bots, through the pages. */
export async function startGame(page: Page, game: string): Promise<void> {
  await page.goto(`/play?game=${game}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.wm-area.wm-selectable').first().waitFor();
}

/** Areas that stand out in this way. */
export const litIn = (page: Page, how: string): Promise<string[]> =>
  page.locator(`.wm-area.wm-${how}`).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-area') ?? ''));

/** The planning of a round in a game with many battles, to be played from there. */
export function planning({ game, mood = 'war' }: Edition): SavedGame {
  const moment = momentsOf(game, mood, 1, ({ why }, { round }) => `${why} ${round}`).get('orders 3');
  if (moment === undefined) throw new Error('no game comes to its third round');
  return savedAt(moment);
}

/** Plays until orders are asked for in the next round. */
export async function playRound({ game }: Edition, person: Person, each: () => Promise<void>): Promise<void> {
  const mind = curious(game, rngFromText(`round ${game.id}`));
  const first = await person.asked();
  const roundOf = (open: unknown): number => (open as WesterosOpen).round;
  await person.play(
    async asked => {
      await each();
      return mind(asked);
    },
    ({ view, request }) => request.why === 'orders' && roundOf(view.open) > roundOf(first?.view.open),
  );
}
