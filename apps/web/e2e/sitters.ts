/** People at one table of a Westeros game, each in a browser of their own, with all that their connections carry. */
import type { Plain, Seat } from '@corvo/core';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from 'vitest';
import { placesOf } from '../src/boards/westeros/map/places.ts';
import { enterAs, layTable, ME, OPEN } from './tables.ts';
import { gesturesFor } from './westeros-gestures.ts';
import { make, mouse, type Hand } from './westeros-hands.ts';
import type { Edition } from './westeros-tables.ts';
import { Wire } from './wire.ts';

export interface Sitter {
  readonly seat: Seat;
  readonly page: Page;
  readonly wire: Wire;
  readonly hand: Hand;
}

interface Seated {
  readonly id: string;
  readonly host: BrowserContext;
  readonly sitters: readonly Sitter[];
}

/** Has these people take the seats of a new table, the first of them as its host, and begins the game. */
export async function seatAll(
  { game, loadMap }: Edition,
  names: readonly string[],
  open: (wish: { readonly width: number; readonly height: number }) => Promise<Page>,
  address: string,
): Promise<Seated> {
  const seats = game.seats(names.length);
  const pages: Page[] = [];
  for (const _name of names) pages.push(await open({ width: 1280, height: 800 }));
  const wires = pages.map(page => new Wire(page));
  const [host] = pages as [Page];
  const id = await layTable(host.context(), address, names[0] ?? '', {
    game: game.id,
    name: 'A table for all of us',
    order: 'chosen',
    seats: names.map((_, place) => (place === 0 ? ME : OPEN)),
  });
  for (const [place, page] of pages.entries()) {
    await page.goto(`/table/${id}`);
    if (place === 0) continue;
    const name = names[place] ?? '';
    await enterAs(page, name);
    await page.getByRole('button', { name: `Take seat ${place + 1}` }).click();
    await host.locator('.lobby-seats').getByText(name, { exact: true }).waitFor();
  }
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.locator('.wm-area').first().waitFor();
  const hand = mouse(placesOf(await loadMap(names.length), 'en'));
  const sitters = pages.map((page, place) => ({ seat: seats[place] ?? '', page, wire: wires[place] as Wire, hand }));
  return { id, host: host.context(), sitters };
}

/** Gives the answer that somebody wants to give, with the mouse, and waits until the question is gone. */
export async function answerWith(
  { game }: Edition,
  { page, wire, hand, seat }: Sitter,
  choiceFor: () => Plain,
): Promise<Plain> {
  const request = wire.asked(game);
  if (request === undefined) throw new Error(`${seat} is not asked`);
  const choice = choiceFor();
  await page.locator('.decide-answer').waitFor();
  for (const gesture of gesturesFor(request.ask, request.why, choice)) await make(page, hand, gesture);
  await page.locator('[data-testid=commit][aria-disabled=false]').click();
  await expect.poll(() => wire.asked(game)?.id === request.id).toBe(false);
  return choice;
}
