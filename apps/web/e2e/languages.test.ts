import { expect } from 'vitest';
import { test } from './harness.ts';
import { isAsked, play } from './players.ts';
import { strayTexts } from './stray-texts.ts';
import { BOT, layTable, ME, playHere } from './tables.ts';

const TITLES = [
  ['/', 'The Iron Throne, at your table.', 'Il Trono di Spade'],
  ['/play', 'Play on this device', 'Gioca'],
  ['/tables', 'Tables', 'Tavoli'],
  ['/games', 'Your games', 'Le tue partite'],
  ['/rules', 'Rules', 'Regole'],
  ['/settings', 'Settings', 'Impostazioni'],
  ['/replay', 'Saved game', 'Partita salvata'],
  ['/play/gone', 'No such table', 'Questo tavolo'],
] as const;

test('the language changes at once, on every page, and stays', async ({ open }) => {
  const page = await open({ language: 'en' });
  await page.goto('/');
  const button = (code: string) => page.getByRole('button', { name: new RegExp(`^${code}, `) });
  for (const [path, english, italian] of TITLES) {
    await page.goto(path);
    const title = page.locator('h1');
    await title.filter({ hasText: english }).waitFor();
    expect(await strayTexts(page, 'en')).toEqual([]);
    await page.evaluate(() => void Object.assign(window, { marked: true }));
    await button('IT').click();
    await title.filter({ hasText: italian }).waitFor();
    expect(await strayTexts(page, 'it')).toEqual([]);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true); // at once, without a new page
    await page.reload();
    await title.filter({ hasText: italian }).waitFor();
    await button('EN').click();
    await title.filter({ hasText: english }).waitFor();
  }
});

test('rules are found by words of the other language too, and that is said', async ({ open }) => {
  const page = await open({ language: 'en' });
  await page.goto('/rules/hand-of-the-king');
  await page.getByRole('searchbox').fill('vessillo');
  await page.getByText('No English rule contains “vessillo”').waitFor();
  const hits = page.locator('.hits ul');
  expect(await hits.getAttribute('lang')).toBe('it');
  expect(await hits.locator('mark').first().innerText()).toMatch(/^vessillo$/i);
  await page.getByRole('searchbox').fill('banner');
  await page.locator('.hits ul[lang=en]').waitFor();
  expect(await page.getByText('No English rule contains').count()).toBe(0);
  await page.getByRole('searchbox').fill('zzzz');
  await page.locator('.empty').getByText('No rule contains “zzzz”').waitFor();
});

test('at the table the language is changed in its menu, by keyboard alone; what was chosen and advised stays', async ({
  open,
  server,
}) => {
  const page = await open();
  const wish = { seats: [ME, BOT], hints: true, start: true, order: 'chosen', options: { firstPlayer: 'seat1' } };
  await page.goto(`/table/${await layTable(page.context(), server.address, 'Ada', wish)}`);
  await expect.poll(() => isAsked(page)).toBe(true);
  await page.locator('.hk-cell.lit').first().click();
  const chosen = await page.getByTestId('commit').innerText();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Back to my plan' }).click(); // advice has not taken its place for good
  expect(await page.getByTestId('commit').innerText()).toBe(chosen);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.decide-why').getByText('Hint:').waitFor();
  const advice = await page.locator('.decide-why').innerText();
  await page.locator('.tool-menu').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Italiano' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Suggerimento' }).waitFor();
  await expect.poll(() => strayTexts(page, 'it')).toEqual([]);
  const said = await page.locator('.decide-why').innerText();
  const wordsOf = (text: string): string[] => text.match(/\b[a-zà-ù]{4,}/g) ?? []; // no names
  expect(wordsOf(advice).filter(word => wordsOf(said).includes(word))).toEqual([]);
  expect(said).toContain('Suggerimento:');
  expect(await page.locator('.hk-cell.picked').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Torna al mio piano' }).click();
  expect(await page.locator('.hk-cell.picked').count()).toBeGreaterThan(0);
  expect(await page.getByText('Suggerimento:').count()).toBe(0);
});

test.for(['en', 'it'] as const)(
  'a whole game on this device, its result and its replay are in one language: %s',
  async (language, { open }) => {
    const page = await open({ language });
    await playHere(page, 1);
    await play([page], { each: async () => expect(await strayTexts(page, language)).toEqual([]) });
    await page.locator('.result').waitFor();
    expect(await strayTexts(page, language)).toEqual([]);
    await page.getByRole('link', { name: /^(Watch the game again|Rivedi la partita)$/ }).click();
    await page.locator('.verification summary').click();
    await page.getByRole('button', { name: /^(Verify now|Verifica ora)$/ }).click();
    await page.locator('.verified:not(.not)').waitFor();
    expect(await strayTexts(page, language)).toEqual([]);
    // Here too both can be changed, and what we called the game and its people changes along.
    const other = language === 'en' ? 'it' : 'en';
    const called = { en: ['Against 1 bot', 'Player'], it: ['Contro 1 bot', 'Giocatore'] };
    const said = (): Promise<string> => page.locator('.tp-replay').innerText();
    for (const name of called[language]) await expect.poll(said).toContain(name);
    await page.getByRole('button', { name: new RegExp(`^${other.toUpperCase()}, `) }).click();
    for (const name of called[other]) await expect.poll(said).toContain(name);
    for (const name of called[language]) await expect.poll(said).not.toContain(name);
    await expect.poll(() => strayTexts(page, other)).toEqual([]);
    await page.getByRole('button', { name: /^(Switch to dark|Passa ai colori scuri)/ }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  },
);
