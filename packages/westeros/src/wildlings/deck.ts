import type { Seat } from '@corvo/core';
import type { CardId } from '../ids.ts';
import { UNSEEN, type DeckState, type SeenCard, type Table, type WesterosOpen } from '../state.ts';
import { WILDLING_DECK } from '../decks.ts';

interface Deck {
  readonly state: DeckState;
  hidden: readonly CardId[]; // to be laid back with `layBack` where it was changed
}

function deckOf(game: Table): Deck {
  const state = game.open.decks[WILDLING_DECK];
  const hidden = game.hidden.decks[WILDLING_DECK];
  if (state === undefined || hidden === undefined) throw new Error('there is no wildling deck');
  return { state, hidden };
}

const sizeOf = ({ state }: Deck): number => state.unknown + state.bottom.length;

function layBack(game: Table, { hidden }: Deck): void {
  game.hidden.decks[WILDLING_DECK] = hidden;
}

/** Takes the top card off; `face` is what everybody can see of it. */
function takeTop(deck: Deck): { readonly card: CardId; readonly face: CardId } {
  const { state } = deck;
  const face = state.unknown > 0 ? UNSEEN : (state.bottom[0] ?? UNSEEN);
  const card = face === UNSEEN ? deck.hidden[0] : face;
  if (card === undefined) throw new Error('the wildling deck is empty');
  if (state.unknown === 0) state.bottom = state.bottom.slice(1);
  if (face === UNSEEN) deck.hidden = deck.hidden.slice(1);
  if (state.unknown > 0) state.unknown -= 1;
  return { card, face };
}

/** What each seat knows moves up by one card; the top card itself goes to `below`, or out of its knowledge. */
function shiftSeen(game: Table, below: number | null): void {
  for (const seat of game.open.seats) {
    const own = game.own[seat];
    if (own?.seen === undefined || own.seen.length === 0) continue;
    own.seen = own.seen.flatMap(({ card, depth }): SeenCard[] => {
      if (depth > 0) return [{ card, depth: depth - 1 }];
      return below === null ? [] : [{ card, depth: below }];
    });
  }
}

/** The top card, turned up for everybody. */
export function revealTop(game: Table): CardId {
  const deck = deckOf(game);
  const { card } = takeTop(deck);
  layBack(game, deck);
  deck.state.drawn = card;
  shiftSeen(game, null);
  game.tell('wildling-card-revealed', { card });
  return card;
}

/** The used card goes under the deck, where everybody knows it to be. */
export function putUnder(game: Table): void {
  const state = game.open.decks[WILDLING_DECK]; // and not the hidden cards: nothing of them comes out here
  if (state === undefined || state.drawn === null) return;
  state.bottom = [...state.bottom, state.drawn];
  state.drawn = null;
}

/** One seat looks at the top card: its secret from now on, unless everybody knows it already. */
export function lookAtTop(game: Table, seat: Seat): void {
  const { state, hidden } = deckOf(game);
  const face = state.unknown > 0 ? UNSEEN : (state.bottom[0] ?? UNSEEN);
  const card = face === UNSEEN ? hidden[0] : face;
  const own = game.own[seat];
  if (card === undefined || own === undefined) throw new Error('there is no card to look at');
  const seen = own.seen ?? [];
  if (face === UNSEEN && !seen.some(({ depth }) => depth === 0)) own.seen = [...seen, { card, depth: 0 }];
  game.tell('wildling-card-seen', { card }, [seat]);
}

/** The top card goes under the deck; whoever knew it knows where it is. */
export function buryTop(game: Table): void {
  const deck = deckOf(game);
  const { card, face } = takeTop(deck);
  if (face === UNSEEN) deck.hidden = [...deck.hidden, card];
  layBack(game, deck);
  deck.state.bottom = [...deck.state.bottom, face];
  shiftSeen(game, sizeOf(deck) - 1);
}

/** Where in the hidden list the card lies that is so deep in the deck; undefined where its face is open. */
export function hiddenPlace(open: WesterosOpen, depth: number): number | undefined {
  const state = open.decks[WILDLING_DECK];
  if (state === undefined) return undefined;
  if (depth < state.unknown) return depth;
  const at = depth - state.unknown;
  if (state.bottom[at] !== UNSEEN) return undefined;
  return state.unknown + state.bottom.slice(0, at).filter(face => face === UNSEEN).length;
}
