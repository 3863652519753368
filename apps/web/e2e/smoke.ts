/**
 * The ways through the pages that must always work, in a real browser against a server of its own:
 *   npm run smoke -w @corvo/web
 * Two people by a link, a reload and a cut in mid-game; then a solo game with the server stopped.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { launchOptions } from './browser.ts';
import { contextFor, type Look } from './people.ts';
import { startServer, type Running } from './server.ts';

const LOOK: Look = { name: '', width: 1280, height: 800, theme: 'light', language: 'it' };
const said: string[] = [];

function listen(page: Page, who: string, allowed = /^$/): Page {
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !allowed.test(message.text()))
      said.push(`${who}: ${message.text()}`);
  });
  page.on('pageerror', error => said.push(`${who}: ${error.message}`));
  return page;
}

/** Makes the choice in front, if it is this person's: the first lit thing, then the button that says what it does. */
async function move(page: Page): Promise<boolean> {
  const commit = page.getByTestId('commit');
  if ((await commit.count()) === 0) return false;
  const lit = page.locator('.hk-cell.lit').first();
  if ((await lit.count()) === 0) return false;
  await lit.click();
  await page.locator('[data-testid=commit]:not([aria-disabled=true])').click({ timeout: 5_000 });
  return true;
}

const moves = async (page: Page): Promise<number> => page.locator('.log-list > li').count();

async function twoPeople(browser: Browser, { address }: Running): Promise<void> {
  const ada = listen(
    await (await contextFor(browser, address, LOOK)).newPage(),
    'ada',
    /ERR_INTERNET_DISCONNECTED|WebSocket/,
  );
  const bruno = listen(await (await contextFor(browser, address, { ...LOOK, language: 'en' })).newPage(), 'bruno');
  await ada.goto('/new');
  await ada.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await ada.getByRole('radio', { name: 'Su invito' }).check({ force: true });
  await ada.getByRole('button', { name: 'Crea il tavolo' }).click();
  await ada.getByLabel('Il tuo nome').fill('Ada');
  await ada.getByRole('button', { name: 'Entra come Ada' }).click();
  await ada.waitForURL('**/table/*');
  const link = await ada.getByLabel('Collegamento di invito').inputValue();

  await bruno.goto(link);
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Come in as Bruno' }).click();
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await ada.getByText('Bruno').waitFor();
  await ada.getByRole('button', { name: 'Comincia la partita' }).click();
  await ada.locator('.hk-cell').first().waitFor();
  await bruno.locator('.hk-cell').first().waitFor();

  let made = 0;
  for (let tries = 0; tries < 40 && made < 4; tries++) {
    for (const page of [ada, bruno]) if (await move(page)) made++;
    await ada.waitForTimeout(400);
  }
  assert.ok(made >= 4, `only ${made} moves were made`);
  await ada.waitForTimeout(800);
  assert.equal(await moves(ada), await moves(bruno), 'both have heard the same');

  await bruno.reload();
  await bruno.locator('.hk-cell').first().waitFor();
  assert.equal(await moves(bruno), await moves(ada), 'a reload loses nothing');

  await ada.context().setOffline(true);
  await ada.locator('.strip').waitFor({ timeout: 15_000 });
  await ada.context().setOffline(false);
  await ada.locator('.strip').waitFor({ state: 'detached', timeout: 15_000 });
  for (let tries = 0; tries < 10; tries++) {
    if ((await move(ada)) || (await move(bruno))) break;
    await ada.waitForTimeout(400);
  }
  await ada.waitForTimeout(800);
  assert.equal(await moves(ada), await moves(bruno), 'after a cut both go on');
  await ada.context().close();
  await bruno.context().close();
  console.log('two people by a link, a reload, a cut: ok');
}

async function offlineSolo(browser: Browser, server: Running): Promise<void> {
  const context = await contextFor(browser, server.address, LOOK);
  const page = listen(await context.newPage(), 'solo', /Failed to load resource|ERR_CONNECTION_REFUSED/);
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise<void>(resolve => {
      if (registration.active?.state === 'activated') resolve();
      else registration.active?.addEventListener('statechange', () => resolve());
    });
  });
  await server.stop();
  await page.goto('/');
  await page.getByRole('link', { name: 'Gioca contro i bot' }).click();
  await page.getByRole('button', { name: 'Comincia la partita' }).click();
  await page.locator('.hk-cell').first().waitFor();
  let made = 0;
  for (let tries = 0; tries < 60 && made < 2; tries++) {
    if (await move(page)) made++;
    await page.waitForTimeout(400);
  }
  assert.equal(made, 2, 'moves without a server');
  const before = await moves(page);
  await page.reload();
  await page.locator('.hk-cell').first().waitFor();
  await page.waitForTimeout(500);
  assert.ok((await moves(page)) >= before, 'a reload without a server loses nothing');
  await context.close();
  console.log('a solo game without a server: ok');
}

const server = await startServer({ CORVO_BOT_MS: '5' });
const browser = await chromium.launch(launchOptions());
try {
  await twoPeople(browser, server);
  await offlineSolo(browser, server);
} finally {
  await browser.close();
  await server.stop();
}
for (const line of said) console.log(line);
process.exitCode = said.length === 0 ? 0 : 1;
