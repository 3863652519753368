import type { Rng, Seat } from '@corvo/core';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { difference, short } from '../values/difference.ts';
import { notPlain } from '../values/plain.ts';
import { asEachAsked } from './viewers.ts';

function lookAt(instant: Instant, seat: Seat, rng: Rng): Finding {
  const { game } = instant;
  const request = instant.request(seat);
  if (request === undefined) return undefined;
  const view = instant.view(seat);
  for (let i = instant.times(1, 6); i > 0; i--) {
    const again: Rng = [...rng];
    const choice = game.sample(view, request, rng);
    const odd = notPlain(choice, 'the sampled choice');
    if (odd !== undefined) return odd;
    const refused = game.check(view, request, choice);
    if (refused !== undefined)
      return `the sampled choice ${short(choice)} is refused: ${refused.code} (${refused.clause})`;
    const doubtful = game.refusal(view, { seat, request: request.id, choice });
    if (doubtful !== undefined)
      return `check takes ${short(choice)} and refusal does not: ${doubtful.code} (${doubtful.clause})`;
    const differs = difference(choice, game.sample(view, request, again));
    if (differs !== undefined) return `the same random stream gave two samples: ${differs}`;
  }
  return undefined;
}

/** `sample` always passes `check`, and draws only from the stream it is given. */
export const sample: Property = { name: 'sample', costly: false, atDecision: asEachAsked(lookAt) };
