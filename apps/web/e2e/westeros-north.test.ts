/** The tables of the north in the browser: what is sealed, quests and objectives in sight, two boards and gifts. */
import type { Plain, Seat } from '@corvo/core';
import type { WesterosOpen } from '@corvo/westeros';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { ONCE, test } from './harness.ts';
import { answerWith, seatAll, type Sitter } from './sitters.ts';
import { BOT, layTable, ME } from './tables.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, savedAt } from './westeros-moments.ts';
import { comeIn, NORTH, sitDown } from './westeros-tables.ts';
import { tracesOf } from './wire.ts';

const { game } = NORTH;
const SEATS = game.seats(3);
const NAMES = ['Ada', 'Bruno', 'Carla'];

const DECK = 3;

/** What each of the three answers under seal: another deck, another card and other orders than the others. */
function wish({ wire, seat }: Sitter): Plain {
  const request = wire.asked(game);
  if (request === undefined) throw new Error(`${seat} is not asked`);
  const { from = [] } = request.ask as { from?: readonly string[] };
  const place = SEATS.indexOf(seat);
  if (request.why === 'build-tactics') return { cards: from.slice(place * DECK, (place + 1) * DECK) };
  return request.why === 'tactic' ? { card: from[place] ?? '' } : game.whenLate(wire.view, request);
}

const answer = (sitter: Sitter): Promise<Plain> => answerWith(NORTH, sitter, () => wish(sitter));

test(
  'BW-9.1 BW-9.6 three browsers: no byte of a deck, a tactic card or an order before all have given theirs',
  ONCE,
  async ({ open, server }) => {
    const { sitters } = await seatAll(NORTH, NAMES, open, server.address);
    for (const why of ['build-tactics', 'tactic', 'orders']) {
      await expect.poll(() => sitters.map(({ wire }) => wire.asked(game)?.why)).toEqual([why, why, why]);
      const before = new Map(sitters.map(({ seat, wire }) => [seat, wire.letters.length]));
      const since = ({ seat, wire }: Sitter): string =>
        wire.letters
          .slice(before.get(seat))
          .map(({ text }) => text)
          .join('\n');
      const given: (readonly [Seat, Plain])[] = [];
      for (const sitter of sitters.slice(0, -1)) given.push([sitter.seat, await answer(sitter)]);
      const heardBy = (who: Sitter, choice: Plain): string[] =>
        tracesOf(choice).filter(trace => since(who).includes(trace));
      // The check can find answers: each of them can be read on its own player's wire.
      for (const [place, [, choice]] of given.entries())
        await expect.poll(() => heardBy(sitters[place] as Sitter, choice).length).toBeGreaterThan(0);
      const leaks = given.flatMap(([giver, choice]) =>
        sitters
          .filter(({ seat }) => seat !== giver)
          .flatMap(who => heardBy(who, choice).map(trace => `${why}: ${who.seat} reads of ${giver}: ${trace}`)),
      );
      expect(leaks).toEqual([]);
      await answer(sitters.at(-1) as Sitter);
    }
    // Opened, they lie before all.
    const openOf = ({ wire }: Sitter): WesterosOpen => wire.view.open as WesterosOpen;
    await expect.poll(() => sitters.every(sitter => openOf(sitter).effects.length > 0)).toBe(true);
  },
);

test('BW-6.3 who is sent on the quest is counted before he goes, and objectives say what they would pay', async ({
  open,
}) => {
  const page = await open({ width: 1200, height: 760 });
  await comeIn(page);
  const moment = allMoments(game, ['find-benjen']).get('find-benjen');
  if (moment === undefined) throw new Error('nobody looks for Benjen');
  const person = await sitDown(page, NORTH, savedAt(moment), mouse);
  await person.asked();
  const count = page.locator('.bw-goal').first().locator('.bw-quest b');
  const before = Number((await count.innerText()).split('/')[0]);
  await page.locator('.wt-units button').first().click();
  await expect.poll(async () => Number((await count.innerText()).split('/')[0])).toBeGreaterThan(before);
  await page.locator('.bw-goal').first().click();
  expect(await page.locator('.bw-told [data-card=obj-nw-fist] summary').innerText()).toMatch(
    /The Fist.*\(now \d Power\)/s,
  );
  expect(await faultsOf(page)).toEqual([]);
});

const isNorthern = (area: string | null): boolean => area?.startsWith('btw-') === true;

test('BW-15.7 a house gives mustering points, and the switch shows the other board with the keyboard too', async ({
  open,
}) => {
  const page = await open({ width: 1200, height: 760 });
  await comeIn(page);
  const moment = allMoments(game, ['give-points']).get('give-points');
  if (moment === undefined) throw new Error('nobody is asked for points');
  const person = await sitDown(page, NORTH, savedAt(moment), mouse);
  const asked = await person.asked();
  if (asked === undefined) throw new Error('nothing is asked');
  const shown = (): Promise<(string | null)[]> =>
    page.locator('.wm-area').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-area')));
  expect((await shown()).some(isNorthern)).toBe(false); // a house of the big map begins with its own board
  await page.locator('.bw-switch button').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await shown()).some(isNorthern)).toBe(true);
  expect(await page.locator('.bw-switch [aria-pressed=true]').innerText()).toContain('The north');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.bw-switch button').last().click();
  await expect.poll(async () => (await shown()).some(isNorthern)).toBe(false);
  await person.answer(asked, { amount: 1 });
  await expect.poll(async () => (await page.locator('.log, .tp-log').first().innerText()).length).toBeGreaterThan(0);
});

test('who watches two boards reads what wins on each, who plays what wins on the own one', async ({ open, server }) => {
  const [ada, eve] = [await open({ width: 1280, height: 800 }), await open({ width: 1280, height: 800 })];
  const wish = { game: game.id, seats: [ME, BOT, BOT, BOT, BOT, BOT], start: true };
  const id = await layTable(ada.context(), server.address, 'Ada', wish);
  await ada.goto(`/table/${id}`);
  await eve.goto(`/table/${id}`);
  const goals = (page: Page) => page.locator('.wt-left .lab').first().locator('small > span');
  await expect
    .poll(() => goals(eve).allInnerTexts())
    .toEqual(['Westeros · 7 castles and strongholds to win', 'The north · quest and condition to win']);
  await expect.poll(() => goals(ada).count()).toBe(1);
  expect(await faultsOf(eve)).toEqual([]);
});
