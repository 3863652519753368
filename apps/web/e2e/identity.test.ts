import { expect } from 'vitest';
import { test } from './house.ts';
import { isAsked, play } from './players.ts';
import { BOT, layTable, ME } from './tables.ts';

test('a personal link carries a person and their games to another device, until the next link is made', async ({
  open,
  server,
}) => {
  const desk = await open();
  const id = await layTable(desk.context(), server.address, 'Ada', {
    name: 'The long summer',
    seats: [ME, BOT],
    order: 'chosen',
    options: { firstPlayer: 'seat1' },
    start: true,
  });
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await desk.getByLabel('Personal link').inputValue();

  const phone = await open({ width: 390, height: 844 });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Use this identity here' }).click();
  await phone.getByText('The long summer').waitFor();
  await phone.goto(`/table/${id}`);
  await expect.poll(() => isAsked(phone)).toBe(true);
  await play([phone], { until: answers => answers === 1 });

  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a personal link' }).click(); // which cancels the first
  await desk.getByLabel('Personal link').waitFor();
  const stranger = await open({ expected: /\/api\/me\/claim/ });
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Use this identity here' }).click();
  await stranger.getByRole('alert').waitFor();
  await stranger.goto('/games');
  await stranger.getByText('No games on the server.').waitFor();
});
