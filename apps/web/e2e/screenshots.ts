/**
 * Pictures of every page, against a server of its own, with an accessibility check on each:
 *   npm run screenshots -w @corvo/web -- [--out FOLDER] [--only NAME,NAME] [--looks all]
 * Build the pages first. Fails where axe finds something, or where the console says something.
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchOptions } from './browser.ts';
import { contextFor, furnish, settle, type Look } from './people.ts';
import { SCENES, type Place, type Scene } from './scenes.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, looks: { type: 'string', default: 'usual' } },
});
const out = values.out ?? join(import.meta.dirname, '../../../out/screenshots');
const only = values.only?.split(',');

const LOOKS: readonly Look[] = [
  { name: '1440-light-it', width: 1440, height: 900, theme: 'light', language: 'it' },
  { name: '390-light-it', width: 390, height: 844, theme: 'light', language: 'it' },
  { name: '1440-dark-en', width: 1440, height: 900, theme: 'dark', language: 'en' },
  { name: '390-dark-en', width: 390, height: 844, theme: 'dark', language: 'en' },
  { name: '1024-dark-it', width: 1024, height: 768, theme: 'dark', language: 'it' },
  { name: '360-light-en', width: 360, height: 740, theme: 'light', language: 'en' },
];
const looks =
  values.looks === 'all'
    ? LOOKS
    : values.looks === 'usual'
      ? LOOKS.slice(0, 4)
      : LOOKS.filter(({ name }) => values.looks?.split(',').includes(name));

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const troubles: string[] = [];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

async function checkAccess(page: Page, where: string): Promise<void> {
  await page.evaluate(axe); // our content policy allows no script tag
  const found = await page.evaluate(async (): Promise<readonly Violation[]> => {
    const tool = (window as unknown as { axe: { run(): Promise<{ violations: readonly Violation[] }> } }).axe;
    return (await tool.run()).violations;
  });
  for (const { id, help, nodes } of found) {
    const [first] = nodes;
    troubles.push(
      `${where}: axe ${id}: ${help} (${nodes.length}: ${String(first?.target)}) ${first?.failureSummary ?? ''}`,
    );
  }
}

async function picture(context: BrowserContext, scene: Scene, place: Place, look: Look): Promise<void> {
  const path = scene.path(place);
  if (path === undefined) return;
  const where = `${scene.name}-${look.name}`;
  const page = await context.newPage();
  page.on('console', message => {
    // A table that is not there is asked for, and the browser says so.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
      troubles.push(`${where}: console: ${message.text()}`);
  });
  page.on('pageerror', error => troubles.push(`${where}: page error: ${error.message}`));
  try {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('h1, .tp, .replay').first().waitFor({ timeout: 8_000 });
    await page.waitForTimeout(500);
    await scene.act?.(page);
    await page.waitForTimeout(150);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) troubles.push(`${where}: ${wide} px too wide`);
    await page.screenshot({ path: join(out, `${where}.png`), fullPage: scene.full ?? false });
    await checkAccess(page, where);
  } catch (error) {
    await page.screenshot({ path: join(out, `${where}-failed.png`) });
    troubles.push(`${where}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await page.close();
  }
}

/** The same trouble on many pages, said once. */
function grouped(all: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const trouble of all) {
    const [where = '', ...what] = trouble.split(': ');
    const text = what.join(': ');
    found.set(text, [...(found.get(text) ?? []), where]);
  }
  return found;
}

await mkdir(out, { recursive: true });
const server = await startServer({ CORVO_BOT_MS: '5' });
const browser = await chromium.launch(launchOptions());
try {
  await furnish(browser, server.address);
  for (const look of looks) {
    const stranger = await contextFor(browser, server.address, look);
    const ada = await contextFor(browser, server.address, look);
    const listed = async (list: string): Promise<string | undefined> => {
      const answer = await stranger.request.get(`${server.address}/api/tables?list=${list}`);
      return ((await answer.json()) as { tables: readonly { id: string }[] }).tables[0]?.id;
    };
    const place: Place = {
      open: (await listed('open')) ?? '',
      finished: await listed('finished'),
      ...(await settle(ada, server.address)),
    };
    for (const scene of SCENES) {
      if (only && !only.includes(scene.name)) continue;
      await picture(scene.who === 'ada' ? ada : stranger, scene, place, look);
    }
    await stranger.close();
    await ada.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${looks.length} looks of ${only?.length ?? SCENES.length} scenes are in ${out}`);
for (const [trouble, places] of grouped(troubles)) console.log(`${trouble}\n    at ${places.join(', ')}`);
if (troubles.length > 0) process.exitCode = 1;
