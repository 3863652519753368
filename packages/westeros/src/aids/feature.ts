import type { DrawStyle, Plain, Sentence } from '@corvo/core';
import type { AreaId, HouseId } from '../ids.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { AreaState, PlacedOrder, WesterosOpen, WesterosState } from '../state.ts';
import { aidsOf } from './registry.ts';

/** The half of a feature that helps people: it works wherever the rules list the feature of this id. */
export interface FeatureAids {
  readonly id: string;
  readonly position?: PositionAids;
  /** What must hold where it is in force: each says what is broken. */
  readonly invariants?: readonly ((state: WesterosState, rules: Ruleset) => string | undefined)[];
  /** Are troops of this house where they will not stay, so that its supply is not looked at now? */
  readonly passesThrough?: (open: WesterosOpen, house: HouseId) => boolean;
  /** Named figures that scenarios may expect. */
  readonly figures?: (open: WesterosOpen, rules: Ruleset) => Readonly<Record<string, Plain>>;
  /** Sentences about one thing, after what the kernel has to say of the same kind. */
  readonly explain?: {
    readonly area?: (open: WesterosOpen, rules: Ruleset, area: AreaId) => readonly Sentence[];
    readonly orders?: (open: WesterosOpen, rules: Ruleset, area: AreaId) => readonly Sentence[];
    readonly house?: (open: WesterosOpen, rules: Ruleset, house: HouseId) => readonly Sentence[];
  };
  /** Words of the drawing for terminals, after what the kernel has drawn of the same kind. */
  readonly draw?: {
    readonly area?: (open: WesterosOpen, area: AreaId, style: DrawStyle) => readonly string[];
    readonly orders?: (open: WesterosOpen, area: AreaId, style: DrawStyle) => readonly string[];
    readonly table?: (open: WesterosOpen, style: DrawStyle) => readonly string[]; // whole lines
  };
}

/** How a feature stands in positions that are written as text. What should stand there instead is answered as a text. */
interface PositionAids {
  /** Takes back what set-up has dealt, before the first line is read. */
  readonly clear?: (state: WesterosState, rules: Ruleset) => void;
  /** Words behind a house in the line of an area: `AREA HOUSE WORD`. */
  readonly areaWords?: Readonly<Record<string, (area: AreaState, id: AreaId, house: HouseId) => string | undefined>>;
  /** Lines of its own, by their first word; given are the others. */
  readonly lines?: Readonly<Record<string, (state: WesterosState, words: readonly string[]) => string | undefined>>;
  /** An order that is not among the usual ones was read in the line of an area. */
  readonly placed?: (state: WesterosState, rules: Ruleset, placed: PlacedOrder) => string | undefined;
  /** After the last line: deals what is still to be dealt, and looks for what no table could show. */
  readonly settle?: (state: WesterosState, rules: Ruleset) => string | undefined;
  readonly write?: (open: WesterosOpen, rules: Ruleset) => readonly string[];
  readonly writeArea?: (area: AreaState, id: AreaId) => readonly string[];
}

/** The aids of the features that are in force at this table. */
export function featuresOf(open: WesterosOpen): readonly FeatureAids[] {
  const { features } = rulesOf(open);
  if (features.length === 0) return [];
  return (aidsOf(open).features ?? []).filter(({ id }) => features.some(feature => feature.id === id));
}
