import { expect } from 'vitest';
import { test } from './harness.ts';
import { logOf, play } from './players.ts';
import { gather } from './tables.ts';

test('two people invited by a link play a whole game in two windows', async ({ open }) => {
  const [ada, bruno] = [await open({ copied: true }), await open({ copied: true })];
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  const answers = await play([ada, bruno]);

  expect(answers).toBeGreaterThan(8);
  for (const page of [ada, bruno]) await page.locator('.result').waitFor();
  const titles = await Promise.all([ada, bruno].map(page => page.locator('.decide-what strong').innerText()));
  expect(titles[0]).toBe(titles[1]);
  expect(titles[0]).toMatch(/^(Ada|Bruno) wins$|^A draw$/);
  expect(await logOf(ada)).toEqual(await logOf(bruno));
});
