import { withFeature, type Option } from '@corvo/westeros';
import { openRow } from './row.ts';

/** Of the kernel's steps one is done otherwise, and one follows. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  draw: ['draw-open'],
  'put-away': ['put-away', 'open-next'],
};

/** CK-7: the cards of the next rounds lie open. */
export const westerosColumns: Option = rules => ({
  ...withFeature(rules, openRow),
  flow: { ...rules.flow, westeros: (rules.flow['westeros'] ?? []).flatMap(step => OTHERWISE[step] ?? [step]) },
  clauses: { ...rules.clauses, 'event.westeros-card-opened': 'CK-7.3', 'event.deck-shuffled': 'CK-7.4' },
});
