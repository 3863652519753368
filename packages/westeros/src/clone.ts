import { clonePlain, type Seat } from '@corvo/core';
import type { AreaId, ByTrack, DeckId, HouseId, RealmId } from './ids.ts';
import type {
  AreaState,
  DeckState,
  HouseState,
  RealmState,
  WesterosOpen,
  WesterosOwn,
  WesterosState,
} from './state.ts';

/** Most lists of an area are empty, and a fresh one is cheaper than a copy. */
const copyList = <T>(items: readonly T[]): T[] => (items.length === 0 ? [] : items.slice());

/** The board, the houses and the tracks; units and orders are never changed in place, so copies may share them. */
export function cloneBoard(open: WesterosOpen): Pick<WesterosOpen, 'areas' | 'houses' | 'realms'> {
  const areas: Record<AreaId, AreaState> = {};
  for (const id in open.areas) {
    const { units, orders, power, force, marks } = open.areas[id] as AreaState;
    const copy: AreaState = { units: copyList(units), orders: copyList(orders), power, force };
    if (marks !== undefined) copy.marks = marks.slice();
    areas[id] = copy;
  }
  const houses: Record<HouseId, HouseState> = {};
  for (const id in open.houses) {
    const house = open.houses[id] as HouseState;
    houses[id] = { ...house, hand: house.hand.slice(), discards: house.discards.slice() };
  }
  const realms: Record<RealmId, RealmState> = {};
  for (const id in open.realms) {
    const { tracks, holders, used, wildlings } = open.realms[id] as RealmState;
    const copied: ByTrack<HouseId[]> = {
      throne: tracks.throne.slice(),
      fiefdoms: tracks.fiefdoms.slice(),
      court: tracks.court.slice(),
    };
    realms[id] = { tracks: copied, holders: { ...holders }, used: { ...used }, wildlings };
  }
  return { areas, houses, realms };
}

/** Copies by the shape of the state. */
export function cloneWesteros({ open, hidden, own }: WesterosState): WesterosState {
  const { areas, houses, realms } = cloneBoard(open);
  const decks: Record<DeckId, DeckState> = {};
  const unknown: Record<DeckId, string[]> = {};
  for (const id in open.decks) {
    const { unknown: left, bottom, drawn, column } = open.decks[id] as DeckState;
    const copy: DeckState = { unknown: left, bottom: bottom.slice(), drawn };
    if (column !== undefined) copy.column = column.slice();
    decks[id] = copy;
  }
  for (const id in hidden.decks) unknown[id] = (hidden.decks[id] as string[]).slice();
  const drawers: Record<Seat, WesterosOwn> = {};
  for (const seat in own) {
    const { sealed, seen, tide, single } = own[seat] as WesterosOwn;
    const drawer: WesterosOwn = {
      sealed: sealed === null ? null : { request: sealed.request, choice: clonePlain(sealed.choice) },
    };
    if (seen !== undefined) drawer.seen = seen.slice();
    if (tide !== undefined) drawer.tide = tide;
    if (single !== undefined) drawer.single = single;
    drawers[seat] = drawer;
  }
  return {
    open: {
      ...open,
      seats: open.seats.slice(),
      frames: clonePlain(open.frames),
      outcome: clonePlain(open.outcome),
      chance: { ...open.chance },
      areas,
      houses,
      realms,
      decks,
      effects: open.effects.slice(),
    },
    hidden: { ...hidden, rng: [...hidden.rng], decks: unknown },
    own: drawers,
  };
}
