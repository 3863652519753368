import { problem, type OptionValues, type Plain, type Problem } from '@corvo/core';
import type { WesterosOpen } from '../state.ts';
import type { Ruleset } from './ruleset.ts';

export type MakeRuleset = (options: OptionValues, players: number) => Ruleset;

/** A state is plain data and cannot hold a ruleset, so it names one; here is what the names mean. */
const families = new Map<string, MakeRuleset>();
const shelf = new Map<string, Ruleset>();
let lastKey = '';
let last: Ruleset | undefined;

/** Every game puts its rulesets on the shelf once, when it is loaded. */
export function shelve(family: string, make: MakeRuleset): void {
  families.set(family, make);
}

/** Short, since every view carries it: switches that are off are not named. */
export function rulesetKey(family: string, options: OptionValues, players: number): string {
  const chosen = Object.keys(options)
    .filter(id => options[id] !== false)
    .sort()
    .map(id => `${id}=${String(options[id])}`);
  return [family, players, ...chosen].join('|');
}

/** The rules of this table. */
export function rulesOf(open: Pick<WesterosOpen, 'ruleset' | 'options' | 'seats'>): Ruleset {
  const key = open.ruleset;
  if (key === lastKey && last !== undefined) return last;
  let rules = shelf.get(key);
  if (rules === undefined) {
    const make = families.get(key.slice(0, key.indexOf('|')));
    if (make === undefined) throw new Error(`no ruleset is called ${key}`);
    rules = make(open.options, open.seats.length);
    shelf.set(key, rules);
  }
  lastKey = key;
  last = rules;
  return rules;
}

/** The rule behind a question or a refusal. */
export function clauseOf(rules: Ruleset, name: string): string {
  const clause = rules.clauses[name];
  if (clause === undefined) throw new Error(`no clause stands behind ${name}`);
  return clause;
}

/** Refuses with the clause this ruleset gives for the code. */
export function refuse(rules: Ruleset, code: string, data?: Plain): Problem {
  return problem(clauseOf(rules, code), code, data);
}
