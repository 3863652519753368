import { expect } from 'vitest';
import { faultsOf, faultsOfColours } from './axe.ts';
import { test as base } from './harness.ts';
import { furnish } from './people.ts';
import { enter, SHOTS } from './shots.ts';
import { strayTexts } from './stray-texts.ts';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light', faults: faultsOf },
  { width: 1440, height: 900, colorScheme: 'dark', faults: faultsOfColours },
  { width: 360, height: 740, colorScheme: 'dark', faults: faultsOf },
  { width: 360, height: 740, colorScheme: 'light', faults: faultsOfColours },
] as const;

/** Anchors of one page: the same page to axe. */
const SAME = ['ledger-grid', 'ledger-table', 'ledger-clause'];

/** Hundreds of clauses keep axe busy: each width and theme once, since shorter pages that are made alike have all four. */
const LONG = ['ledger-first-edition', 'ledger-second-edition', 'editions'];
const looksAt = (shot: string) => (LONG.includes(shot) ? [LOOKS[0], LOOKS[2]] : LOOKS);

const test = base.extend('furnished', { scope: 'file' }, ({ browser, server }) => furnish(browser, server.address));

test.for(SHOTS.filter(({ name }) => !SAME.includes(name)))(
  'the page $name has no fault for axe, light and dark, wide and narrow; its texts are Italian',
  async (shot, { open, furnished }) => {
    const { width, height } = LOOKS[0];
    const storage = shot.who === 'ada' ? { storageState: furnished.ada } : {};
    const page = await open({ language: 'it', width, height, ...storage });
    await enter(page, shot, furnished.tables);
    expect(await strayTexts(page, 'it')).toEqual([]);
    for (const look of looksAt(shot.name)) {
      await page.setViewportSize({ width: look.width, height: look.height });
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, look.colorScheme);
      await page.evaluate(() => Promise.all(document.getAnimations().map(motion => motion.finished)));
      const where = `${look.width} px, ${look.colorScheme}`;
      expect(await look.faults(page), where).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, where).toBe(0);
    }
  },
);

test('titles and texts are in the faces of the design, which come from us; rarer letters are fetched when needed', async ({
  open,
}) => {
  const page = await open({ language: 'it' });
  const fetched: string[] = [];
  page.on('response', answer => {
    if (answer.url().endsWith('.woff2')) fetched.push(answer.url());
  });
  await page.goto('/rules');
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const loaded = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`),
    );
  expect(await loaded()).toEqual(expect.arrayContaining(['Cinzel U+0-10FFFF', 'EB Garamond U+0-10FFFF']));
  const familyOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate(node => getComputedStyle(node).fontFamily);
  expect(await familyOf('h1')).toMatch(/^Cinzel/);
  expect(await familyOf('.lead-text')).toMatch(/^"EB Garamond"/);
  expect(await familyOf('.books small')).toMatch(/^system-ui/); // small print and numbers are the system's own
  expect(fetched.filter(address => address.includes('latin-ext'))).toEqual([]);
  await page.locator('h1').evaluate(title => (title.textContent = 'Łódź'));
  await expect.poll(loaded).toContain('Cinzel U+100-24F, U+1E00-1EFF');
});
