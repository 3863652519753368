import type { Option } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';

/** CK-7: the cards of the next rounds lie open. */
export const westerosColumns: Option = rules => ({
  ...rules,
  numbers: { ...rules.numbers, openCards: SHEET.westerosVariant.openCardsPerDeck }, // CK-7.1
  clauses: { ...rules.clauses, 'event.westeros-card-opened': 'CK-7.3', 'event.deck-shuffled': 'CK-7.4' },
});
