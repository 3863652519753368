import { houseOf, type House, type Open } from '@corvo/hand-of-the-king';

export { count, countsOf, HOUSES, SIZE, top, type House, type Open } from '@corvo/hand-of-the-king';

/** How many characters of a house still stand in the court. */
export const charactersIn = (open: Open, house: House): number =>
  open.grid.filter(character => character !== null && houseOf(character) === house).length;
