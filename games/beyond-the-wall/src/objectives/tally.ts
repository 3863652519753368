import {
  field,
  houseAt,
  optionOf,
  type CardId,
  type HouseId,
  type HouseState,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import { OBJECTIVES_OPTION } from '../options.ts';
import { OBJECTIVES } from './facts.ts';

/** The objective that a house has picked, at a table where each plays with one (BW-11.1). */
export const objective = field<HouseState, CardId>('objective');

/** What a round has brought for objectives: units lost, points of enemies slain, zombies raised. */
export const TALLIED = ['lost', 'slain', 'raised'] as const;
export type Tallied = (typeof TALLIED)[number];
export type Tally = { readonly [what in Tallied]?: number };
export const tally = field<HouseState, Tally>('tally');

/** Both objectives of a house, or the one that it has picked. */
export function objectivesOf(open: WesterosOpen, house: HouseId): readonly CardId[] {
  const all = OBJECTIVES[house] ?? [];
  if (optionOf(open, OBJECTIVES_OPTION) === all.length) return all;
  const picked = objective.of(houseAt(open, house));
  return picked === undefined ? [] : [picked];
}

/** Adds to a tally, where an objective of the house asks for it. */
export function count(game: Table, house: HouseId, card: CardId, what: Tallied, number: number): void {
  if (number === 0 || !objectivesOf(game.open, house).includes(card)) return;
  const state = houseAt(game.open, house);
  const before = tally.of(state);
  tally.put(state, { ...before, [what]: (before?.[what] ?? 0) + number });
}
