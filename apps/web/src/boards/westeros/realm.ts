import type { View } from '@corvo/core';
import {
  houseOf,
  orderOfPlay,
  rulesOf,
  type AreaId,
  type HouseId,
  type RealmId,
  type RealmState,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import type { Speak } from './speak.ts';

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
export const housesIn = (open: WesterosOpen): HouseId[] => [...orderOfPlay(open)];

/** The boards with tracks of their own, in the order of the facts. */
export const realmsIn = ({ realms }: WesterosOpen, { board }: Ruleset): (RealmState & { readonly id: RealmId })[] =>
  board.realms.flatMap(id => (realms[id] === undefined ? [] : [{ id, ...realms[id] }]));

/** A board with tracks of its own, by name where there are several. */
export const realmName = ({ board }: Ruleset, realm: RealmId, say: Speak): string =>
  board.realms.length > 1 ? say(`realm.${realm}`) : '';

/** Who controls each area. */
export const controllersIn = ({ open, rules }: Realm): Record<AreaId, HouseId | null> =>
  Object.fromEntries(rules.board.ids.map(id => [id, rules.rulings.controller(open, rules.board, id)]));

/** Which part of the round this is. */
export const phaseOf = (open: WesterosOpen): string => {
  const frame = open.frames.find(({ run }) => run === 'round');
  return frame?.step ?? '';
};
