import { clonePlain, nextWord, shuffle, type Policy, type Rng, type Seat } from '@corvo/core';
import { cloneWesteros } from './clone.ts';
import type { DeckId } from './ids.ts';
import { rulesOf } from './ruleset/registry.ts';
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
 * hide comes before those, since a sealed question may be about what lies behind a screen. Chance is drawn in this order
 * and no other: the same luck makes up the same table.
 */
export function imagine(game: WesterosGame, view: WesterosView, rng: Rng, policy?: Policy<Westeros>): WesterosState {
  const { open } = view;
  const rules = rulesOf(open);
  const decks: Record<DeckId, string[]> = {};
  for (const deck of allDecks(rules)) decks[deck] = imagineDeck(view, deck, rng);
  const screen = rules.facts.wildlings === undefined ? {} : { seen: [] };
  const isViewer = (seat: Seat): boolean => seat === view.seat && view.mine !== null;
  const own: Record<Seat, WesterosOwn> = {};
  for (const seat of open.seats)
    own[seat] = isViewer(seat) ? clonePlain(view.mine as WesterosOwn) : { sealed: null, ...screen };
  const state = cloneWesteros({ open, hidden: { seed: '', rng: [0, 0, 0, 1], decks }, own });
  for (const feature of rules.features) feature.imagine?.(state, view, rng);
  const answered = new Set(game.waiting(open).flatMap(waiting => (waiting.answered ? [waiting.seat] : [])));
  for (const [seat, drawer] of Object.entries(state.own)) {
    if (!answered.has(seat) || isViewer(seat)) continue;
    const theirs: WesterosView = { open, seat, mine: drawer };
    const [request] = game.requests(theirs);
    if (request !== undefined)
      drawer.sealed = { request: request.id, choice: sealedBy(game, theirs, request, rng, policy) };
  }
  const seed = Array.from({ length: 4 }, () => nextWord(rng).toString(16)).join('-');
  state.hidden.seed = open.chance.seed ?? seed;
  state.hidden.rng = [nextWord(rng), nextWord(rng), nextWord(rng), (nextWord(rng) | 1) >>> 0];
  return state;
}
