import { table } from '@corvo/testkit';
import {
  compose,
  makeBoard,
  offersIn,
  westerosGame,
  type BattleFrame,
  type Facts,
  type Option,
  type Ruleset,
  type WesterosGame,
} from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { chosenOf } from './options.ts';
import { firstEditionRules } from './rules/index.ts';

/** Other facts, and the board that follows from them. */
const withFacts = (rules: Ruleset, change: Partial<Facts>): Ruleset => {
  const facts = { ...rules.facts, ...change };
  return { ...rules, facts, board: makeBoard(facts) };
};

/** A unit that storms castles: a fact and an effect that is in play from the start. */
const withSiegeEngines: Option = rules => {
  const engine = {
    kind: 'siege-engine',
    element: 'land',
    strength: 0,
    cost: 2,
    promotions: [],
    stays: true,
    spared: true,
  } as const;
  const houses = Object.entries(rules.facts.houses).map(
    ([id, house]) => [id, { ...house, pool: { ...house.pool, [engine.kind]: 3 } }] as const,
  );
  return {
    ...withFacts(rules, { units: [...rules.facts.units, engine], houses: Object.fromEntries(houses) }),
    effects: {
      ...rules.effects,
      'siege-engines-storm-castles': {
        clause: 'CK-4.3',
        modify: {
          unitStrength: {
            layer: 'set',
            by: (value, { about, rules: { board } }) =>
              about.kind === engine.kind && about.side === 0 && board.area[about.area ?? '']?.castle === true
                ? 4
                : value,
          },
        },
      },
    },
    always: [...rules.always, 'siege-engines-storm-castles'],
  };
};

/** An area for ships that belongs to a land area. */
const withPort: Option = rules =>
  withFacts(rules, {
    areas: [
      ...rules.facts.areas,
      {
        id: 'port-of-lannisport',
        element: 'port',
        region: 'west',
        supply: 0,
        crowns: 0,
        points: 0,
        castle: false,
        home: null,
        portOf: 'lannisport',
      },
    ],
    borders: [...rules.facts.borders, ['port-of-lannisport', 'the-golden-sound']],
  });

/** A step that only this variant has. */
const withTrumpets: Option = rules => ({
  ...rules,
  flow: { ...rules.flow, battle: ['trumpets', ...(rules.flow['battle'] ?? [])] },
});

const variant: WesterosGame = westerosGame({
  id: 'variant',
  rules: 1,
  players: { min: 5, max: 5 },
  options: [],
  messages: { it: {}, en: {} },
  areas: compose(firstEditionRules(5, chosenOf({ kingsCourt: 'printed' })), [withPort]).board.ids,
  houses: () => ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'],
  settleOptions: options => options,
  ruleset: () =>
    compose(firstEditionRules(5, chosenOf({ kingsCourt: 'printed' })), [withSiegeEngines, withPort, withTrumpets]),
  procedures: {
    battle: { trumpets: { enter: (game, frame) => game.tell('trumpets', { area: (frame as BattleFrame).area }) } },
  },
});
const lay = (position: string): ReturnType<typeof table> =>
  table(variant, { players: 5 }, `round 10\n${position}`) as ReturnType<typeof table>;

describe('a ruleset can be extended without touching the kernel', () => {
  const siege = (): ReturnType<typeof table> =>
    lay(`
      blackwater lannister 1 knight 1 siege-engine march-zero
      crackclaw-point stark 1 siege-engine 1 footman support
      kings-landing baratheon 2 knights defense-plus-two
      blackwater-bay baratheon 1 ship support`);

  test('a new kind of unit with a strength of its own: the example of the siege engines', () => {
    const game = siege().play(
      'lannister march blackwater: knight siege-engine > kings-landing',
      'stark support crackclaw-point for attacker',
      'baratheon support blackwater-bay for defender',
    );
    expect([game.figure('strength attacker'), game.figure('strength defender')]).toEqual([11, 7]);
  });

  test('units that cannot retreat are destroyed, and cannot be casualties', () => {
    const game = siege().play(
      'lannister march blackwater: knight siege-engine > kings-landing',
      'stark support crackclaw-point for nobody',
      'baratheon support blackwater-bay for defender',
      'lannister plays cersei-lannister',
      'baratheon plays ser-axell-florent',
    );
    expect(game.told('units-destroyed')).toMatchObject([
      { units: { knight: 1 }, why: 'casualties' },
      { units: { 'siege-engine': 1 }, why: 'cannot-retreat' },
    ]);
  });

  test('a new step in a flow', () => {
    expect(siege().play('lannister march blackwater: knight > kings-landing').told('trumpets')).toEqual([
      { area: 'kings-landing' },
    ]);
  });

  test('ports: ships pass to their sea and back, and are built there though an enemy holds the sea', () => {
    const game = lay('port-of-lannisport lannister 1 ship march-zero');
    expect(game.attempt('lannister march port-of-lannisport: ship > golden-sound')).toBeUndefined();
    const foreign = lay('golden-sound greyjoy 1 ship march-zero');
    expect(foreign.refusal('greyjoy march golden-sound: ship > port-of-lannisport')).toMatchObject({
      code: 'out-of-reach',
    });
    const muster = lay(
      'phase westeros\nthrone lannister stark baratheon greyjoy tyrell\ngolden-sound greyjoy 1 ship\ntop I mustering',
    );
    expect(muster.refusal('lannister musters lannisport: ship@golden-sound')).toMatchObject({
      code: 'sea-held-by-others',
    });
    expect(muster.attempt('lannister musters lannisport: ship@port-of-lannisport')).toBeUndefined();
  });
});

test('nothing is for sale that a house has no pieces of', () => {
  const engine = { kind: 'siege-engine', element: 'land', strength: 0, cost: 2, promotions: [] } as const;
  const rules = firstEditionRules(5, chosenOf({}));
  const { stark, ...others } = rules.facts.houses;
  const houses = { ...others, stark: { ...stark!, pool: { ...stark!.pool, [engine.kind]: 1 } } };
  const promoted = rules.facts.units.map(unit =>
    unit.kind === 'footman' ? { ...unit, promotions: [...unit.promotions, { to: engine.kind, cost: 1 }] } : unit,
  );
  const own = withFacts(rules, { units: [...promoted, engine], houses });
  const { open } = table(variant, { players: 5 }, 'round 10\nwinterfell stark 1 footman\npyke greyjoy 1 footman').state;
  const sold = (house: string, area: string): string[] =>
    offersIn(open, own, house, area, 2).filter(text => text.includes(engine.kind));
  expect(sold('stark', 'winterfell')).toEqual(expect.arrayContaining([engine.kind, `footman>${engine.kind}`]));
  expect(sold('greyjoy', 'pyke')).toEqual([]);
});
