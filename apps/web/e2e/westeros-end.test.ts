/** The end of a game: how it came to that, the way from a battle to its moment in the recorded game, and once more. */
import { isProblem, rngFromText, type Action, type Game, type Plain } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { SavedGame } from '../src/session/local/saved.ts';
import { keptAfter } from './kept-game.ts';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { untilFinished } from './people.ts';
import { BOT, layTable, ME, OPEN, type Seat } from './tables.ts';

const bots = (count: number): Seat[] => Array.from({ length: count }, () => BOT);

const heads = (page: Page): Promise<string[]> =>
  page.locator('.we-graph figcaption').evaluateAll(nodes => nodes.map(node => (node as HTMLElement).innerText));

/** Once in a while bots come to an end without a battle. */
const MOST_GAMES = 4;

test.for(['first-edition', 'second-edition'] as const)(
  '%s: the houses round by round, turning points, and from a battle to its moment',
  async (game, { open, server }) => {
    const page = await open({ width: 1440, height: 900 });
    const battles = page.locator('a[data-battle]');
    for (let games = 0; games < MOST_GAMES && (await battles.count()) === 0; games++) {
      const id = await layTable(page.context(), server.address, 'Ada', { game, seats: bots(4), start: true });
      await untilFinished(page.context(), server.address, id);
      await page.goto(`/table/${id}`);
      await page.locator('.we-list').first().waitFor();
    }
    expect((await heads(page)).map(text => text.toLowerCase())).toEqual([
      game === 'first-edition' ? 'cities and strongholds' : 'castles and strongholds',
      'supply',
      'available power',
      'strength of all units',
    ]);
    const graph = page.locator('.we-graph').first();
    expect(await graph.locator('.we-line').count()).toBe(4);
    // The table says what the line shows: the last row is what stands beside the names.
    await graph.locator('summary').click();
    const last = await graph.locator('tbody tr').last().locator('td').allInnerTexts();
    const names = await graph.locator('.we-line text').allTextContents();
    expect(names.map(name => name.split(' ').at(-1))).toEqual(last);
    expect(await faultsOf(page)).toEqual([]);

    expect(await battles.count()).toBeGreaterThan(0);
    const battle = battles.first();
    const [href, area, told] = [
      await battle.getAttribute('href'),
      await battle.getAttribute('data-battle'),
      await battle.innerText(),
    ];
    expect(told).toMatch(/Round \d+/);
    expect(told).toMatch(/attacking/);
    await battle.click();
    await page.waitForURL(`**${href}`);
    await page.locator('.wm-area').first().waitFor();
    const n = Number(href?.split('#')[1]);
    await expect.poll(() => page.locator('.replay-line b').innerText()).toMatch(new RegExp(`^Move ${n} of \\d+$`));
    const name = (await page.locator(`[data-area="${area}"]`).getAttribute('aria-label'))?.split(',')[0] ?? '?';
    const there = new RegExp(name, 'i'); // in a sentence an article is small: “at the Twins”
    expect(await page.locator('.replay-line p').innerText()).toMatch(there);

    // The battle is beside the map, its entry of the log in sight, and what one looks for marked on the time line. The
    // move that decides it may have begun the next round: the one before is in the midst of it.
    await page.getByRole('button', { name: 'Back one move' }).click();
    await expect.poll(() => page.locator('.tp-aside .wt-battle h2').innerText()).toMatch(there);
    const entry = page.locator('.log-list li.now');
    const isInSight = (): Promise<boolean> =>
      entry.evaluate(node => {
        const [inside, around] = [node.getBoundingClientRect(), node.closest('.tp-log')?.getBoundingClientRect()];
        return around !== undefined && inside.top >= around.top - 1 && inside.top < around.bottom;
      });
    await expect.poll(isInSight).toBe(true);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect
      .poll(async () => (await entry.locator('.log-n').innerText()) === '0' && (await isInSight()))
      .toBe(true);
    expect(await page.locator('.replay-round').count()).toBeGreaterThan(1);
    expect(await page.locator('.replay-battle').count()).toBeGreaterThan(0);
  },
);

test('who sits at a table when its game ends sees the houses round by round, without a reload', async ({
  open,
  server,
}) => {
  const page = await open({ width: 1280, height: 800 });
  const seats = [ME, ...bots(2)];
  const id = await layTable(page.context(), server.address, 'Ada', { game: 'first-edition', seats, start: true });
  await page.goto(`/table/${id}`);
  await page.locator('.wm-area').first().waitFor();
  await page.locator('.tool-menu').click();
  await page.getByRole('menuitem', { name: /^Let a bot play for/ }).click();
  await page.locator('.we-graph').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.we-none').filter({ hasText: 'cannot be replayed' }).count()).toBe(0);
  expect(await page.locator('.we-graph').first().locator('.we-line').count()).toBe(3);
});

test('play again on the server: the same game against the same bots in the same seat, at once', async ({
  open,
  server,
}) => {
  const page = await open({ width: 1280, height: 800 });
  const id = await layTable(page.context(), server.address, 'Ada', {
    game: 'first-edition',
    name: 'Once more',
    seats: bots(3),
    start: true,
  });
  await untilFinished(page.context(), server.address, id);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL(address => address.pathname.startsWith('/table/') && !address.pathname.endsWith(id));
  await page.locator('.wm-area, .result').first().waitFor();
  expect(await page.locator('.bar-title').innerText()).toMatch(/once more/i);
  expect(await page.locator('.wt-houses > li').count()).toBe(3);
});

/** A game of this device that was played to its end by chance, as the browser keeps it. */
function finished(game: Game, players: number): SavedGame {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const seats = game.seats(players);
  const rng = rngFromText('the end');
  let state = game.setup(options, seats, 'the end');
  const actions: Action[] = [];
  for (;;) {
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) break;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined || actions.length > 20_000) throw new Error('nothing is asked, or the game has no end');
    const action = { seat: waiting.seat, request: request.id, choice: game.sample(view, request, rng) as Plain };
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
    actions.push(action);
  }
  const kept = keptAfter(game, actions, {
    id: 'ended',
    name: 'Against bots',
    options,
    seats: seats.map((seat, place) => ({
      seat,
      name: place === 0 ? 'Ada' : `Bot ${place}`,
      person: place === 0,
      bot: place === 0 ? null : 'newcomer',
    })),
    seed: 'the end',
  });
  return { ...kept, over: true };
}

test.for([
  ['hand-of-the-king', handOfTheKing as Game, '.hk-cell', 2],
  ['first-edition', firstEdition as Game, '.wm-area', 3],
] as const)(
  '%s on this device: its result, and play again with the same people and bots',
  async ([, game, board, players], { open }) => {
    const page = await open();
    const saved = finished(game, players);
    await page.addInitScript(kept => {
      if (window.localStorage.getItem('corvo.local') !== null) return;
      window.localStorage.setItem('corvo.local.ended', kept);
      window.localStorage.setItem('corvo.local', '["ended"]');
    }, JSON.stringify(saved));
    await page.goto('/play/ended');
    await page.locator('.result').waitFor();
    await page.locator('.graph').first().waitFor(); // of the game on this device as well
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL(address => /^\/play\/(?!ended)/.test(address.pathname));
    await page.locator(board).first().waitFor();
    const id = new URL(page.url()).pathname.slice('/play/'.length);
    const again = await page.evaluate(key => window.localStorage.getItem(key), `corvo.local.${id}`);
    const { seed, over, ...kept } = JSON.parse(again ?? '{}') as SavedGame;
    const seats = saved.seats.map(({ seat, name, person, bot }) => ({ seat, name, person, bot }));
    expect(kept).toMatchObject({ game: saved.game, options: saved.options, seats, name: saved.name });
    expect([seed === saved.seed, over]).toEqual([false, false]); // another game, and not over
  },
);

test('a friend has to come again: the seats of other people are open, and the table waits', async ({
  open,
  server,
}) => {
  const [ada, bob] = [await open(), await open()];
  const id = await layTable(ada.context(), server.address, 'Ada', { seats: [ME, OPEN] });
  await layTable(bob.context(), server.address, 'Bob', { seats: [ME, OPEN] });
  await bob.goto(`/table/${id}`);
  await bob.getByRole('button', { name: /^Take seat/ }).click();
  await ada.goto(`/table/${id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.locator('.hk-cell').first().waitFor();
  await ada.locator('.tool-menu').click();
  await ada.getByRole('menuitem', { name: 'Resign' }).click();
  await ada.getByRole('button', { name: 'Yes, resign' }).click();
  await ada.getByRole('button', { name: 'Play again' }).click();
  await ada.locator('.lobby-seats').waitFor();
  expect(await ada.locator('.lobby-seats').innerText()).toContain('Ada');
  expect(await ada.locator('.lobby-seats').innerText()).not.toContain('Bob');
});
