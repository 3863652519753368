import { below, pick, type Rng, type Seat } from '@corvo/core';
import type { Instant } from '../walk/instant.ts';
import type { Finding } from '../walk/property.ts';

type Look<V> = (instant: Instant, viewer: V, rng: Rng) => Finding;

/** The first finding of several looks. */
function firstOf<V>(look: Look<V>, instant: Instant, viewers: readonly V[], rng: Rng): Finding {
  for (const viewer of viewers) {
    const finding = look(instant, viewer, rng);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** Looks with the eyes of every seat and of a spectator: of one of them when the effort is quick. */
export const asEachViewer =
  (look: Look<Seat | null>) =>
  (instant: Instant, rng: Rng): Finding => {
    const { viewers, effort } = instant;
    return firstOf(look, instant, effort === 'quick' ? [viewers[below(rng, viewers.length)] ?? null] : viewers, rng);
  };

/** Looks at every seat that may answer now: at one of them when the effort is quick. */
export const asEachAsked =
  (look: Look<Seat>) =>
  (instant: Instant, rng: Rng): Finding => {
    const seats = instant.waiting.map(({ seat }) => seat);
    return firstOf(look, instant, instant.effort === 'quick' ? [pick(rng, seats)] : seats, rng);
  };
