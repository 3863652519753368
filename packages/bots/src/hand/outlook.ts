import { HOUSE_COUNT } from './cards.ts';
import { scores } from './ending.ts';
import { COUNT, HOLDER, LEFT, NOBODY, PHASE, type Position } from './position.ts';
import { lookAround, MOST_REACH } from './reach.ts';

/**
 * The chances to win of three or four players: how likely each is to end with each banner, and what the banners are
 * worth. Learned from 10,000 games of the search against itself with some whims, fitted to who won (multinomial
 * logistic regression); the numbers are log-odds.
 */

/** By cards left in the grid, for being behind the leader of a house by one, two, three … */
const BEHIND: readonly (readonly number[])[] = [
  [],
  [0.07],
  [0.75, 2],
  [0.95, 2, 3.4],
  [0.9, 1.75, 3, 4.4],
  [0.95, 2, 2.75, 4.65, 5],
  [0.95, 1.9, 2.9, 3.9, 4.5, 5],
  [0.7, 1.9, 2.6, 3.3, 4, 4.5, 5],
  [0.6, 1.5, 2.2, 2.9, 3.5, 4, 4.5, 5],
];
const HOPELESS = 6; // more than the cards left: only a companion can help
/** By cards left, for holding the banner. */
const HELD = [0, 0.95, 0.28, 0, 0, 0, 0, 0, 0];
/** By cards left, for the number of them that the player to move could collect with one declaration. */
const REACH: readonly (readonly number[])[] = [
  [0],
  [-0.45, 1.65],
  [-0.17, 0.17, 2.28],
  [-0.22, 0.13, 0.95, 3.2],
  [-0.2, 0.08, 0.78, 1.6],
  [-0.25, 0, 0.72, 1.75],
  [-0.32, -0.03, 0.65, 1.55],
  [-0.34, -0.09, 0.53, 1.65],
  [-0.4, -0.1, 0.46, 1.6],
];
/** By turns to wait. */
const WAIT = [0, -0.02, -0.1, -0.2].map(Math.exp);
/** What a banner is worth, from the largest house to the smallest: the largest ones decide ties (HK-7.5). */
const VALUE = [1.48, 1.03, 0.83, 0.83, 0.83, 0.83, 0.83];
/** How much expected banners count, by sixths of the cards left in the grid: the nearer the end, the more. */
const WEIGHTS = [2.5, 1.43, 1.08, 0.93, 0.91, 0.81];

const LEADS = 12;
const WEIGHT = Float64Array.from({ length: BEHIND.length * LEADS }, (_, place) => {
  const behind = place % LEADS;
  return behind === 0 ? 1 : Math.exp(-(BEHIND[Math.floor(place / LEADS)]?.[behind - 1] ?? HOPELESS));
});
const REACHED = Float64Array.from({ length: REACH.length * (MOST_REACH + 1) }, (_, place) =>
  Math.exp(REACH[Math.floor(place / (MOST_REACH + 1))]?.[place % (MOST_REACH + 1)] ?? 0),
);

const HOLDING = Float64Array.from(HELD, Math.exp);

const banners = new Int32Array(4);
const reaches = new Uint8Array(HOUSE_COUNT);
const expected = new Float64Array(4);

function finalChances(p: Position, into: Float64Array): void {
  scores(p, banners);
  let best = 0;
  let winners = 0;
  for (let seat = 0; seat < p.players; seat++) {
    if (banners[seat]! > best) best = banners[seat]!;
  }
  for (let seat = 0; seat < p.players; seat++) if (banners[seat] === best) winners++;
  for (let seat = 0; seat < p.players; seat++) into[seat] = banners[seat] === best ? 1 / winners : 0;
}

/** Adds to `expected` how likely each player is to end with the banner of a house. */
function expectBanner(p: Position, house: number, weights: Float64Array): void {
  const { bytes, players } = p;
  const left = bytes[LEFT + house]!;
  const holder = bytes[HOLDER + house]!;
  if (left === 0) {
    if (holder !== NOBODY) expected[holder]! += VALUE[house]!;
    return;
  }
  let top = 0;
  for (let seat = 0; seat < players; seat++) {
    const count = bytes[COUNT + seat * HOUSE_COUNT + house]!;
    if (count > top) top = count;
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const wait = seat < p.seat ? seat - p.seat + players : seat - p.seat;
    let weight = WEIGHT[left * LEADS + top - bytes[COUNT + seat * HOUSE_COUNT + house]!]! * WAIT[wait]!;
    if (seat === holder) weight *= HOLDING[left]!;
    if (wait === 0) weight *= REACHED[left * (MOST_REACH + 1) + reaches[house]!]!;
    weights[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < players; seat++) expected[seat]! += (weights[seat]! / sum) * VALUE[house]!;
}

/** How likely each seat is to win, at the start of a turn or at the end; they add up to one. */
export function chancesToWin(p: Position, into: Float64Array): void {
  if (p.phase === PHASE.over) return finalChances(p, into);
  lookAround(p, reaches);
  expected.fill(0);
  let left = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    left += p.bytes[LEFT + house]!;
    expectBanner(p, house, into);
  }
  const weight = WEIGHTS[left > 29 ? 5 : Math.floor(left / 6)]!;
  let sum = 0;
  for (let seat = 0; seat < p.players; seat++) {
    into[seat] = Math.exp(weight * expected[seat]!);
    sum += into[seat]!;
  }
  for (let seat = 0; seat < p.players; seat++) into[seat]! /= sum;
}
