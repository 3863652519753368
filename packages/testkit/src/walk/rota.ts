import { below, type Rng } from '@corvo/core';
import type { Instant } from './instant.ts';
import type { Property } from './property.ts';

type Hook = 'atStart' | 'atDecision' | 'afterAction' | 'atEnd';

/** Those that look at this kind of point. */
export const having = (properties: readonly Property[], hook: Hook): readonly Property[] =>
  properties.filter(property => property[hook] !== undefined);

export interface Due {
  readonly atDecision: readonly Property[];
  readonly afterAction: readonly Property[];
}

const split = (properties: readonly Property[]): Due => ({
  atDecision: having(properties, 'atDecision'),
  afterAction: having(properties, 'afterAction'),
});

/** When the effort is quick, there is a costly look at one decision in so many. */
const ONE_IN = 4;

/**
 * Who looks at a decision: all that find something there when the effort is thorough. When it is quick, the cheap ones
 * always and the costly ones in turn: over a hundred thousand games each of them still looks very often.
 */
export function rotaOf(properties: readonly Property[]): (instant: Instant, rng: Rng) => Due {
  const costly = properties.filter(property => property.costly);
  const cheap = properties.filter(property => !property.costly);
  const onlyCheap = split(cheap);
  const withOne = new Map(costly.map(one => [one, split(properties.filter(other => other === one || !other.costly))]));
  return (instant, rng) => {
    const looks = (property: Property): boolean => property.when?.(instant) ?? true;
    if (instant.effort === 'thorough') return split(properties.filter(looks));
    if (below(rng, ONE_IN) !== 0) return onlyCheap;
    const due = costly.filter(looks);
    const chosen = due[below(rng, Math.max(1, due.length))];
    return (chosen && withOne.get(chosen)) ?? onlyCheap;
  };
}
