import type { CardId, DeckId } from './ids.ts';
import { inSight } from './ruleset/feature.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { WesterosOpen } from './state.ts';

/** The Westeros decks. */
export const decksOf = (rules: Ruleset): readonly DeckId[] => Object.keys(rules.facts.decks);

export const WILDLING_DECK: DeckId = 'wildlings';

/** The Westeros decks, the wildlings' where there is one, and whatever else is drawn from. */
export function allDecks(rules: Ruleset): readonly DeckId[] {
  const { wildlings, stacks } = rules.facts;
  const decks = wildlings === undefined ? decksOf(rules) : [...decksOf(rules), WILDLING_DECK];
  return stacks === undefined ? decks : [...decks, ...Object.keys(stacks)];
}

/** How often each card is in a deck. */
export function deckCards(rules: Ruleset, deck: DeckId): CardId[] {
  if (deck === WILDLING_DECK) return [...(rules.facts.wildlings ?? [])];
  return (rules.facts.decks[deck] ?? rules.facts.stacks?.[deck] ?? []).flatMap(({ card, copies }) =>
    Array.from({ length: copies }, () => card),
  );
}

/** The cards of a deck that nobody can see: all but those drawn, laid open or known to be at the bottom. */
export function unseenCards(open: WesterosOpen, rules: Ruleset, deck: DeckId): CardId[] {
  const state = open.decks[deck];
  const cards = deckCards(rules, deck);
  const drawn = state?.drawn == null ? [] : [state.drawn];
  for (const seen of [...(state?.bottom ?? []), ...drawn, ...inSight(open, rules, deck)]) {
    const at = cards.indexOf(seen);
    if (at >= 0) cards.splice(at, 1);
  }
  return cards;
}
