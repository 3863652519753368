import { clonePlain, type Seat } from '@corvo/core';
import type { Holder } from './field.ts';
import type { AreaId, ByTrack, DeckId, HouseId, RealmId } from './ids.ts';
import type {
  AreaState,
  DeckState,
  HouseState,
  LastingEffect,
  RealmState,
  WesterosOpen,
  WesterosOwn,
  WesterosState,
} from './state.ts';

/** Most lists of an area are empty, and a fresh one is cheaper than a copy. */
const copyList = <T>(items: readonly T[]): T[] => (items.length === 0 ? [] : items.slice());

/** A copy takes along what features keep in a place. */
function withMore<T extends Holder>(copy: T, { more }: Holder): T {
  if (more !== undefined) copy.more = clonePlain(more);
  return copy;
}

/** The board, the houses and the tracks; units and orders are never changed in place, so copies may share them. */
export function cloneBoard(open: WesterosOpen): Pick<WesterosOpen, 'areas' | 'houses' | 'realms'> {
  const areas: Record<AreaId, AreaState> = {};
  for (const id in open.areas) {
    const area = open.areas[id] as AreaState;
    const { units, orders, power, force, marks } = area;
    const copy: AreaState = { units: copyList(units), orders: copyList(orders), power, force };
    if (marks !== undefined) copy.marks = marks.slice();
    areas[id] = withMore(copy, area);
  }
  const houses: Record<HouseId, HouseState> = {};
  for (const id in open.houses) {
    const house = open.houses[id] as HouseState;
    houses[id] = withMore({ ...house, hand: house.hand.slice(), discards: house.discards.slice() }, house);
  }
  const realms: Record<RealmId, RealmState> = {};
  for (const id in open.realms) {
    const realm = open.realms[id] as RealmState;
    const { tracks, holders, used, wildlings } = realm;
    const copied: ByTrack<HouseId[]> = {
      throne: tracks.throne.slice(),
      fiefdoms: tracks.fiefdoms.slice(),
      court: tracks.court.slice(),
    };
    const copy: RealmState = { tracks: copied, holders: { ...holders }, used: { ...used } };
    if (wildlings !== undefined) copy.wildlings = wildlings;
    realms[id] = withMore(copy, realm);
  }
  return { areas, houses, realms };
}

export const cloneEffects = (effects: readonly LastingEffect[]): LastingEffect[] =>
  effects.map(effect => withMore({ ...effect }, effect));

/** Copies by the shape of the state. */
export function cloneWesteros({ open, hidden, own }: WesterosState): WesterosState {
  const { areas, houses, realms } = cloneBoard(open);
  const decks: Record<DeckId, DeckState> = {};
  const unknown: Record<DeckId, string[]> = {};
  for (const id in open.decks) {
    const deck = open.decks[id] as DeckState;
    const { unknown: left, bottom, drawn } = deck;
    decks[id] = withMore<DeckState>({ unknown: left, bottom: bottom.slice(), drawn }, deck);
  }
  for (const id in hidden.decks) unknown[id] = (hidden.decks[id] as string[]).slice();
  const drawers: Record<Seat, WesterosOwn> = {};
  for (const seat in own) {
    const mine = own[seat] as WesterosOwn;
    const { sealed, seen } = mine;
    const drawer: WesterosOwn = {
      sealed: sealed === null ? null : { request: sealed.request, choice: clonePlain(sealed.choice) },
    };
    if (seen !== undefined) drawer.seen = seen.slice();
    drawers[seat] = withMore(drawer, mine);
  }
  return {
    open: withMore(
      {
        ...open,
        seats: open.seats.slice(),
        frames: clonePlain(open.frames),
        outcome: clonePlain(open.outcome),
        chance: { ...open.chance },
        areas,
        houses,
        realms,
        decks,
        effects: cloneEffects(open.effects),
      },
      open,
    ),
    hidden: withMore({ ...hidden, rng: [...hidden.rng], decks: unknown }, hidden),
    own: drawers,
  };
}
