import { say } from '@corvo/core';
import type { WesterosOpen, WildlingsFrame } from '@corvo/westeros';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, savedAt } from './westeros-moments.ts';
import { comeIn, SECOND, sitDown } from './westeros-tables.ts';

/** Questions that wildling cards ask: themselves, or by what they make a house do. */
const ASKED = ['mammoth-riders-highest', 'massing-on-the-milkwater-others', 'preemptive-raid-lowest', 'give-up-units'];

/** The card on the table and whom it concerns now, as one would see it there: who bid what, and whose turn it is. */
function obeyed({ decks, frames }: WesterosOpen): { readonly card: string; readonly part: string } {
  const attack = frames.find(({ run }) => run === 'wildlings') as WildlingsFrame;
  const part = attack.watch ? 'highest' : attack.position === 1 ? 'lowest' : 'others';
  return { card: decks['wildlings']?.drawn ?? '', part };
}

test('whoever obeys a wildling card reads it above the answers, with the part that concerns them', async ({ open }) => {
  const { game } = SECOND;
  const page = await open({ width: 1200, height: 760 });
  await comeIn(page);
  const moments = allMoments(game, ASKED);
  expect([...moments.keys()].sort()).toEqual(ASKED.toSorted());
  const parts = new Set<string>();
  for (const moment of moments.values()) {
    const person = await sitDown(page, SECOND, savedAt(moment), mouse);
    const asked = await person.asked();
    const { card, part } = obeyed(asked?.view.open as WesterosOpen);
    parts.add(part);
    const shown = page.locator(`.wt-own-card[data-card="${card}"]`);
    await expect.poll(() => shown.locator('b').textContent()).toBe(say(game.messages, 'en', `wildling.${card}`));
    await expect
      .poll(() => shown.locator('span').textContent())
      .toBe(say(game.messages, 'en', `wildling.${card}.${part}`));
  }
  expect([...parts].sort()).toEqual(['highest', 'lowest', 'others']);
});
