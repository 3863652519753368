import { isProblem, type Action } from '@corvo/core';
import { difference } from '../values/difference.ts';
import { sampleFor } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';

function roundTrip(instant: Instant, action: Action): Finding {
  const { game } = instant;
  const view = instant.view(action.seat);
  const text = game.write(view, action);
  if (text.includes('\n')) return `an action takes more than one line: ${JSON.stringify(text)}`;
  if (!text.startsWith(`${action.seat} `)) return `the line "${text}" does not begin with the seat ${action.seat}`;
  const read = game.read(view, text);
  if (isProblem(read)) return `"${text}" cannot be read: ${read.code} (${read.clause})`;
  const differs = difference(read, action);
  return differs === undefined ? undefined : `"${text}" is read as another action: ${differs}`;
}

/** Reading what was written gives the same action. */
export const notation: Property = {
  name: 'notation',
  costly: false,
  atDecision(instant, rng) {
    if (instant.effort === 'quick') return undefined;
    for (const { seat, request, answered } of instant.waiting) {
      const finding =
        roundTrip(instant, { seat, request, choice: sampleFor(instant, seat, rng) }) ??
        (answered ? roundTrip(instant, { seat, request, choice: null }) : undefined);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
  afterAction: ({ before, action }) => roundTrip(before, action),
};
