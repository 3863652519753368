import { HOUSE_COUNT } from './cards.ts';
import { scores } from './ending.ts';
import { COUNT, HOLDER, LEFT, NOBODY, PHASE, type Position } from './position.ts';
import { lookAround, MOST_REACH } from './reach.ts';

/**
 * The chances to win of three or four players. For each house, how likely each is to end with the banner: learned from
 * 4,000 games of greedy players with some whims, by multinomial logistic regression on how far one is behind the
 * leader, on the order of turns, and on what the player to move could collect at once. The numbers are log-odds.
 */

/** By cards left in the grid, for being behind the leader by one, two, three … */
const BEHIND: readonly (readonly number[])[] = [
  [],
  [0.2],
  [0.56, 2],
  [0.76, 2.06, 3.84],
  [0.9, 1.77, 3.5, 5],
  [0.73, 1.55, 2.6, 4, 5],
  [0.73, 1.41, 1.95, 2.6, 3.3, 4],
  [0.6, 1.2, 1.85, 2.4, 3, 3.6, 4.1],
  [0.4, 0.9, 1.45, 2, 2.5, 3, 3.6, 4],
];
const HOPELESS = 6; // more than the cards left: only a companion can help
/** By cards left, for the number of them that the player to move could collect with one declaration. */
const REACH: readonly (readonly number[])[] = [
  [0],
  [-0.33, 1.22],
  [-0.14, 0.08, 2.31],
  [-0.16, 0.09, 1.17, 2.76],
  [-0.16, 0, 0.9, 1.8],
  [-0.24, -0.05, 0.67, 1.74],
  [-0.2, -0.1, 0.5, 1.5],
  [-0.17, -0.15, 0.42, 1.58],
  [-0.2, -0.15, 0.3, 1.4],
];
/** By turns to wait beyond the next player's. */
const WAIT = [1, 1, 0.93, 0.87];
/** How much an expected banner counts; the nearer the end, the more. */
const EARLY = 0.95;
const LATE = 1.4;
const LAST = 2;

const LEADS = 12;
const WEIGHT = Float64Array.from({ length: BEHIND.length * LEADS }, (_, place) => {
  const behind = place % LEADS;
  return behind === 0 ? 1 : Math.exp(-(BEHIND[Math.floor(place / LEADS)]?.[behind - 1] ?? HOPELESS));
});
const REACHED = Float64Array.from({ length: REACH.length * (MOST_REACH + 1) }, (_, place) =>
  Math.exp(REACH[Math.floor(place / (MOST_REACH + 1))]?.[place % (MOST_REACH + 1)] ?? 0),
);

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
    if (holder !== NOBODY) expected[holder]! += 1;
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
    if (wait === 0) weight *= REACHED[left * (MOST_REACH + 1) + reaches[house]!]!;
    weights[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < players; seat++) expected[seat]! += weights[seat]! / sum;
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
  const weight = left > 12 ? EARLY : left > 6 ? LATE : LAST;
  let sum = 0;
  for (let seat = 0; seat < p.players; seat++) {
    into[seat] = Math.exp(weight * expected[seat]!);
    sum += into[seat]!;
  }
  for (let seat = 0; seat < p.players; seat++) into[seat]! /= sum;
}
