/**
 * How long somebody waits for the first board they can play on, and what travels for it, in a browser that has kept no
 * file, on a slowed processor: from the address of a game to a lit move, and from the first page over two clicks, which
 * are made as soon as they can be; for every game that can be played. Prints one line of JSON for `npm run bench`.
 */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { join } from 'node:path';
import { clientFolder } from '../../../scripts/client.ts';
import { ensureChromium, launchOptions } from './chromium.ts';
import { startServer } from './server.ts';
import { FIRST_GAME, MANIFESTS } from '../src/base/games.ts';

const SLOWER = 4;
const RUNS = 3;
const MOST_CHANCES = 40;

/** What can be pointed at, in every game. */
const LIT = '.hk-cell.lit, .wm-area.wm-selectable, .wm-area.wm-target, .wt-hand-card';
/** The link to a game on the first page: the large button, or its card in the list of games. */
const doorTo = (game: string): string =>
  game === FIRST_GAME ? 'main a[href="/play"]' : `main a[href="/play?game=${game}"]`;

/** The best of a few runs: what else the machine does can only slow one down. */
interface FirstBoard {
  readonly milliseconds: number; // from the address of a game
  readonly twoClicks: number; // from the first page, in milliseconds
  readonly bytes: number; // everything that travelled from the form of the game on, as compressed
  readonly scriptBytes: number; // of it, scripts alone, as compressed
}

/** Adds up what travels, as it is on the wire; of scripts what they are themselves, without the answer's headers. */
function weigh(network: CDPSession): { bytes: number; scriptBytes: number } {
  const weight = { bytes: 0, scriptBytes: 0 };
  const headers = new Map<string, number>(); // of scripts, by their request
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = type === 'Script' || /\.js(\?|$)/.test(response.url);
    if (isScript) headers.set(requestId, response.encodedDataLength);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.bytes += encodedDataLength;
    const header = headers.get(requestId);
    if (header !== undefined) weight.scriptBytes += encodedDataLength - header;
  });
  return weight;
}

const lit = (page: Page): Promise<void> => page.locator(LIT).first().waitFor();

const twoClicks =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(doorTo(game)).first().click();
    await page.locator('button[type=submit]').click();
    await lit(page);
  };

/** The first page prefetches what somebody will probably want: so what a game itself needs is weighed from its form. */
const fromForm =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/play?game=${game}`, { waitUntil: 'commit' });
    await page.locator('button[type=submit]').click();
    await lit(page);
  };

interface Run {
  readonly slower?: number;
  readonly chance?: number; // what `crypto.getRandomValues` gives, so that a run can be repeated
  readonly kept?: Kept; // games that lie on this device
}
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Goes a way in a browser of its own, and looks at what came of it. */
async function timed<T>(
  browser: Browser,
  baseURL: string,
  { slower = SLOWER, chance = 0, kept }: Run,
  way: (page: Page) => Promise<void>,
  look: (page: Page) => Promise<T>,
): Promise<{ milliseconds: number; bytes: number; scriptBytes: number; seen: T }> {
  const storage = kept === undefined ? {} : { storageState: kept };
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', ...storage });
  try {
    const page = await context.newPage();
    await page.addInitScript(value => {
      crypto.getRandomValues = array => (array instanceof Uint32Array ? array.fill(value) : array);
    }, chance);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const weight = weigh(session);
    const start = performance.now();
    await way(page);
    return { milliseconds: performance.now() - start, ...weight, seen: await look(page) };
  } finally {
    await context.close();
  }
}

/** A game of this device from its beginning, and how many actions there were. */
function atItsStart(kept: Kept, id: string): { moves: number; kept: Kept } {
  let moves = 0;
  const origins = kept.origins.map(origin => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) => {
      if (name !== `corvo.local.${id}`) return { name, value };
      const saved = JSON.parse(value) as { story: unknown[]; beside: { sealed?: unknown[] } };
      moves = saved.story.length + (saved.beside.sealed?.length ?? 0);
      return { name, value: JSON.stringify({ ...saved, story: [], beside: {}, moves: 0 }) };
    }),
  }));
  return { moves, kept: { ...kept, origins } };
}

/**
 * Finds a seed with which the person begins: how long bots think is not measured here. With it comes the game as it is
 * kept. In the Westeros games everybody plans at the same time, so a bot may have answered and the person still be the
 * first.
 */
async function findChance(
  browser: Browser,
  address: string,
  game: string,
): Promise<{ chance: number; path: string; kept: Kept }> {
  for (let chance = 1; chance < MOST_CHANCES; chance++) {
    const { seen } = await timed(browser, address, { slower: 1, chance }, twoClicks(game), async page => {
      const path = new URL(page.url()).pathname;
      return { path, ...atItsStart(await page.context().storageState(), path.split('/').at(-1) ?? '') };
    });
    if (seen.moves === 0 || game !== FIRST_GAME) return { chance, path: seen.path, kept: seen.kept };
  }
  throw new Error('a bot always began');
}

async function measure(browser: Browser, address: string, game: string): Promise<FirstBoard> {
  const { chance, path, kept } = await findChance(browser, address, game);
  const straight = async (page: Page): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' });
    await lit(page);
  };
  const nothing = (): Promise<void> => Promise.resolve();
  const { bytes, scriptBytes } = await timed(browser, address, { slower: 1, chance }, fromForm(game), nothing);
  let best: FirstBoard | undefined;
  for (let turn = 0; turn < RUNS; turn++) {
    const direct = await timed(browser, address, { kept }, straight, nothing);
    const { milliseconds } = await timed(browser, address, { chance }, twoClicks(game), nothing);
    best = {
      milliseconds: Math.min(best?.milliseconds ?? Infinity, direct.milliseconds),
      twoClicks: Math.min(best?.twoClicks ?? Infinity, milliseconds),
      bytes,
      scriptBytes,
    };
  }
  if (best === undefined) throw new Error('nothing was measured');
  return best;
}

async function measureAll(): Promise<Record<string, FirstBoard>> {
  const client = clientFolder(join(import.meta.dirname, '../../..'));
  if (client === undefined) throw new Error('the client could not be built');
  const server = await startServer({ CORVO_CLIENT: client });
  const browser = await chromium.launch(launchOptions(ensureChromium()));
  try {
    const found: Record<string, FirstBoard> = {};
    for (const { id } of MANIFESTS) found[id] = await measure(browser, server.address, id);
    return found;
  } finally {
    await browser.close();
    await server.stop();
  }
}

console.log(JSON.stringify(await measureAll()));
