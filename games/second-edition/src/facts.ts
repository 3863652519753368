import { regionOf } from './regions.ts';
import type {
  AreaFacts,
  CardId,
  Count,
  Facts,
  GarrisonFacts,
  HouseCardFacts,
  HouseFacts,
  OrderFacts,
  OrderType,
  UnitFacts,
  WesterosCardFacts,
} from '@corvo/westeros';
import source from '../facts/second-edition.json' with { type: 'json' };
import { abilityOf } from './abilities/index.ts';

/** The fact sheet as it lies in `facts`, with its sources; everything else here is read from it. */
export const SHEET = source;

const REALM = 'westeros';

/** What is set up for a number of players, with the same fields for each. */
interface SetUp {
  readonly houses: readonly string[];
  readonly influenceTracks: {
    readonly ironThrone: readonly string[];
    readonly fiefdoms: readonly string[];
    readonly kingsCourt: readonly string[];
  };
  readonly starAllowance: readonly number[];
  readonly garrisons: Readonly<Record<string, GarrisonFacts>>;
  readonly neutralForces: readonly { readonly area: string; readonly strength: number | null }[];
  readonly blockedAreas: readonly string[];
  readonly units: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

function setUpFor(players: number): SetUp {
  const sheets = source.setup.byPlayerCount as unknown as Readonly<Record<string, SetUp>>;
  const sheet = sheets[String(players)];
  if (sheet === undefined) throw new RangeError(`no set-up for ${players} players`);
  return sheet;
}

/** The houses played by so many (2E-1.4). */
export const playedBy = (players: number): readonly string[] => setUpFor(players).houses;

/** 2E-1.8, 1.9: tokens without a number close their areas and the ports tied to them. */
const readAreas = (closed: readonly string[]): readonly AreaFacts[] =>
  source.areas.map(area => ({
    id: area.id,
    element: area.kind === 'land' ? 'land' : area.kind === 'port' ? 'port' : 'sea',
    region: regionOf(area.id),
    supply: area.supply,
    crowns: area.power,
    points: area.muster,
    castle: area.castle + area.stronghold > 0, // 2E-1.3
    home: area.home,
    ...('land' in area && area.land !== undefined ? { portOf: area.land } : {}),
    ...(closed.includes(area.id) ? { closed: true } : {}),
  }));

/** Knights first, as people count them. */
const KINDS = ['knight', 'footman', 'siege-engine', 'ship'];

const units: readonly UnitFacts[] = source.unitTypes
  .map(unit => ({
    kind: unit.id,
    element: unit.terrain === 'sea' ? ('sea' as const) : ('land' as const),
    strength: unit.strength,
    cost: unit.cost,
    // 2E-5.4: what a unit can become is written on the better one.
    promotions: source.unitTypes
      .filter(better => 'upgradeFrom' in better && better.upgradeFrom === unit.id)
      .map(better => ({ to: better.id, cost: better.upgradeCost ?? 0 })),
    ...(unit.canRetreat ? {} : { stays: true }), // 2E-12.30
    ...('canBeCasualty' in unit && unit.canBeCasualty === false ? { spared: true } : {}), // 2E-12.27
    ...('strengthAttackingCastle' in unit && unit.strengthAttackingCastle !== undefined
      ? { storms: unit.strengthAttackingCastle } // 2E-3.2
      : {}),
  }))
  .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));

const pool: Count = Object.fromEntries(units.map(({ kind }) => [kind, poolOf(kind)]));

function poolOf(kind: string): number {
  return source.unitTypes.find(unit => unit.id === kind)?.pool ?? 0; // 2E-3.3
}

/** 2E-8.3; a raid removes one order, with or without a star. */
const orders: readonly OrderFacts[] = source.orders.map(order => ({
  id: order.id,
  type: order.family as OrderType,
  value: order.family === 'raid' ? 1 : order.modifier,
  star: order.star,
  copies: order.count,
}));

const cards: readonly HouseCardFacts[] = source.houseCards.map(({ id, house, strength, swords, towers }) => ({
  id,
  house,
  strength,
  swords,
  fortifications: towers,
  ability: abilityOf(id),
}));

const decks: Readonly<Record<string, readonly WesterosCardFacts[]>> = Object.fromEntries(
  Object.entries(source.westerosDecks).map(([deck, list]) => [
    deck,
    list.map(({ id, count, wildlingIcon }) => ({ card: id, copies: count, icon: wildlingIcon })),
  ]),
);

/** A card of chance that each side of a battle draws. */
export interface TideFacts {
  readonly id: CardId;
  readonly copies: number;
  readonly strength: number;
  readonly swords: number;
  readonly fortifications: number;
  readonly skulls: number; // units of the other side that die, whoever wins
}

/** 2E-16.1: the cards of chance. */
export const TIDES: readonly TideFacts[] = source.tidesOfBattle.cards.map(
  ({ id, count, strength, swords, towers, skulls }) => ({
    id,
    copies: count,
    strength,
    swords,
    fortifications: towers,
    skulls,
  }),
);

function countOf(kinds: readonly string[]): Count {
  const count: Record<string, number> = {};
  for (const kind of kinds) count[kind] = (count[kind] ?? 0) + 1;
  return count;
}

/** 2E-1.17, 1.18: the ship in the port of Lannisport came by errata, and with three it is a doubtful point. */
const PORT_SHIP = { house: 'lannister', area: 'port-of-lannisport' };

function readHouse(id: string, sheet: SetUp, portShip: boolean): HouseFacts {
  const start = Object.fromEntries(
    Object.entries(sheet.units[id] ?? {}).map(([area, kinds]) => [area, countOf(kinds)]),
  );
  if (portShip && id === PORT_SHIP.house && start[PORT_SHIP.area] === undefined) start[PORT_SHIP.area] = { ship: 1 };
  return {
    id,
    realm: REALM,
    start,
    supply: source.houses.find(house => house.id === id)?.startingSupply ?? 0,
    cards: cards.filter(card => card.house === id).map(card => card.id),
    pool,
    orders: orders.map(order => order.id),
  };
}

/** All facts for a number of players. */
export function factsFor(players: number, portShip: boolean): Facts {
  const sheet = setUpFor(players);
  const { ironThrone, fiefdoms, kingsCourt } = sheet.influenceTracks;
  const numbered = sheet.neutralForces.filter(({ strength }) => strength !== null);
  return {
    areas: readAreas(sheet.blockedAreas),
    borders: source.adjacency.map(([a = '', b = '']) => [a, b] as const),
    units,
    orders,
    cards,
    houses: Object.fromEntries(sheet.houses.map(house => [house, readHouse(house, sheet, portShip)])),
    decks,
    realms: { [REALM]: { throne: ironThrone, fiefdoms, court: kingsCourt } },
    supply: source.supplyTable, // 2E-3.5
    stars: sheet.starAllowance, // 2E-1.12, 8.4
    forces: Object.fromEntries(numbered.map(({ area, strength }) => [area, strength ?? 0])),
    garrisons: sheet.garrisons, // 2E-1.14, 1.15
    wildlings: source.wildlingCards.map(card => card.id),
  };
}
