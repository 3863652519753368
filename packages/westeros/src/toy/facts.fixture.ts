import type { AreaFacts, Facts, HouseFacts, OrderFacts } from '../ruleset/facts.ts';

// The toy of the kernel: three houses, eight areas, one of each thing, and a second realm. It is no edition's; its rules
// are T-1 and so on, and every ruling of it can be turned.
//
//   keep (red) -- ford -- crag (blue, garrison)      land
//      \           |  \      |    \
//      bay      isle   moor (green, the north)       the isle has a neutral force; the fen beside the ford is closed
//       |  (bay touches keep, isle, crag, moor)
//     harbor (port of keep)

const area = (id: string, facts: Partial<AreaFacts> = {}): AreaFacts => ({
  id,
  element: 'land',
  region: 'south',
  supply: 0,
  crowns: 0,
  points: 0,
  castle: false,
  home: null,
  ...facts,
});

const AREAS: readonly AreaFacts[] = [
  area('keep', { points: 2, castle: true, home: 'red', supply: 1, crowns: 1 }),
  area('ford', { points: 1, castle: true, supply: 1 }),
  area('crag', { points: 2, castle: true, home: 'blue', supply: 1 }),
  area('isle', { points: 1, castle: true, crowns: 1 }),
  area('fen', { closed: true, castle: true, supply: 2 }),
  area('moor', { region: 'north', points: 2, castle: true, home: 'green', supply: 1, crowns: 1 }),
  area('bay', { element: 'sea' }),
  area('harbor', { element: 'port', portOf: 'keep' }),
];

const BORDERS: Facts['borders'] = [
  ['keep', 'ford'],
  ['ford', 'crag'],
  ['ford', 'isle'],
  ['ford', 'moor'],
  ['ford', 'fen'],
  ['crag', 'moor'],
  ['bay', 'keep'],
  ['bay', 'crag'],
  ['bay', 'isle'],
  ['bay', 'moor'],
  ['bay', 'harbor'],
];

const order = (id: string, type: OrderFacts['type'], value: number, star: boolean, copies: number): OrderFacts => ({
  id,
  type,
  value,
  star,
  copies,
});

const ORDERS: readonly OrderFacts[] = [
  order('march', 'march', 0, false, 2),
  order('march-plus', 'march', 1, true, 1),
  order('march-minus', 'march', -2, false, 1),
  order('defense', 'defense', 1, false, 1),
  order('support', 'support', 0, false, 2),
  order('support-plus', 'support', 1, true, 1),
  order('raid', 'raid', 1, false, 1),
  order('raid-plus', 'raid', 2, true, 1),
  order('consolidate', 'consolidate', 0, false, 2),
  order('consolidate-plus', 'consolidate', 0, true, 1),
];

/** What the houses have, those that play no card of their own included: `red-lord`, `red-guard`, `red-page`. */
export const HOUSES = ['red', 'blue', 'green'] as const;
const RANKS = [
  { rank: 'lord', strength: 3, swords: 0, fortifications: 0 },
  { rank: 'guard', strength: 1, swords: 2, fortifications: 0 },
  { rank: 'page', strength: 0, swords: 0, fortifications: 1 },
] as const;

const START: Readonly<Record<string, HouseFacts['start']>> = {
  red: { keep: { knight: 1, footman: 1 }, harbor: { ship: 1 } },
  blue: { crag: { knight: 1, footman: 1 }, bay: { ship: 1 } },
  green: { moor: { knight: 1, footman: 1 } },
};

/** The names of texts, by the card that has them. */
export type Texts = Readonly<Record<string, string>>;

/** The realms: one for all, or the north by itself, with less of everything and without wildlings. */
const ONE: Facts['realms'] = { south: { throne: HOUSES, fiefdoms: HOUSES, court: HOUSES } };
const SOUTH = ['red', 'blue'];
const NORTH = ['green'];
const TWO: Facts['realms'] = {
  south: { throne: SOUTH, fiefdoms: SOUTH, court: SOUTH },
  north: {
    throne: NORTH,
    fiefdoms: NORTH,
    court: NORTH,
    stars: [3],
    supply: [[2], [3], [3, 2]],
    numbers: { startPower: 2, powerTokens: 6, castlesToWin: 3, blade: 2 },
    wildlings: false,
  },
};
/** The north with wildlings of its own, who come faster and not as far. */
const BOTH_THREATENED: Facts['realms'] = {
  south: { throne: SOUTH, fiefdoms: SOUTH, court: SOUTH },
  north: {
    throne: NORTH,
    fiefdoms: NORTH,
    court: NORTH,
    numbers: { wildlingsStart: 1, wildlingsStep: 3, wildlingsMost: 4, wildlingDebt: 1, wildlingDebtLowest: 1 },
  },
};
export const REALMS = { one: ONE, two: TWO, both: BOTH_THREATENED };

export function factsFor(realms: keyof typeof REALMS, texts: Texts, wildlings: readonly string[]): Facts {
  const house = (id: string): HouseFacts => ({
    id,
    realm: realms !== 'one' && id === 'green' ? 'north' : 'south',
    start: START[id] ?? {},
    supply: 2,
    cards: RANKS.map(({ rank }) => `${id}-${rank}`),
    pool: { footman: 4, knight: 3, ship: 3, engine: 1 },
    orders: ORDERS.map(one => one.id),
  });
  return {
    areas: AREAS,
    borders: BORDERS,
    units: [
      { kind: 'footman', element: 'land', strength: 1, cost: 1, promotions: [{ to: 'knight', cost: 1 }] },
      { kind: 'knight', element: 'land', strength: 2, cost: 2, promotions: [] },
      { kind: 'ship', element: 'sea', strength: 1, cost: 1, promotions: [] },
      { kind: 'engine', element: 'land', strength: 0, cost: 2, promotions: [], stays: true, spared: true, storms: 4 },
    ],
    orders: ORDERS,
    cards: HOUSES.flatMap(id =>
      RANKS.map(({ rank, ...printed }) => {
        const card = `${id}-${rank}`;
        return { id: card, house: id, ...printed, ability: texts[card] ?? null };
      }),
    ),
    houses: Object.fromEntries(HOUSES.map(id => [id, house(id)])),
    decks: {
      I: [
        { card: 'harvest', copies: 1, icon: true },
        { card: 'levy', copies: 1, icon: true },
        { card: 'tithe', copies: 1, icon: false },
        { card: 'calm', copies: 2, icon: false },
        { card: 'drought', copies: 1, icon: false },
      ],
      II: [
        { card: 'clash', copies: 1, icon: false },
        { card: 'horde', copies: 1, icon: false },
        { card: 'truce', copies: 1, icon: true },
        { card: 'whim', copies: 1, icon: false },
        { card: 'winter', copies: 1, icon: false },
      ],
    },
    realms: REALMS[realms],
    supply: [[2], [2, 2], [3, 2], [3, 2, 2], [4, 3, 2]],
    stars: [2, 1, 0],
    forces: { isle: 3 },
    garrisons: { crag: { house: 'blue', strength: 2 } },
    ...(wildlings.length === 0 ? {} : { wildlings }),
  };
}
