import type { HouseId, RealmId } from '../ids.ts';
import type { Facts, RealmFacts, RealmNumbers } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** What the realm of a house has of its own. */
const factsFor = ({ facts }: Ruleset, house: HouseId): RealmFacts | undefined =>
  facts.realms[facts.houses[house]?.realm ?? ''];

/** A number as it is in a realm. */
export const numberIn = <N extends keyof RealmNumbers>(rules: Ruleset, realm: RealmId, name: N): RealmNumbers[N] =>
  rules.facts.realms[realm]?.numbers?.[name] ?? rules.numbers[name];

/** A number as it is for a house. */
export const numberFor = <N extends keyof RealmNumbers>(rules: Ruleset, house: HouseId, name: N): RealmNumbers[N] =>
  numberIn(rules, rules.facts.houses[house]?.realm ?? '', name);

/** Does this house play for castles? */
export const playsForCastles = (rules: Ruleset, house: HouseId): boolean =>
  rules.rulings.rankedBy.includes('castles') && factsFor(rules, house)?.castles !== false;

/** The armies that each level of supply allows a house. */
export const supplyTable = (rules: Ruleset, house: HouseId): Facts['supply'] =>
  factsFor(rules, house)?.supply ?? rules.facts.supply;

/** How many stars each place at court allows a house. */
export const starTable = (rules: Ruleset, house: HouseId): Facts['stars'] =>
  factsFor(rules, house)?.stars ?? rules.facts.stars;
