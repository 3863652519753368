import { below, pick, type Rng, type Seat } from '@corvo/core';
import type { Moment } from '../walk/moment.ts';
import type { Finding } from '../walk/property.ts';

type Look<V> = (moment: Moment, viewer: V, rng: Rng) => Finding;

/** The first finding of several looks. */
function firstOf<V>(look: Look<V>, moment: Moment, viewers: readonly V[], rng: Rng): Finding {
  for (const viewer of viewers) {
    const finding = look(moment, viewer, rng);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** Looks with the eyes of every seat and of a spectator: of one of them when the effort is quick. */
export const asEachViewer =
  (look: Look<Seat | null>) =>
  (moment: Moment, rng: Rng): Finding => {
    const { viewers, effort } = moment;
    return firstOf(look, moment, effort === 'quick' ? [viewers[below(rng, viewers.length)] ?? null] : viewers, rng);
  };

/** Looks at every seat that may answer now: at one of them when the effort is quick. */
export const asEachAsked =
  (look: Look<Seat>) =>
  (moment: Moment, rng: Rng): Finding => {
    const seats = moment.waiting.map(({ seat }) => seat);
    return firstOf(look, moment, moment.effort === 'quick' ? [pick(rng, seats)] : seats, rng);
  };
