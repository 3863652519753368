import type { HouseCardFacts } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';
import { ABILITIES } from './abilities.ts';

/** A strength of X is whatever the text of the card makes it. */
const strengthOf = (printed: number | string): number => (typeof printed === 'number' ? printed : 0);

/** CK-2.1: the new set of every house. */
export const NEW_CARDS: readonly HouseCardFacts[] = Object.entries(SHEET.newCharacters).flatMap(([house, cards]) =>
  cards.map(({ id, strength, swords, fortifications }) => ({
    id,
    house,
    strength: strengthOf(strength),
    ...(typeof strength === 'number' ? {} : { upToPower: true as const }),
    swords,
    fortifications,
    ability: ABILITIES[id] ?? null,
  })),
);
