import type { WesterosOpen } from '../state.ts';
import type { FeatureAids } from './feature.ts';
import type { Invariant } from './invariants.ts';
import type { Migration } from './migrations.ts';

/** What a game brings to the aids, and its rules never need. */
export interface GameAids {
  readonly features?: readonly FeatureAids[]; // of everything it may add; those that a table plays with work
  readonly invariants?: readonly Invariant[]; // that hold in this game besides the kernel's
  readonly migrations?: readonly Migration[]; // of what only this game keeps, the oldest change first
}

const NOTHING: GameAids = {};
const REGISTRY = new Map<string, GameAids>();

/** Takes the aids of a game, by the id under which its rulesets are in the registry. */
export const registerAids = (id: string, aids: GameAids): void => void REGISTRY.set(id, aids);

export const aidsOf = ({ ruleset }: WesterosOpen): GameAids => REGISTRY.get(ruleset) ?? NOTHING;
