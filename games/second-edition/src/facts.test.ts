import { describe, expect, test } from 'vitest';
import { ABILITIES, EFFECTS } from './abilities/index.ts';
import { SHEET, TIDES } from './facts.ts';
import { secondEdition } from './game.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { secondEditionRules } from './rules/index.ts';

const USUAL = chosenOf(secondEdition.resolveOptions({}, 6) as Record<string, string>);
const rulesFor = (players: number): ReturnType<typeof secondEditionRules> => secondEditionRules(players, USUAL);
const { facts, board, effects, westeros } = rulesFor(6);

describe('the map', () => {
  test('2E-2.1 2E-2.2 has 38 lands, 12 seas and 8 ports, and 135 borders, each known from both sides', () => {
    const count = (element: string): number => facts.areas.filter(area => area.element === element).length;
    expect([count('land'), count('sea'), count('port'), facts.areas.length]).toEqual([38, 12, 8, 58]);
    expect(facts.borders).toHaveLength(135);
    const halves = board.ids.flatMap(a => (board.near[a] ?? []).map(b => board.near[b]?.includes(a)));
    expect(halves).toHaveLength(270);
    expect(halves.every(Boolean)).toBe(true);
  });

  test('2E-2.22 a port borders on one sea and on nothing else; the tie to its land is no border', () => {
    for (const { id, land } of board.ports) {
      expect(board.near[id]?.map(area => board.area[area]?.element)).toEqual(['sea']);
      expect(board.near[land]).not.toContain(id);
      expect(board.portsOf[land]).toEqual([id]);
      expect(board.nearSea[land]).toEqual(expect.arrayContaining([...(board.near[id] ?? [])]));
    }
  });

  test('2E-1.3 castles are worth 1 point and strongholds 2', () => {
    for (const area of SHEET.areas)
      expect([area.id, area.muster]).toEqual([area.id, area.castle * 1 + area.stronghold * 2]);
    expect(board.castles.length).toBe(SHEET.areas.filter(area => area.castle + area.stronghold > 0).length);
  });

  test.each([
    [3, 16],
    [4, 0],
    [5, 0],
    [6, 0],
  ])('2E-1.9 with %i players %i areas are closed: without neighbours, castles or ports', (players, closed) => {
    const rules = rulesFor(players);
    const shut = rules.facts.areas.filter(area => area.closed === true).map(area => area.id);
    expect(shut).toHaveLength(closed);
    for (const area of shut) {
      expect(rules.board.near[area]).toEqual([]);
      expect([...rules.board.castles, ...rules.board.mustering, ...rules.board.land]).not.toContain(area);
      expect(rules.board.ids.filter(other => rules.board.near[other]?.includes(area))).toEqual([]);
      expect(rules.board.ports.map(({ id }) => id)).not.toContain(area);
    }
  });
});

describe('pieces', () => {
  test('2E-8.3 fifteen order tokens, five of them with a star', () => {
    expect(facts.orders.reduce((sum, order) => sum + order.copies, 0)).toBe(15);
    expect(
      facts.orders
        .filter(order => order.star)
        .map(order => order.type)
        .sort(),
    ).toEqual(['consolidate', 'defense', 'march', 'raid', 'support']);
  });

  test('2E-3.1 2E-3.2 2E-3.3 units as printed; a siege engine counts only against castles and cannot retreat', () => {
    expect(facts.units).toEqual([
      { kind: 'knight', element: 'land', strength: 2, cost: 2, promotions: [] },
      {
        kind: 'footman',
        element: 'land',
        strength: 1,
        cost: 1,
        promotions: [
          { to: 'knight', cost: 1 },
          { to: 'siege-engine', cost: 1 },
        ],
      },
      {
        kind: 'siege-engine',
        element: 'land',
        strength: 0,
        cost: 2,
        promotions: [],
        stays: true,
        spared: true,
        storms: 4,
      },
      { kind: 'ship', element: 'sea', strength: 1, cost: 1, promotions: [] },
    ]);
    expect(facts.houses['stark']?.pool).toEqual({ knight: 5, footman: 10, 'siege-engine': 2, ship: 6 });
  });

  test('three Westeros decks of ten, nine wildling cards, forty-two house cards, twenty-four tides', () => {
    const size = (deck: string): number => (facts.decks[deck] ?? []).reduce((sum, { copies }) => sum + copies, 0);
    expect(['I', 'II', 'III'].map(size)).toEqual([10, 10, 10]);
    expect(facts.wildlings).toHaveLength(9);
    expect(facts.cards).toHaveLength(42);
    for (const { cards } of Object.values(facts.houses)) expect(cards).toHaveLength(7);
    expect(TIDES.reduce((sum, { copies }) => sum + copies, 0)).toBe(24);
    expect(secondEditionRules(6, USUAL).features).toEqual([]);
    expect(secondEditionRules(6, { ...USUAL, tides: true }).features.map(({ id }) => id)).toEqual(['tides']);
  });
});

describe('every card has its code', () => {
  test('house cards whose sheet has a text, and no others', () => {
    const printed = SHEET.houseCards.filter(card => card.ability !== null).map(card => card.id);
    expect(Object.keys(ABILITIES).sort()).toEqual([...printed].sort());
    for (const effect of Object.values(ABILITIES)) expect(effects[effect]).toBeDefined();
    expect(Object.keys(EFFECTS).sort()).toEqual([...new Set(Object.values(ABILITIES))].sort());
  });

  test('Westeros cards, with the choices of the sheet', () => {
    for (const { id, ...card } of Object.values(SHEET.westerosDecks).flat()) {
      const code = westeros[id];
      expect(code, id).toBeDefined();
      const offered = 'choice' in card && card.choice !== undefined ? card.choice.options : [];
      expect(Object.keys(code?.choice?.options ?? {})).toEqual(offered);
    }
  });

  test('wildling cards, with something for whoever the sheet names', () => {
    for (const card of SHEET.wildlingCards) {
      const does = (text: string): boolean => text !== 'Nothing.';
      const wanted = { lowest: card.lowestBidder, others: card.everyoneElse, highest: card.highestBidder };
      for (const [part, text] of Object.entries(wanted)) {
        const effect = effects[`${card.id}-${part}`];
        expect([card.id, part, effect?.at?.[`wildlings-${part}`] !== undefined]).toEqual([card.id, part, does(text)]);
      }
    }
  });
});

test('every option of the sheet is a switch with its default and a clause', () => {
  expect(OPTIONS.map(({ id, default: usual }) => [id, usual])).toEqual(SHEET.options.map(o => [o.id, o.default]));
  for (const { id, values, default: usual, clause } of OPTIONS) {
    expect(values.length, id).toBeGreaterThan(1);
    expect(values).toContain(usual);
    expect(clause).toMatch(/^2E-/);
  }
  expect(OPTIONS.find(({ id }) => id === 'setup.lannisterPortShip3p')?.players).toEqual([3]);
});

test('2E-1.18 the extra ship of Lannister with three players is an option', () => {
  const start = (portShip: boolean): unknown =>
    secondEditionRules(3, { ...USUAL, lannisterPortShip: portShip }).facts.houses['lannister']?.start;
  expect(start(true)).toMatchObject({ 'port-of-lannisport': { ship: 1 } });
  expect(start(false)).not.toHaveProperty('port-of-lannisport');
});

test('every land and port belongs to a region of the map, and only seas to none', () => {
  for (const { id, element, region } of Object.values(board.area))
    expect([id, region === 'seas']).toEqual([id, element === 'sea']);
});
