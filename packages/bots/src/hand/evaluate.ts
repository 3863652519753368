import { CROSS, CROSS_DIRECTION, CROSS_SIZE, HOUSE, HOUSE_COUNT } from './cards.ts';
import { AHEAD, BEHIND, CHANCE, LEADS, MOST_REACH, TIE_HELD, TIE_OPEN, TIE_THEIRS } from './chances.ts';
import { COUNT, GRID, HOLDER, LEFT, NOBODY, type Position } from './position.ts';
import { swingOf } from './safety.ts';

/** A proven win; what is not proven lies strictly between. */
export const WIN = 16_000;
const MOST = 10_000;
/** More than half of the banners: whoever is sure of so many has won. */
const MAJORITY = 4;

/** The larger count of a side in a house. */
function countOf(p: Position, side: number, house: number): number {
  const mine = p.bytes[COUNT + side * HOUSE_COUNT + house]!;
  if (p.players === 2) return mine;
  const partner = p.bytes[COUNT + (side + 2) * HOUSE_COUNT + house]!;
  return partner > mine ? partner : mine;
}

/** WIN or -WIN for the side to move when neither cards nor companions can change the winner any more; otherwise 0. */
export function decided(p: Position): number {
  const side = p.seat & 1;
  let mineSafe = 0;
  let theirsSafe = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const lead = countOf(p, side, house) - countOf(p, side ^ 1, house);
    const reach = p.bytes[LEFT + house]! + swingOf(p, house);
    if (lead > reach) mineSafe++;
    else if (-lead > reach) theirsSafe++;
  }
  return mineSafe >= MAJORITY ? WIN : theirsSafe >= MAJORITY ? -WIN : 0;
}

const reaches = new Uint8Array(HOUSE_COUNT);
const byDirection = new Uint8Array(4 * 8);

/** For each house the most characters that one declaration would collect now. */
function lookAround(p: Position): void {
  reaches.fill(0);
  byDirection.fill(0);
  const start = p.varys * CROSS_SIZE;
  for (let i = start; i < start + CROSS_SIZE; i++) {
    const card = p.bytes[GRID + CROSS[i]!]!;
    if (card === 0) continue;
    const house = HOUSE[card]!;
    const place = CROSS_DIRECTION[i]! * 8 + house;
    const found = byDirection[place]! + 1;
    byDirection[place] = found;
    if (found > reaches[house]!) reaches[house] = found > MOST_REACH ? MOST_REACH : found;
  }
}

/**
 * How good the position is for the side to move, two sides only: the chance to end with most banners if each house
 * were a matter of its own, as a number from -10,000 to 10,000.
 */
export function evaluate(p: Position): number {
  const side = p.seat & 1;
  const { bytes } = p;
  lookAround(p);
  // The chances to win exactly no, one, two or three banners so far, and at least four.
  let none = 1;
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const lead = countOf(p, side, house) - countOf(p, side ^ 1, house);
    const holder = bytes[HOLDER + house]!;
    const slot =
      lead > 0 ? AHEAD + lead
      : lead < 0 ? BEHIND + lead
      : holder === NOBODY ? TIE_OPEN
      : (holder & 1) === side ? TIE_HELD
      : TIE_THEIRS;
    const chance = CHANCE[(bytes[LEFT + house]! * LEADS + slot) * (MOST_REACH + 1) + reaches[house]!]!;
    const rest = 1 - chance;
    four += three * chance;
    three = three * rest + two * chance;
    two = two * rest + one * chance;
    one = one * rest + none * chance;
    none *= rest;
  }
  return Math.round((four * 2 - 1) * MOST);
}
