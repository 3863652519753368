import { below, canonicalJson, type State } from '@corvo/core';
import { difference } from '../values/difference.ts';
import { jsonCopy } from '../values/plain.ts';
import type { Finding, Passage, Property } from '../walk/property.ts';

function lookAt({ before, action, events, revealed, after }: Passage, loaded: State, how: string): Finding {
  const { game } = before;
  const again = before.with(loaded);
  for (const viewer of before.effort === 'quick' ? [action.seat] : before.viewers) {
    const differs =
      difference(before.view(viewer), again.view(viewer)) ??
      difference(before.requests(viewer), again.requests(viewer));
    if (differs !== undefined)
      return `loaded ${how}, ${viewer ?? 'a spectator'} sees or is asked something else: ${differs}`;
  }
  const waits = difference(before.waiting, again.waiting);
  if (waits !== undefined) return `loaded ${how}, the game waits differently: ${waits}`;
  const step = game.apply(loaded, action);
  if (!step.ok) return `loaded ${how}, the next action is refused: ${step.problem.code} (${step.problem.clause})`;
  if (canonicalJson(step.state) !== after.text)
    return `loaded ${how}, the game goes on differently: ${difference(after.state, step.state) ?? ''}`;
  const told = difference(events, step.events);
  if (told !== undefined) return `loaded ${how}, the game tells something else: ${told}`;
  return step.revealed === revealed
    ? undefined
    : `loaded ${how}, the step ${step.revealed ? 'reveals' : 'does not reveal'} something`;
}

/** Saving and loading between two decisions changes nothing, also where the database sorts the keys. */
export const saveAndLoad: Property = {
  name: 'save-and-load',
  costly: true,
  afterAction(passage, rng) {
    const { before } = passage;
    const quick = before.effort === 'quick';
    const sorted = quick && below(rng, 2) === 0; // one of the two ways is enough when there are many games
    return (
      (sorted ? undefined : lookAt(passage, jsonCopy(before.state), 'as JSON')) ??
      (quick && !sorted ? undefined : lookAt(passage, JSON.parse(before.text) as State, 'with sorted keys'))
    );
  },
};
