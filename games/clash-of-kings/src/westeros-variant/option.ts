import { withFeature, type Option } from '@corvo/westeros';
import { openRow } from './row.ts';

/** Steps that take the place of the kernel's. */
type Otherwise = Readonly<Record<string, readonly string[]>>;

const NOW: Otherwise = {
  draw: ['turn-up-first'],
  'carry-out': ['carry-out-open'],
  'put-away': ['put-away', 'open-next'],
};
const BEFORE: Otherwise = { draw: ['draw-open'], 'put-away': ['put-away', 'open-next'] };

/** CK-7: the cards of the next rounds lie open. */
export const westerosColumns =
  (before: boolean): Option =>
  rules => ({
    ...withFeature(rules, openRow),
    flow: {
      ...rules.flow,
      westeros: (rules.flow['westeros'] ?? []).flatMap(step => (before ? BEFORE : NOW)[step] ?? [step]),
    },
    clauses: { ...rules.clauses, 'event.westeros-card-opened': 'CK-7.3', 'event.deck-shuffled': 'CK-7.4' },
  });
