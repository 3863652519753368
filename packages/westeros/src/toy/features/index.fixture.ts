import type { Messages, OptionValues } from '@corvo/core';
import type { GameAids } from '../../aids/registry.ts';
import { mergeSteps } from '../../merge-steps.ts';
import type { Option } from '../../ruleset/ruleset.ts';
import { beaconAids, withBeacons } from './beacons.fixture.ts';
import { OMEN_STEPS, omenAids, withOmens } from './omens.fixture.ts';
import { RELIC_STEPS, relicAids, withRelics } from './relics.fixture.ts';
import { SIGN_STEPS, signAids, withSigns } from './signs.fixture.ts';
import { SPY_STEPS, spyAids, withSpies } from './spies.fixture.ts';

// Five concepts that no edition has. Between them they use every hook of a feature and of its aids.

export const CONCEPTS: Readonly<Record<string, Option>> = {
  beacons: withBeacons,
  omens: withOmens,
  spies: withSpies,
  signs: withSigns,
  relics: withRelics,
};

/** Those that the options name. */
export const conceptsBy = (options: OptionValues): Option[] =>
  Object.entries(CONCEPTS).flatMap(([id, option]) => (options[id] === true ? [option] : []));

export const STEPS = mergeSteps(OMEN_STEPS, SIGN_STEPS, SPY_STEPS, RELIC_STEPS);
export const AIDS: GameAids = { features: [beaconAids, omenAids, spyAids, signAids, relicAids] };

export const WORDS: Messages = {
  'choice.consolidate.beacon': 'Light a beacon $t(area.{{area}}, in)',
  'choice.consolidate.spy': 'Lay a spy $t(area.{{area}}, in)',
  'event.beacon-lit': '$t(house.{{house}}) lights a beacon: $t(area.{{area}})',
  'event.omen-shown': '$t(house.{{house}}) shows {{card}}',
  'event.spy-laid': '$t(house.{{house}}) lays a spy: $t(area.{{area}})',
  'event.spy-turned-up': '$t(house.{{house}}) turns up $t(order.{{order}}): $t(area.{{area}})',
  'ask.relic': 'Which relic do you offer?',
  'ask.relic.about': 'Which relic do you offer?',
  'choice.relic': '{{card}}',
  'event.relic-offered': '$t(house.{{house}}) offers {{relic}}',
  'event.sign-shown': '$t(westeros.{{card}}) lies open',
  'explain.beacon': '{{value}}: the beacon',
  'explain.beacon-here': 'A beacon of $t(house.{{house}})',
  'explain.omen': '{{value}}: {{card}}',
  'explain.omen-hidden': 'An omen behind the screen',
  'explain.spy-here': 'A spy of $t(house.{{house}})',
  'draw.sign': 'Next: {{card}}',
  'omen.sun': 'Sun',
  'omen.moon': 'Moon',
  'order.spy': 'Spy',
  'order.decoy': 'Decoy',
  'problem.no-beacon-there': 'No beacon there',
  'problem.no-spy-left': 'No spy left',
};
