import type { CardId, HouseId } from '@corvo/westeros';
import type { Battle } from './battles.ts';

/** Somebody on a house card, with the battles fought and won. */
export interface Fighter {
  readonly card: CardId;
  readonly house: HouseId;
  readonly fought: number;
  readonly won: number;
}

/** Who fought most, and of those who won most; the same people in the order in which they first came. */
export function fightersOf(battles: readonly Battle[], most: number): Fighter[] {
  const found = new Map<CardId, Fighter>();
  for (const { winner, cards } of battles)
    for (const { card, house } of cards) {
      const before = found.get(card) ?? { card, house, fought: 0, won: 0 };
      found.set(card, { ...before, fought: before.fought + 1, won: before.won + (house === winner ? 1 : 0) });
    }
  return [...found.values()].sort((a, b) => b.fought - a.fought || b.won - a.won).slice(0, most);
}
