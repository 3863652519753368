import { COMPANIONS, HOUSES } from '@corvo/hand-of-the-king';
import { HOUSE, HOUSE_COUNT, POWERS, SHAE, TYRION } from './cards.ts';
import { NOBODY, type Position } from './position.ts';

/**
 * By how much a companion can still change the difference between two players in a house: by two when it takes from
 * one for the other, by one when it kills or counts. What it does in the grid is counted with the cards left there.
 */
function swing(companion: number, house: number): number {
  const power = POWERS[companion]!;
  switch (power.kind) {
    case 'take-named':
      return HOUSE[power.card] === house ? 2 : 0;
    case 'kill-named':
      return HOUSE[power.card] === house ? 1 : 0;
    case 'count-as':
      return power.house < 0 || power.house === house ? power.amount : 0;
    case 'kill-area':
    case 'triple-kill':
      return 1;
    case 'swap-areas':
      return 2;
    default:
      return 0;
  }
}

/** Two bits of swing per companion would do; a byte per set of companions and house is faster to read. */
const SETS = 1 << COMPANIONS.length;
const SWING = new Uint8Array(SETS * HOUSE_COUNT);
for (let companion = 0; companion < COMPANIONS.length; companion++) {
  for (let house = 0; house < HOUSES.length; house++) {
    const amount = swing(companion, house);
    if (amount === 0) continue;
    for (let set = 0; set < SETS; set++) if (set & (1 << companion)) SWING[set * HOUSE_COUNT + house]! += amount;
  }
}
const LANNISTER = HOUSE[TYRION]!;

/** At most how much companions can still change the difference in a house. */
export function swingOf(p: Position, house: number): number {
  if (p.available === 0 && !p.rules.shaeNeedsTyrion) return 0;
  const sum = SWING[p.available * HOUSE_COUNT + house]!;
  // Reading B of Shae: Tyrion brings or takes her along, which is one more on either side.
  const shae =
    house === LANNISTER && p.rules.shaeNeedsTyrion && (p.shae !== NOBODY || p.available & (1 << SHAE)) ? 2 : 0;
  return sum + shae;
}
