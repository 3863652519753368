/** What a page says to those who do not see it, and whether anything on it was pointed at. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    spoken: string[]; // what live regions have said
    pointed: number; // how often something was pointed at
  }
}

/** Listens from the next page on. */
export const listenIn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.spoken = [];
    window.pointed = 0;
    window.addEventListener('pointerdown', () => window.pointed++, true); // mouse and fingers alike
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert]');
        if (region?.textContent) window.spoken.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

export const spokenIn = async (page: Page): Promise<string> => (await page.evaluate(() => window.spoken)).join('\n');

export const pointedIn = (page: Page): Promise<number> => page.evaluate(() => window.pointed);

/** The lines of the log without their details, the newest first. */
export const toldIn = (page: Page): Promise<string[]> =>
  page
    .locator('.log-line > span:last-child')
    .evaluateAll(lines => lines.map(line => line.firstChild?.textContent ?? ''));
