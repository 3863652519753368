import { CELL_COUNT, HOUSE_COUNT, NAMED } from './cards.ts';
import { COUNT, GRID, HOLDER, OWNER, type Position } from './position.ts';

/** Where the random words of each fact begin (Zobrist). */
const CLASSES = HOUSE_COUNT + NAMED.length;
const COUNTS = 12; // a count never reaches this: at most 8 Starks and Jon Snow's 2
export const Z_VARYS = CELL_COUNT * CLASSES;
export const Z_SEAT = Z_VARYS + CELL_COUNT;
const Z_COUNT = Z_SEAT + 4;
const Z_HOLDER = Z_COUNT + 4 * HOUSE_COUNT * COUNTS;
const Z_AVAILABLE = Z_HOLDER + HOUSE_COUNT * 5;
const Z_NAMED = Z_AVAILABLE + 14;
const Z_SHAE = Z_NAMED + NAMED.length * 6;
const WORDS = Z_SHAE + 5;

/** The place of the word for a class of card on a space, a count, a holder, the owner of a named card. */
export const zGrid = (cell: number, kind: number): number => cell * CLASSES + kind;
export const zCount = (place: number, count: number): number => Z_COUNT + place * COUNTS + count;
export const zHolder = (house: number, holder: number): number => Z_HOLDER + house * 5 + holder;
export const zNamed = (kind: number, owner: number): number => Z_NAMED + (kind - HOUSE_COUNT) * 6 + owner;

/** Fixed words, so that a node budget gives the same search on every machine: the finalizer of MurmurHash3 on a counter. */
function words(start: number): Int32Array {
  return Int32Array.from({ length: WORDS }, (_, index) => {
    let word = Math.imul(start + index, 0x9e3779b9);
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  });
}
export const ZA = words(1);
export const ZB = words(1_000_003);

/** The hash from scratch; `declare` keeps it up to date move by move, companions do not. */
export function rehash(p: Position): void {
  const { bytes, rules } = p;
  let a = ZA[Z_VARYS + p.varys]! ^ ZA[Z_SEAT + p.seat]! ^ ZA[Z_SHAE + p.shae]!;
  let b = ZB[Z_VARYS + p.varys]! ^ ZB[Z_SEAT + p.seat]! ^ ZB[Z_SHAE + p.shae]!;
  const mix = (word: number): void => {
    a ^= ZA[word]!;
    b ^= ZB[word]!;
  };
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const card = bytes[GRID + cell]!;
    if (card !== 0) mix(zGrid(cell, rules.classOf[card]!));
  }
  for (let place = 0; place < p.players * HOUSE_COUNT; place++) mix(zCount(place, bytes[COUNT + place]!));
  for (let house = 0; house < HOUSE_COUNT; house++) mix(zHolder(house, bytes[HOLDER + house]!));
  for (let companion = 0; companion < 14; companion++) if (p.available & (1 << companion)) mix(Z_AVAILABLE + companion);
  for (const card of NAMED) {
    const kind = rules.classOf[card]!;
    const owner = bytes[OWNER + card]!;
    if (kind >= HOUSE_COUNT && owner < 4) mix(zNamed(kind, owner));
  }
  p.hashA = a;
  p.hashB = b;
  p.hashed = true;
}
