import type { DrawStyle, Plain } from '@corvo/core';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen, WesterosState } from '../state.ts';
import type { Invariant } from './invariants.ts';
import { aidsOf } from './shelf.ts';

/** The half of a feature that helps people: it works wherever the rules list the feature of this id. */
export interface FeatureAids {
  readonly id: string;
  readonly position?: PositionAids;
  readonly invariants?: readonly Invariant[];
  /** Named figures that scenarios may expect. */
  readonly figures?: (open: WesterosOpen, rules: Ruleset) => Readonly<Record<string, Plain>>;
  /** Lines of the table as a terminal draws it. */
  readonly drawTable?: (open: WesterosOpen, style: DrawStyle) => readonly string[];
}

/** How a feature stands in positions that are written as text. */
interface PositionAids {
  /** Takes back what set-up has dealt, before the first line is read. */
  readonly clear?: (state: WesterosState, rules: Ruleset) => void;
  /** After the last line: deals what is still to be dealt, or says what should stand there instead. */
  readonly settle?: (state: WesterosState, rules: Ruleset) => string | undefined;
  readonly write?: (open: WesterosOpen, rules: Ruleset) => readonly string[];
}

/** The aids of the features that are in force at this table. */
export function featuresOf(open: WesterosOpen): readonly FeatureAids[] {
  const { features } = rulesOf(open);
  if (features.length === 0) return [];
  return (aidsOf(open).features ?? []).filter(({ id }) => features.some(feature => feature.id === id));
}
