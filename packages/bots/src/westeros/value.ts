import { areasWithUnits, houseAt, houseOf, numberFor, type HouseId, type WesterosView } from '@corvo/westeros';
import type { Seat } from '@corvo/core';
import { USUAL, type Character } from './character.ts';
import { Sense } from './sense.ts';

/** So many points of standing make one house e times as likely to win as another. */
const TELLING = 12;
/** Units count for so much more than in one battle: they are what takes castles later. */
const ARMIES = 2;
/** The last castle that wins is worth so many usual ones. */
const LAST_CASTLE = 4;

/** What a house has: areas, units, Power, and how near it is to the castles that win at once. */
function standing(sense: Sense): number {
  const { open, rules, house, weights } = sense;
  const castlesToWin = numberFor(rules, house, 'castlesToWin');
  let sum = houseAt(open, house).power * weights.power * 0.5;
  for (const area of rules.board.ids) if (sense.controller(area) === house) sum += sense.value(area);
  for (const area of areasWithUnits(open, rules.board, house))
    sum += sense.strengthAt(area, house) * weights.unit * ARMIES;
  const near = Math.min(1, sense.castles(house) / castlesToWin);
  return sum + near ** 4 * weights.castle * LAST_CASTLE;
}

/**
 * The chance of a seat to win, as the open table looks: all seats together have 1. Where the game is over it is what
 * came out, shared by those who share the first place.
 */
export function value({ open }: WesterosView, seat: Seat, character: Character = USUAL): number {
  if (open.outcome !== null) {
    const [first = []] = open.outcome.ranking;
    return first.includes(seat) ? 1 / first.length : 0;
  }
  const houses = Object.keys(open.houses);
  const of = (house: HouseId): number => standing(new Sense(open, house, character));
  const mine = of(houseOf(open, seat));
  return 1 / houses.reduce((sum, house) => sum + Math.exp((of(house) - mine) / TELLING), 0);
}
