import { clonePlain, type OptionValues } from '@corvo/core';
import type { WesterosState } from '../state.ts';
import { oneAbilityFrame } from './older/abilities.ts';
import { aidsOf } from './registry.ts';

/**
 * Brings a state that older code has stored into the shape of today, by changing it in place. It goes by what it finds:
 * where the old shape is not there (another option, a state of today, one that was brought over before) it does nothing.
 * Whoever changes the shape of states writes one, names the old shape in a type of its own, and lists it: here what the
 * kernel keeps, in the aids of a game what that game keeps (`GameAids.migrations`). `rules` goes up once for all changes
 * between two versions, `alikeSince` stays. The golden states of before hold it (`scripts/golden`).
 */
export type Migration = (state: WesterosState) => void;

/** What has changed in the kernel's own shapes, the oldest change first. */
const MIGRATIONS: readonly Migration[] = [oneAbilityFrame];

/** A stored state in the shape of today, with the rules it began under; what was given is left alone. */
export function migrate(stored: WesterosState, under: OptionValues): WesterosState {
  const state = clonePlain(stored);
  state.open.options = { ...state.open.options, ...under };
  for (const change of MIGRATIONS) change(state);
  for (const change of aidsOf(state.open).migrations ?? []) change(state);
  return state;
}
