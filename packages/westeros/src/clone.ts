import { clonePlain, type Seat } from '@corvo/core';
import type { DeckId, HouseId, RealmId } from './ids.ts';
import type {
  DeckState,
  HouseState,
  LastingEffect,
  RealmState,
  WesterosOpen,
  WesterosOwn,
  WesterosState,
} from './state.ts';

/**
 * The board, the houses and the tracks. Lists, units, orders and what features keep are never changed in place, and an
 * area only by `areaFor`, so copies share them.
 */
export function cloneBoard(open: WesterosOpen): Pick<WesterosOpen, 'areas' | 'houses' | 'realms'> {
  const houses: Record<HouseId, HouseState> = {};
  for (const id in open.houses) houses[id] = { ...(open.houses[id] as HouseState) };
  const realms: Record<RealmId, RealmState> = {};
  for (const id in open.realms) {
    const realm = open.realms[id] as RealmState;
    realms[id] = { ...realm, tracks: { ...realm.tracks }, holders: { ...realm.holders }, used: { ...realm.used } };
  }
  return { areas: { ...open.areas }, houses, realms };
}

export const cloneEffects = (effects: readonly LastingEffect[]): LastingEffect[] =>
  effects.map(effect => ({ ...effect }));

/** Copies by the shape of the state what the rules change in place, and shares the rest. */
export function cloneWesteros({ open, hidden, own }: WesterosState): WesterosState {
  const decks: Record<DeckId, DeckState> = {};
  for (const id in open.decks) decks[id] = { ...(open.decks[id] as DeckState) };
  const drawers: Record<Seat, WesterosOwn> = {};
  for (const seat in own) drawers[seat] = { ...(own[seat] as WesterosOwn) };
  return {
    open: {
      ...open,
      ...cloneBoard(open),
      frames: clonePlain(open.frames),
      chance: { ...open.chance },
      decks,
      effects: cloneEffects(open.effects),
    },
    hidden: { ...hidden, rng: [...hidden.rng], decks: { ...hidden.decks } },
    own: drawers,
  };
}
