import { HOUSE_COUNT } from './cards.ts';
import { HOLDER, NOBODY, sideCount, sideOf, type Position } from './position.ts';

/**
 * The strength of each side's banners as one number: how many, then the largest house (HK-7.4, HK-7.5). Two sides are
 * equal only where neither has any (HK-7.6).
 */
export function scores(p: Position, into: Int32Array): void {
  into.fill(0);
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const holder = p.bytes[HOLDER + house]!;
    if (holder === NOBODY) continue;
    const side = sideOf(p.rules, holder);
    if (into[side] === 0) into[side] = HOUSE_COUNT - house; // the houses go from the largest to the smallest
    into[side] = into[side]! + 16;
  }
}

/** The places of the sides, best first; sides that share a place stand together. */
export function ranking(p: Position): number[][] {
  const score = new Int32Array(4);
  scores(p, score);
  const sides = Array.from({ length: sideCount(p.rules) }, (_, side) => side).sort((a, b) => score[b]! - score[a]!);
  const places: number[][] = [];
  for (const side of sides) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && score[last[0]] === score[side]) last.push(side);
    else places.push([side]);
  }
  return places;
}
