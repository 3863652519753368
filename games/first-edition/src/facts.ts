import type {
  AreaFacts,
  Count,
  Facts,
  HouseCardFacts,
  HouseFacts,
  OrderFacts,
  OrderType,
  UnitFacts,
  WesterosCardFacts,
} from '@corvo/westeros';
import source from '../facts/first-edition.json' with { type: 'json' };
import { abilityOf } from './abilities/index.ts';
import { regionOf } from './regions.ts';

/** The fact sheet as it lies in `facts`, with its sources; everything else here is read from it. */
export const SHEET = source;

const HOUSES = Object.keys(source.houses) as (keyof typeof source.houses)[];
export type House = (typeof HOUSES)[number];
const REALM = 'westeros';

const areas: readonly AreaFacts[] = source.areas.map(area => ({
  id: area.id,
  element: area.kind === 'sea' ? 'sea' : 'land',
  region: regionOf(area.id),
  supply: area.supply,
  crowns: area.crowns,
  points: area.musterPoints,
  castle: area.city + area.stronghold > 0,
  home: area.home,
}));

const units: readonly UnitFacts[] = [
  {
    kind: 'knight',
    element: 'land',
    strength: source.units.knight.strength,
    cost: source.units.knight.cost,
    promotions: [],
  },
  {
    kind: 'footman',
    element: 'land',
    strength: source.units.footman.strength,
    cost: source.units.footman.cost,
    promotions: [{ to: 'knight', cost: source.units.knight.upgradeFromFootman }],
  },
  { kind: 'ship', element: 'sea', strength: source.units.ship.strength, cost: source.units.ship.cost, promotions: [] },
];

const NUMBER_WORDS: Readonly<Record<number, string>> = { [-1]: 'minus-one', 0: 'zero', 1: 'plus-one', 2: 'plus-two' };

/** The face of a token: two tokens with the same face are the same order twice. */
function faceOf({
  type,
  value,
  star,
}: {
  readonly type: string;
  readonly value: number;
  readonly star: boolean;
}): string {
  if (type === 'march' || type === 'defense' || (type === 'support' && star))
    return `${type}-${NUMBER_WORDS[value] ?? value}`;
  return star ? `${type}-star` : type;
}

function readOrders(): OrderFacts[] {
  const faces = new Map<string, OrderFacts>();
  for (const token of source.orders.perHouse) {
    const id = faceOf(token);
    const before = faces.get(id);
    faces.set(id, {
      id,
      type: token.type as OrderType,
      value: token.value,
      star: token.star,
      copies: (before?.copies ?? 0) + 1,
    });
  }
  return [...faces.values()];
}
const orders: readonly OrderFacts[] = readOrders();

const cards: readonly HouseCardFacts[] = HOUSES.flatMap(house =>
  source.houseCards[house].map(({ id, strength, swords, fortifications }) => ({
    id,
    house,
    strength,
    swords,
    fortifications,
    ability: abilityOf(id),
  })),
);

const pool: Count = { knight: source.pools.knight, footman: source.pools.footman, ship: source.pools.ship };

function readHouse(id: House): HouseFacts {
  const start = source.houses[id].start as unknown as Readonly<Record<string, Count>>;
  const own = cards.filter(card => card.house === id).map(card => card.id);
  return {
    id,
    realm: REALM,
    start,
    supply: source.houses[id].startSupply,
    cards: own,
    pool,
    orders: orders.map(order => order.id),
  };
}

const decks: Readonly<Record<string, readonly WesterosCardFacts[]>> = Object.fromEntries(
  Object.entries(source.westeros.decks).map(([deck, list]) => [
    deck,
    list.map(({ card, copies, wildlingIcon }) => ({ card, copies, icon: wildlingIcon })),
  ]),
);

/** The houses played by so many. */
export const playedBy = (players: number): readonly House[] => trackSheet(players).players as readonly House[];

function trackSheet(players: number): {
  players: string[];
  ironThrone: string[];
  fiefdoms: string[];
  kingsCourt: string[];
} {
  return players === 3 ? source.tracks['3'] : players === 4 ? source.tracks['4'] : source.tracks['5'];
}

/** 1E-21.2: the units of houses that are not played stand as neutral forces. */
function readForces(players: number): Record<string, number> {
  const { src: _, ...printed } = source.neutralForces;
  const forces: Record<string, number> = { ...printed };
  const value: Readonly<Record<string, number>> = source.neutralHouses.valuePerUnit;
  for (const house of HOUSES) {
    if (playedBy(players).includes(house)) continue;
    for (const [area, count] of Object.entries(readHouse(house).start)) {
      forces[area] = Object.entries(count).reduce((sum, [kind, number]) => sum + (value[kind] ?? 0) * number, 0);
    }
  }
  return forces;
}

/** All facts for a number of players; with five, the court may follow the author's recommendation. */
export function factsFor(players: number, court: 'recommended' | 'printed'): Facts {
  const sheet = trackSheet(players);
  const seats = players === 5 && court === 'recommended' ? source.tracks['5'].kingsCourtRecommended : sheet.kingsCourt;
  return {
    areas,
    borders: source.adjacency.map(({ a, b }) => [a, b] as const),
    units,
    orders,
    cards,
    houses: Object.fromEntries(playedBy(players).map(house => [house, readHouse(house)])),
    decks,
    realms: { [REALM]: { throne: sheet.ironThrone, fiefdoms: sheet.fiefdoms, court: seats } },
    supply: source.supplyTrack.levels.map(({ armies }) => armies),
    stars: source.stars.byKingsCourtPosition,
    forces: readForces(players),
  };
}
