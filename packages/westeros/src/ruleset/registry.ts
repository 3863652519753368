import { problem, type OptionSpec, type OptionValues, type Plain, type Problem } from '@corvo/core';
import type { WesterosOpen } from '../state.ts';
import type { Ruleset } from './ruleset.ts';

export type MakeRuleset = (options: OptionValues, players: number) => Ruleset;

interface Family {
  readonly make: MakeRuleset;
  readonly usual: OptionValues;
}

/** A state is plain data and cannot hold a ruleset, so it names its family and its options; here is what they mean. */
const families = new Map<string, Family>();
const registry = new Map<string, Ruleset>();

type Naming = Pick<WesterosOpen, 'ruleset' | 'options' | 'seats'>;

/** Whoever asks for the rules of a table mostly asks again for the same: options are shared by all copies of a state. */
let last: { readonly family: string; readonly options: OptionValues; readonly players: number } | undefined;
let lastRules: Ruleset | undefined;

/** Has a game of this name been loaded? */
export const isRegistered = (family: string): boolean => families.has(family);

/** Every game puts its rulesets in the registry when it is loaded; the whole game takes the place of its first half. */
export function register(family: string, make: MakeRuleset, options: readonly OptionSpec[]): void {
  registry.clear();
  lastRules = undefined;
  families.set(family, { make, usual: Object.fromEntries(options.map(option => [option.id, option.default])) });
}

function familyOf(name: string): Family {
  const family = families.get(name);
  if (family === undefined) throw new Error(`no ruleset is called ${name}`);
  return family;
}

/** What a table plays otherwise than usual: every view carries it, so the rest is left out. */
export function nonDefaultOptions(family: string, options: OptionValues): OptionValues {
  const { usual } = familyOf(family);
  return Object.fromEntries(Object.entries(options).filter(([id, value]) => value !== usual[id]));
}

function fetchRules({ ruleset, options, seats }: Naming): Ruleset {
  const chosen = Object.keys(options)
    .sort()
    .map(id => `${id}=${String(options[id])}`);
  const key = [ruleset, seats.length, ...chosen].join('|');
  const known = registry.get(key);
  if (known !== undefined) return known;
  const { make, usual } = familyOf(ruleset);
  const rules = make({ ...usual, ...options }, seats.length);
  registry.set(key, rules);
  return rules;
}

/** The rules of this table. */
export function rulesOf(open: Naming): Ruleset {
  const { ruleset, options, seats } = open;
  if (
    lastRules === undefined ||
    last?.options !== options ||
    last.family !== ruleset ||
    last.players !== seats.length
  ) {
    lastRules = fetchRules(open);
    last = { family: ruleset, options, players: seats.length };
  }
  return lastRules;
}

/** What a table plays by in one point, also where that is the usual thing and its state does not say so. */
export const optionOf = ({ ruleset, options }: Naming, id: string): OptionValues[string] | undefined =>
  options[id] ?? familyOf(ruleset).usual[id];

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
