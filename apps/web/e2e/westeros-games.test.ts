/** Whole games against bots, every answer given by hand at the table. */
import { makeBot, readBot } from '@corvo/bots';
import { isProblem, rngFromText } from '@corvo/core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { savedAt } from './westeros-moments.ts';
import type { Mind } from './westeros-player.ts';
import { comeIn, FIRST, SECOND, sitDown, type Edition } from './westeros-tables.ts';

const LONG = 600_000; // a minute, were the machine ours alone

/** Somebody who plays sensibly; the same table makes the same person. */
function sensible({ game }: Edition, seed: string): Mind {
  const spec = readBot('greedy');
  const bot = isProblem(spec) ? spec : makeBot(game, spec);
  if (isProblem(bot)) throw new Error(bot.code);
  const rng = rngFromText(seed);
  return ({ view, request }) => bot.decide(view, request, rng).choice;
}

// The first goes on to its last round, the second ends when somebody holds enough castles.
test.for([
  { edition: FIRST, seed: 'whole 12', place: 0 },
  { edition: SECOND, seed: 'whole 11', place: 2 },
])('$edition.game.id: a whole game by hand', { timeout: LONG }, async ({ edition, seed, place }, { open }) => {
  const { game } = edition;
  const page = await open({ width: 1200, height: 760 });
  await comeIn(page);
  const seats = game.seats(3);
  const options = game.resolveOptions({}, 3);
  if (isProblem(options)) throw new Error(options.code);
  const moment = { game, start: { seats, options, seed }, actions: [], seat: seats[place] ?? '', why: 'a whole game' };
  const person = await sitDown(page, edition, savedAt(moment, 'whole'), mouse);
  await person.play(sensible(edition, `person ${seed}`));

  await page.locator('.result').waitFor();
  const { outcome } = person.story.match.state.open;
  expect(outcome).not.toBeNull();
  expect([...person.met.keys()]).toEqual(expect.arrayContaining(['orders', 'march']));
  expect(person.answers.filter(({ seat }) => seat === moment.seat).length).toBe(
    [...person.met.values()].reduce((sum, times) => sum + times, 0),
  );
});
