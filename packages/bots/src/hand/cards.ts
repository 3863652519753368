import { CELLS, CHARACTERS, COMPANION, COMPANIONS, DIRECTIONS, HOUSES, houseOf, line } from '@corvo/hand-of-the-king';
import type { Ability, CharacterId } from '@corvo/hand-of-the-king';

/** The cards, the companions and the lines of the grid as small numbers: the search reads nothing else. */
export const HOUSE_COUNT = HOUSES.length;
export const CARD_COUNT = CHARACTERS.length;
export const CELL_COUNT = CELLS;
export const DIRECTION_COUNT = DIRECTIONS.length;

/** A character is a number from 1; 0 is an empty space. */
export const cardOf = (character: CharacterId): number => CHARACTERS.indexOf(character) + 1;
export const characterOf = (card: number): CharacterId => CHARACTERS[card - 1] as CharacterId;

/** The house of each card; an empty space has a house of its own, so that no test for emptiness is needed. */
export const HOUSE = Uint8Array.from([HOUSE_COUNT, ...CHARACTERS.map(character => HOUSES.indexOf(houseOf(character)))]);

/** What a companion does; the numbers of `KIND` and of the effects in `companions.ts` are these places. */
const KINDS = [
  'take-named',
  'kill-named',
  'count-as',
  'kill-grid',
  'kill-area',
  'triple-kill',
  'swap-grid',
  'swap-areas',
  'extra-turn',
] as const satisfies readonly Ability['kind'][];
type Kind = (typeof KINDS)[number];

export interface Power {
  readonly kind: Kind;
  readonly card: number; // the character it names, or 0
  readonly house: number; // the house it counts for, or -1 where one is chosen
  readonly amount: number;
}

function powerOf(ability: Ability): Power {
  if (ability.kind === 'take-named' || ability.kind === 'kill-named') {
    return { kind: ability.kind, card: cardOf(ability.character), house: -1, amount: 0 };
  }
  if (ability.kind === 'count-as') {
    const house = ability.house === 'chosen' ? -1 : HOUSES.indexOf(ability.house);
    return { kind: ability.kind, card: 0, house, amount: ability.amount };
  }
  return { kind: ability.kind, card: 0, house: -1, amount: 0 };
}

export const POWERS: readonly Power[] = COMPANIONS.map(id => powerOf(COMPANION[id].ability));
export const SHAE = COMPANIONS.indexOf('shae');
/** Reading B of Shae: she counts only beside him. */
export const TYRION = cardOf('tyrion-lannister');

/** The characters that some companion calls by name; all others of a house are alike. */
export const NAMED: readonly number[] = [
  ...new Set([...POWERS.map(power => power.card).filter(card => card > 0), TYRION]),
];

/** A declaration is direction * 7 + house; a set of them is a word of 28 bits. */
export const declarationOf = (direction: number, house: number): number => direction * HOUSE_COUNT + house;
export const DIRECTION_OF = Uint8Array.from({ length: 28 }, (_, move) => Math.floor(move / HOUSE_COUNT));
export const HOUSE_OF = Uint8Array.from({ length: 28 }, (_, move) => move % HOUSE_COUNT);

/** The spaces from a space to the edge: five places for each space and direction, nearest first. */
export const LONGEST_RAY = 5;
export const RAY = new Uint8Array(CELLS * DIRECTION_COUNT * LONGEST_RAY);
export const RAY_LENGTH = new Uint8Array(CELLS * DIRECTION_COUNT);

/** The ten spaces on the row and column of a space, the direction of each, and where `BIT` begins for it. */
export const CROSS_SIZE = 10;
export const CROSS = new Uint8Array(CELLS * CROSS_SIZE);
export const CROSS_DIRECTION = new Uint8Array(CELLS * CROSS_SIZE);
export const CROSS_BITS = new Uint8Array(CELLS * CROSS_SIZE);
/** The bit of a declaration, by direction and card; nothing for an empty space. */
export const BIT = new Int32Array(DIRECTION_COUNT * (CARD_COUNT + 1));

for (let cell = 0; cell < CELLS; cell++) {
  let crossed = cell * CROSS_SIZE;
  for (const [direction, name] of DIRECTIONS.entries()) {
    const cells = line(cell, name);
    RAY_LENGTH[cell * DIRECTION_COUNT + direction] = cells.length;
    RAY.set(cells, (cell * DIRECTION_COUNT + direction) * LONGEST_RAY);
    for (const space of cells) {
      CROSS[crossed] = space;
      CROSS_DIRECTION[crossed] = direction;
      CROSS_BITS[crossed++] = direction * (CARD_COUNT + 1);
    }
  }
}
for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
  for (let card = 1; card <= CARD_COUNT; card++) {
    BIT[direction * (CARD_COUNT + 1) + card] = 1 << declarationOf(direction, HOUSE[card]!);
  }
}
