import {
  BIT,
  CROSS,
  CROSS_BITS,
  CROSS_SIZE,
  DIRECTION_COUNT,
  DIRECTION_OF,
  HOUSE,
  HOUSE_COUNT,
  HOUSE_OF,
  LONGEST_RAY,
  RAY,
  RAY_LENGTH,
  TYRION,
} from './cards.ts';
import { ZA, ZB, zCount, zGrid, zHolder, zNamed, Z_SEAT, Z_VARYS } from './hash.ts';
import { COUNT, GRID, HOLDER, LEFT, MOVED, OWNER, PHASE, type Position } from './position.ts';

/** HK-3.3: the legal declarations as bits. */
export function declarations(p: Position): number {
  const bytes = p.bytes;
  let found = 0;
  const start = p.varys * CROSS_SIZE;
  for (let i = start; i < start + CROSS_SIZE; i++) found |= BIT[CROSS_BITS[i]! + bytes[GRID + CROSS[i]!]!]!;
  return found;
}

/** HK-7.1, HK-7.2: hands the turn on, or ends the game when Varys has nowhere to go. */
export function nextTurn(p: Position, seat: number): void {
  p.seat = seat;
  p.moves = declarations(p);
  p.phase = p.moves === 0 ? PHASE.over : PHASE.declare;
}

/** HK-4.1 to HK-4.4: the active player has raised his count, so reaching a tie is enough. */
function settleAfterMove(p: Position, seat: number, house: number, hashing: boolean): void {
  const bytes = p.bytes;
  const mine = bytes[COUNT + seat * HOUSE_COUNT + house]!;
  for (let place = COUNT + house; place < COUNT + p.players * HOUSE_COUNT; place += HOUSE_COUNT) {
    if (bytes[place]! > mine) return;
  }
  const holder = bytes[HOLDER + house]!;
  if (holder === seat) return;
  bytes[HOLDER + house] = seat;
  if (!hashing) return;
  p.hashA ^= ZA[zHolder(house, holder)]! ^ ZA[zHolder(house, seat)]!;
  p.hashB ^= ZB[zHolder(house, holder)]! ^ ZB[zHolder(house, seat)]!;
}

/**
 * HK-3.2 to HK-3.7: Varys moves and the characters come to the player; the last of a house earns a companion. Without
 * `hashing` the hash is given up, which saves a fifth of the time where nobody will ask for it.
 */
export function declare(p: Position, move: number, hashing: boolean): void {
  const { bytes, seat } = p;
  const { classOf, shaeNeedsTyrion } = p.rules;
  const house = HOUSE_OF[move]!;
  const ray = p.varys * DIRECTION_COUNT + DIRECTION_OF[move]!;
  const end = ray * LONGEST_RAY + RAY_LENGTH[ray]!;
  let a = 0;
  let b = 0;
  let taken = 0;
  let counted = 0;
  let last = 0;
  for (let i = ray * LONGEST_RAY; i < end; i++) {
    const cell = RAY[i]!;
    const card = bytes[GRID + cell]!;
    if (HOUSE[card] !== house) continue;
    bytes[GRID + cell] = 0;
    bytes[OWNER + card] = seat;
    taken++;
    last = cell;
    if (shaeNeedsTyrion && card === TYRION && p.shae === seat) counted++;
    if (!hashing) continue;
    const kind = classOf[card]!;
    a ^= ZA[zGrid(cell, kind)]!;
    b ^= ZB[zGrid(cell, kind)]!;
    if (kind < HOUSE_COUNT) continue;
    a ^= ZA[zNamed(kind, seat)]!;
    b ^= ZB[zNamed(kind, seat)]!;
  }
  counted += taken;
  const place = seat * HOUSE_COUNT + house;
  const before = bytes[COUNT + place]!;
  bytes[COUNT + place] = before + counted;
  const left = bytes[LEFT + house]! - taken;
  bytes[LEFT + house] = left;
  const next = seat + 1 === p.players ? 0 : seat + 1;
  if (hashing) {
    const after = before + counted;
    p.hashA ^=
      a ^ ZA[Z_VARYS + p.varys]! ^ ZA[Z_VARYS + last]! ^ ZA[zCount(place, before)]! ^ ZA[zCount(place, after)]!;
    p.hashB ^=
      b ^ ZB[Z_VARYS + p.varys]! ^ ZB[Z_VARYS + last]! ^ ZB[zCount(place, before)]! ^ ZB[zCount(place, after)]!;
    p.hashA ^= ZA[Z_SEAT + seat]! ^ ZA[Z_SEAT + next]!;
    p.hashB ^= ZB[Z_SEAT + seat]! ^ ZB[Z_SEAT + next]!;
  } else p.hashed = false;
  p.varys = last;
  if (left === 0 && p.available !== 0) {
    earnCompanion(p, house);
    return;
  }
  settleAfterMove(p, seat, house, hashing);
  nextTurn(p, next);
}

/** HK-5.1: the turn goes on with a companion; its banners will be settled after it. */
function earnCompanion(p: Position, house: number): void {
  p.hashed = false;
  p.declared = house;
  p.earned = false;
  p.again = false;
  p.settled = 0;
  p.phase = PHASE.choose;
  p.bytes.copyWithin(MOVED, COUNT, COUNT + p.players * HOUSE_COUNT);
}
