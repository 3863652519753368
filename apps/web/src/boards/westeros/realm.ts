import type { View } from '@corvo/core';
import { houseOf, rulesOf, type AreaId, type HouseId, type Ruleset, type WesterosOpen } from '@corvo/westeros';

/** The table as the kernel knows it, and which house looks at it. */
export interface Realm {
  readonly open: WesterosOpen;
  readonly rules: Ruleset;
  readonly mine: HouseId | undefined; // nobody's, for a spectator
}

export function realmIn(view: View): Realm {
  const open = view.open as WesterosOpen;
  const seated = view.seat !== null && open.seats.includes(view.seat);
  return { open, rules: rulesOf(open), mine: seated ? houseOf(open, view.seat ?? '') : undefined };
}

/** The houses in the order of play. */
export const housesIn = (open: WesterosOpen): HouseId[] =>
  Object.values(open.realms).flatMap(realm => realm.tracks.throne);

/** Who controls each area. */
export const controllersIn = ({ open, rules }: Realm): Record<AreaId, HouseId | null> =>
  Object.fromEntries(rules.board.ids.map(id => [id, rules.rulings.controller(open, rules.board, id)]));

/** Which part of the round this is. */
export const phaseOf = (open: WesterosOpen): string => {
  const frame = open.frames.find(({ run }) => run === 'round');
  return frame?.step ?? '';
};
