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

const VEIL = 'html { opacity: 0 !important }';

/** Everything is laid out, can be pointed at and moves, but no pixel of it is painted. */
export const paintNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(style => {
    const veil = new CSSStyleSheet();
    veil.replaceSync(style);
    document.adoptedStyleSheets.push(veil);
    window.veil = veil;
  }, VEIL);

/**
 * Paints the page while something looks at it: checks of contrast, and screenshots of a failure. `but` stays unpainted
 * (a selector).
 */
export async function withoutVeil<T>(page: Page, look: () => Promise<T>, but?: string): Promise<T> {
  const veil = (style: string): Promise<void> => page.evaluate(text => void window.veil?.replaceSync(text), style);
  await veil(but === undefined ? '' : `${but} { visibility: hidden !important }`);
  try {
    return await look();
  } finally {
    await veil(VEIL);
  }
}

/** As in a browser that refuses to keep pages: the copy is not made. */
export const copyNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register = () => Promise.reject(new Error('no copy is kept here'));
  });
