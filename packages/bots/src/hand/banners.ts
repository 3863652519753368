import { HOUSE_COUNT } from './cards.ts';
import { COUNT, HOLDER, MOVED, NOBODY, PHASE, type Position } from './position.ts';
import { nextTurn } from './turn.ts';

/** The seats with the highest count above zero, as bits (HK-4.8); `from` is COUNT or MOVED. */
function leaders(p: Position, from: number, house: number): number {
  const bytes = p.bytes;
  let highest = 1;
  let found = 0;
  for (let seat = 0; seat < p.players; seat++) {
    const count = bytes[from + seat * HOUSE_COUNT + house]!;
    if (count > highest) {
      highest = count;
      found = 0;
    }
    if (count === highest) found |= 1 << seat;
  }
  return found;
}

function hasChanged(p: Position, house: number): boolean {
  if (house === p.declared) return true;
  for (let place = house; place < p.players * HOUSE_COUNT; place += HOUSE_COUNT) {
    if (p.bytes[COUNT + place] !== p.bytes[MOVED + place]) return true;
  }
  return false;
}

/** HK-4.8 for one house after companions: settles it, or answers the tied seats that the user chooses from, as bits. */
function settleHouse(p: Position, house: number): number {
  if (!hasChanged(p, house)) return 0;
  const now = leaders(p, COUNT, house);
  if ((now & (now - 1)) === 0) {
    p.bytes[HOLDER + house] = now === 0 ? NOBODY : 31 - Math.clz32(now); // steps 1 and 2
    return 0;
  }
  if (now !== leaders(p, MOVED, house)) return now; // step 3
  if (house === p.declared && now & (1 << p.seat)) p.bytes[HOLDER + house] = p.seat; // step 4
  return 0;
}

/** HK-4.9: the ties that the user has not decided yet; `tell` hears of each house and its tied seats. */
export function openTies(p: Position, tell: (house: number, tied: number) => void): void {
  for (let house = 0; house < HOUSE_COUNT; house++) {
    if (p.settled & (1 << house) || !hasChanged(p, house)) continue;
    const now = leaders(p, COUNT, house);
    if ((now & (now - 1)) !== 0 && now !== leaders(p, MOVED, house)) tell(house, now);
  }
}

/** HK-4.8, HK-6.15: settles what needs no choice; then asks about ties, or ends the turn. */
export function settleBanners(p: Position): void {
  let ties = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) if (settleHouse(p, house) !== 0) ties |= 1 << house;
  if ((ties & ~p.settled) !== 0) {
    p.phase = PHASE.banner;
    return;
  }
  nextTurn(p, p.again ? p.seat : (p.seat + 1) % p.players);
  p.hashed = false;
}
