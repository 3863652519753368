import { canonicalJson, isProblem, type Action, type Problem, type Rng } from '@corvo/core';
import { byteDifference, short } from '../values/difference.ts';
import { randomText } from '../values/garbage.ts';
import { deepFreeze, jsonCopy, notPlain } from '../values/plain.ts';
import { sampleFor } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { badAction } from './bad-actions.ts';

/** A refusal names its rule, in plain data. */
export function badProblem(problem: Problem): Finding {
  if (typeof problem.code !== 'string' || problem.code === '') return 'a refusal has no code';
  if (typeof problem.clause !== 'string' || problem.clause === '') return `the refusal ${problem.code} has no clause`;
  return notPlain(problem, `the refusal ${problem.code}`);
}

/** What `check` says of a choice for a request that is open, beside what `apply` did with it. */
function tryCheck({ game, state }: Instant, action: Action, refused: Problem | undefined, what: string): Finding {
  if (action.choice === null) return undefined; // a withdrawal is no choice
  const view = game.view(state, action.seat);
  const request = game.requests(view).find(({ id }) => id === action.request);
  if (request === undefined) return undefined;
  const checked = game.check(view, request, action.choice);
  const differs = byteDifference(checked ?? null, refused ?? null);
  return differs === undefined ? undefined : `check and apply do not agree on ${what}: ${differs}`;
}

function tryBad(instant: Instant, action: Action): Finding {
  const { game, state } = instant;
  const what = `${short(action.seat)}, request ${short(action.request)}, ${short(action.choice, 80)}`;
  const foretold = game.refusal(game.view(state, action.seat), action);
  const step = game.apply(state, action);
  if (step.ok) {
    if (foretold !== undefined)
      return `the view refuses what apply takes (${what}): ${foretold.code} (${foretold.clause})`;
    canonicalJson(step.state); // throws where the choice smuggled in what is not plain
    return tryCheck(instant, action, undefined, what);
  }
  if (foretold === undefined)
    return `apply refuses what the view takes (${what}): ${step.problem.code} (${step.problem.clause})`;
  const bad = badProblem(step.problem);
  if (bad !== undefined) return `${bad} (${what})`;
  const differs = byteDifference(foretold, step.problem);
  if (differs !== undefined) return `the view and apply refuse ${what} in different words: ${differs}`;
  return tryCheck(instant, action, step.problem, what);
}

/** What is no action at all is refused like any other nonsense (CO-2.4). */
function tryNothing({ game, state, seats }: Instant): Finding {
  for (const nothing of [null, undefined, 7, 'ada', [], {}, { seat: seats[0] }] as unknown as readonly Action[]) {
    const foretold = game.refusal(game.view(state, seats[0] ?? null), nothing);
    const step = game.apply(state, nothing);
    if (step.ok || foretold === undefined) return `${short(nothing)} is taken for an action`;
    const finding = badProblem(step.problem) ?? byteDifference(foretold, step.problem);
    if (finding !== undefined) return `${finding} (${short(nothing)})`;
  }
  return undefined;
}

/** A seat acts for itself only. */
function tryOthers(instant: Instant, rng: Rng): Finding {
  const { seat, request } = instant.waiting[0] as Instant['waiting'][number];
  const action: Action = { seat, request, choice: sampleFor(instant, seat, rng) };
  for (const viewer of instant.viewers) {
    if (viewer === seat) continue;
    if (instant.game.refusal(instant.view(viewer), action) === undefined)
      return `${viewer ?? 'a spectator'} could act for ${seat}`;
  }
  return undefined;
}

/** A line nobody meant is read as a problem, or as an action like any other. */
function tryText(instant: Instant, rng: Rng): Finding {
  const seat = instant.seats[0] as string;
  for (const text of [randomText(rng), `${seat} ${randomText(rng)}`]) {
    const read = instant.game.read(instant.view(seat), text);
    const finding = isProblem(read) ? badProblem(read) : tryBad(instant, read);
    if (finding !== undefined) return `${finding} (the line ${JSON.stringify(text)})`;
  }
  return undefined;
}

/** A refused action changes nothing, never throws, names its rule, and the view alone foretells it (CO-2). */
export const refusal: Property = {
  name: 'refusal',
  costly: true,
  atDecision(instant, rng) {
    // A copy of its own: a refusal that writes must not spoil the game for the other properties.
    const apart = instant.with(jsonCopy(instant.state));
    const before = JSON.stringify(apart.state);
    for (let i = apart.times(5, 16); i > 0; i--) {
      const action = badAction(apart, rng);
      const finding = tryBad(apart, deepFreeze(action));
      if (finding !== undefined) return finding;
      if (JSON.stringify(apart.state) !== before) {
        return `a refused action changed the state: ${byteDifference(JSON.parse(before), apart.state) ?? ''} (${short(action)})`;
      }
    }
    return tryOthers(apart, rng) ?? tryText(apart, rng) ?? tryNothing(apart);
  },
};
