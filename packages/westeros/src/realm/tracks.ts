import type { Seat } from '@corvo/core';
import type { HouseId, RealmId, Track } from '../ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { RealmState, WesterosOpen } from '../state.ts';
import { starTable } from './own.ts';
import { houseAt } from './pools.ts';

/** The realm, which must exist. */
export function realmAt(open: WesterosOpen, realm: RealmId): RealmState {
  const found = open.realms[realm];
  if (found === undefined) throw new Error(`no such realm: ${realm}`);
  return found;
}

export const realmOf = (open: WesterosOpen, house: HouseId): RealmState => realmAt(open, houseAt(open, house).realm);

/** The realms in the order of the facts, whatever order a saved game has them in. */
export const realmsOf = (open: WesterosOpen): readonly RealmState[] =>
  rulesOf(open).board.realms.map(id => open.realms[id] as RealmState);

/** The order of play: the throne track, realm after realm. */
export function orderOfPlay(open: WesterosOpen): readonly HouseId[] {
  const { realms } = rulesOf(open).board;
  if (realms.length === 1) return (open.realms[realms[0] as string] as RealmState).tracks.throne;
  return realmsOf(open).flatMap(realm => realm.tracks.throne);
}

export const seatOf = (open: WesterosOpen, house: HouseId): Seat => houseAt(open, house).seat;

export function houseOf(open: WesterosOpen, seat: Seat): HouseId {
  if (open.houses[seat]?.seat === seat) return seat;
  for (const house in open.houses) if (open.houses[house]?.seat === seat) return house;
  throw new Error(`nobody plays from the seat ${seat}`);
}

/** Place on a track, from 1. */
export const placeOf = (open: WesterosOpen, house: HouseId, track: Track): number =>
  realmOf(open, house).tracks[track].indexOf(house) + 1;

/** The same place can only be held in two realms: then the first of them prevails. */
export function isHigher(open: WesterosOpen, track: Track, one: HouseId, two: HouseId): boolean {
  const ahead = placeOf(open, two, track) - placeOf(open, one, track);
  const { realms } = rulesOf(open).board;
  const rank = (house: HouseId): number => realms.indexOf(houseAt(open, house).realm);
  return ahead === 0 ? rank(one) < rank(two) : ahead > 0;
}

/** What is told names the realm only where there are several. */
export const inRealm = (open: WesterosOpen, realm: RealmId): { readonly realm?: RealmId } =>
  rulesOf(open).board.realms.length > 1 ? { realm } : {};

/** How many orders with a star a house may use. */
export const starsOf = (open: WesterosOpen, rules: Ruleset, house: HouseId): number =>
  starTable(rules, house)[placeOf(open, house, 'court') - 1] ?? 0;

/** The house that decides ties. */
export const throneHolder = (open: WesterosOpen, house: HouseId): HouseId => realmOf(open, house).holders.throne;
