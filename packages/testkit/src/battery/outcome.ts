import { pick, type Outcome } from '@corvo/core';
import { difference } from '../values/difference.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';

function badOutcome(outcome: Outcome, instant: Instant): Finding {
  const ranked = outcome.ranking.flat();
  const twice = ranked.find((seat, index) => ranked.indexOf(seat) !== index);
  if (twice !== undefined) return `${twice} is ranked twice`;
  const missing = instant.seats.find(seat => !ranked.includes(seat));
  if (missing !== undefined) return `${missing} is not ranked`;
  const stranger = ranked.find(seat => !instant.seats.includes(seat));
  if (stranger !== undefined) return `${stranger} is ranked and not at the table`;
  if (outcome.ranking.some(place => place.length === 0)) return 'a place of the ranking is empty';
  if (outcome.reason === '' || outcome.clause === '')
    return `the outcome has no ${outcome.reason === '' ? 'reason' : 'clause'}`;
  return undefined;
}

/** A finished game ranks every seat exactly once, and so does a resignation that ends one. */
export const outcome: Property = {
  name: 'outcome',
  costly: false,
  atDecision(instant, rng) {
    const { game, state } = instant;
    if (game.outcome(state.open) !== undefined) return 'there is an outcome, and somebody is still asked something';
    const seat = pick(rng, instant.seats);
    const resigned = game.resignation(state.open, seat);
    const finding = resigned && badOutcome(resigned, instant);
    return finding === undefined ? undefined : `when ${seat} resigns, ${finding}`;
  },
  atEnd({ last }) {
    const found = last.game.outcome(last.state.open);
    if (found === undefined) return 'the game is over without an outcome';
    const differs = difference(found, last.state.open.outcome);
    return differs === undefined ? badOutcome(found, last) : `two outcomes are given: ${differs}`;
  },
};
