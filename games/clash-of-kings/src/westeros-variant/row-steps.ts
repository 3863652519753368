import {
  carryOut,
  decksOf,
  drawCards,
  moveByIcon,
  replaceMixing,
  rulesOf,
  topOf,
  turnUp,
  type Code,
  type Table,
  type WesterosFrame,
} from '@corvo/westeros';
import { openCardsPerDeck, row } from './row.ts';

/** The first open card of a deck leaves the row. */
function takeFirst(game: Table, deck: string): string {
  const state = game.open.decks[deck];
  const [card, ...rest] = (state && row.of(state)) ?? [];
  if (state === undefined || card === undefined) return topOf(game, deck);
  row.put(state, rest);
  return card;
}

/** CK-7.2: the first open card of each deck is this round's. */
const turnUpFirst: Code<WesterosFrame> = {
  enter(game) {
    for (const deck of decksOf(rulesOf(game.open))) turnUp(game, deck, takeFirst(game, deck));
  },
};

/** CK-7.2, 7.4, 1E-S56: only when its turn comes is a card replaced that has its deck mixed, and only then its icon counts. */
const resolve: Code<WesterosFrame> = {
  enter(game, frame) {
    const deck = decksOf(rulesOf(game.open))[frame.deck];
    if (deck !== undefined) {
      replaceMixing(game, deck);
      moveByIcon(game, deck);
    }
    carryOut.enter?.(game, frame);
  },
};

/** As it was until rules number 2: all three were replaced, and all icons counted, before the first was carried out. */
const drawAtOnce: Code<WesterosFrame> = { enter: game => drawCards(game, takeFirst) };

/** CK-7.3: a new card follows at the end. */
const refill: Code<WesterosFrame> = {
  enter(game) {
    for (const deck of decksOf(rulesOf(game.open))) {
      const state = game.open.decks[deck];
      if (state === undefined) continue;
      for (let cards = row.of(state) ?? []; cards.length < openCardsPerDeck; cards = row.of(state) ?? []) {
        const card = topOf(game, deck);
        row.put(state, [...cards, card]);
        game.tell('westeros-card-opened', { deck, card });
      }
    }
  },
};

export const STEPS = {
  'turn-up-first': turnUpFirst,
  'carry-out-open': resolve,
  'open-next': refill,
  'draw-open': drawAtOnce,
};
