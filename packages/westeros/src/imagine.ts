import { clonePlain, nextWord, shuffle, type OwnTable, type Rng, type Seat } from '@corvo/core';
import { cloneWesteros } from './clone.ts';
import type { DeckId } from './ids.ts';
import { rulesOf } from './ruleset/shelf.ts';
import type { WesterosGame, WesterosState, WesterosView } from './state.ts';
import { decksOf, unseenCards } from './westeros-cards/phase.ts';

/** The unknown cards in some order, and for every sealed answer of another seat one it could have given. */
export function imagine(game: WesterosGame, view: WesterosView, rng: Rng): WesterosState {
  const { open } = view;
  const rules = rulesOf(open);
  const decks: Record<DeckId, string[]> = {};
  for (const deck of decksOf(rules)) decks[deck] = shuffle(rng, unseenCards(open, rules, deck));
  const own: Record<Seat, OwnTable> = {};
  const answered = new Map(game.waiting(open).map(entry => [entry.seat, entry]));
  for (const seat of open.seats) {
    own[seat] = { sealed: null };
    if (seat === view.seat && view.mine !== null) own[seat] = clonePlain(view.mine);
    else if (answered.get(seat)?.answered === true) {
      const theirs: WesterosView = { open, seat, mine: { sealed: null } };
      const [request] = game.requests(theirs);
      if (request !== undefined)
        own[seat] = { sealed: { request: request.id, choice: game.sample(theirs, request, rng) } };
    }
  }
  const seed = Array.from({ length: 4 }, () => nextWord(rng).toString(16)).join('-');
  const stream: Rng = [nextWord(rng), nextWord(rng), nextWord(rng), (nextWord(rng) | 1) >>> 0];
  return cloneWesteros({ open, hidden: { seed: open.chance.seed ?? seed, rng: stream, decks }, own });
}
