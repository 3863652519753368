import { HOUSE_COUNT } from './cards.ts';
import { AHEAD, BEHIND, CHANCE, LEADS, TIE_HELD, TIE_OPEN, TIE_THEIRS } from './chances.ts';
import { COUNT, HOLDER, LEFT, NOBODY, type Position } from './position.ts';
import { lookAround, MOST_REACH } from './reach.ts';
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

/**
 * Who can no longer lose the banner of a house, whatever cards and companions do: 1 the side to move, -1 the other, 0
 * neither. A tie is safe only where nothing at all can happen any more: then the holder keeps the banner.
 */
function safeSide(p: Position, side: number, house: number, lead: number): number {
  const most = p.bytes[LEFT + house]! + swingOf(p, house);
  if (lead > most) return 1;
  if (-lead > most) return -1;
  if (most > 0) return 0;
  const holder = p.bytes[HOLDER + house]!;
  return holder === NOBODY ? 0 : (holder & 1) === side ? 1 : -1;
}

/** WIN or -WIN for the side to move when nothing can change the winner any more; otherwise 0. */
export function decided(p: Position): number {
  const side = p.seat & 1;
  let mineSafe = 0;
  let theirsSafe = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const safe = safeSide(p, side, house, countOf(p, side, house) - countOf(p, side ^ 1, house));
    if (safe > 0) mineSafe++;
    else if (safe < 0) theirsSafe++;
  }
  return mineSafe >= MAJORITY ? WIN : theirsSafe >= MAJORITY ? -WIN : 0;
}

const reaches = new Uint8Array(HOUSE_COUNT);

/**
 * How good the position is for the side to move, two sides only: the chance to end with most banners if each house
 * were a matter of its own, as a number from -10,000 to 10,000; or WIN or -WIN where `decided` says so.
 */
export function evaluate(p: Position): number {
  const side = p.seat & 1;
  const { bytes } = p;
  lookAround(p, reaches);
  // The chances to win exactly no, one, two or three banners so far, and at least four.
  let none = 1;
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let mineSafe = 0;
  let theirsSafe = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const lead = countOf(p, side, house) - countOf(p, side ^ 1, house);
    const safe = safeSide(p, side, house, lead);
    if (safe > 0) mineSafe++;
    else if (safe < 0) theirsSafe++;
    const holder = bytes[HOLDER + house]!;
    const slot =
      lead > 0
        ? AHEAD + lead
        : lead < 0
          ? BEHIND + lead
          : holder === NOBODY
            ? TIE_OPEN
            : (holder & 1) === side
              ? TIE_HELD
              : TIE_THEIRS;
    const chance = CHANCE[(bytes[LEFT + house]! * LEADS + slot) * (MOST_REACH + 1) + reaches[house]!]!;
    const rest = 1 - chance;
    four += three * chance;
    three = three * rest + two * chance;
    two = two * rest + one * chance;
    one = one * rest + none * chance;
    none *= rest;
  }
  if (mineSafe >= MAJORITY) return WIN;
  if (theirsSafe >= MAJORITY) return -WIN;
  return Math.round((four * 2 - 1) * MOST);
}
