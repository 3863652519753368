import type { Audit, Frame, Seat } from '@corvo/core';
import { rulesOf } from '../ruleset/registry.ts';
import type { Westeros, WesterosState } from '../state.ts';
import { WILDLING_DECK } from '../decks.ts';
import type { FeatureAids } from './feature.ts';
import { INVARIANTS, piecesOf, type Invariant } from './invariants.ts';
import type { GameAids } from './registry.ts';

const MOST_ACTIONS = 5_000;

/** Positions are written at the beginning of planning, before anybody has answered. */
function tableHolds({ open }: WesterosState): boolean {
  const frame = open.frames.at(-1) as (Frame & { readonly begun?: boolean }) | undefined;
  if (frame?.run !== 'planning' || frame.step !== rulesOf(open).flow['planning']?.[0]) return false;
  return frame.waiting.length === frame.asked.length && frame.begun !== true;
}

/** Cards of which there is only one, and which this seat has not seen. */
function cardsUnknownTo({ hidden, own }: WesterosState, seat: Seat | null): readonly string[] {
  const seen = seat === null ? [] : (own[seat]?.seen ?? []);
  return (hidden.decks[WILDLING_DECK] ?? []).filter(card => !seen.some(one => one.card === card));
}

/** What holds where a feature is in force. */
const ofFeature = ({ id, invariants = [] }: FeatureAids): Invariant[] =>
  invariants.map(broken => state => {
    const rules = rulesOf(state.open);
    return rules.features.some(feature => feature.id === id) ? broken(state, rules) : undefined;
  });

/** What must hold in every game of this family, and what this one adds to it. */
export const auditOf = ({ invariants = [], features = [] }: GameAids): Audit<Westeros> => ({
  pieces: piecesOf,
  invariants: [...INVARIANTS, ...invariants, ...features.flatMap(ofFeature)],
  tableHolds,
  secrets: cardsUnknownTo,
  mostActions: MOST_ACTIONS,
});
