import { HOUSE_COUNT } from './cards.ts';
import { COUNT, HOLDER, LEFT, NOBODY, type Position } from './position.ts';
import { swingOf } from './safety.ts';

/** A proven win; what is not proven lies strictly between. */
export const WIN = 16_000;
const MOST = 10_000;

export const TABLE = new Float64Array(9 * 21);
for (let r = 0; r < 9; r++) for (let s = 0; s < 21; s++) {
  const d = s < 9 ? s - 9 : s > 11 ? s - 11 : 0;
  const hold = s === 9 ? 0.5 : s === 10 ? 0 : s === 11 ? -0.5 : 0;
  const x = (d + hold) / Math.sqrt(r * 0.5 + 0.1) + (r > 0 ? 0.05 : 0);
  TABLE[r * 21 + s] = r === 0 ? (d + hold > 0 ? 1 : d + hold < 0 ? 0 : 0.5) : 1 / (1 + Math.exp(-1.7 * x));
}
const chances = new Float64Array(HOUSE_COUNT + 1);

/** The larger count of a side in a house. */
function best(p: Position, side: number, house: number): number {
  const mine = p.bytes[COUNT + side * HOUSE_COUNT + house]!;
  if (p.players === 2) return mine;
  const partner = p.bytes[COUNT + (side + 2) * HOUSE_COUNT + house]!;
  return partner > mine ? partner : mine;
}

/**
 * How good the position is for the side of the player to move, two sides only: the chance to end with most banners if
 * each house were a matter of its own, from -10,000 to 10,000, or WIN when no card and no companion can change it.
 */
export function evaluate(p: Position): number {
  const side = p.seat & 1;
  const { bytes } = p;
  let mineSafe = 0;
  let theirsSafe = 0;
  chances.fill(0);
  chances[0] = 1;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const mine = best(p, side, house);
    const theirs = best(p, side ^ 1, house);
    const left = bytes[LEFT + house]!;
    const lead = mine - theirs;
    const reach = left + swingOf(p, house);
    let chance: number;
    if (lead > reach) {
      mineSafe++;
      chance = 1;
    } else if (-lead > reach) {
      theirsSafe++;
      chance = 0;
    } else {
      const holder = bytes[HOLDER + house]!;
      const slot = lead > 0 ? 11 + lead : lead < 0 ? 9 + lead : holder === NOBODY ? 10 : (holder & 1) === side ? 9 : 11;
      chance = TABLE[left * 21 + slot]!;
    }
    for (let won = house < 4 ? house + 1 : 4; won > 0; won--) {
      // Four banners are enough, so the last place keeps what it has.
      chances[won] = (won === 4 ? chances[4]! : chances[won]! * (1 - chance)) + chances[won - 1]! * chance;
    }
    chances[0]! *= 1 - chance;
  }
  if (mineSafe >= 4) return WIN;
  if (theirsSafe >= 4) return -WIN;
  return Math.round((chances[4]! * 2 - 1) * MOST);
}
