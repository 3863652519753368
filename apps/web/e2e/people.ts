/** A server with people and their tables, so that every page has something to show. */
import type { Browser, BrowserContext } from '@playwright/test';
import { ask, BOT, layTable, ME, OPEN } from './tables.ts';

/** The ids of the tables that the screenshots show. */
export interface LaidTables {
  readonly open: string; // of somebody else, with a free seat
  readonly lobby: string; // where Ada is the host
  readonly game: string; // where it is Ada's turn
  readonly finished: string; // where bots have played to the end
  readonly link: string; // the personal link of somebody else
}

export interface Furnished {
  readonly tables: LaidTables;
  readonly ada: Awaited<ReturnType<BrowserContext['storageState']>>; // the cookies that make a browser Ada's
}

/** Waits for bots that play among themselves. */
export async function untilFinished(context: BrowserContext, address: string, id: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { status } = await ask<{ status: string }>(context, address, 'GET', `/api/tables/${id}`);
    if (status === 'finished') return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the bots do not come to an end');
}

export async function furnish(browser: Browser, address: string): Promise<Furnished> {
  const [giulia, marco, ada] = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  const open = await layTable(marco, address, 'Marco', { name: 'Sera di carte', seats: [ME, OPEN, OPEN, OPEN] });
  await layTable(giulia, address, 'Giulia', { name: 'Prima del consiglio', seats: [ME, OPEN, BOT] });
  const three = { name: 'Tre bot e un trono', seats: [BOT, BOT, BOT], start: true };
  const finished = await layTable(giulia, address, 'Giulia', three);
  await untilFinished(giulia, address, finished);
  const lobby = await layTable(ada, address, 'Ada', {
    name: 'Inverno ad Approdo del Re',
    access: 'invited',
    hints: true,
    seats: [ME, BOT, OPEN],
  });
  const game = await layTable(ada, address, 'Ada', {
    name: 'La lunga estate',
    hints: true,
    options: { firstPlayer: 'seat1' },
    order: 'chosen',
    seats: [ME, BOT, BOT],
    start: true,
  });
  const { path: link } = await ask<{ path: string }>(giulia, address, 'POST', '/api/me/link', {});
  const furnished = { tables: { open, lobby, game, finished, link }, ada: await ada.storageState() };
  for (const context of [giulia, marco, ada]) await context.close();
  return furnished;
}
