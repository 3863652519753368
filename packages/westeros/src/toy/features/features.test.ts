import { isProblem, isPlainObject, rngFromText, type DrawStyle, type Plain } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import type { FeatureAids } from '../../aids/feature.ts';
import { prospectsOf } from '../../aids/foresight/prospects.ts';
import type { BattleFrame } from '../../battle-frame.ts';
import { battleNow } from '../../battle-now.ts';
import { strengthOf } from '../../battle/strength.ts';
import { areaAt } from '../../realm/areas.ts';
import { builtIn, coveredIn, ordersLeft, ownCard, type Feature } from '../../ruleset/feature.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import type { WesterosGame } from '../../state.ts';
import { unseenCards } from '../../decks.ts';
import { HOUSES } from '../facts.fixture.ts';
import { lay, makeToy, toy, type Chosen, type Laid } from '../toy.fixture.ts';
import { AIDS } from './index.fixture.ts';

/** What is looked at with all of a concept, and with this hook of it gone. */
interface Turn {
  readonly with: Chosen;
  readonly on: string;
  readonly see: (at: (position: string) => Laid, on: string, game: WesterosGame) => Plain;
  readonly there: Plain;
  readonly gone: Plain;
}

const figure =
  (name: string, ...lines: readonly string[]): Turn['see'] =>
  (at, on) =>
    at(on)
      .play(...lines)
      .figure(name);

const OMENS = { omens: true, battle: 'long' };
const FIGHT = 'keep red 2 footmen march\nford blue 1 knight\nbay green 1 ship march';
const FOUGHT = ['red march keep: 2 footmen > ford', 'red plays red-page', 'blue plays blue-page'];
const CONSOLIDATE =
  'top I calm\ntop II truce\nphase consolidate\nkeep red 1 footman consolidate\nford blue 1 footman consolidate';

/** The type lists every hook of the rules: a new one that nobody turns does not compile. */
const RULES: { readonly [H in Exclude<keyof Feature, 'id'>]-?: Turn } = {
  layOut: {
    with: { signs: true },
    on: '',
    see: (_at, _on, game) => setUp(game, { signs: true }).open.decks['I']?.unknown ?? null,
    there: 5, // one of six lies open
    gone: 6,
  },
  imagine: {
    with: OMENS,
    on: FIGHT,
    see(at, on, game) {
      const { own } = game.imagine(at(on).view('red'), rngFromText('imagined'));
      return Object.values(own).map(({ more }) => more !== undefined);
    },
    there: [true, true, true],
    gone: [true, false, false], // red knows its own
  },
  mixUnseen: {
    with: { relics: true },
    on: FIGHT,
    see(at, on, game) {
      const { state } = at(on);
      const piles = [1, 2, 3, 4, 5, 6].map(times => JSON.stringify(game.redraw(state, times).hidden.more));
      return new Set(piles).size > 1;
    },
    there: true,
    gone: false, // what was to come still comes
  },
  inSight: {
    with: { signs: true },
    on: `top I levy\n${FIGHT}`,
    see(at, on) {
      const { open } = at(on).state;
      return unseenCards(open, rulesOf(open), 'I').includes('levy');
    },
    there: false,
    gone: true,
  },
  ground: {
    with: { beacons: true },
    on: `${FIGHT}\nford blue beacon`,
    see: figure('strength defender', ...FOUGHT),
    there: 3,
    gone: 2,
  },
  items: {
    with: OMENS,
    on: `omen red sun\nomen blue moon\n${FIGHT}`,
    see: (at, on) =>
      (
        at(on)
          .play(...FOUGHT)
          .figure('items attacker') as { readonly from: string }[]
      ).filter(({ from }) => from === 'omen'),
    there: [{ from: 'omen', card: 'sun', value: 1, by: [] }],
    gone: [],
  },
  icons: {
    with: OMENS,
    on: `omen red moon\nomen blue sun\nford blue 2 knights\nkeep red 2 footmen march\nbay green 1 ship march`,
    see: (at, on) =>
      at(on)
        .play(...FOUGHT, 'red blade keep')
        .told('units-destroyed'),
    there: [{ house: 'blue', area: 'ford', units: { knight: 1 }, why: 'skulls' }],
    gone: [],
  },
  swing: {
    with: OMENS,
    on: `phase marches\nkeep red 3 knights march\nford blue 1 footman\ncourt red blue green`,
    see(at, on) {
      const { open } = at(on).state;
      return prospectsOf(open, rulesOf(open), 'red').find(({ area }) => area === 'ford')?.unknown ?? null;
    },
    there: 1,
    gone: 0,
  },
  ownCard: {
    with: OMENS,
    on: `omen red moon\n${FIGHT}`,
    see: (at, on) => ['red', null].map(seat => ({ ...ownCard(at(on).view(seat), rulesOf(at(on).state.open)) })),
    there: [{ kind: 'omen', card: 'moon', worth: 1 }, {}],
    gone: [{}, {}],
  },
  turnsUp: {
    with: OMENS,
    on: `omen red sun\nomen blue moon\n${FIGHT}`,
    see(at, on) {
      const game = at(on).play(...FOUGHT.slice(0, -1));
      const { open } = game.state;
      const battle = structuredClone(battleNow(open)) as BattleFrame; // as it was before anybody showed anything
      const { events } = game.play(...FOUGHT.slice(-1));
      for (const { turnsUp } of rulesOf(open).features)
        for (const side of battle.sides) for (const event of events) turnsUp?.(side, event);
      return strengthOf(open, rulesOf(open), battle, 0);
    },
    there: 3,
    gone: 2,
  },
  consolidate: {
    with: { beacons: true },
    on: CONSOLIDATE,
    see(at, on) {
      const game = at(on);
      return game.request('red')?.why === 'consolidate' ? [...(game.offered('red') ?? [])] : game.figure('power red');
    },
    there: ['keep for beacon', 'keep for power'],
    gone: 6, // nobody is asked: it collects
  },
  built: {
    with: { beacons: true },
    on: `${FIGHT}\nford blue beacon`,
    see(at, on) {
      const { open } = at(on).state;
      return ['ford', 'keep'].map(area => builtIn(rulesOf(open), areaAt(open, area)).map(one => ({ ...one })));
    },
    there: [[{ name: 'beacon', house: 'blue' }], []],
    gone: [[], []],
  },
  covered: {
    with: { spies: true },
    on: `gone red decoy\n${CONSOLIDATE}`,
    see(at, on) {
      const game = at(on).play('red consolidates keep for spy');
      return ['red', 'blue', null].map(seat => JSON.stringify(coveredIn(game.view(seat), rulesOf(game.state.open))));
    },
    there: ['{"keep":{"house":"red","order":"spy"}}', '{"keep":{"house":"red"}}', '{"keep":{"house":"red"}}'],
    gone: ['{}', '{}', '{}'],
  },
  ordersLeft: {
    with: { spies: true },
    on: `gone red decoy\n${CONSOLIDATE}`,
    see(at, on) {
      const { open } = at(on).state;
      return ['red', 'blue'].map(house => ordersLeft(open, rulesOf(open), house));
    },
    there: [{ spy: 1 }, { spy: 1, decoy: 1 }],
    gone: [{}, {}],
  },
};

function setUp(game: WesterosGame, chosen: Chosen): ReturnType<WesterosGame['setup']> {
  const options = game.resolveOptions(chosen, 3);
  if (isProblem(options)) throw new Error(options.code);
  return game.setup(options, HOUSES, 'toy');
}

/** What is wrong with a position, or that it is read. */
function reading(game: WesterosGame, chosen: Chosen, position: string): string {
  const options = game.resolveOptions(chosen, 3);
  if (isProblem(options)) throw new Error(options.code);
  const read = game.table.read(position.split('\n'), options, HOUSES);
  if (!isProblem(read)) return 'read';
  return isPlainObject(read.data) ? String(read.data['expected']) : '';
}

const STYLE: DrawStyle = { say: key => key, paint: text => text, nameOf: seat => seat };
const drawn =
  (word: string): Turn['see'] =>
  (at, on, game) =>
    game.table.draw(at(on).view(null), STYLE).includes(word);
const explained =
  (thing: string): Turn['see'] =>
  (at, on, game) =>
    (game.explain?.(at(on).view('red'), thing) ?? []).map(({ key }) => key).filter(key => /beacon|omen|spy/.test(key));
const written =
  (word: string): Turn['see'] =>
  (at, on, game) =>
    game.table.write(at(on).state.open).filter(line => line.includes(word));
/** A spy of red lies face down in the keep, and in the next round everybody is asked for orders. */
const laid = (at: (position: string) => Laid, on: string): Laid => at(on).play('red consolidates keep for spy');

type Position = NonNullable<FeatureAids['position']>;
type Explain = NonNullable<FeatureAids['explain']>;
type Draw = NonNullable<FeatureAids['draw']>;
const BEACONS = { beacons: true };
const SIGNS = { signs: true };
const BURNING = `${FIGHT}\nford blue beacon`;

/** The type lists every hook of the aids, those of positions, explanations and drawings one by one. */
const HELP: {
  readonly position: { readonly [H in keyof Position]-?: Turn };
  readonly explain: { readonly [H in keyof Explain]-?: Turn };
  readonly draw: { readonly [H in keyof Draw]-?: Turn };
  readonly itself: { readonly [H in Exclude<keyof FeatureAids, 'id' | 'position' | 'explain' | 'draw'>]-?: Turn };
} = {
  position: {
    clear: {
      with: SIGNS,
      on: 'top I tithe\nkeep red 1 footman',
      see: (at, on) => at(on).figure('deck I'),
      there: 5,
      gone: 4, // the card that set-up had laid open is lost
    },
    areaWords: {
      with: BEACONS,
      on: BURNING,
      see: (_at, on, game) => reading(game, BEACONS, on),
      there: 'read',
      gone: 'units, routed, token or an order, not beacon',
    },
    lines: {
      with: { spies: true },
      on: 'gone red spy',
      see: (_at, on, game) => reading(game, { spies: true }, on).startsWith('an area, or'),
      there: false,
      gone: true,
    },
    placed: {
      with: { spies: true },
      on: 'keep red 1 footman spy\nford red 1 footman spy',
      see: (_at, on, game) => reading(game, { spies: true }, on),
      there: 'a spy that red has',
      gone: 'read',
    },
    settle: {
      with: SIGNS,
      on: 'top I tithe\nkeep red 1 footman',
      see: figure('sign'),
      there: 'tithe',
      gone: null,
    },
    write: {
      with: SIGNS,
      on: 'top I tithe\nkeep red 1 footman',
      see: written('top I'),
      there: ['top I tithe'],
      gone: [],
    },
    writeArea: { with: BEACONS, on: BURNING, see: written('beacon'), there: ['ford blue beacon'], gone: [] },
  },
  explain: {
    area: { with: BEACONS, on: BURNING, see: explained('ford'), there: ['explain.beacon-here'], gone: [] },
    orders: {
      with: { spies: true },
      on: CONSOLIDATE,
      see: (at, on, game) => explained('keep')(() => laid(at, on), on, game),
      there: ['explain.spy-here'],
      gone: [],
    },
    house: { with: OMENS, on: FIGHT, see: explained('red'), there: ['explain.omen-hidden'], gone: [] },
  },
  draw: {
    area: { with: BEACONS, on: BURNING, see: drawn('(beacon)'), there: true, gone: false },
    orders: {
      with: { spies: true },
      on: CONSOLIDATE,
      see: (at, on, game) => drawn('[?]')(() => laid(at, on), on, game),
      there: true,
      gone: false,
    },
    table: { with: SIGNS, on: FIGHT, see: drawn('draw.sign'), there: true, gone: false },
  },
  itself: {
    invariants: {
      with: BEACONS,
      on: 'bay red 1 ship beacon',
      see: (at, on, game) => (game.audit?.invariants ?? []).flatMap(broken => broken(at(on).state) ?? []),
      there: ['bay'], // a beacon at sea
      gone: [],
    },
    passesThrough: {
      with: BEACONS,
      on: 'supply blue 0\nford blue 4 footmen beacon',
      see: (at, on, game) => (game.audit?.invariants ?? []).flatMap(broken => broken(at(on).state) ?? []),
      there: [],
      gone: ['blue has armies 4 at supply 0'],
    },
    figures: {
      with: BEACONS,
      on: BURNING,
      see: (at, on) => Object.keys(toyFigures(at(on))).filter(name => name.startsWith('beacon ')).length,
      there: 8,
      gone: 0,
    },
  },
};

const toyFigures = (game: Laid): Readonly<Record<string, Plain>> => game.game.table.figures(game.state.open);

const without = <T extends object>(whole: T, hook: string): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== hook)) as T;

const seen = (game: WesterosGame, { with: chosen, on, see }: Turn): Plain =>
  see(position => lay(position, { realms: 'one', ...chosen }, game), on, game);

describe('every hook of a feature, with it and without it:', () => {
  test.each(Object.entries(RULES))('%s', (hook, turn) => {
    const less = makeToy(`toy-without-${hook}`, rules => ({
      ...rules,
      features: rules.features.map(feature => without(feature, hook)),
    }));
    expect(seen(toy, turn)).toEqual(turn.there);
    expect(seen(less, turn)).toEqual(turn.gone);
    expect(turn.there).not.toEqual(turn.gone);
  });
});

const HELPS = Object.entries(HELP).flatMap(([room, hooks]) =>
  Object.entries(hooks).map(([hook, turn]) => [room, hook, turn] as const),
);

describe('every hook of the aids, with it and without it:', () => {
  test.each(HELPS)('%s: %s', (room, hook, turn) => {
    const features = (AIDS.features ?? []).map(aids => {
      if (room === 'itself') return without(aids, hook);
      const inside = aids[room as 'position' | 'explain' | 'draw'];
      return inside === undefined ? aids : { ...aids, [room]: without(inside, hook) };
    });
    const less = makeToy(`toy-without-${room}-${hook}`, rules => rules, {}, { features });
    expect(seen(toy, turn)).toEqual(turn.there);
    expect(seen(less, turn)).toEqual(turn.gone);
    expect(turn.there).not.toEqual(turn.gone);
  });

  test('they work only where the rules list the feature', () => {
    const plain = lay('keep red 1 footman', { realms: 'one' });
    expect(Object.keys(toyFigures(plain)).filter(name => /beacon|sign|gone/.test(name))).toEqual([]);
    expect(reading(toy, {}, BURNING)).toMatch(/not beacon$/);
  });
});

describe('concepts that no edition has, played:', () => {
  test('T-12 a spy lies face down until the end of the round, and then pays its house alone', () => {
    const game = lay(`gone red decoy\n${CONSOLIDATE}`, { realms: 'one', spies: true });
    game.play('red consolidates keep for spy', 'blue consolidates ford for power');
    expect(game.told('spy-turned-up')).toEqual([{ house: 'red', area: 'keep', order: 'spy' }]);
    expect(game.figure('power red')).toBe(6);
    expect(game.figure('gone red')).toEqual(['decoy', 'spy']);
  });

  test('T-10, T-12 two concepts offer their ways to consolidate side by side, each with its refusal', () => {
    const game = lay(`keep red beacon\n${CONSOLIDATE}`, { realms: 'one', spies: true, beacons: true });
    expect(game.offered('red')).toEqual(['keep for spy', 'keep for power']);
    expect(game.refusal('red consolidates keep for beacon')).toMatchObject({ code: 'no-beacon-there' });
    expect(game.refusal('red consolidates ford for beacon')).toMatchObject({ code: 'no-consolidate-there' });
  });

  test('T-13 the sign is the card of the next round, and another takes its place', () => {
    const game = lay('top I calm, tithe\ntop II truce, whim\nround 1\nphase clean-up\nkeep red 1 footman', {
      realms: 'one',
      signs: true,
    });
    expect(game.figure('round')).toBe(2);
    expect(game.figure('bottom I')).toEqual(['calm']);
    expect(game.figure('sign')).toBe('tithe');
  });

  test('T-14 what another house has sealed is imagined out of the relics it is imagined to have', () => {
    const game = lay('phase relics\nkeep red 1 footman', { realms: 'one', relics: true });
    const [first = ''] = game.offered('red') ?? [];
    game.play(`red ${first}`);
    for (const viewer of ['blue', 'green', null]) {
      const { own } = toy.imagine(game.view(viewer), rngFromText(`for ${viewer}`));
      const drawer = own['red'];
      expect(drawer?.more?.['relics']).toContain((drawer?.sealed?.choice as { card?: string } | undefined)?.card);
    }
  });

  test('T-14 who is paid for a relic takes the next one, and nobody sees which', () => {
    const game = lay('phase relics\nkeep red 1 footman\nrelics blue 0\nrelics green 0', {
      realms: 'one',
      relics: true,
    });
    const before = game.state.own['red']?.more?.['relics'] as readonly string[];
    game.play(`red ${game.offered('red')?.[0] ?? ''}`);
    const after = game.state.own['red']?.more?.['relics'] as readonly string[];
    expect(after).toHaveLength(2);
    expect(after.filter(relic => !before.includes(relic))).toHaveLength(1);
    expect(game.figure('power red')).toBe(5);
    expect(game.told('relic-offered')).toHaveLength(1);
  });
});
