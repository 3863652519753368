import { below, isPlainObject, nextWord, shuffle, type Rng } from '@corvo/core';

/**
 * Other values in the same form: numbers and words that mean nothing, lists in another order and of another length.
 * What a seat may not see can be anything at all, so nothing needs to make sense here.
 */
export function scramble(rng: Rng, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return `scrambled-${nextWord(rng)}`;
    case 'number':
      return nextWord(rng);
    case 'boolean':
      return !value;
    default:
      break;
  }
  if (value === null) return below(rng, 2) === 0 ? null : `scrambled-${nextWord(rng)}`;
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(item => scramble(rng, item));
    if (items.length > 0 && below(rng, 3) === 0) items.pop();
    return shuffle(rng, items);
  }
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scramble(rng, item)]));
  }
  return null;
}
