import { clonePlain, nextWord, shuffle, type Policy, type Rng, type Seat } from '@corvo/core';
import { cloneWesteros } from './clone.ts';
import type { DeckId } from './ids.ts';
import { rulesOf } from './ruleset/shelf.ts';
import type {
  Westeros,
  WesterosChoice,
  WesterosGame,
  WesterosOwn,
  WesterosRequest,
  WesterosState,
  WesterosView,
} from './state.ts';
import { allDecks, unseenCards, WILDLING_DECK } from './decks.ts';
import { hiddenPlace } from './wildlings/deck.ts';

/** The cards whose faces are not open, in some order; those this seat has seen lie where it saw them. */
function imagineDeck({ open, mine }: WesterosView, deck: DeckId, rng: Rng): string[] {
  const unseen = unseenCards(open, rulesOf(open), deck);
  const known = deck === WILDLING_DECK ? (mine?.seen ?? []) : [];
  if (known.length === 0) return shuffle(rng, unseen);
  const rest = shuffle(
    rng,
    unseen.filter(card => !known.some(seen => seen.card === card)),
  );
  const places = new Map(known.map(({ card, depth }) => [hiddenPlace(open, depth), card]));
  return unseen.map((_, place) => places.get(place) ?? rest.pop() ?? '');
}

/** What another seat may have sealed: as the policy has it, where that is legal; otherwise anything. */
function sealedBy(
  game: WesterosGame,
  theirs: WesterosView,
  request: WesterosRequest,
  rng: Rng,
  policy: Policy<Westeros> | undefined,
): WesterosChoice {
  const wanted = policy?.(theirs, request, rng);
  if (wanted !== undefined && game.check(theirs, request, wanted) === undefined) return wanted;
  return game.sample(theirs, request, rng);
}

/**
 * The unknown cards in some order, and for every sealed answer of another seat one it could have given. What features
 * hide comes first: a sealed question may be about what lies behind a screen.
 */
export function imagine(game: WesterosGame, view: WesterosView, rng: Rng, policy?: Policy<Westeros>): WesterosState {
  const { open } = view;
  const rules = rulesOf(open);
  const decks: Record<DeckId, string[]> = {};
  for (const deck of allDecks(rules)) decks[deck] = imagineDeck(view, deck, rng);
  const screen = rules.facts.wildlings === undefined ? {} : { seen: [] };
  const own: Record<Seat, WesterosOwn> = {};
  for (const seat of open.seats)
    own[seat] = seat === view.seat && view.mine !== null ? clonePlain(view.mine) : { sealed: null, ...screen };
  const seed = Array.from({ length: 4 }, () => nextWord(rng).toString(16)).join('-');
  const stream: Rng = [nextWord(rng), nextWord(rng), nextWord(rng), (nextWord(rng) | 1) >>> 0];
  const state = cloneWesteros({ open, hidden: { seed: open.chance.seed ?? seed, rng: stream, decks }, own });
  for (const feature of rules.features) feature.imagine?.(state, view, rng);
  for (const { seat, answered } of game.waiting(open)) {
    const drawer = state.own[seat];
    if (!answered || drawer === undefined || (seat === view.seat && view.mine !== null)) continue;
    const theirs: WesterosView = { open, seat, mine: drawer };
    const [request] = game.requests(theirs);
    if (request !== undefined)
      drawer.sealed = { request: request.id, choice: sealedBy(game, theirs, request, rng, policy) };
  }
  return state;
}
