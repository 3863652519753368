/** The page is left in the middle of an answer and comes back: the same question stands, and nothing is lost. */
import { rngFromText } from '@corvo/core';
import { expect } from 'vitest';
import { ONCE, test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, savedAt } from './westeros-moments.ts';
import { thorough } from './westeros-player.ts';
import { comeIn, FIRST, NORTH, SECOND, sitDown } from './westeros-tables.ts';

const LONG = 600_000; // half a minute, were the machine ours alone

/** Of three in the north, what no other table asks and one of each shape; the other questions are those of the second edition. */
const OF_THE_NORTH = [
  'build-tactics',
  'tactic',
  'use-tactic',
  'orders',
  'find-benjen',
  'march',
  'muster',
  'raid',
].concat(['raven', 'battle-card', 'bid-wildlings', 'buy-card-back', 'retreat', 'bid-throne', 'redeploy']);

test.for([FIRST, SECOND, NORTH])(
  '$game.id: a reload in the middle of any kind of answer asks the same again, and what was in the hand still is',
  { ...ONCE, timeout: LONG },
  async (edition, { open }) => {
    const { game } = edition;
    const page = await open({ width: 1200, height: 760 });
    await comeIn(page);
    // One question of every shape; the raven's has the shape of planning and a way of its own.
    const moments = new Map(
      [...allMoments(game, edition === NORTH ? OF_THE_NORTH : undefined).values()].map(each => [
        each.why === 'raven' ? 'raven' : each.shape,
        each,
      ]),
    );
    expect(moments.size).toBeGreaterThan(8);
    const drop = page.locator('.decide-drop');
    /** What the answer says of itself: is there something to drop, and what is missing? */
    const hand = async (): Promise<string> => `${await drop.count()} ${await page.getByTestId('commit').innerText()}`;
    const kept: string[] = [];
    for (const moment of moments.values()) {
      const { why } = moment;
      const person = await sitDown(page, edition, savedAt(moment), mouse);
      const before = await person.asked();
      if (before === undefined) throw new Error(`${why} is not asked`);
      const question = await page.locator('.decide-what strong').innerText();
      const wanted = await thorough(game, rngFromText(why))(before);
      const way = person.gesturesFor(before, wanted);
      await person.make(way.slice(0, Math.ceil(way.length / 2)));
      const made = await hand();
      await page.reload();

      const after = await person.asked();
      expect(after?.request.id, why).toBe(before.request.id);
      expect(await page.locator('.decide-what strong').innerText()).toBe(question);
      expect(await hand(), why).toBe(made);
      if ((await drop.count()) > 0) {
        kept.push(why);
        await drop.click();
        await drop.waitFor({ state: 'detached' });
      }
      await person.answer(before, wanted);
    }
    expect(kept.length).toBeGreaterThan(5);
  },
);
