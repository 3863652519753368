import type { BrowserContext } from '@playwright/test';

export interface Listener {
  readonly heard: readonly string[];
}

/** A request that was cancelled because the page was left. */
const GIVEN_UP = /ERR_ABORTED/;

/** Hears everything a browser complains of: its console, errors of a page, requests that fail or are refused. */
export function listenTo(context: BrowserContext, who: string, expected?: RegExp): Listener {
  const heard: string[] = [];
  const note = (what: string): void => {
    if (expected?.test(what) !== true) heard.push(`${who}: ${what}`);
  };
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type()))
      note(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', error => note(`page error: ${error.error().message}`));
  context.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    if (!GIVEN_UP.test(why)) note(`request failed: ${why} ${request.url()}`);
  });
  context.on('response', response => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  return { heard };
}
