import { canonicalJson, type Game, type Seat, type State } from '@corvo/core';

/** What an own drawer looks like in which nothing lies. */
const EMPTY = canonicalJson({ sealed: null });

/**
 * Must the device be handed over behind a curtain? Only where somebody on it has something to hide: a sealed question,
 * or a drawer that is not empty. A game without secrets is played in the open.
 */
export function curtainFor(game: Game, state: State, sharing: readonly Seat[]): boolean {
  if (sharing.length < 2) return false;
  if (game.waiting(state.open).some(({ sealed }) => sealed)) return true;
  return sharing.some(seat => canonicalJson(state.own[seat] ?? { sealed: null }) !== EMPTY);
}
