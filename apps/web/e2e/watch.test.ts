import { expect } from 'vitest';
import { faultsIn, faultsOf, faultsOfColours } from './axe.ts';
import { listenTo } from './listener.ts';
import { test } from './harness.ts';
import { strayTexts } from './stray-texts.ts';

// The checks that watch every other test find the mistakes that are planted here.

test('whatever a browser complains of is heard, but for what was expected', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const listener = listenTo(context, 'ada', /raven/);
  const page = await context.newPage();
  await page.goto('/settings');
  await page.evaluate(async () => {
    console.error('a planted error');
    console.warn('a planted warning');
    console.error('the raven was expected');
    setTimeout(() => {
      throw new Error('a planted exception');
    });
    await fetch('/api/tables/none').catch(() => undefined);
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  await expect.poll(() => listener.heard.join('\n')).toMatch(/planted error[^]*planted warning[^]*planted exception/);
  const heard = listener.heard.join('\n');
  await context.close();
  expect(heard).toMatch(/answer 4\d\d: .*\/api\/tables\/none/);
  expect(heard).toMatch(/127\.0\.0\.1:9/);
  expect(heard).not.toMatch(/raven/);
});

test('axe finds a planted fault, and the reader a text that is none', async ({ open }) => {
  const page = await open();
  await page.goto('/settings');
  await page.locator('h1').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await strayTexts(page, 'en')).toEqual([]);
  await page.locator('h1').evaluate(title => {
    title.textContent = 'lobby.start';
    title.insertAdjacentHTML('afterend', '<img src="/icons/favicon.svg"><p>Comincia la partita</p><p>{{name}}</p>');
  });
  expect((await faultsOf(page)).join()).toContain('image-alt');
  await page.locator('h1').evaluate(title => {
    const faint = document.createElement('p');
    faint.textContent = 'Hardly to be read';
    Object.assign(faint.style, { color: '#888', backgroundColor: '#777' });
    title.before(faint);
  });
  for (const faults of [faultsOf, faultsOfColours]) expect((await faults(page)).join()).toContain('color-contrast');
  const inMain = (await faultsIn(page, ['main', '.not-there'])).join();
  for (const fault of ['image-alt', 'color-contrast']) expect(inMain).toContain(fault);
  expect(await faultsIn(page, ['header.top', 'footer'])).toEqual([]); // there it was not planted
  expect(await strayTexts(page, 'en')).toEqual(['lobby.start', 'Comincia la partita', '{{name}}']);
});
