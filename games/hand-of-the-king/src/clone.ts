import { clonePlain, type OwnTable, type Rng, type Seat } from '@corvo/core';
import type { Area, HandState, Open } from './state.ts';

function cloneArea({ characters, kept, raven }: Area): Area {
  return {
    characters: {
      stark: characters.stark.slice(),
      greyjoy: characters.greyjoy.slice(),
      lannister: characters.lannister.slice(),
      targaryen: characters.targaryen.slice(),
      baratheon: characters.baratheon.slice(),
      tyrell: characters.tyrell.slice(),
      tully: characters.tully.slice(),
    },
    kept: kept.slice(),
    raven,
  };
}

function cloneOpen(open: Open): Open {
  const areas: Record<Seat, Area> = {};
  for (const seat of open.seats) areas[seat] = cloneArea(open.areas[seat] as Area);
  return {
    seats: open.seats,
    frames: clonePlain(open.frames),
    requests: open.requests,
    outcome: open.outcome,
    chance: { ...open.chance },
    options: open.options,
    grid: open.grid.slice(),
    varys: open.varys,
    areas,
    banners: { ...open.banners },
    available: open.available.slice(),
    used: open.used.slice(),
    killed: open.killed.slice(),
    talk: open.talk,
  };
}

/**
 * A copy for the shape of this state, several times faster than the generic one. What the rules only ever replace
 * (seats, options, outcome, a kept companion, a conversation) is shared; what they change is copied. The battery
 * compares it with the generic copy.
 */
export function cloneHand({ open, hidden, own }: HandState): HandState {
  const drawers: Record<Seat, OwnTable> = {};
  for (const seat of open.seats) drawers[seat] = { sealed: clonePlain(own[seat]?.sealed ?? null) };
  return { open: cloneOpen(open), hidden: { seed: hidden.seed, rng: hidden.rng.slice() as Rng }, own: drawers };
}
