/**
 * What the largest board costs while one plays on it, in a real browser: from a click to what it lights up on a slowed
 * processor, the first drawing of the map, and the longest time the page does not respond while bots play. Prints one
 * line of JSON for `npm run bench`.
 */
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { clientFolder } from '../../../scripts/client.ts';
import { ensureChromium, launchOptions } from './chromium.ts';
import type { SavedGame } from '../src/session/local/saved.ts';
import { keepGame, marchLater, ordersLater } from './shots-westeros.ts';
import { startServer } from './server.ts';
import { tasksOf } from './tasks.ts';

const SLOWER = 4;
const RUNS = 3;
const CLICKS = 7;
const POINTING = 150; // milliseconds from the pointer's coming to rest to the press
const PRESSING = 80;
const MOVES = 25; // of the bots, that are watched
const A_ROUND = 60_000;

/** All in milliseconds; the best of a few runs: what else the machine does can only slow one down. */
interface Interaction {
  readonly wheel: number; // an area is clicked, its orders stand around it
  readonly token: number; // an order is picked up, where it may lie is lit
  readonly march: number; // a march is clicked, where it may go is lit
  readonly map: number; // from the first line of the map's code to its picture
  readonly deaf: number; // the longest task while bots play, in time of the processor
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Infinity;

/** Notes when the map begins to be drawn and when it is seen. */
function watch(): void {
  const seen = { map: 0 };
  Object.assign(window, { seen });
  const eye = new MutationObserver(() => {
    if (document.querySelector('.wm-sheet') === null) return;
    eye.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const [begun] = performance.getEntriesByName('map-begun');
        seen.map = performance.now() - (begun?.startTime ?? 0);
      };
      port2.postMessage(null); // after the frame
    });
  });
  eye.observe(document, { childList: true, subtree: true });
}

/** From the next click to the first picture in which this is to be found. */
const untilSeen = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${wanted} never came`)), 20_000);
        const look = (since: number): void => {
          requestAnimationFrame(() => {
            if (document.querySelector(wanted) === null) return look(since);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - since);
            port2.postMessage(null);
          });
        };
        window.addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
        Object.assign(window, { isWatched: true });
      }),
    selector,
  );

async function timeOf(page: Page, selector: string, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { isWatched: false }));
  const taken = untilSeen(page, selector);
  await page.waitForFunction(() => (window as unknown as { isWatched: boolean }).isWatched);
  await click();
  return taken;
}

/** A click as a hand makes it: it points, it presses, it lets go. The click is made by the last. */
async function click(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what.toString()} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(POINTING);
  await page.mouse.down();
  await page.waitForTimeout(PRESSING);
  await page.mouse.up();
}

const clickPieces = (page: Page, area: string): Promise<void> => click(page, page.locator(`[data-pieces="${area}"]`));

const litAreas = (page: Page): Promise<string[]> =>
  page.locator('.wm-area.wm-selectable').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-area') ?? ''));

/** A table of this device at a moment, as it is when somebody comes to it. */
async function sitDown(context: BrowserContext, saved: SavedGame, bot = 'random'): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  const seats = saved.seats.map(seat => ({ ...seat, bot: seat.person ? null : bot }));
  await keepGame(page, { ...saved, seats });
  await page.addInitScript(watch);
  await page.goto(`/play/${saved.id}`);
  await page.locator('.decide-answer').waitFor();
  const news = page.locator('.since-close');
  if (await news.isVisible()) await news.click();
  return page;
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function planning(context: BrowserContext): Promise<Pick<Interaction, 'wheel' | 'token' | 'map'>> {
  const page = await sitDown(context, ordersLater());
  const map = await page.evaluate(() => (window as unknown as { seen: { map: number } }).seen.map);
  await page.locator('.wm-zoom button').last().click();
  await slow(page, SLOWER);
  const [areas, wheel, token] = [await litAreas(page), [] as number[], [] as number[]];
  for (let turn = 0; turn < CLICKS; turn++) {
    const area = areas[turn % areas.length] ?? '';
    wheel.push(await timeOf(page, '.wt-wheel .wt-wheel-hub', () => clickPieces(page, area)));
    await page.keyboard.press('Escape');
    await page.locator('.wt-wheel .wt-wheel-hub').waitFor({ state: 'detached' });
    const tokens = page.locator('.wt-tokens li button[aria-disabled=false]').nth(turn % 4);
    token.push(await timeOf(page, '.wm-area.wm-target', () => click(page, tokens)));
    await tokens.click(); // and put back
    await page.locator('.wm-area.wm-target').first().waitFor({ state: 'detached' });
  }
  return { wheel: median(wheel), token: median(token), map };
}

async function marching(context: BrowserContext): Promise<Pick<Interaction, 'march'>> {
  const page = await sitDown(context, marchLater());
  await page.locator('.wm-zoom button').last().click();
  await slow(page, SLOWER);
  const [starts, march] = [await litAreas(page), [] as number[]];
  for (let turn = 0; turn < CLICKS; turn++) {
    const from = starts[turn % starts.length] ?? '';
    march.push(await timeOf(page, '.wm-area:is(.wm-target,.wm-threatened)', () => clickPieces(page, from)));
    await clickPieces(page, from); // once more lets it go
    await page.locator('.wm-area.wm-selected').first().waitFor({ state: 'detached' });
  }
  return { march: median(march) };
}

/** A round among bots, its questions answered as the table advises. */
async function watching(context: BrowserContext): Promise<Pick<Interaction, 'deaf'>> {
  const page = await sitDown(context, ordersLater(), 'knight');
  const moves = async (): Promise<number> =>
    Number(/(\d+)\D*$/.exec(await page.locator('.bar-title small').innerText())?.[1] ?? 0);
  const [first, late] = [await moves(), Date.now() + A_ROUND];
  const [longest = Infinity] = await tasksOf(page, async () => {
    while ((await moves()) < first + MOVES && Date.now() < late) {
      const isGiven = await page.locator('.decide-actions .btn:not(.main, .decide-drop, .decide-restore)').isVisible();
      if (!isGiven && (await page.locator('.decide-answer').isVisible())) {
        await page.getByRole('button', { name: 'Hint' }).click();
        const ready = page.locator('[data-testid=commit][aria-disabled=false]');
        await ready.waitFor();
        await ready.click({ timeout: 5_000 });
      }
      await page.waitForTimeout(200);
    }
  });
  return { deaf: longest };
}

/** With `--emblems` on plain cards: what the pictures cost is told by running it both ways. */
async function preferEmblems(context: BrowserContext): Promise<void> {
  if (!process.argv.includes('--emblems')) return;
  await context.addInitScript(() => {
    localStorage.setItem('corvo.table', JSON.stringify({ state: { emblems: true }, version: 0 }));
  });
}

async function once(browser: Browser, baseURL: string, isLast: boolean): Promise<Interaction> {
  const apart = async <T>(task: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await preferEmblems(context);
    try {
      return await task(context);
    } finally {
      await context.close();
    }
  };
  return {
    ...(await apart(planning)),
    ...(await apart(marching)),
    ...(isLast ? await apart(watching) : { deaf: Infinity }), // a round takes its time: one is enough
  };
}

async function measure(): Promise<Interaction> {
  const client = clientFolder(join(import.meta.dirname, '../../..'));
  if (client === undefined) throw new Error('the client could not be built');
  const server = await startServer({ CORVO_CLIENT: client });
  const browser = await chromium.launch(launchOptions(ensureChromium()));
  try {
    const runs: Interaction[] = [];
    for (let run = 1; run <= RUNS; run++) runs.push(await once(browser, server.address, run === RUNS));
    const best = (part: keyof Interaction): number => Math.min(...runs.map(found => found[part]));
    return { wheel: best('wheel'), token: best('token'), march: best('march'), map: best('map'), deaf: best('deaf') };
  } finally {
    await browser.close();
    await server.stop();
  }
}

console.log(JSON.stringify(await measure()));
