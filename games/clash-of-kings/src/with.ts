import { makeBoard, type Facts, type Ruleset } from '@corvo/westeros';

/** The same rules over other facts; what is joined from them is joined anew. */
export function withFacts(rules: Ruleset, changes: Partial<Facts>): Ruleset {
  const facts = { ...rules.facts, ...changes };
  return { ...rules, facts, board: makeBoard(facts) };
}
