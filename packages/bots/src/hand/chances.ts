import { MOST_REACH } from './reach.ts';

/**
 * How likely the side to move is to end with the banner of a house, learned from 5,000 games of the search against
 * itself: a sum of three log-odds, fitted by logistic regression. It says what people find out too: a lead of one with
 * one card left is worth next to nothing, because reaching a tie takes the banner (HK-4.2).
 */

/** By cards left in the grid, for a lead of one, two, three … */
const LEAD: readonly (readonly number[])[] = [
  [],
  [0.2],
  [1.05, 1.25],
  [0.55, 1.6, 2.1],
  [0.75, 1.15, 2.2, 2.9],
  [0.5, 1.25, 1.5, 2.4, 2.9],
  [0.5, 0.9, 1.5, 2.2, 2.7, 3.1],
  [0.45, 0.9, 1.4, 2, 2.5, 3, 3.3],
  [0.45, 0.85, 1.3, 1.8, 2.3, 2.7, 3, 3.3],
];
/** A lead that only a companion can still turn. */
const OUT_OF_REACH = 3.9;
/** For holding the banner on a tie. */
const HELD = 0.07;
/** By cards left, for the number of them that one declaration of the side to move would collect: 0, 1, 2, 3 or more. */
const REACH: readonly (readonly number[])[] = [
  [0],
  [-0.1, 1.15],
  [-0.05, 0.1, 1.4],
  [-0.1, 0.15, 0.55, 2.1],
  [-0.05, 0.05, 0.5, 0.75],
  [-0.1, 0.05, 0.55, 1],
  [-0.05, 0, 0.3, 0.9],
  [-0.05, 0, 0.3, 0.9],
  [-0.05, 0, 0.2, 0.8],
];

const MOST_LEFT = LEAD.length - 1;
/** Slots of a lead: behind by 9 to 1, then the ties, then ahead by 1 to 9. */
export const BEHIND = 9;
export const TIE_HELD = 9;
export const TIE_OPEN = 10;
export const TIE_THEIRS = 11;
export const AHEAD = 11;
export const LEADS = 21;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function chance(left: number, slot: number, reach: number): number {
  const lead = slot < TIE_HELD ? slot - BEHIND : slot > TIE_THEIRS ? slot - AHEAD : 0;
  const held = slot === TIE_HELD ? 1 : slot === TIE_THEIRS ? -1 : 0;
  if (left === 0 && lead === 0) return (1 + held) / 2; // the banner stays where it is
  const odds = LEAD[left]?.[Math.abs(lead) - 1] ?? (lead === 0 ? 0 : OUT_OF_REACH);
  return logistic(Math.sign(lead) * odds + held * HELD + (REACH[left]?.[reach] ?? 0));
}

/** The chance by cards left, slot of the lead and reach: `(left * LEADS + slot) * 4 + reach`. */
export const CHANCE = new Float64Array((MOST_LEFT + 1) * LEADS * (MOST_REACH + 1));
for (let place = 0; place < CHANCE.length; place++) {
  const reach = place % (MOST_REACH + 1);
  const slot = Math.floor(place / (MOST_REACH + 1)) % LEADS;
  CHANCE[place] = chance(Math.floor(place / (MOST_REACH + 1) / LEADS), slot, reach);
}
