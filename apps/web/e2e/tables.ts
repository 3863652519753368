/** How people come to a table: through the pages, or straight through the server where a test is about what follows. */
import type { BrowserContext, Page } from '@playwright/test';

/** Comes in with a name, as the dialog asks for it. */
export async function enterAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: `Come in as ${name}` }).click();
}

/** The host lays a table by invitation and the guests come by its link; the host starts. */
export async function gather(host: Page, guests: readonly Page[], names: readonly string[]): Promise<void> {
  await host.goto('/new');
  await host.getByRole('radio', { name: String(guests.length + 1), exact: true }).check({ force: true });
  await host.getByRole('radio', { name: 'By invitation' }).check({ force: true });
  await host.getByRole('button', { name: 'Create the table' }).click();
  await enterAs(host, names[0] ?? '');
  await host.waitForURL('**/table/*');
  const link = await host.getByLabel('Invitation link').inputValue();
  for (const [place, guest] of guests.entries()) {
    const name = names[place + 1] ?? '';
    await guest.goto(link);
    await enterAs(guest, name);
    await guest.getByRole('button', { name: `Take seat ${place + 2}` }).click();
    await host.locator('.lobby-seats').getByText(name, { exact: true }).waitFor();
  }
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, ...guests]) await page.locator('.hk-cell').first().waitFor();
}

export type Seat = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly bot: string };
export const ME: Seat = { kind: 'me' };
export const OPEN: Seat = { kind: 'open' };
export const BOT: Seat = { kind: 'bot', bot: 'random' };

export interface Wish {
  readonly seats: readonly Seat[];
  readonly name?: string;
  readonly start?: boolean;
  readonly [more: string]: unknown;
}

/** Asks the server with the cookie of somebody's browser; fails with the server's own words. */
export async function ask<T>(
  { request }: BrowserContext,
  address: string,
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
): Promise<T> {
  const more = data === undefined ? {} : { data };
  const answer = await request.fetch(`${address}${path}`, { method, headers: { origin: address }, ...more });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Makes the person of this browser known, and lays a table for them. Answers its id. */
export async function layTable(context: BrowserContext, address: string, who: string, wish: Wish): Promise<string> {
  await ask(context, address, 'POST', '/api/me', { name: who });
  const table = { game: 'hand-of-the-king', name: 'Winter council', players: wish.seats.length, ...wish };
  return (await ask<{ id: string }>(context, address, 'POST', '/api/tables', table)).id;
}

/** Bots of this device take their time, so that people can follow; nobody follows here. */
export async function hurryBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prefs = JSON.stringify({ state: { speed: 'off', answers: false }, version: 0 });
    try {
      if (localStorage.getItem('corvo.table') === null) localStorage.setItem('corvo.table', prefs);
    } catch {
      // A browser that keeps nothing has bots of the usual pace.
    }
  });
}

/** Bots that never answer: whoever waits for them goes on waiting. */
export const holdBots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });

/** Starts a game on this device against so many bots, through the pages. */
export async function playHere(page: Page, bots: number, strength = 'newcomer'): Promise<void> {
  await hurryBots(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Play against bots|Gioca contro i bot/ }).click();
  await page.getByRole('radio', { name: String(bots + 1), exact: true }).check({ force: true });
  await page.locator('#strength').selectOption(strength);
  await page.getByRole('button', { name: /Start the game|Comincia la partita/ }).click();
  await page.locator('.hk-cell').first().waitFor();
}
