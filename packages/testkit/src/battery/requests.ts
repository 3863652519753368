import type { Waiting } from '@corvo/core';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Passage, Property } from '../walk/property.ts';
import { short } from '../values/difference.ts';

/** What everybody sees of the open questions and what each seat is asked must be the same questions. */
function agree(instant: Instant): Finding {
  const { waiting, state } = instant;
  if (instant.requests(null).length > 0) return 'a spectator is asked something';
  for (const entry of waiting) {
    if (!instant.seats.includes(entry.seat)) return `waiting names ${entry.seat}, who is not at the table`;
    if (entry.why === '' || entry.clause === '')
      return `the question to ${entry.seat} has no ${entry.why === '' ? 'why' : 'clause'}`;
    if (entry.answered && !entry.sealed) return `${entry.seat} is asked again what it has answered openly`;
    if (entry.request > state.open.requests)
      return `request ${entry.request} is above the count of requests, ${state.open.requests}`;
  }
  for (const seat of instant.seats) {
    const asked = instant.requests(seat);
    const listed = waiting.filter(entry => entry.seat === seat);
    if (asked.length !== listed.length)
      return `${seat} is asked ${asked.length} things, and waiting names ${listed.length}`;
    for (const [i, request] of asked.entries()) {
      const entry = listed[i] as Waiting;
      const same =
        request.seat === seat &&
        request.id === entry.request &&
        request.why === entry.why &&
        request.clause === entry.clause &&
        request.sealed === entry.sealed &&
        request.answered === entry.answered;
      if (!same)
        return `requests and waiting disagree about ${seat}: ${short({ ...request, ask: undefined })}, ${short(entry)}`;
    }
  }
  return undefined;
}

/** An answered question is dead, so a late or doubled click does nothing. */
function goesOn({ before, action, after }: Passage): Finding {
  const { game } = after;
  if (after.state.open.requests < before.state.open.requests) return 'the count of requests went down';
  for (const seat of after.seats) {
    const [was, is] = [before.request(seat), after.request(seat)];
    if (was !== undefined && is !== undefined && is.id < was.id)
      return `the requests to ${seat} went down from ${was.id} to ${is.id}`;
  }
  const again = after.waiting.find(entry => entry.seat === action.seat && entry.request === action.request);
  if (again !== undefined && (!again.sealed || again.answered !== (action.choice !== null))) {
    return `${action.seat} is asked something new under the number it has answered, ${action.request}`;
  }
  if (again === undefined && game.refusal(after.view(action.seat), action) === undefined) {
    return `request ${action.request} was answered by ${action.seat} and could be answered once more`;
  }
  return undefined;
}

/** `waiting` and `requests` agree, and the numbers of requests never go down. */
export const requests: Property = {
  name: 'requests',
  costly: false,
  atDecision: agree,
  afterAction: goesOn,
  atEnd({ last }) {
    if (last.waiting.length > 0)
      return `the game is over and still waits for ${last.waiting.map(entry => entry.seat).join(', ')}`;
    const asked = last.seats.find(seat => last.request(seat) !== undefined);
    return asked === undefined ? undefined : `the game is over and ${asked} is still asked something`;
  },
};
