import type { Seat } from '@corvo/core';
import { COMPANION, HOUSES, type ByHouse, type CharacterId, type House } from './cards.ts';
import type { Area, Kept, Open, Options } from './state.ts';

/** What a kept companion adds to its house (HK-6.2 to HK-6.4). */
function worth(kept: Kept, area: Area, options: Options): number {
  const ability = COMPANION[kept.companion].ability;
  if (ability.kind !== 'count-as') return 0;
  // Reading B of Shae: she counts only beside Tyrion.
  if (
    kept.companion === 'shae' &&
    options.shaeReading === 'B' &&
    !area.characters.lannister.includes('tyrion-lannister')
  )
    return 0;
  return ability.amount;
}

/** HK-1.6: the characters of a house in an area, and what its kept companions add. */
export function count(open: Open, seat: Seat, house: House): number {
  const area = open.areas[seat];
  if (area === undefined) return 0;
  let sum = area.characters[house].length;
  for (const kept of area.kept) if (kept.house === house) sum += worth(kept, area, open.options);
  return sum;
}

/** All the characters of an area, from the largest house to the smallest. */
export const charactersOf = (area: Area | undefined): CharacterId[] =>
  area ? HOUSES.flatMap(house => area.characters[house]) : [];

/** The counts of all seats for every house, in the order of the table. */
export function allCounts(open: Open): ByHouse<number[]> {
  return Object.fromEntries(HOUSES.map(house => [house, countsOf(open, house)])) as ByHouse<number[]>;
}

export const countsOf = (open: Open, house: House): number[] => open.seats.map(seat => count(open, seat, house));

/** HK-4.8: the seats with the highest count above zero. */
export function top(seats: readonly Seat[], counts: readonly number[]): Seat[] {
  let highest = 0;
  for (const value of counts) if (value > highest) highest = value;
  return highest === 0 ? [] : seats.filter((_, place) => counts[place] === highest);
}

export const bannersOf = (open: Open, seat: Seat): House[] => HOUSES.filter(house => open.banners[house] === seat);
