import { rngFromText, type Event, type Game, type Plain, type Request, type State, type View } from '@corvo/core';

export interface Foreseen {
  readonly events: readonly Event[];
  readonly after: State;
}

/**
 * What a choice would bring, played out on a copy. Only for games in which all is open: elsewhere the copy is a guess.
 */
export function foresee(game: Game, view: View, request: Request, choice: Plain): Foreseen | undefined {
  if (game.check(view, request, choice) !== undefined) return undefined;
  const after = game.imagine(view, rngFromText('foresee'));
  const events: Event[] = [];
  const wrong = game.applyInPlace(after, { seat: request.seat, request: request.id, choice }, event => {
    events.push(event);
  });
  return wrong === undefined ? { events, after } : undefined;
}
