import type { Frame } from '@corvo/core';
import type { HouseId } from './ids.ts';
import { seatOf } from './realm/tracks.ts';
import { clauseOf, rulesOf } from './ruleset/registry.ts';
import type { Table } from './state.ts';

/** The names under which clauses of questions are listed; made once, since questions are asked all the time. */
const names = new Map<string, string>();
function nameOf(why: string): string {
  let name = names.get(why);
  if (name === undefined) names.set(why, (name = `ask.${why}`));
  return name;
}

/** Asks one house, under the clause its ruleset gives for the question. */
export function askHouse(game: Table, frame: Frame, house: HouseId, why: string): void {
  game.ask(frame, [seatOf(game.open, house)], why, clauseOf(rulesOf(game.open), nameOf(why)));
}

/** Asks several houses at the same time and in secret. */
export function askSealed(game: Table, frame: Frame, houses: readonly HouseId[], why: string): void {
  const seats = houses.map(house => seatOf(game.open, house));
  game.ask(frame, seats, why, clauseOf(rulesOf(game.open), nameOf(why)), true);
}
