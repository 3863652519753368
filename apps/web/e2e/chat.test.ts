import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { test as base } from './harness.ts';
import { PATIENT, startServer } from './server.ts';
import { gather } from './tables.ts';

/** Two people would need an hour for a long talk where the server holds them back. */
const test = base.extend('server', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
  const server = await startServer({ CORVO_CLIENT: environment.client }, PATIENT);
  onCleanup(() => server.stop());
  return server;
});

const chatButton = (page: Page) => page.locator('.tp-log-head button');
const lines = (page: Page) => page.locator('.chat-lines > li');
/** How far the newest line is from the foot of what is seen of the talk. */
const fromFoot = (page: Page): Promise<number> =>
  page.locator('.chat-lines').evaluate(list => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));

/** Types and sends one line after another, as fast as the page takes them. */
async function sayAll(texts: string[]): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.chat form input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of texts) {
    set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.form?.requestSubmit();
    while (field?.value !== '') await new Promise(done => setTimeout(done, 2));
  }
}

const LONG = 'Hodor'.repeat(60);
const MESSAGES = 200;

test('a long talk: the newest line is in sight, a long word breaks, who reads further up is left there, and what is unread is counted', async ({
  open,
}) => {
  const [ada, bruno] = [await open(), await open({ width: 390, height: 844 })];
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  await chatButton(ada).click();
  await ada.getByLabel('Write a message').waitFor();
  const say = (...texts: string[]): Promise<void> => ada.evaluate(sayAll, texts);
  await say(...Array.from({ length: MESSAGES - 1 }, (_, n) => `message ${n + 1}`), LONG);
  await expect.poll(() => lines(ada).count()).toBe(MESSAGES);
  await expect.poll(() => fromFoot(ada)).toBeLessThanOrEqual(1);

  // Bruno has a phone, and has read none of it.
  const tab = bruno.locator('.tab-log');
  await expect.poll(() => tab.innerText()).toContain(String(MESSAGES));
  await tab.click();
  await expect.poll(() => chatButton(bruno).innerText()).toBe(`Chat (${MESSAGES})`);
  await chatButton(bruno).click();
  await expect.poll(() => lines(bruno).count()).toBe(MESSAGES);
  await expect.poll(() => fromFoot(bruno)).toBeLessThanOrEqual(1);
  await expect.poll(() => tab.innerText()).not.toContain(String(MESSAGES));
  for (const page of [ada, bruno]) {
    const wide = await page
      .locator('.chat-lines')
      .evaluate(list => [list.scrollWidth - list.clientWidth, document.documentElement.scrollWidth - innerWidth]);
    expect(wide).toEqual([0, 0]);
  }

  // Who reads what was said before stays there, and is told that there is something new.
  await bruno.locator('.chat-lines').evaluate(list => list.scrollTo({ top: 0 }));
  await say('and one more');
  await bruno.getByRole('button', { name: 'Jump to the latest (1)' }).waitFor();
  expect(await bruno.locator('.chat-lines').evaluate(list => list.scrollTop)).toBe(0);
  await bruno.getByRole('button', { name: 'Jump to the latest (1)' }).click();
  await expect.poll(() => fromFoot(bruno)).toBeLessThanOrEqual(1);
  await bruno.getByText('and one more').waitFor();
});
