import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { ONCE, test } from './harness.ts';
import { isAsked, logOf, play } from './players.ts';
import { enterAs, gather, layTable, ME, OPEN } from './tables.ts';

const chatButton = (page: Page) => page.locator('.tp-log-head button');

test(
  'what two say in private is marked as unread for the other, and nobody else hears of it',
  ONCE,
  async ({ open }) => {
    const [ada, bruno, carla] = [await open(), await open(), await open()];
    await gather(ada, [bruno, carla], ['Ada', 'Bruno', 'Carla']);
    const say = async (page: Page, channel: string, text: string): Promise<void> => {
      await page.getByRole('button', { name: channel, exact: true }).click();
      await page.getByLabel('Write a message').fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.chat-lines').getByText(text).waitFor();
    };
    await chatButton(ada).click();
    await say(ada, 'Bruno', 'the raven flies at dawn');
    await say(ada, 'Table', 'good luck to all');

    await expect.poll(() => chatButton(bruno).innerText()).toBe('Chat (2)');
    await expect.poll(() => chatButton(carla).innerText()).toBe('Chat (1)');
    await chatButton(bruno).click();
    await bruno.getByText('good luck to all').waitFor();
    const fromAda = bruno.getByRole('group', { name: 'Whom you talk to' }).getByRole('button', { name: /Ada/ });
    expect(await fromAda.innerText()).toContain('1'); // reading the table is not reading Ada
    await fromAda.click();
    await bruno.getByText('the raven flies at dawn').waitFor();
    await expect.poll(() => fromAda.innerText()).toBe('Ada');
    await chatButton(carla).click();
    await carla.getByText('good luck to all').waitFor();
    await carla.getByRole('button', { name: 'Ada', exact: true }).click();
    await carla.getByText('No messages.').waitFor();
    expect(await carla.content()).not.toContain('the raven flies at dawn');

    await bruno.reload();
    await bruno.locator('.hk-cell').first().waitFor();
    expect(await chatButton(bruno).innerText()).toBe('Chat'); // what was read stays read
  },
);

test('a move that stands is taken back only when the table agrees', async ({ open }) => {
  const [ada, bruno] = [await open(), await open()];
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  const [mover, other] = (await isAsked(ada)) ? [ada, bruno] : [bruno, ada];
  const propose = mover.getByRole('button', { name: 'Ask to undo' });
  expect(await propose.count()).toBe(0); // there is nothing yet
  await play([mover], { stop: () => isAsked(other) });
  const moves = (await logOf(other)).length;
  expect(await other.getByRole('button', { name: 'Ask to undo' }).count()).toBe(0);

  const own = await other.getByTestId('commit').boundingBox();
  await propose.click();
  const wish = other.getByText(/^(?:Ada|Bruno) asks to undo: \S/); // the move, in words
  await wish.waitFor();
  expect(await wish.innerText()).not.toMatch(/move \d/);
  // The button that agrees never stands where one's own button was: a click that was meant for that one agrees to
  // nothing.
  const agree = await other.getByRole('button', { name: 'Agree: undo it' }).boundingBox();
  if (own === null || agree === null) throw new Error('the buttons are not to be seen');
  const isApart =
    agree.x >= own.x + own.width ||
    agree.x + agree.width <= own.x ||
    agree.y >= own.y + own.height ||
    agree.y + agree.height <= own.y;
  expect(isApart).toBe(true);
  await mover.getByText(/^Still to answer: (?:Ada|Bruno)\.$/).waitFor();
  await mover.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect.poll(() => isAsked(other)).toBe(true);

  await propose.click();
  await other.getByRole('button', { name: 'No, play on' }).click();
  await expect.poll(() => isAsked(other)).toBe(true);
  await mover.getByText('Nothing is undone.').waitFor();
  expect((await logOf(other)).length).toBe(moves);

  await propose.click();
  await other.getByRole('button', { name: 'Agree: undo it' }).click();
  await expect.poll(() => isAsked(mover)).toBe(true);
  expect(await isAsked(other)).toBe(false);
  await play([mover], { stop: () => isAsked(other) });
});

test('a spectator sees the game as it happens, and cannot play or talk', async ({ open, server }) => {
  const [ada, bruno, carla] = [await open(), await open(), await open()];
  const id = await layTable(ada.context(), server.address, 'Ada', { seats: [ME, OPEN], order: 'chosen' });
  await bruno.goto(`/table/${id}`);
  await enterAs(bruno, 'Bruno');
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await ada.goto(`/table/${id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await carla.goto(`/table/${id}`);
  await carla.getByRole('button', { name: 'Enter your name' }).click(); // watching itself wants none
  await enterAs(carla, 'Carla');
  await ada.getByText('Watching: Carla').waitFor();
  for (const page of [ada, bruno, carla]) await page.locator('.hk-cell').first().waitFor();
  await play([ada, bruno], { until: answers => answers === 3 });

  await expect.poll(async () => (await logOf(ada)).length).toBe(4); // the laying out and three answers
  await expect.poll(() => logOf(carla)).toEqual(await logOf(ada));
  expect(await carla.locator('.hk-cell.lit').count()).toBe(0);
  expect(await isAsked(carla)).toBe(false);
  await chatButton(carla).click();
  expect(await carla.getByLabel('Write a message').count()).toBe(0);
});
