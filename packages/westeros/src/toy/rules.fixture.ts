import type { OptionSpec, OptionValues } from '@corvo/core';
import { portsFollowLand } from '../ports/capture.ts';
import { USUAL_FLOW } from '../usual-flow.ts';
import { makeBoard } from '../ruleset/board.ts';
import { compose, type Ruleset, type WesterosCardCode } from '../ruleset/ruleset.ts';
import { instantVictory } from '../victory.ts';
import { factsFor, REALMS } from './facts.fixture.ts';
import { CONCEPTS, conceptsBy } from './features/index.fixture.ts';
import { RULINGS, rulingsBy } from './rulings.fixture.ts';
import { EFFECTS } from './texts-of-cards.fixture.ts';
import { WILDLING_EFFECTS, WILDLINGS } from './wildlings.fixture.ts';

const option = (id: string, values: OptionSpec['values']): OptionSpec => ({
  id,
  values,
  default: values[0] ?? false,
  clause: 'T-1',
});

/** Everything that can be turned is an option, so that the battery plays mixes that no edition has. */
export const OPTIONS: readonly OptionSpec[] = [
  option(
    'realms',
    Object.keys(REALMS).toSorted((a, b) => Number(b === 'two') - Number(a === 'two')),
  ),
  option('battle', ['short', 'long']),
  option('round', ['short', 'long']),
  option('wildlings', ['points', 'cards']),
  option('red-lord', ['none', ...Object.keys(EFFECTS)]),
  option('blue-guard', ['none', ...Object.keys(EFFECTS)]),
  ...RULINGS.map(ruling => option(`ruling.${ruling}`, [false, true])),
  ...Object.keys(CONCEPTS).map(concept => option(concept, [false, true])),
];

/** A ruleset with garrisons needs the step in which they fall, and one with ports that in which they change hands. */
const SHORT_BATTLE = USUAL_FLOW.battle.flatMap(step =>
  step === 'retreat' ? ['garrison', step] : step === 'after' ? ['ports', step] : [step],
);

/** Every step of a battle that the kernel has without cards of chance, in an order that no edition plays. */
const LONG_BATTLE = [
  'support',
  'accept',
  'cards',
  'cancel',
  'copy',
  'revealed',
  'blade',
  'resolve',
  'outcome',
  'casualties',
  'skulls',
  'garrison',
  'retreat',
  'starve',
  'fall-back',
  'take-area',
  'ports',
  'lay-aside',
  'after',
  'sweep',
  'over',
];

const LONG_ROUND = {
  round: ['begin', 'westeros', 'planning', 'raven', 'raids', 'marches', 'consolidate', 'stand-up', 'clean-up'],
  westeros: ['draw', 'attack', 'carry-out', 'put-away'],
  raven: ['use'],
  consolidate: ['in-turn'],
};

const WESTEROS: Readonly<Record<string, WesterosCardCode>> = {
  harvest: { run: 'supply' },
  levy: { run: 'muster' },
  drought: { run: 'reconcile' },
  tithe: { run: 'crowns', with: { ports: true } },
  calm: {},
  clash: { run: 'clash' },
  horde: { run: 'wildlings' },
  truce: { lasting: { effect: 'orderAllowed', until: 'round' } },
  whim: { choice: { chooser: 'throne', options: { supply: { run: 'supply' }, nothing: {} } } },
  winter: { reshuffles: true },
};

/** A clause for whatever asks or refuses; which one does not matter here. */
const CLAUSES: Ruleset['clauses'] = new Proxy({}, { get: (_none, name) => `T-${String(name)}` });

export function toyRules(options: OptionValues): Ruleset {
  const texts = Object.fromEntries(
    ['red-lord', 'blue-guard'].flatMap(card => (options[card] === 'none' ? [] : [[card, String(options[card])]])),
  );
  const hasCards = options['wildlings'] === 'cards';
  const facts = factsFor(options['realms'] as keyof typeof REALMS, texts, hasCards ? WILDLINGS : []);
  const rules: Ruleset = {
    facts,
    board: makeBoard(facts),
    numbers: {
      rounds: 4,
      startPower: 4,
      powerTokens: 9,
      castlesToWin: 4,
      blade: 1,
      wildlingsStart: 2,
      wildlingsStep: 2,
      wildlingsMost: 6,
      wildlingDebt: 1,
      wildlingDebtLowest: 2,
      shipsInPort: 2,
    },
    flow: {
      ...USUAL_FLOW,
      ...(options['round'] === 'long' ? LONG_ROUND : {}),
      ...(hasCards ? { wildlings: ['bid', 'tie', 'card', 'obey', 'go-back', 'put-under', 'again'] } : {}),
      battle: options['battle'] === 'long' ? LONG_BATTLE : SHORT_BATTLE,
    },
    rulings: rulingsBy(ruling => options[`ruling.${ruling}`] === true),
    effects: { ...EFFECTS, ...WILDLING_EFFECTS },
    westeros: WESTEROS,
    standing: [portsFollowLand, instantVictory],
    always: [],
    features: [],
    clauses: CLAUSES,
  };
  return compose(rules, conceptsBy(options));
}
