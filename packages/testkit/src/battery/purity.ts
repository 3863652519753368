import { canonicalJson, clonePlain, pick, type Event, type Rng } from '@corvo/core';
import { byteDifference, difference } from '../values/difference.ts';
import { deepFreeze, jsonCopy } from '../values/plain.ts';
import { playOn } from '../walk/choose.ts';
import type { Finding, Passage, Property } from '../walk/property.ts';

/** What is frozen cannot be written to, so a rule that writes to its input throws. */
function writesToInput({ before, action }: Passage): Finding {
  const [state, frozen] = [deepFreeze(jsonCopy(before.state)), deepFreeze(jsonCopy(action))];
  try {
    before.game.apply(state, frozen);
    return undefined;
  } catch (error) {
    return `apply writes to its input: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Plays on in place from the result: nothing that was handed out before may move. */
function sharesWithOutput({ before, action }: Passage, rng: Rng): Finding {
  const { game } = before;
  const input = jsonCopy(before.state);
  const text = JSON.stringify(input);
  const step = game.apply(input, action);
  if (!step.ok) return undefined;
  const told = JSON.stringify(step.events);
  const given = JSON.stringify(action);
  playOn(game, step.state, rng, 6);
  if (JSON.stringify(input) !== text) {
    return `the state before shares something with the state after: ${byteDifference(JSON.parse(text), input) ?? ''}`;
  }
  if (JSON.stringify(step.events) !== told) {
    return `an event shares something with the state: ${byteDifference(JSON.parse(told), step.events) ?? ''}`;
  }
  return JSON.stringify(action) === given ? undefined : 'the action shares something with the state, and was changed';
}

/** In place on a copy is the same as out of place, and leaves the original alone. */
function inPlaceDiffers({ before, action, events, after }: Passage, rng: Rng): Finding {
  const { game } = before;
  const input = jsonCopy(before.state);
  const text = JSON.stringify(input);
  const draft = game.clone(input);
  const cloned = byteDifference(input, draft);
  if (cloned !== undefined) return `clone changes the state: ${cloned}`;
  const told: Event[] = [];
  const refused = game.applyInPlace(draft, action, event => told.push(clonePlain(event)));
  if (refused !== undefined) return `applyInPlace refuses what apply takes: ${refused.code} (${refused.clause})`;
  const again = game.apply(jsonCopy(before.state), action);
  if (again.ok && canonicalJson(again.state) !== after.text) return undefined; // `replay` will say so
  if (canonicalJson(draft) !== after.text)
    return `applyInPlace leads to another state: ${difference(after.state, draft) ?? ''}`;
  const differs = byteDifference(events, told);
  if (differs !== undefined) return `applyInPlace tells something else: ${differs}`;
  playOn(game, draft, rng, 4);
  if (JSON.stringify(input) === text) return undefined;
  return `a clone shares something with the original: ${byteDifference(JSON.parse(text), input) ?? ''}`;
}

const LOOKS = [writesToInput, sharesWithOutput, inPlaceDiffers];

/** `apply` never touches its input, and its output shares nothing with it that could still change. */
export const purity: Property = {
  name: 'purity',
  costly: true,
  afterAction(passage, rng) {
    const { effort } = passage.before;
    for (const look of effort === 'quick' ? [pick(rng, LOOKS)] : LOOKS) {
      const finding = look(passage, rng);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
};
