/**
 * What a browser is spared in tests that are not about it. A whole run spends a third of its time on two things that
 * nobody looks at: the pixels of the maps, and the copy of all pages that every new visitor makes for later.
 */
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    veil?: CSSStyleSheet;
  }
}

/** Everything is laid out, can be pointed at and moves, but no pixel of it is painted. */
export const paintNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const veil = new CSSStyleSheet();
    veil.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets.push(veil);
    window.veil = veil;
  });

/** For who judges what can be seen: colours, and pictures of a failure. */
export async function withoutVeil<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const veil = (isOn: boolean): Promise<void> =>
    page.evaluate(on => void (window.veil && (window.veil.disabled = !on)), isOn);
  await veil(false);
  try {
    return await look();
  } finally {
    await veil(true);
  }
}

/** As in a browser that refuses to keep pages: the copy is not made. */
export const copyNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register = () => Promise.reject(new Error('no copy is kept here'));
  });
