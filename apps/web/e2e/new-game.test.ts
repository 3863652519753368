/** A game that nobody has heard of, put on the list of games in a copy of the tree: a manifest, and the rules of a toy. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { copyOfTree, type Tree } from '../../../scripts/catalogue-tree.ts';
import { faultsOf } from './axe.ts';
import { answerForm } from './forms.ts';
import { test } from './harness.ts';
import { play } from './players.ts';
import { startServer, type Running } from './server.ts';
import { BOT, hurryBots, layTable, ME } from './tables.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@corvo/whispers',
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { './manifest': './src/manifest.ts' },
  }),
  'src/title.ts': `export const title = {
    it: { 'game.whispers': 'Sussurri', 'game.whispers.about': 'Un gioco per provare.' },
    en: { 'game.whispers': 'Whispers', 'game.whispers.about': 'A game to try things with.' },
  };`,
  'src/whole.ts': `export { whispers as rules } from './game.ts';`,
  'src/manifest.ts': `import { title } from './title.ts';
  export const manifest = {
    id: 'whispers',
    family: 'whispers',
    ledger: 'whispers',
    clauses: 'WH',
    players: { min: 2, max: 4 },
    hours: '5 min',
    emblem: 'stark',
    title,
    budget: 150_000,
    options: async () => (await import('./whole.ts')).rules.options,
    rules: async () => (await import('./whole.ts')).rules,
  };`,
};

let tree: Tree;
let toys: Running;
beforeAll(async () => {
  tree = copyOfTree();
  const from = join(tree.root, 'packages/testkit/src/toys/whispers');
  for (const file of readdirSync(from).filter(name => !/\.test\.ts$|^index\.ts$/.test(name)))
    cpSync(join(from, file), join(tree.root, 'games/whispers/src', file));
  for (const [file, text] of Object.entries(FILES)) tree.write(`games/whispers/${file}`, text);
  tree.add('whispers');
  const settings = { CORVO_BOT_MS: '5', CORVO_CLIENT: tree.build() };
  toys = await startServer(settings, join(tree.root, 'apps/server/src/main.ts'));
}, 600_000);
afterAll(async () => {
  await toys?.stop();
  tree?.dispose();
});

/** Somebody's browser at the server that has the toy. */
async function visit(browser: Browser): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const context = await browser.newContext({ baseURL: toys.address, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  await hurryBots(page);
  return { page, complaints };
}

/** Plays a game on the plain board to its end. */
async function playOut(page: Page): Promise<void> {
  await page.locator('.generic-board pre').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // A bid in each of the four rounds, and what else comes by chance.
  expect(await play([page], { answer: async asked => void (await answerForm(asked)) })).toBeGreaterThanOrEqual(4);
  await page.locator('.decide-over, .result').first().waitFor();
}

test('a game that is new on the list is on the first page, and is played there on the plain board', async ({
  browser,
}) => {
  const { page, complaints } = await visit(browser);
  await page.goto('/');
  await page.locator('.game', { hasText: 'A game to try things with.' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOut(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('it is played at a table of the server', async ({ browser }) => {
  const { page, complaints } = await visit(browser);
  const wish = { game: 'whispers', seats: [ME, BOT], start: true };
  const id = await layTable(page.context(), toys.address, 'Ada', wish);
  await page.goto(`/table/${id}`);
  await playOut(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('it is played at a terminal', () => {
  const main = 'apps/cli/src/main.ts';
  expect(tree.run([main, 'games']).stdout).toContain('whispers');
  for (const args of [
    ['simulate', 'whispers', '--bots', 'random,random', '--games', '3'],
    ['fuzz', 'whispers', '--games', '20'],
  ]) {
    const { status, stderr } = tree.run([main, ...args]);
    expect([status, stderr]).toEqual([0, '']);
  }
  // Somebody who always takes the first answer on the list, as often as a game can ask.
  const played = tree.run([main, 'play', 'whispers', '--bots', 'random', '--lang', 'en'], '1\n'.repeat(200));
  expect([played.status, played.stderr]).toEqual([0, '']);
  expect(played.stdout).toMatch(/1\. (Player|Random bot)/);
});
