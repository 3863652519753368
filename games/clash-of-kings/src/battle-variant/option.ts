import type { Option } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';

/** CK-8: each fighter offers three cards, and chance picks one. */
export const threeCards: Option = rules => ({
  ...rules,
  flow: { ...rules.flow, battle: (rules.flow['battle'] ?? []).map(step => (step === 'cards' ? 'offer' : step)) },
  numbers: { ...rules.numbers, handReturnsAfter: SHEET.battleVariant.handReturnsAfter }, // CK-8.3
  clauses: {
    ...rules.clauses,
    'ask.offer-cards': 'CK-8.1',
    'wrong-number-offered': 'CK-8.1',
    'event.card-revealed': 'CK-8.2',
    'event.hand-taken-back': 'CK-8.3',
  },
});
