import type { Page } from '@playwright/test';
import type { LaidTables } from './people.ts';

/** A page, or a state of it that matters, and the way there. */
export interface Shot {
  readonly name: string;
  readonly who: 'stranger' | 'ada';
  readonly path: (tables: LaidTables) => string;
  readonly act?: (page: Page) => Promise<void>;
  readonly lay?: (page: Page) => Promise<void>; // what must lie in the browser before
  readonly looks?: readonly string[]; // where not every look is worth a picture
  readonly ready?: string; // what must be on the screen; its title by default
  readonly full?: boolean; // a picture of the whole page, not only of the window
}

const START = /Comincia la partita|Start the game/;
const BOARD = '.hk-cell';

export const SHOTS: readonly Shot[] = [
  { name: 'home-first-visit', who: 'stranger', path: () => '/', full: true },
  { name: 'home', who: 'ada', path: () => '/', ready: '.row', full: true },
  { name: 'courses', who: 'stranger', path: () => '/learn', ready: '.learn-list', full: true },
  { name: 'play', who: 'stranger', path: () => '/play', full: true },
  {
    name: 'play-options',
    who: 'stranger',
    path: () => '/play',
    full: true,
    act: async page => {
      for (const fold of await page.locator('details summary').all()) await fold.click();
      await page.locator('#seat-1').selectOption('person');
    },
  },
  {
    name: 'local-table',
    who: 'stranger',
    path: () => '/play',
    act: async page => {
      await page.getByRole('button', { name: START }).click();
      await page.locator('.hk-cell.lit').first().waitFor();
    },
  },
  { name: 'new', who: 'ada', path: () => '/new', full: true },
  {
    name: 'name-dialog',
    who: 'stranger',
    path: () => '/new',
    act: async page => {
      await page.locator('button[type=submit]').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'tables', who: 'ada', path: () => '/tables', ready: '.row', full: true },
  { name: 'games', who: 'ada', path: () => '/games', ready: '.row', full: true },
  { name: 'games-empty', who: 'stranger', path: () => '/games' },
  { name: 'lobby-host', who: 'ada', path: ({ lobby }) => `/table/${lobby}`, ready: '.lobby', full: true },
  { name: 'lobby-guest', who: 'ada', path: ({ open }) => `/table/${open}`, ready: '.lobby', full: true },
  { name: 'doorstep', who: 'stranger', path: ({ open }) => `/table/${open}`, ready: '.doorstep' },
  { name: 'table', who: 'ada', path: ({ game }) => `/table/${game}`, ready: '.hk-cell.lit' },
  {
    name: 'table-chosen',
    who: 'ada',
    path: ({ game }) => `/table/${game}`,
    ready: '.hk-cell.lit',
    act: page => page.locator('.hk-cell.lit').first().click(),
  },
  {
    name: 'table-chat',
    who: 'ada',
    path: ({ game }) => `/table/${game}`,
    ready: '.hk-cell.lit',
    act: async page => {
      const drawer = page.locator('.tab-log'); // on a small screen
      if (await drawer.isVisible()) await drawer.click();
      await page.locator('.tp-log-head button').click();
      await page.locator('.chat-channels, .chat').first().waitFor();
    },
  },
  {
    name: 'table-menu',
    who: 'ada',
    path: ({ game }) => `/table/${game}`,
    ready: '.hk-cell.lit',
    act: async page => {
      await page.locator('.tool-menu').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'table-resign',
    who: 'ada',
    path: ({ game }) => `/table/${game}`,
    ready: '.hk-cell.lit',
    act: async page => {
      await page.locator('.tool-menu').click();
      await page.getByRole('menuitem', { name: /^(Abbandona|Resign)$/ }).click();
      await page.locator('dialog[open] [aria-disabled=false]').waitFor();
    },
  },
  {
    name: 'curtain',
    who: 'stranger',
    path: () => '/play?game=first-edition', // where orders are secret
    act: async page => {
      for (const fold of await page.locator('details summary').all()) await fold.click();
      await page.locator('#seat-1').selectOption('person');
      await page.getByRole('button', { name: START }).click();
      await page.getByRole('button', { name: /Suggerimento|Hint/ }).click();
      await page.locator('[data-testid=commit][aria-disabled=false]').click();
      await page.locator('.curtain').waitFor(); // the next one's orders are none of the first one's business
    },
  },
  { name: 'table-none', who: 'ada', path: () => '/table/nothing-here' },
  { name: 'result', who: 'ada', path: ({ finished }) => `/table/${finished}`, ready: '.result' },
  { name: 'replay-empty', who: 'stranger', path: () => '/replay' },
  { name: 'replay', who: 'stranger', path: ({ finished }) => `/replay/${finished}`, ready: BOARD },
  { name: 'rules', who: 'stranger', path: () => '/rules', ready: '.book', full: true },
  {
    name: 'rules-search',
    who: 'stranger',
    path: () => '/rules',
    ready: '.book',
    act: async page => {
      await page.getByRole('searchbox').fill('Hodor');
      await page.locator('.book').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'ledger', who: 'stranger', path: () => '/rules/hand-of-the-king', ready: '#HK-4\\.2' },
  { name: 'ledger-first-edition', who: 'stranger', path: () => '/rules/first-edition', ready: '[id="1E-8.2"]' },
  { name: 'ledger-second-edition', who: 'stranger', path: () => '/rules/second-edition', ready: '[id="2E-8.2"]' },
  { name: 'ledger-platform', who: 'stranger', path: () => '/rules/platform', ready: '#CO-7\\.2' },
  { name: 'editions', who: 'stranger', path: () => '/rules/editions' },
  { name: 'ledger-clause', who: 'stranger', path: () => '/rules/hand-of-the-king#HK-4.8', ready: '#HK-4\\.8' },
  { name: 'ledger-grid', who: 'stranger', path: () => '/rules/hand-of-the-king#HK-X3', ready: '#HK-X3' },
  {
    name: 'ledger-cards',
    who: 'stranger',
    path: () => '/rules/second-edition',
    ready: '.ledger-cards summary',
    act: async page => {
      await page.locator('.ledger-cards summary').click();
      await page.locator('html.has-faces').waitFor({ state: 'attached' });
      await page.locator('.card-pages').scrollIntoViewIfNeeded();
    },
  },
  { name: 'ledger-table', who: 'stranger', path: () => '/rules/hand-of-the-king#HK-6.2', ready: '#HK-6\\.2' },
  { name: 'settings', who: 'stranger', path: () => '/settings' },
  {
    name: 'settings-link',
    who: 'ada',
    path: () => '/settings',
    act: async page => {
      await page.getByRole('button', { name: /Crea un link|Make a personal/ }).click();
      await page.locator('.copy-link').waitFor();
    },
  },
  { name: 'carry', who: 'ada', path: ({ link }) => link, ready: '.sheet-actions' },
  { name: 'lost', who: 'stranger', path: () => '/no-such-page' },
];

/** Goes there, and waits until everything is. */
export async function enter(page: Page, { path, lay, ready, act }: Shot, tables: LaidTables): Promise<void> {
  if (lay !== undefined) {
    await page.goto('/');
    await lay(page);
  }
  await page.goto(path(tables));
  await page
    .locator(ready ?? 'h1')
    .first()
    .waitFor();
  await page.locator('.bones').first().waitFor({ state: 'detached' });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
}
