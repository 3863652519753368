import { shuffle } from '@corvo/core';
import { rulesOf } from './ruleset/registry.ts';
import type { WesterosState } from './state.ts';
import { WILDLING_DECK } from './decks.ts';
import { hiddenPlace } from './wildlings/deck.ts';

/** The places in the hidden list of the wildling cards that somebody has seen: those cards stay where they lie. */
function seenPlaces({ open, own }: WesterosState): Set<number | undefined> {
  return new Set(Object.values(own).flatMap(({ seen = [] }) => seen.map(({ depth }) => hiddenPlace(open, depth))));
}

/** Mixes the cards that nobody has seen, deck by deck, then what features hide. Sorted first: nothing of the old order is left. */
export function mixUnseen(state: WesterosState): void {
  const { decks, rng } = state.hidden;
  for (const deck of Object.keys(decks).sort()) {
    const cards = decks[deck] ?? [];
    const stays = deck === WILDLING_DECK ? seenPlaces(state) : new Set();
    const mixed = shuffle(rng, cards.filter((_, place) => !stays.has(place)).sort());
    decks[deck] = cards.map((card, place) => (stays.has(place) ? card : (mixed.pop() ?? card)));
  }
  for (const feature of rulesOf(state.open).features) feature.mixUnseen?.(state);
}
