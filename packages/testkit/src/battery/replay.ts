import { canonicalJson, clonePlain, hashOf, type Event, type Tell } from '@corvo/core';
import { byteDifference, difference } from '../values/difference.ts';
import type { Finding, Property } from '../walk/property.ts';
import type { Walk } from '../walk/walk.ts';

const SILENT: Tell = () => {};

/** Plays the same actions once more from the seed; in place, which is the cheapest way. */
function fromTheSeed(walk: Walk): Finding {
  const { kit, start, effort } = walk.plan;
  const { game } = kit;
  let told: Event[] = [];
  const state = game.setup(start.options, start.seats, start.seed, event => told.push(event));
  for (const [n, instant] of walk.instants.entries()) {
    const last = n === walk.instants.length - 1;
    const where = n === 0 ? 'after the set-up' : `after action ${n}`;
    if (effort === 'thorough' && hashOf(state) !== hashOf(instant.state)) {
      return `${where} the replay has another hash: ${difference(instant.state, state) ?? ''}`;
    }
    if ((last || n === 0) && canonicalJson(state) !== instant.text) {
      return `${where} the replay is in another state: ${difference(instant.state, state) ?? ''}`;
    }
    const events = effort === 'thorough' ? byteDifference(walk.events[n], told) : undefined;
    if (events !== undefined) return `${where} the replay tells something else: ${events}`;
    const action = walk.actions[n];
    if (action === undefined) return undefined;
    told = [];
    const refused = game.applyInPlace(
      state,
      action,
      effort === 'thorough' ? event => told.push(clonePlain(event)) : SILENT,
    );
    if (refused !== undefined) return `action ${n + 1} is refused in the replay: ${refused.code} (${refused.clause})`;
  }
  return undefined;
}

/** A seed and a list of actions always rebuild the same game. */
export const replay: Property = {
  name: 'replay',
  costly: true,
  afterAction({ before, action, events, after }) {
    const step = before.game.apply(before.state, action);
    if (!step.ok)
      return `the same action was taken once and then refused: ${step.problem.code} (${step.problem.clause})`;
    const differs = difference(after.state, step.state) ?? byteDifference(events, step.events);
    return differs === undefined ? undefined : `the same action on the same state came out differently: ${differs}`;
  },
  atEnd: fromTheSeed,
};
