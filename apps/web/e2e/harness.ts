/** What every browser test plays in: a server for each file, one browser, and a listener to whatever a browser complains of. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { inject, test as plain } from 'vitest';
import { listenTo, type Listener } from './listener.ts';
import { startServer, type Running } from './server.ts';
import { copyNothing, paintNothing, withoutVeil } from './spared.ts';

interface Visit extends BrowserContextOptions {
  readonly language?: 'en' | 'it';
  readonly width?: number;
  readonly height?: number;
  readonly painted?: boolean; // everything is painted, for tests about motion and colours
  readonly copied?: boolean; // the service worker keeps all pages, for tests about playing offline
  readonly expected?: RegExp; // what this visitor's browser may complain of, because the test makes it so
}

/** Opens a browser of somebody's own. After the test nothing may have been complained of in any of them. */
type Open = (visit?: Visit) => Promise<Page>;

const PATIENCE = 30_000; // generous, for busy machines: on a quiet one nothing here takes a second

const PICTURES = join(import.meta.dirname, '../../../out/e2e');

/** For a test that must not pass on a second try after a real failure: only a timeout is retried. */
export const ONCE = { retry: { count: 1, condition: /time(d )?out/i } };

export const test = plain
  .extend('environment', { scope: 'worker' }, () => inject('environment'))
  .extend('browser', { scope: 'worker' }, async ({ environment }, { onCleanup }): Promise<Browser> => {
    const { endpoint, missing } = environment;
    if (missing !== '') throw new Error(missing);
    const browser = await chromium.connect(endpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('server', { scope: 'file' }, async ({ environment }, { onCleanup }): Promise<Running> => {
    const server = await startServer({ CORVO_BOT_MS: '5', CORVO_CLIENT: environment.client });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('open', async ({ browser, server, task }, { onCleanup }): Promise<Open> => {
    const listeners: Listener[] = [];
    const pages: Page[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await picture(pages, task.name);
      for (const page of pages) await page.context().close();
      assert.deepEqual(
        listeners.flatMap(listener => listener.heard),
        [],
        'a browser complained',
      );
    });
    return async ({ language = 'en', width = 1280, height = 800, painted, copied, expected, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height },
        locale: language === 'it' ? 'it-IT' : 'en-GB',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      if (painted !== true) await paintNothing(context);
      if (copied !== true) await copyNothing(context);
      listeners.push(listenTo(context, `visitor ${listeners.length + 1}`, expected));
      const page = await context.newPage();
      pages.push(page);
      return page;
    };
  });

async function picture(pages: readonly Page[], test: string): Promise<void> {
  const name = test.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60);
  for (const [place, page] of pages.entries()) {
    const path = join(PICTURES, `${name}-${place + 1}.png`);
    await withoutVeil(page, () => page.screenshot({ path })).catch(() => undefined);
  }
}
