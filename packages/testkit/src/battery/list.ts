import { canonicalJson, type Rng, type Seat } from '@corvo/core';
import { short } from '../values/difference.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { asEachAsked } from './viewers.ts';

/** Longer lists are not asked for: they cost more than they show. */
const MOST_CHOICES = 200;

/** Where no list is given there are many choices: samples of a question with a handful would soon repeat themselves. */
const A_HANDFUL = 5;
const SAMPLES = 60;
function tooShortForThat(instant: Instant, seat: Seat, rng: Rng): Finding {
  const request = instant.request(seat);
  if (request === undefined) return undefined;
  const seen = new Set<string>();
  for (let i = 0; i < SAMPLES && seen.size <= A_HANDFUL; i++) {
    seen.add(canonicalJson(instant.game.sample(instant.view(seat), request, rng)));
  }
  return seen.size > A_HANDFUL
    ? undefined
    : `no list is given, though ${SAMPLES} samples show only ${seen.size} choices`;
}

function lookAt(instant: Instant, seat: Seat, rng: Rng): Finding {
  const { game } = instant;
  const request = instant.request(seat);
  if (request === undefined) return undefined;
  const view = instant.view(seat);
  const choices = game.list(view, request, MOST_CHOICES);
  if (choices === undefined) return tooShortForThat(instant, seat, rng);
  if (choices.length === 0) return `${seat} is asked, and the list of its choices is empty`;
  if (choices.length > MOST_CHOICES)
    return `${choices.length} choices are listed where at most ${MOST_CHOICES} were wanted`;
  const listed = new Set<string>();
  for (const choice of choices) {
    const text = canonicalJson(choice);
    if (listed.has(text)) return `the choice ${text} is listed twice`;
    listed.add(text);
    const refused = game.check(view, request, choice);
    if (refused !== undefined) return `the listed choice ${text} is refused: ${refused.code} (${refused.clause})`;
  }
  for (let i = instant.times(3, 12); i > 0; i--) {
    const choice = game.sample(view, request, rng);
    if (!listed.has(canonicalJson(choice)))
      return `the sampled choice ${short(choice)} is not in the list of all ${choices.length}`;
  }
  if (game.list(view, request, choices.length - 1) !== undefined)
    return `a list of ${choices.length} was given where less was the limit`;
  if (game.list(view, request, choices.length)?.length !== choices.length)
    return 'a list just within the limit is not given whole';
  return undefined;
}

/** `list` agrees with `check` and with `sample`: it holds every legal choice, once. */
export const list: Property = { name: 'list', costly: true, atDecision: asEachAsked(lookAt) };
