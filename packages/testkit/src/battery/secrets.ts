import { pick, type Event } from '@corvo/core';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { toldTo } from './audience.ts';

function lookAt(instant: Instant, events: readonly Event[], viewers = instant.viewers): Finding {
  for (const viewer of viewers) {
    const secrets = instant.kit.secrets?.(instant.state, viewer) ?? [];
    if (secrets.length === 0) continue;
    const seen = JSON.stringify(instant.view(viewer));
    const told = JSON.stringify(toldTo(viewer, events));
    for (const secret of secrets) {
      const quoted = JSON.stringify(secret);
      if (seen.includes(quoted)) return `${viewer ?? 'a spectator'} can see ${quoted}`;
      if (told.includes(quoted)) return `${viewer ?? 'a spectator'} is told of ${quoted}`;
    }
  }
  return undefined;
}

/** What the game calls secret stands in nobody else's view, and in no event told to them. */
export const secrets: Property = {
  name: 'secrets',
  costly: true,
  when: instant => instant.kit.secrets !== undefined,
  atStart: walk => (walk.plan.kit.secrets === undefined ? undefined : lookAt(walk.last, walk.events[0] ?? [])),
  afterAction: ({ after, events }, rng) =>
    lookAt(after, events, after.effort === 'quick' ? [pick(rng, after.viewers)] : after.viewers),
};
