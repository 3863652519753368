import type { Page } from '@playwright/test';

export interface Place {
  readonly open: string; // a table of somebody else, with a free seat
  readonly lobby: string;
  readonly game: string;
  readonly finished: string | undefined; // a table of bots that has played to its end
}

export interface Scene {
  readonly name: string;
  readonly who: 'stranger' | 'ada';
  readonly path: (place: Place) => string | undefined;
  readonly act?: (page: Page) => Promise<void>;
  readonly full?: boolean; // the whole page, not only the window
}

const START = /Comincia la partita|Start the game/;

/** Every page and the states that matter. */
export const SCENES: readonly Scene[] = [
  { name: 'home-first-visit', who: 'stranger', path: () => '/', full: true },
  { name: 'home', who: 'ada', path: () => '/', full: true },
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
      await page.locator('.tp-board').waitFor();
      await page.waitForTimeout(1_500);
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
  { name: 'tables', who: 'ada', path: () => '/tables', full: true },
  { name: 'games', who: 'ada', path: () => '/games', full: true },
  { name: 'games-empty', who: 'stranger', path: () => '/games' },
  { name: 'lobby-host', who: 'ada', path: ({ lobby }) => `/table/${lobby}`, full: true },
  { name: 'lobby-guest', who: 'ada', path: ({ open }) => `/table/${open}`, full: true },
  { name: 'doorstep', who: 'stranger', path: ({ lobby }) => `/table/${lobby}` },
  { name: 'table', who: 'ada', path: ({ game }) => `/table/${game}` },
  { name: 'table-none', who: 'ada', path: () => '/table/nothing-here' },
  { name: 'replay-empty', who: 'stranger', path: () => '/replay' },
  {
    name: 'replay',
    who: 'stranger',
    path: ({ finished }) => (finished === undefined ? undefined : `/replay/${finished}`),
  },
  { name: 'rules', who: 'stranger', path: () => '/rules', full: true },
  {
    name: 'rules-search',
    who: 'stranger',
    path: () => '/rules',
    act: async page => {
      await page.getByRole('searchbox').fill('Hodor');
    },
  },
  { name: 'ledger', who: 'stranger', path: () => '/rules/hand-of-the-king' },
  { name: 'ledger-clause', who: 'stranger', path: () => '/rules/hand-of-the-king#HK-4.8' },
  { name: 'ledger-grid', who: 'stranger', path: () => '/rules/hand-of-the-king#HK-X3' },
  { name: 'ledger-table', who: 'stranger', path: () => '/rules/hand-of-the-king#HK-6.2' },
  { name: 'settings', who: 'stranger', path: () => '/settings' },
  {
    name: 'settings-link',
    who: 'ada',
    path: () => '/settings',
    act: async page => {
      await page.getByRole('button', { name: /Crea un collegamento|Make a personal/ }).click();
      await page.locator('.copy-link').waitFor();
    },
  },
  { name: 'carry', who: 'ada', path: () => '/carry#example' },
  { name: 'lost', who: 'stranger', path: () => '/no-such-page' },
];
