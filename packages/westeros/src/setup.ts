import { shuffle, type HiddenTable, type OpenTable, type OptionValues, type Seat } from '@corvo/core';
import type { AreaId, ByTrack, CardId, DeckId, HouseId, RealmId } from './ids.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { nonDefaultOptions, rulesOf } from './ruleset/registry.ts';
import type {
  AreaState,
  DeckState,
  HouseState,
  RealmState,
  WesterosOpen,
  WesterosOwn,
  WesterosState,
} from './state.ts';
import { addMark, GARRISON } from './realm/marks.ts';
import { NONE } from './realm/areas.ts';
import { numberIn } from './realm/own.ts';
import { out } from './realm/pools.ts';
import { unitOf } from './units.ts';
import { allDecks, deckCards } from './decks.ts';

function layAreas(rules: Ruleset): Record<AreaId, AreaState> {
  const areas: Record<AreaId, AreaState> = {};
  for (const id of rules.board.ids)
    areas[id] = { units: NONE, orders: NONE, power: null, force: rules.facts.forces[id] ?? 0 };
  for (const area of Object.keys(rules.facts.garrisons ?? {})) addMark(areas[area], GARRISON);
  for (const { id: house, start } of Object.values(rules.facts.houses)) {
    for (const [area, count] of Object.entries(start)) {
      for (const [kind, number] of Object.entries(count)) {
        const here = areas[area];
        if (here) here.units = [...here.units, ...Array.from({ length: number }, () => unitOf(house, kind))];
      }
    }
  }
  return areas;
}

function layRealms(rules: Ruleset): Record<RealmId, RealmState> {
  const realms: Record<RealmId, RealmState> = {};
  for (const [id, { throne, fiefdoms, court, wildlings }] of Object.entries(rules.facts.realms)) {
    const holders: ByTrack<HouseId> = { throne: throne[0] ?? '', fiefdoms: fiefdoms[0] ?? '', court: court[0] ?? '' };
    realms[id] = {
      tracks: { throne: [...throne], fiefdoms: [...fiefdoms], court: [...court] },
      holders,
      used: { throne: false, fiefdoms: false, court: false },
      ...(wildlings === false ? {} : { wildlings: numberIn(rules, id, 'wildlingsStart') }),
    };
  }
  return realms;
}

/** Seats named after the houses play them; others draw start cards. */
function dealHouses(rules: Ruleset, seats: readonly Seat[], hidden: HiddenTable): Record<HouseId, Seat> {
  const houses = Object.keys(rules.facts.houses);
  const named = seats.every(seat => houses.includes(seat));
  const order = named ? [...seats] : shuffle(hidden.rng, [...houses]);
  return Object.fromEntries(order.map((house, place) => [house, seats[place] as Seat]));
}

function layOutside(house: HouseState, aside: readonly CardId[]): void {
  house.hand = house.hand.filter(card => !aside.includes(card));
  out.put(house, aside);
}

function layHouses(rules: Ruleset, seatOf: Readonly<Record<HouseId, Seat>>): Record<HouseId, HouseState> {
  const houses: Record<HouseId, HouseState> = {};
  for (const { id, realm, supply, cards, aside } of Object.values(rules.facts.houses)) {
    const seat = seatOf[id];
    if (seat === undefined) throw new RangeError(`nobody plays ${id}`);
    houses[id] = { seat, realm, power: numberIn(rules, realm, 'startPower'), supply, hand: [...cards], discards: [] };
    if (aside !== undefined) layOutside(houses[id], aside);
  }
  return houses;
}

/** The table before the first round, all of it from facts, options and seed. */
export function layOut(ruleset: string, table: OpenTable, hidden: HiddenTable, chosen: OptionValues): WesterosState {
  const options = nonDefaultOptions(ruleset, chosen);
  const rules = rulesOf({ ruleset, options, seats: table.seats });
  const seats = dealHouses(rules, table.seats, hidden);
  const decks: Record<DeckId, DeckState> = {};
  const unknown: Record<DeckId, string[]> = {};
  for (const deck of allDecks(rules)) {
    const cards = shuffle(hidden.rng, deckCards(rules, deck));
    unknown[deck] = cards;
    decks[deck] = { unknown: cards.length, bottom: [], drawn: null };
  }
  const open: WesterosOpen = {
    ...table,
    ruleset,
    options,
    round: 0,
    areas: layAreas(rules),
    houses: layHouses(rules, seats),
    realms: layRealms(rules),
    decks,
    effects: [],
  };
  const own: Record<Seat, WesterosOwn> = {};
  const screen = rules.facts.wildlings === undefined ? {} : { seen: [] };
  for (const seat of table.seats) own[seat] = { sealed: null, ...screen };
  const state: WesterosState = { open, hidden: { ...hidden, decks: unknown }, own };
  for (const feature of rules.features) feature.layOut?.(state, rules);
  return state;
}
