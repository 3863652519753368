import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test as atHome } from './house.ts';
import { furnish } from './people.ts';
import { enter, SCENES } from './scenes.ts';
import { strayTexts } from './stray-texts.ts';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
] as const;

/** Anchors of one page: the same page to axe. */
const SAME = ['ledger-grid', 'ledger-table', 'ledger-clause'];

/** Hundreds of clauses keep axe busy: each width and theme once, since shorter pages that are made alike have all four. */
const LONG = ['ledger-first-edition', 'ledger-second-edition', 'editions'];
const looksAt = (scene: string) => (LONG.includes(scene) ? [LOOKS[0], LOOKS[2]] : LOOKS);

const test = atHome.extend('house', { scope: 'file' }, ({ browser, server }) => furnish(browser, server.address));

test.for(SCENES.filter(({ name }) => !SAME.includes(name)))(
  'the page $name has no fault for axe, light and dark, wide and narrow; its texts are Italian',
  async (scene, { open, house }) => {
    const { width, height } = LOOKS[0];
    const storage = scene.who === 'ada' ? { storageState: house.ada } : {};
    const page = await open({ language: 'it', width, height, ...storage });
    await enter(page, scene, house.place);
    expect(await strayTexts(page, 'it')).toEqual([]);
    for (const look of looksAt(scene.name)) {
      await page.setViewportSize({ width: look.width, height: look.height });
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, look.colorScheme);
      await page.evaluate(() => Promise.all(document.getAnimations().map(motion => motion.finished)));
      const where = `${look.width} px, ${look.colorScheme}`;
      expect(await faultsOf(page), where).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, where).toBe(0);
    }
  },
);
