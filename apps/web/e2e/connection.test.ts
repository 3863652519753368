import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { ONCE, test } from './harness.ts';
import { isAsked, logOf, pick, play } from './players.ts';
import { gather } from './tables.ts';

/** What a browser says of a server that cannot be reached; the test makes it so. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket/;

const strip = (page: Page) => page.locator('.strip');
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Everything that can be chosen in Hand of the King, and at which places of it something is chosen. */
const choices = (page: Page) =>
  page.locator('.hk-cell, .hk-companion, .hk-pick, .tray-choice').filter({ visible: true });
const chosenOn = (page: Page): Promise<number[]> =>
  choices(page).evaluateAll(all =>
    all.flatMap((one, place) => (one.matches('.picked, [aria-pressed=true]') ? [place] : [])),
  );

/** Both have heard the same, the newest included. */
async function expectSameLog(one: Page, other: Page): Promise<void> {
  let theirs: string[] = [];
  const isSame = async (): Promise<boolean> => {
    theirs = await logOf(other); // whichever of the two is late
    return JSON.stringify(await logOf(one)) === JSON.stringify(theirs);
  };
  await expect.poll(isSame).toBe(true);
  expect(theirs.length).toBeGreaterThan(0);
}

test('a reload in mid-game loses nothing', ONCE, async ({ open }) => {
  const [ada, bruno] = [await open(), await open()];
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  await play([ada, bruno], { until: answers => answers === 4 });
  await expectSameLog(bruno, ada);
  const before = await logOf(bruno);

  await bruno.reload();
  await bruno.locator('.hk-cell').first().waitFor();
  await expect.poll(() => logOf(bruno)).toEqual(before);
  await play([ada, bruno], { until: answers => answers === 2 });
  await expectSameLog(bruno, ada);
  expect((await logOf(ada)).length).toBeGreaterThan(before.length);
});

test('a network cut is said, keeps what was chosen, and ends by itself', async ({ open }) => {
  const [ada, bruno] = [await open({ expected: CUT }), await open({ expected: CUT })];
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  await play([ada, bruno], { until: answers => answers === 3 });
  await expectSameLog(ada, bruno);
  const [cut, other] = (await isAsked(ada)) ? [ada, bruno] : [bruno, ada];
  await mark(cut);
  await pick(cut);
  const commit = cut.getByTestId('commit');
  const wanted = await commit.innerText();
  const chosen = await chosenOn(cut);
  expect(chosen.length).toBeGreaterThan(0);
  await cut.locator('.decide-drop').click();
  await expect.poll(() => chosenOn(cut)).toEqual([]);
  expect(await commit.innerText()).not.toBe(wanted);

  await cut.context().setOffline(true);
  await strip(cut).getByText('You are offline').waitFor();
  for (const place of chosen) await choices(cut).nth(place).click(); // looking and choosing go on: the same as before
  expect(await commit.getAttribute('aria-disabled')).toBe('true');
  expect(await commit.innerText()).toBe('You are offline: nothing can be sent now'); // nor later by itself
  await other.getByText('offline', { exact: true }).waitFor();

  await cut.context().setOffline(false);
  await strip(cut).waitFor({ state: 'detached' });
  await expect.poll(() => commit.getAttribute('aria-disabled')).toBe('false');
  expect(await commit.innerText()).toBe(wanted); // what was chosen is there, and can be sent
  expect(await chosenOn(cut)).toEqual(chosen);
  await expectSameLog(cut, other);
  await play([ada, bruno], { until: answers => answers === 3 });
  await expectSameLog(cut, other);
  expect(await isMarked(cut)).toBe(true); // it was never loaded again
});

test('what is on its way cannot be changed any more; that no word of it has come is said', ONCE, async ({ open }) => {
  const [ada, bruno] = [await open(), await open()];
  let hold: string[] | undefined; // what a line that has stalled still owes the server
  let send: ((late: string) => void) | undefined;
  for (const page of [ada, bruno])
    await page.routeWebSocket(/./, line => {
      const server = line.connectToServer();
      line.onMessage(message => {
        if (hold !== undefined && String(message).includes('"act"')) {
          hold.push(String(message));
          send = late => server.send(late);
        } else server.send(message);
      });
    });
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  const [mine, other] = (await isAsked(ada)) ? [ada, bruno] : [bruno, ada];
  const before = await logOf(other);
  await pick(mine);
  const chosen = await chosenOn(mine);
  hold = [];
  const commit = mine.getByTestId('commit');
  await commit.click();
  await mine.getByText('Sending…').waitFor();
  await mine.locator('.decide-drop').click();
  await mine.locator('.hk-cell.lit').last().click();
  expect(await chosenOn(mine)).toEqual(chosen);
  expect(await logOf(other)).toEqual(before);

  const [late, ...more] = hold;
  expect(more).toEqual([]);
  hold = undefined;
  send?.(late ?? '');
  await expect.poll(async () => (await logOf(other)).length).toBe(before.length + 1);
  await expectSameLog(mine, other);
});

test(
  'a server that dies in mid-game has forgotten nothing when it is back, and nobody reloads',
  ONCE,
  async ({ open, server }) => {
    const [ada, bruno] = [await open({ expected: CUT }), await open({ expected: CUT })];
    await gather(ada, [bruno], ['Ada', 'Bruno']);
    await play([ada, bruno], { until: answers => answers === 4 });
    await expectSameLog(ada, bruno);
    const before = await logOf(ada);
    for (const page of [ada, bruno]) await mark(page);

    await server.kill();
    for (const page of [ada, bruno]) await strip(page).waitFor();
    await server.restart();
    for (const page of [ada, bruno]) await strip(page).waitFor({ state: 'detached' });
    for (const page of [ada, bruno]) expect(await logOf(page)).toEqual(before);

    await play([ada, bruno], { until: answers => answers === 3 });
    await expectSameLog(ada, bruno);
    for (const page of [ada, bruno]) expect(await isMarked(page)).toBe(true);
  },
);
