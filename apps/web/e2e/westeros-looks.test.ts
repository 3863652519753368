/** How the table of a Westeros game holds up: to axe in every look, and to somebody in a hurry. */
import { rngFromText, type Plain, type Request } from '@corvo/core';
import type { OrdersAsk } from '@corvo/westeros';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { ordersOf } from '../src/asks/realm.ts';
import { test } from './house.ts';
import { listenIn, pointedIn } from './said.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, momentsOf, savedAt } from './westeros-moments.ts';
import { comeIn, FIRST, SECOND, sitDown } from './westeros-tables.ts';

const LONG = 300_000; // half a minute, were the machine ours alone
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

test.for(['orders', 'march', 'battle-card'])(
  'axe finds no fault with the table at "%s", light and dark, wide and narrow',
  { timeout: LONG },
  async (why, { open }) => {
    const page = await open(WIDE);
    await comeIn(page);
    const moment = allMoments(SECOND.game).get(why);
    if (moment === undefined) throw new Error(`no game comes to ${why}`);
    const person = await sitDown(page, SECOND, savedAt(moment), mouse);
    await person.asked();
    for (const size of [WIDE, NARROW])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, colorScheme);
        expect(await faultsOf(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
  },
);

/** The planning of a house with so many areas, by their number. */
const areasAsked = ({ why, ask }: Request): string =>
  why === 'orders' ? `orders ${(ask as unknown as OrdersAsk).areas.length}` : why;

test.for([FIRST, SECOND])(
  '$game.id: planning with eight areas takes at most twenty gestures',
  { timeout: LONG },
  async (edition, { open }) => {
    const page = await open(WIDE);
    await listenIn(page);
    await comeIn(page);
    const moment = momentsOf(edition.game, 'peace', 0, areasAsked).get('orders 8');
    if (moment === undefined) throw new Error('in this game nobody has eight areas');
    const person = await sitDown(page, edition, savedAt(moment), mouse);
    const asked = await person.asked();
    if (asked === undefined) throw new Error('nobody is asked for orders');
    const rng = rngFromText('eight');
    const isFull = (choice: Plain): boolean => Object.keys(ordersOf(choice)).length === 8;
    const choices = Array.from({ length: 200 }, () => edition.game.sample(asked.view, asked.request, rng));
    const wanted = choices.find(isFull);
    if (wanted === undefined) throw new Error('eight orders cannot be given');
    await person.answer(asked, wanted);
    expect(await pointedIn(page)).toBeLessThanOrEqual(20);
  },
);
