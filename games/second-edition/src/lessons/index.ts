import type { Course } from '@corvo/core';
import { battle } from './battle.ts';
import { bids } from './bids.ts';
import { march } from './march.ts';
import { muster } from './muster.ts';
import { orders } from './orders.ts';
import { raid } from './raid.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';
import { wildlings } from './wildlings.ts';

/** The guided first game: seven short positions, in the order in which a round brings their questions. */
export const course: Course = {
  lessons: [orders, raid, march, battle, bids, muster, wildlings],
  messages: { en, it },
};
