import { chanceFrom, compact, orient } from '../pen/index.ts';
import { type House, HOUSES, INK, mix, PAPER } from '../print/index.ts';
import { PATTERNS } from './patterns.ts';

/** How far the pattern leaves the ground: dark grounds are cut lighter, light ones darker. */
const TONES: Readonly<Partial<Record<House, readonly [towards: string, share: number]>>> = {
  'nights-watch': [PAPER, 0.74],
  greyjoy: [PAPER, 0.2],
  'free-folk': [PAPER, 0.2],
  targaryen: [PAPER, 0.16],
  lannister: [INK, 0.22],
  stark: [PAPER, 0.3],
  others: [INK, 0.13],
  tully: [PAPER, 0.18],
  web: [PAPER, 0.2],
  none: [PAPER, 0.3],
};

/** The ground behind a figure: the colour of the house and its pattern, 400 by 500 half units. */
export function field(house: House): string {
  const ground = HOUSES[house];
  const [towards, share] = TONES[house] ?? [INK, 0.13];
  const pattern = PATTERNS[house](chanceFrom(house.length * 7919 + 13));
  const cut = `<path fill="${mix(ground, towards, share)}" d="${compact(orient(pattern))}"/>`;
  return `<path fill="${ground}" d="M0 0h400v500H0z"/>${cut}`;
}
