import { canonicalJson, type Action, type Event, type Plain, type Rng, type Seat } from '@corvo/core';
import { byteDifference, short } from '../values/difference.ts';
import { sampleFor } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { looksDifferent, toldTo } from './audience.ts';

/** Is somebody asked for a sealed answer while another seat owes one too? */
export function isSealed(instant: Instant): boolean {
  const owed = instant.waiting.filter(entry => !entry.answered);
  return owed.length >= 2 && owed.every(entry => entry.sealed);
}

/** Two different answers of a seat, where it has two. */
export function twoChoices(instant: Instant, seat: Seat, rng: Rng): readonly [Plain, Plain] | undefined {
  const first = sampleFor(instant, seat, rng);
  const text = canonicalJson(first);
  for (let tries = 0; tries < 12; tries++) {
    const second = sampleFor(instant, seat, rng);
    if (canonicalJson(second) !== text) return [first, second];
  }
  return undefined;
}

interface After {
  readonly instant: Instant;
  readonly events: readonly Event[];
}

/** Plays an action that is legal, or says why it was not taken. */
export function act(instant: Instant, action: Action): After | string {
  const step = instant.game.apply(instant.state, action);
  if (!step.ok) return `${short(action)} was refused: ${step.problem.code} (${step.problem.clause})`;
  return { instant: instant.with(step.state), events: step.events };
}

function compare(one: After, two: After, secretOf: Seat): Finding {
  for (const viewer of one.instant.viewers) {
    if (viewer === secretOf) continue;
    const told = byteDifference(toldTo(viewer, one.events), toldTo(viewer, two.events));
    if (told !== undefined) return `${viewer ?? 'a spectator'} is told: ${told}`;
    const seen = looksDifferent(one.instant, two.instant, viewer);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

function lookAt(instant: Instant, rng: Rng): Finding {
  const [secretOf = '', ...others] = shuffled(instant.unanswered, rng);
  const choices = twoChoices(instant, secretOf, rng);
  if (choices === undefined) return undefined;
  const id = instant.request(secretOf)?.id ?? -1;
  let one = act(instant, { seat: secretOf, request: id, choice: choices[0] });
  let two = act(instant, { seat: secretOf, request: id, choice: choices[1] });
  const about = `when ${secretOf} answers ${short(choices[0], 50)} or ${short(choices[1], 50)}`;
  for (let i = 0; ; i++) {
    if (typeof one === 'string') return `${about}: ${one}`;
    if (typeof two === 'string') return `${about}: ${two}`;
    const finding = compare(one, two, secretOf);
    if (finding !== undefined) return `${about}: ${finding}`;
    const seat = others[i];
    if (seat === undefined || i === others.length - 1) return undefined; // the next answer is the reveal
    const action: Action = {
      seat,
      request: one.instant.request(seat)?.id ?? -1,
      choice: sampleFor(one.instant, seat, rng),
    };
    one = act(one.instant, action);
    two = act(two.instant, action);
  }
}

function shuffled(seats: readonly Seat[], rng: Rng): Seat[] {
  const rest = [...seats];
  const first = rest.splice(rng[0] % rest.length, 1);
  return [...first, ...rest];
}

/** Two different sealed answers of a seat look the same to everybody else until the reveal. */
export const twin: Property = {
  name: 'twin',
  costly: true,
  when: isSealed,
  atDecision(instant, rng) {
    for (let i = instant.times(1, instant.unanswered.length); i > 0; i--) {
      const finding = lookAt(instant, rng);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
};
