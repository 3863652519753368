/** Every kind of question that a game can ask, answered by hand at its own table. */
import { rngFromText } from '@corvo/core';
import { expect } from 'vitest';
import { test } from './house.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, kindsOf, savedAt } from './westeros-moments.ts';
import { thorough } from './westeros-player.ts';
import { comeIn, sitDown, type Edition } from './westeros-tables.ts';

const LONG = 600_000; // a minute and a half, were the machine ours alone

/** A question without a game that comes to it, or without a gesture that answers it, is named. */
export function testEveryKind(edition: Edition, kinds = kindsOf(edition.game)): void {
  const { game } = edition;
  test(`${game.id}: whatever the rules can ask is answered by pointing`, { timeout: LONG }, async ({ open }) => {
    const page = await open({ width: 1200, height: 760 });
    await comeIn(page);
    const moments = allMoments(game, kinds);
    const met = new Set<string>();
    const faults: string[] = [];
    for (const [why, moment] of moments) {
      const person = await sitDown(page, edition, savedAt(moment), mouse);
      const asked = await person.asked();
      if (asked?.request.why !== why) throw new Error(`${why} is not asked`);
      const wanted = await thorough(game, rngFromText(why))(asked);
      await person.answer(asked, wanted).then(
        () => met.add(why),
        (error: unknown) => faults.push(String(error)),
      );
    }
    expect(faults).toEqual([]);
    expect([...met].sort()).toEqual(kinds);
  });
}
