import type { Rng } from '@corvo/core';
import type { CardId, DeckId } from '../ids.ts';
import type { WesterosOpen, WesterosState, WesterosView } from '../state.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * A concept that a game adds: the half that the rules need. Each hook is a place where the kernel must ask; steps,
 * effects, standing checks and clauses a feature brings as any option does. The other half helps people
 * (`FeatureAids`).
 */
export interface Feature {
  readonly id: string;
  /** The last thing of set-up. */
  readonly layOut?: (state: WesterosState, rules: Ruleset) => void;
  /** Puts into a made-up table what only this feature hides. */
  readonly imagine?: (state: WesterosState, view: WesterosView, rng: Rng) => void;
  /** Cards of a deck that everybody can see though they are neither drawn nor at the bottom. */
  readonly inSight?: (open: WesterosOpen, deck: DeckId) => readonly CardId[];
}

/** The same rules with one more feature in force. */
export const withFeature = (rules: Ruleset, feature: Feature): Ruleset => ({
  ...rules,
  features: [...rules.features, feature],
});

/** Cards of a deck that features have laid open. */
export const inSight = (open: WesterosOpen, { features }: Ruleset, deck: DeckId): readonly CardId[] =>
  features.flatMap(feature => feature.inSight?.(open, deck) ?? []);
