import { CROSS, CROSS_DIRECTION, CROSS_SIZE, HOUSE, HOUSE_COUNT } from './cards.ts';
import { GRID, type Position } from './position.ts';

/** More than this in one declaration makes no difference to an evaluation. */
export const MOST_REACH = 3;

const byDirection = new Uint8Array(4 * 8);

/** For each house the most characters that one declaration would collect now, up to MOST_REACH. */
export function lookAround(p: Position, into: Uint8Array): void {
  into.fill(0, 0, HOUSE_COUNT);
  byDirection.fill(0);
  const start = p.varys * CROSS_SIZE;
  for (let i = start; i < start + CROSS_SIZE; i++) {
    const card = p.bytes[GRID + CROSS[i]!]!;
    if (card === 0) continue;
    const house = HOUSE[card]!;
    const place = CROSS_DIRECTION[i]! * 8 + house;
    const found = byDirection[place]! + 1;
    byDirection[place] = found;
    if (found > into[house]!) into[house] = found > MOST_REACH ? MOST_REACH : found;
  }
}
