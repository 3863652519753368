import { rngFromText } from '@corvo/core';
import { table, type TestTable } from '@corvo/testkit';
import {
  away,
  drawFrom,
  field,
  houseAt,
  itemOf,
  makeBoard,
  musterBy,
  out,
  poolOf,
  rulesOf,
  setSupply,
  westerosGame,
  withFeature,
  type Facts,
  type Feature,
  type HouseState,
  type Option,
  type UnitFacts,
  type Westeros,
  type WesterosCode,
  type WesterosGame,
} from '@corvo/westeros';
import { comersTo, supportersOf, waysOf } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { playedBy, SHEET } from './facts.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { secondEditionRules } from './rules/index.ts';
import { messages } from './texts/index.ts';

/** This edition with one thing changed, as an expansion would. */
const codeWith = (id: string, option: Option): WesterosCode => ({
  id: `second-edition-${id}`,
  rules: 1,
  players: { min: 3, max: 6 },
  options: OPTIONS,
  messages,
  areas: SHEET.areas.map(area => area.id),
  houses: playedBy,
  settleOptions: options => options,
  ruleset: (options, players) => option(secondEditionRules(players, chosenOf(options))),
});
const gameWith = (id: string, option: Option): WesterosGame => westerosGame(codeWith(id, option));

const lay = (game: WesterosGame, position: string): TestTable<Westeros> => table(game, { players: 6 }, position);

const plain = gameWith('plain', rules => rules);

/** What a seat is asked, as text. */
const asked = (game: TestTable<Westeros>, seat: string): string => JSON.stringify(game.request(seat)?.ask);

describe('what keeps units from an area, by what they do and where they come from', () => {
  const closed = gameWith('closed', rules => ({
    ...rules,
    clauses: { ...rules.clauses, 'kept-out': 'T-1' },
    rulings: {
      ...rules.rulings,
      bars: (_open, _rules, _house, area, act, from) =>
        area === 'blackwater' && (act === 'march' || (act === 'support' && from === 'harrenhal'))
          ? { code: 'kept-out' }
          : undefined,
    },
  }));
  const kinds = { closed, plain };

  test.each([
    ['plain', true],
    ['closed', false],
  ] as const)('%s: a march is offered and taken, and foreseen: %s; raids are not concerned', (kind, isFree) => {
    const game = lay(
      kinds[kind],
      'the-reach tyrell 1 knight march-zero\nharrenhal lannister 1 footman raid\nblackwater stark 1 footman support',
    );
    expect(game.offered('lannister')).toContain('harrenhal: blackwater');
    game.play('lannister raid harrenhal: none');
    expect(asked(game, 'tyrell').includes('blackwater')).toBe(isFree);
    const { open } = game.state;
    expect(waysOf(open, rulesOf(open), 'tyrell').some(({ to }) => to === 'blackwater')).toBe(isFree);
    const march = 'tyrell march the-reach: knight > blackwater';
    expect(game.attempt(march)?.code).toBe(isFree ? undefined : 'kept-out');
  });

  test.each([
    ['plain', ['crackclaw-point', 'harrenhal']],
    ['closed', ['crackclaw-point']],
  ] as const)('%s: support over a border that carries none is neither asked for nor foreseen', (kind, areas) => {
    const game = lay(
      kinds[kind],
      `blackwater stark 1 footman march-zero
      harrenhal lannister 1 footman support
      crackclaw-point baratheon 1 footman support`,
    );
    const { open } = game.state;
    expect(
      supportersOf(open, rulesOf(open), 'blackwater')
        .map(({ area }) => area)
        .sort(),
    ).toEqual(areas);
  });

  test('what keeps a house out by the map alone keeps it out in the next round too', () => {
    const game = lay(closed, 'the-reach tyrell 1 knight support\nhighgarden tyrell 1 footman march-zero');
    const { open } = game.state;
    expect(comersTo(open, rulesOf(open), 'blackwater')).toEqual([]);
    expect(comersTo(open, rulesOf(open), 'kings-landing')).toMatchObject([{ from: 'the-reach', when: 'next-round' }]);
  });
});

describe('orders that do not fit everywhere, where every area must have one', () => {
  const ashore = gameWith('ashore', rules => ({
    ...rules,
    clauses: { ...rules.clauses, 'only-defence-there': 'T-2' },
    rulings: {
      ...rules.rulings,
      orderFits: (open, _rules, house, order, area) =>
        order.type !== 'defense' && open.areas[area]?.units.every(unit => unit.house === house && unit.kind === 'ship')
          ? { code: 'only-defence-there' }
          : undefined,
    },
  }));
  const FLEET = ['the-narrow-sea', 'shipbreaker-bay', 'blackwater-bay', 'sunset-sea', 'ironmans-bay'];
  const fleet = (game: WesterosGame, ships: number, court: string): TestTable<Westeros> =>
    lay(
      game,
      `court ${court}\nwinterfell stark 1 knight\n${FLEET.slice(0, ships)
        .map(sea => `${sea} stark 1 ship`)
        .join('\n')}`,
    );
  const FIRST = 'stark baratheon lannister greyjoy tyrell martell';
  const LAST = 'baratheon lannister greyjoy tyrell martell stark';

  test.each([
    [1, FIRST, 2],
    [5, FIRST, 4], // two defences, and the one with a star
    [5, LAST, 3], // without a star
  ])('%i fleets that take defence orders only, court %s: %i orders are asked for', (ships, court, least) => {
    const game = fleet(ashore, ships, court);
    expect(game.request('stark')?.ask).toMatchObject({ least });
    for (let seed = 0; seed < 40; seed++) {
      const view = game.view('stark');
      const request = game.request('stark');
      if (request === undefined) throw new Error('nobody is asked');
      const choice = game.game.sample(view, request, rngFromText(`orders ${seed}`));
      expect(game.game.check(view, request, choice)).toBeUndefined();
    }
  });

  test('elsewhere every area asks for its order, and any of them will do', () => {
    expect(fleet(plain, 5, FIRST).request('stark')?.ask).toMatchObject({ least: 6 });
    const orders = 'stark orders winterfell march-zero, the-narrow-sea raid';
    expect(fleet(ashore, 1, FIRST).refusal(orders)).toMatchObject({ code: 'only-defence-there', clause: 'T-2' });
    expect(fleet(plain, 1, FIRST).attempt(orders)).toBeUndefined();
  });
});

describe('units that never move, that supply does not count, that nobody sells', () => {
  /** Siege engines nailed down, or as they are. */
  const engines = (id: string, nailed: Partial<UnitFacts>): WesterosGame =>
    gameWith(id, rules => {
      const units = rules.facts.units.map(unit => (unit.kind === 'siege-engine' ? { ...unit, ...nailed } : unit));
      const facts = { ...rules.facts, units };
      return { ...rules, facts, board: makeBoard(facts) };
    });
  const nailed = engines('nailed', { fixed: true, unfed: true, unsold: true, stays: false });
  const HOLD = 'the-arbor tyrell 1 footman march-minus-one';

  test('they do not march', () => {
    const position = 'the-reach tyrell 1 knight 1 siege-engine march-zero';
    const march = 'tyrell march the-reach: knight siege-engine > blackwater';
    expect(lay(plain, position).attempt(march)).toBeUndefined();
    const game = lay(nailed, position);
    expect(game.refusal(march)).toMatchObject({ code: 'units-not-there', data: { kind: 'siege-engine', there: 0 } });
    expect(game.refusal('tyrell march the-reach: knight > blackwater; leave power')).toMatchObject({
      code: 'units-stay-behind',
    });
    expect(asked(game, 'tyrell')).toContain('"mayLeave":false');
  });

  /** The knight of the defenders gives way to three. */
  const siege = (game: WesterosGame, attackers: string, defence: string): TestTable<Westeros> =>
    lay(
      game,
      `used fiefdoms\nthe-reach tyrell ${attackers} march-zero\nblackwater lannister 1 knight 1 siege-engine\n${HOLD}`,
    ).play(
      `tyrell march the-reach: ${attackers} > blackwater`,
      'tyrell plays alester-florent',
      `lannister plays ${defence}`,
    );

  test('beaten, they stay where they are, and are lost with their area', () => {
    const game = siege(nailed, '3 knights', 'ser-kevan-lannister');
    if (game.waiting[0]?.seat === 'lannister')
      game.play(`lannister retreats ${String(game.offered('lannister')?.[0])}`);
    expect(game.told('units-retreated')).toMatchObject([{ units: { knight: 1 } }]);
    expect(game.told('units-destroyed')).toMatchObject([{ units: { 'siege-engine': 1 }, why: 'cannot-retreat' }]);
    expect(game.figure('units blackwater')).toBe('tyrell 3 knights');
  });

  test('an attack that fails leaves them alone', () => {
    const game = siege(nailed, '1 knight', 'tywin-lannister');
    expect(game.figure('units blackwater')).toBe('lannister 1 knight 1 siege-engine');
    expect(game.told('units-destroyed')).toEqual([]);
  });

  test('supply counts the others alone', () => {
    const position = 'blackwater lannister 2 knights 1 siege-engine\nharrenhal lannister 1 knight 1 siege-engine';
    expect(lay(plain, position).figure('armies lannister')).toEqual([3, 2]);
    expect(lay(nailed, position).figure('armies lannister')).toEqual([2]);
  });

  test('they are not for sale, nor is anybody promoted to what a house does not have', () => {
    const position =
      'phase westeros\nthrone lannister stark baratheon greyjoy tyrell martell\ntop I mustering\nlannisport lannister 1 footman';
    const bought = 'lannister musters lannisport: siege-engine';
    expect(lay(plain, position).attempt(bought)).toBeUndefined();
    const game = lay(nailed, position);
    expect(game.refusal(bought)).toMatchObject({ code: 'no-such-purchase' });
    expect(game.attempt('lannister musters lannisport: footman>siege-engine')).toBeUndefined();
    const without = gameWith('without', rules => ({
      ...rules,
      facts: {
        ...rules.facts,
        houses: Object.fromEntries(
          Object.entries(rules.facts.houses).map(([id, house]) => [
            id,
            { ...house, pool: { ...house.pool, 'siege-engine': 0 } },
          ]),
        ),
      },
    }));
    expect(asked(lay(without, position), 'lannister')).not.toContain('siege-engine');
    expect(asked(lay(plain, position), 'lannister')).toContain('footman>siege-engine');
  });
});

describe('mustering by grants', () => {
  /** The Mustering card gives one house three points, two at most in one area, castles or not. */
  const granted = westerosGame({
    ...codeWith('granted', rules => ({
      ...rules,
      flow: { ...rules.flow, levy: ['call'] },
      westeros: { ...rules.westeros, mustering: { run: 'levy' } },
    })),
    procedures: {
      levy: {
        call: {
          enter: game => musterBy(game, 'lannister', { areas: { harrenhal: 2, 'stoney-sept': 2 }, total: 3 }),
        },
      },
    },
  });
  const LEVY =
    'phase westeros\nround 2\ntop I mustering\nthrone lannister stark baratheon greyjoy tyrell martell\nlannisport lannister 1 footman';

  test('points come from the grant and not from the map, by area and in all', () => {
    const game = lay(granted, LEVY);
    expect(game.request('lannister')?.ask).toMatchObject({
      total: 3,
      areas: { harrenhal: { points: 2 }, 'stoney-sept': { points: 2 } },
    });
    expect(game.refusal('lannister musters lannisport: footman')).toMatchObject({ code: 'no-muster-there' });
    expect(game.refusal('lannister musters harrenhal: knight, footman')).toMatchObject({
      code: 'not-enough-points',
      data: { points: 2, cost: 3 },
    });
    expect(game.refusal('lannister musters harrenhal: knight; stoney-sept: knight')).toMatchObject({
      code: 'not-enough-points',
      data: { area: 'stoney-sept', points: 1, cost: 2 },
    });
    game.play('lannister musters harrenhal: knight; stoney-sept: footman');
    expect(game.figure('units harrenhal')).toBe('lannister 1 knight');
  });

  test('chance and lists keep to the grant, and guides count what is left in all', () => {
    const game = lay(granted, LEVY);
    const [view, request] = [game.view('lannister'), game.request('lannister')];
    if (request === undefined) throw new Error('nobody is asked');
    for (let seed = 0; seed < 40; seed++) {
      const choice = game.game.sample(view, request, rngFromText(`levy ${seed}`));
      expect(game.game.check(view, request, choice)).toBeUndefined();
    }
    const all = game.offered('lannister') ?? [];
    expect(all).toContain('harrenhal: knight; stoney-sept: footman');
    expect(all).not.toContain('harrenhal: knight; stoney-sept: knight');
    const guided = game.game.guide?.(view, request, ['harrenhal', 'knight']);
    expect(guided?.picks.map(({ id, about }) => [id, about])).toMatchObject([['stoney-sept', { data: { points: 1 } }]]);
  });

  test('elsewhere the printed points count, castle by castle', () => {
    const game = lay(plain, LEVY);
    expect(game.request('lannister')?.ask).toMatchObject({ areas: { lannisport: { points: 2 } } });
    expect(asked(game, 'lannister')).not.toContain('total');
    expect(game.refusal('lannister musters harrenhal: footman')).toMatchObject({ code: 'no-muster-there' });
  });
});

describe('cards that are not dealt, units that are away, decks beside the decks, and what is lost', () => {
  const lost = field<HouseState, number>('lost');
  /** Lannister begins without Tywin; its knights may be away; supply is drawn; losses are counted. */
  const stacked = westerosGame({
    ...codeWith('stacked', rules => {
      const { lannister } = rules.facts.houses;
      if (lannister === undefined) return rules;
      const facts: Facts = {
        ...rules.facts,
        houses: { ...rules.facts.houses, lannister: { ...lannister, aside: ['tywin-lannister'] } },
        stacks: {
          stores: [
            { card: 'two', copies: 1, icon: false },
            { card: 'five', copies: 1, icon: false },
            { card: 'mix', copies: 1, icon: false },
          ],
        },
      };
      return {
        ...rules,
        facts,
        flow: { ...rules.flow, stores: ['draw'] },
        westeros: { ...rules.westeros, supply: { run: 'stores' } },
        rulings: {
          ...rules.rulings,
          unitsLost: (game, house, _area, units) =>
            lost.put(houseAt(game.open, house), (lost.of(houseAt(game.open, house)) ?? 0) + (units['knight'] ?? 0)),
        },
      };
    }),
    procedures: {
      stores: {
        draw: {
          enter: game =>
            setSupply(game, 'lannister', drawFrom(game, 'stores', card => card === 'mix') === 'two' ? 2 : 5),
        },
      },
    },
  });
  const dealt = (game: WesterosGame): TestTable<Westeros> => table(game, { players: 3 });

  test('a card that lies aside is neither in hand nor used, and no card is missing', () => {
    const game = dealt(stacked);
    expect(game.figure('hand lannister')).not.toContain('tywin-lannister');
    expect(out.of(houseAt(game.state.open, 'lannister'))).toEqual(['tywin-lannister']);
    for (const holds of stacked.audit.invariants ?? []) expect(holds(game.state)).toBeUndefined();
    expect(dealt(plain).figure('hand lannister')).toContain('tywin-lannister');
  });

  test('units that are away are not in the pool', () => {
    const { open } = dealt(stacked).state;
    const before = poolOf(open, rulesOf(open), 'lannister', 'knight');
    away.put(houseAt(open, 'lannister'), { knight: 2 });
    expect(poolOf(open, rulesOf(open), 'lannister', 'knight')).toBe(before - 2);
  });

  const stores = (top: string): TestTable<Westeros> =>
    lay(stacked, `phase westeros\ntop I supply\ntop stores ${top}\nsupply lannister 0`);

  test('a stack is drawn from by a procedure alone; used cards lie open until one mixes them all', () => {
    const drawn = stores('two, five, mix');
    expect(drawn.figure('supply lannister')).toBe(2);
    expect([drawn.figure('deck stores'), drawn.figure('bottom stores')]).toEqual([2, ['two']]);
    const mixed = stores('mix, two, five');
    expect(mixed.figure('deck stores')).toBe(2);
    expect(mixed.figure('bottom stores')).toHaveLength(1);
    for (const holds of stacked.audit.invariants ?? []) expect(holds(mixed.state)).toBeUndefined();
    expect(Object.keys(dealt(plain).state.open.decks)).not.toContain('stores');
  });

  test('a ruleset hears of what is lost', () => {
    const game = lay(
      stacked,
      'used fiefdoms\nthe-reach tyrell 1 knight march-zero\nblackwater lannister 3 knights\nthe-arbor tyrell 1 footman march-minus-one',
    ).play(
      'tyrell march the-reach: knight > blackwater',
      'tyrell plays alester-florent',
      'lannister plays ser-gregor-clegane',
    );
    expect(game.told('units-destroyed')).toMatchObject([{ house: 'tyrell', units: { knight: 1 } }]);
    expect(lost.of(houseAt(game.state.open, 'tyrell'))).toBe(1);
    expect(lost.of(houseAt(game.state.open, 'lannister'))).toBeUndefined();
  });
});

describe('ground that asks who attacks, that a text can take away, and skulls without cards of chance', () => {
  const marsh: Feature = {
    id: 'marsh',
    ground: (_open, _rules, area, _house, foe) =>
      area === 'blackwater' && foe === 'tyrell' ? itemOf('marsh', 2, { area }) : undefined,
  };
  const marshy = gameWith('marshy', rules => ({
    ...withFeature(rules, marsh),
    effects: {
      ...rules.effects,
      'dry-shod': {
        clause: 'T-3',
        modify: {
          ground: { layer: 'limit', by: () => 0 },
          skulls: { layer: 'add', by: (skulls, { about }) => skulls + (about.side === 0 ? 1 : 0) },
        },
      },
    },
  }));
  const fight = (game: WesterosGame, more = ''): TestTable<Westeros> =>
    lay(
      game,
      `used fiefdoms\nthe-reach tyrell 2 knights march-zero\nblackwater lannister 3 knights\nthe-arbor tyrell 1 footman march-minus-one\n${more}`,
    ).play('tyrell march the-reach: 2 knights > blackwater');

  test('it counts before any card lies open, and an effect takes it away', () => {
    expect(fight(marshy).figure('strength defender')).toBe(8);
    expect(fight(plain).figure('strength defender')).toBe(6);
    const dry = fight(marshy, 'effect dry-shod');
    expect(dry.figure('strength defender')).toBe(6);
    expect(dry.figure('items defender')).toMatchObject([{ from: 'units' }, { value: 0, by: ['dry-shod'] }]);
  });

  test.each([
    ['effect dry-shod', [{ house: 'lannister', why: 'skulls' }]],
    ['', []],
  ])('%s: a skull kills a unit of the winner, whatever towers he has', (more, dead) => {
    const game = fight(marshy, more).play('tyrell plays alester-florent', 'lannister plays ser-kevan-lannister');
    expect(game.told('units-destroyed')).toMatchObject(dead);
  });
});
