import type { Ruleset } from './ruleset.ts';

/**
 * What follows from the rules alone, worked out once for each ruleset. Whoever asks mostly asks again under the same
 * rules, and thousands of times a second.
 */
export function perRules<T>(workOut: (rules: Ruleset) => T): (rules: Ruleset) => T {
  const known = new WeakMap<Ruleset, { readonly value: T }>();
  let last: Ruleset | undefined;
  let entry: { readonly value: T };
  return rules => {
    if (rules !== last) {
      entry = known.get(rules) ?? { value: workOut(rules) };
      known.set(rules, entry);
      last = rules;
    }
    return entry.value;
  };
}
