import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** What a picture is taken with. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'it' | 'en';
}

export function contextFor(
  browser: Browser,
  address: string,
  { width, height, theme, language }: Look,
): Promise<BrowserContext> {
  const options: BrowserContextOptions = {
    baseURL: address,
    viewport: { width, height },
    colorScheme: theme,
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    reducedMotion: 'reduce',
  };
  return browser.newContext(options);
}

/** Asks the server as this person; fails with its own words. */
export async function post<T>(request: APIRequestContext, address: string, path: string, data: unknown): Promise<T> {
  const answer = await request.post(`${address}${path}`, { data, headers: { origin: address } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Created {
  readonly id: string;
  readonly invitation: string;
}

/** Some tables, so that the lists have something to show. */
export async function furnish(browser: Browser, address: string): Promise<void> {
  const bot = { kind: 'bot', bot: 'random' };
  for (const [name, table, seats] of [
    ['Giulia', 'Prima del consiglio', [{ kind: 'me' }, { kind: 'open' }, bot]],
    ['Marco', 'Sera di carte', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]],
  ] as const) {
    const context = await browser.newContext();
    await post(context.request, address, '/api/me', { name });
    await post<Created>(context.request, address, '/api/tables', {
      game: 'hand-of-the-king',
      name: table,
      players: seats.length,
      seats,
    });
    if (name === 'Giulia') {
      const { id } = await post<Created>(context.request, address, '/api/tables', {
        game: 'hand-of-the-king',
        name: 'Tre bot e un trono',
        players: 3,
        seats: [bot, bot, bot],
        start: true,
      });
      for (let tries = 0; tries < 60; tries++) {
        const { status } = (await (await context.request.get(`${address}/api/tables/${id}`)).json()) as {
          status: string;
        };
        if (status === 'finished') break;
        await new Promise(resolve => setTimeout(resolve, 500));
      }
    }
    await context.close();
  }
}

/** A person with tables of their own; answers the ids of the two. */
export async function settle(context: BrowserContext, address: string): Promise<{ lobby: string; game: string }> {
  await post(context.request, address, '/api/me', { name: 'Ada' });
  const table = { game: 'hand-of-the-king', players: 3, hints: true };
  const lobby = await post<Created>(context.request, address, '/api/tables', {
    ...table,
    name: 'Inverno ad Approdo del Re',
    access: 'invited',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }],
  });
  const game = await post<Created>(context.request, address, '/api/tables', {
    ...table,
    name: 'La lunga estate',
    options: { firstPlayer: 'seat1' },
    order: 'chosen',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  return { lobby: lobby.id, game: game.id };
}
