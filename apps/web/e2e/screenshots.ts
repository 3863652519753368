/**
 * Pictures of every page, every question and every board, against a server of its own:
 *   npm run screenshots -w @corvo/web -- [--out FOLDER] [--only NAME,NAME] [--looks all|NAME,NAME]
 * A name stands for all that begin with it: `--only ask-2e` is every question of the second edition.
 * To be looked at; what can be checked without eyes, the browser tests check.
 */
import { chromium, type Browser } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientFolder } from '../../../scripts/client.ts';
import { ensureChromium, launchOptions } from './chromium.ts';
import { furnish, type Furnished } from './people.ts';
import { westerosShots } from './shots-westeros.ts';
import { enter, SHOTS, type Shot } from './shots.ts';
import { startServer } from './server.ts';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'it' | 'en';
}

const LOOKS: readonly Look[] = [
  { name: '1440-light', width: 1440, height: 900, theme: 'light', language: 'it' },
  { name: '1440-dark', width: 1440, height: 900, theme: 'dark', language: 'en' },
  { name: '390-light', width: 390, height: 844, theme: 'light', language: 'en' },
  { name: '390-dark', width: 390, height: 844, theme: 'dark', language: 'it' },
  { name: '1024-dark', width: 1024, height: 768, theme: 'dark', language: 'it' },
  { name: '360-light', width: 360, height: 740, theme: 'light', language: 'en' },
];
const USUAL = LOOKS.slice(0, 4).map(({ name }) => name);

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'out/screenshots') },
    only: { type: 'string' },
    looks: { type: 'string' },
  },
});
const only = values.only?.split(',');
const all = [...SHOTS, ...westerosShots(only)];
const shots = all.filter(({ name }) => only?.some(wanted => name === wanted || name.startsWith(`${wanted}-`)) ?? true);
const looks = LOOKS.filter(({ name }) => values.looks === 'all' || (values.looks?.split(',') ?? USUAL).includes(name));
/** Who names the looks gets them. */
const isWanted = (shot: Shot, { name }: Look): boolean =>
  values.looks !== undefined || shot.looks === undefined || shot.looks.includes(name);

async function picture(browser: Browser, address: string, { tables, ada }: Furnished, shot: Shot, look: Look) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    locale: look.language === 'it' ? 'it-IT' : 'en-GB',
    reducedMotion: 'reduce',
    ...(shot.who === 'ada' ? { storageState: ada } : {}),
  });
  try {
    const page = await context.newPage();
    await enter(page, shot, tables);
    // The pictures on the cards come once a table has stood for a moment.
    if ((await page.locator('.tp[data-game]').count()) > 0) {
      await page.locator('html.has-faces').waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
    }
    if (shot.full === true) {
      // A window as high as the page: what sticks to its foot then stands there, not across the middle.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: look.width, height });
    }
    await page.screenshot({ path: join(values.out, `${shot.name}-${look.name}.png`) });
  } finally {
    await context.close();
  }
}

if (shots.length === 0 || looks.length === 0) {
  console.error(`there are the shots ${all.map(({ name }) => name).join(', ')}`);
  console.error(`and the looks ${LOOKS.map(({ name }) => name).join(', ')}, or all`);
  process.exit(2);
}
const client = clientFolder(root);
if (client === undefined) process.exit(1); // the build has said why
await mkdir(values.out, { recursive: true });
let pictures = 0;
const server = await startServer({ CORVO_BOT_MS: '5', CORVO_CLIENT: client });
const browser = await chromium.launch(launchOptions(ensureChromium()));
try {
  const house = await furnish(browser, server.address);
  for (const look of looks)
    for (const shot of shots)
      if (isWanted(shot, look)) {
        await picture(browser, server.address, house, shot, look);
        pictures++;
      }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${pictures} pictures of ${shots.length} shots are in ${values.out}`);
