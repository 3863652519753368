/**
 * What the court of Hand of the King costs to draw with the faces on its 36 cards, beside what it costs without them, in
 * the same browser: all the work of page and painters while it is drawn anew. Prints one line of JSON for `npm run bench`.
 */
import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import { clientFolder } from '../../../scripts/client.ts';
import { ensureChromium, launchOptions } from './chromium.ts';
import { startServer } from './server.ts';

const RUNS = 3;
const TIMES = 10;

/** Milliseconds for one drawing; the best of a few runs: what else the machine does can only slow one down. */
interface Court {
  readonly plain: number;
  readonly faces: number;
}

/** The work that makes a picture of a page, on whichever thread. */
const WORK = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'RasterTask', 'ImageDecodeTask'];

interface TraceEvent {
  readonly name: string;
  readonly tdur?: number; // of its thread, in microseconds
}

async function drawn(browser: Browser, baseURL: string, emblems: boolean): Promise<number> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    await context.addInitScript(prefs => localStorage.setItem('corvo.table', prefs), noteOf(emblems));
    const page = await context.newPage();
    await page.goto('/play');
    await page.locator('button[type=submit]').click();
    await page.locator('.hk-cell.lit').first().waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Cards-/.test(name)),
    );
    if (!emblems) await page.locator('html.has-faces').waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000); // bots, and whatever else comes afterwards
    const redraw = (times: number): Promise<void> =>
      page.evaluate(async count => {
        const court = document.querySelector<HTMLElement>('.hk-court-box');
        const frames = (): Promise<void> =>
          new Promise(resolve => {
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60)));
          });
        for (let n = 0; n < 2 * count; n++) {
          if (court) court.style.display = n % 2 === 0 ? 'none' : '';
          await frames();
        }
      }, times);
    await redraw(2);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'cc', 'blink'] });
    await redraw(TIMES);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const work = traceEvents.filter(({ name }) => WORK.includes(name));
    return work.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 / TIMES;
  } finally {
    await context.close();
  }
}

const noteOf = (emblems: boolean): string => JSON.stringify({ state: { emblems }, version: 0 });

async function measure(): Promise<Court> {
  const client = clientFolder(join(import.meta.dirname, '../../..'));
  if (client === undefined) throw new Error('the client could not be built');
  const server = await startServer({ CORVO_CLIENT: client });
  const browser = await chromium.launch(launchOptions(ensureChromium()));
  let best: Court = { plain: Infinity, faces: Infinity };
  try {
    for (let turn = 0; turn < RUNS; turn++)
      best = {
        plain: Math.min(best.plain, await drawn(browser, server.address, true)),
        faces: Math.min(best.faces, await drawn(browser, server.address, false)),
      };
    return best;
  } finally {
    await browser.close();
    await server.stop();
  }
}

console.log(JSON.stringify(await measure()));
