import { byteDifference, difference } from '../values/difference.ts';
import { notPlain } from '../values/plain.ts';
import type { Moment } from '../walk/moment.ts';
import type { Finding, Property } from '../walk/property.ts';

function lookAt({ game, kit, state, viewers, pieces }: Moment): Finding {
  const before = JSON.stringify(state);
  const second = game.redraw(state, 2);
  const odd = notPlain(second, 'what was drawn anew');
  if (odd !== undefined) return odd;
  for (const viewer of viewers) {
    const differs = byteDifference(game.view(state, viewer), game.view(second, viewer));
    if (differs !== undefined) return `drawing anew changes what ${viewer ?? 'a spectator'} sees: ${differs}`;
  }
  if (second.hidden.rng.join() === state.hidden.rng.join()) return 'drawing anew leaves the stream as it was';
  const again = difference(game.redraw(game.redraw(state, 1), 2), second);
  if (again !== undefined) return `drawn anew a second time, it depends on the first: ${again}`;
  const counted = difference(pieces, kit.pieces?.(second));
  if (counted !== undefined) return `drawing anew changes the pieces: ${counted}`;
  for (const broken of kit.invariants ?? []) {
    const finding = broken(second);
    if (finding !== undefined) return `what is drawn anew cannot be: ${finding}`;
  }
  return JSON.stringify(state) === before ? undefined : 'drawing anew changed the game it was asked of';
}

/** Chance can be drawn anew at any moment: nobody sees a difference, and nothing of the old draw is left in it. */
export const redraw: Property = {
  name: 'redraw',
  costly: true,
  atDecision: lookAt,
};
