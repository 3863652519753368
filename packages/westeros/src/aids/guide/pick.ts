import type { GuidePick, GuidePart, Plain, Problem, Sentence } from '@corvo/core';
import type { AreaId, Count, HouseId } from '../../ids.ts';
import { areaAt } from '../../realm/areas.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import type { Westeros, WesterosOpen, WesterosRequest, WesterosView } from '../../state.ts';
import { housesHere } from '../table/units.ts';
import { listed, unitItems } from '../../items.ts';

/** What a guide needs to know: the table as the seat sees it, the question, and whether an answer would be taken. */
export interface Guided<A> {
  readonly view: WesterosView;
  readonly request: WesterosRequest;
  readonly ask: A;
  readonly house: HouseId;
  check(choice: unknown): Problem | undefined;
}
export type Part = GuidePart<Westeros>;
/** What may be picked after these picks; undefined when one of them cannot be picked. */
export type Guide<A> = (guided: Guided<A>, picked: readonly string[]) => Part | undefined;

export const phrase = (key: string, data: Readonly<Record<string, Plain>> = {}): Sentence => ({ key, data });

export function pick(id: string, words: Sentence, rest: Partial<Omit<GuidePick, 'id' | 'words'>> = {}): GuidePick {
  return { id, words, about: null, help: null, closed: null, ...rest };
}

export const areaName = (area: AreaId): Sentence => phrase(`area.${area}`);

/** `2 Footmen, 1 Knight`. */
export const unitsPhrase = (units: Count): Sentence => {
  const items = unitItems(units, 'units');
  return phrase(`items.${items.length}`, listed(items));
};

function unitsOf(open: WesterosOpen, area: AreaId, house: HouseId): Count {
  const units: Record<string, number> = {};
  for (const unit of areaAt(open, area).units) if (unit.house === house) units[unit.kind] = (units[unit.kind] ?? 0) + 1;
  return units;
}

/** Who and what is in an area, seen by a house: the remark beside its name. */
export function whoIsThere(open: WesterosOpen, house: HouseId, area: AreaId): Sentence {
  const state = areaAt(open, area);
  if (state.force > 0) return phrase('guide.neutral-force', { force: state.force });
  const here = housesHere(state);
  const other = here.find(name => name !== house);
  if (other !== undefined)
    return phrase('guide.enemy', { house: other, ...listed(unitItems(unitsOf(open, area, other), 'units')) });
  if (here.length > 0) return phrase('guide.yours', listed(unitItems(unitsOf(open, area, house), 'units')));
  const rules = rulesOf(open);
  const holder = rules.rulings.controller(open, rules.board, area);
  if (holder === null) return phrase('guide.free');
  return holder === house ? phrase('guide.held-by-you') : phrase('guide.held', { house: holder });
}
