import type { FeatureAids } from '../../aids/feature.ts';
import { field } from '../../field.ts';
import type { CardId } from '../../ids.ts';
import { withFeature, type Feature } from '../../ruleset/feature.ts';
import type { Option } from '../../ruleset/ruleset.ts';
import type { Code, DeckState, Table, WesterosState } from '../../state.ts';
import { drawCards, topOf, type WesterosFrame } from '../../westeros-cards/phase.ts';

/** T-13: the next card of the first deck lies open on it. */
const DECK = 'I';
const sign = field<DeckState, CardId>('sign');

function showNext({ open, hidden }: WesterosState): void {
  const [deck, cards] = [open.decks[DECK], hidden.decks[DECK]];
  const [card, ...rest] = cards ?? [];
  if (deck === undefined || card === undefined) return;
  hidden.decks[DECK] = rest;
  deck.unknown -= 1;
  sign.put(deck, card);
}

/** The sign is the card of this round. */
function takeSign(game: Table, deck: string): CardId {
  const state = game.open.decks[deck];
  const card = state && sign.of(state);
  if (state === undefined || card === undefined) return topOf(game, deck);
  sign.clear(state);
  return card;
}

const drawSign: Code<WesterosFrame> = { enter: game => drawCards(game, takeSign) };

/** T-13: then the next one is laid open. */
const nextSign: Code<WesterosFrame> = {
  enter(game) {
    const deck = game.open.decks[DECK];
    if (deck === undefined) return;
    const card = topOf(game, DECK);
    sign.put(deck, card);
    game.tell('sign-shown', { deck: DECK, card });
  },
};

const signs: Feature = {
  id: 'signs',
  layOut: showNext,
  inSight({ decks }, deck) {
    const card = decks[deck] && sign.of(decks[deck]);
    return card === undefined ? [] : [card];
  },
};

export const signAids: FeatureAids = {
  id: signs.id,
  position: {
    // It goes back on its deck, so that `top I …` may name it; then it is laid open again.
    clear({ open, hidden }) {
      const deck = open.decks[DECK];
      const card = deck && sign.of(deck);
      if (deck === undefined || card === undefined) return;
      hidden.decks[DECK] = [card, ...(hidden.decks[DECK] ?? [])];
      deck.unknown += 1;
      sign.clear(deck);
    },
    settle(state) {
      if ((state.open.decks[DECK]?.unknown ?? 0) === 0) return 'a card of deck I that nobody knows';
      showNext(state);
      return undefined;
    },
    write({ decks }) {
      const card = decks[DECK] && sign.of(decks[DECK]);
      return card === undefined ? [] : [`top ${DECK} ${card}`];
    },
  },
  figures: ({ decks }) => ({ sign: (decks[DECK] && sign.of(decks[DECK])) ?? null }),
  draw: {
    table({ decks }, { say }) {
      const card = decks[DECK] && sign.of(decks[DECK]);
      return card === undefined ? [] : [say('draw.sign', { card: say(`westeros.${card}`) })];
    },
  },
};

export const SIGN_STEPS = { westeros: { 'draw-sign': drawSign, 'next-sign': nextSign } };

export const withSigns: Option = rules => ({
  ...withFeature(rules, signs),
  flow: {
    ...rules.flow,
    westeros: [...(rules.flow['westeros'] ?? []).map(step => (step === 'draw' ? 'draw-sign' : step)), 'next-sign'],
  },
});
