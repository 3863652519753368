import { SHEET as BASE } from '@corvo/second-edition/expand';
import type {
  AreaFacts,
  Count,
  Facts,
  HouseCardFacts,
  HouseFacts,
  UnitFacts,
  WesterosCardFacts,
} from '@corvo/westeros';
import source from '../facts/beyond-the-wall.json' with { type: 'json' };
import { abilityOf, isTold } from './card-texts.ts';

/** The fact sheet as it lies in `facts`, with its sources; everything else here is read from it. */
export const SHEET = source;

export const WATCH = 'nights-watch';
export const FREE_FOLK = 'free-folk';
export const OTHERS = 'others';

/** The one board of the three, with its own tracks. */
export const NORTH = 'north';

const special = (mark: string): readonly string[] =>
  source.areas.filter(area => (area.special as readonly string[]).includes(mark)).map(area => area.id);

const northernAreas = new Set(source.areas.map(({ id }) => id));
export const isNorthern = (area: string): boolean => northernAreas.has(area);

export const WALL = special('wall');
export const isWall = (area: string): boolean => WALL.includes(area);
export const [GIFT = ''] = special('wildling-goal');
export const [FIST = ''] = special('nw-defence-plus-1-vs-wildlings');
export const [ALWAYS_WINTER = ''] = special('others-only');

/** Borders that carry no support (BW-2.4). */
const dashed = new Set(source.adjacency.flatMap(({ a, b, support }) => (support ? [] : [`${a} ${b}`, `${b} ${a}`])));
export const isDashed = (one: string, two: string): boolean => dashed.has(`${one} ${two}`);

const areas: readonly AreaFacts[] = source.areas.map(area => ({
  id: area.id,
  element: 'land',
  region: area.tier,
  supply: area.barrels,
  crowns: area.crowns,
  points: 0, // BW-19.13: no castles; points come by grants
  castle: false,
  home: area.printedControl, // BW-19.14
}));

/** A kind of unit as the sheet gives it. */
interface Listed {
  readonly type: string;
  readonly strength: number;
  readonly points: number | null;
  readonly pool: number;
  readonly upgradeFrom?: string;
  readonly upgradeCost?: number;
  readonly onlyByUpgrade?: boolean;
  readonly canMarch?: boolean;
}
interface Faction {
  readonly id: string;
  readonly units: readonly Listed[];
  readonly specialOrders: readonly string[];
  readonly start: {
    readonly supply: number;
    readonly units: Readonly<Record<string, Count>>;
    readonly unitsBefore?: Readonly<Record<string, Count>>; // where tables of before began otherwise
  };
  readonly startHand: readonly string[];
  readonly aside: readonly string[];
}
const factions = source.factions as unknown as readonly Faction[];
const listed = factions.flatMap(faction => faction.units);

/** The strongest first, as people count them. */
const KINDS = ['other-king', 'giant', 'other', 'knight', 'zombie', 'footman', 'catapult'];

/** BW-7.1 to 7.4; a catapult never moves, eats nothing and is never mustered (BW-3.3 to 3.6, BW-S16). */
const units: readonly UnitFacts[] = KINDS.flatMap(kind => {
  const unit = listed.find(({ type }) => type === kind);
  if (unit === undefined) return [];
  return [
    {
      kind,
      element: 'land' as const,
      strength: unit.strength,
      cost: unit.points ?? 0, // BW-S74
      promotions: listed
        .filter(
          ({ upgradeFrom }, at) => upgradeFrom === kind && listed.findIndex(one => one.upgradeFrom === kind) === at,
        )
        .map(({ type, upgradeCost = 0 }) => ({ to: type, cost: upgradeCost })),
      ...(unit.onlyByUpgrade === true ? { unsold: true as const } : {}), // BW-S4
      ...(unit.canMarch === false
        ? { fixed: true as const, unfed: true as const, unsold: true as const, spared: true }
        : {}),
    },
  ];
});

/** BW-8.2: the starred orders by the names of the second edition. */
const STARRED: Readonly<Record<string, string>> = {
  'defence-plus-2': 'defense-two',
  'support-plus-1': 'support-plus-one',
  'march-plus-1': 'march-plus-one',
  'special-raid': 'raid-star',
  'special-consolidate': 'consolidate-star',
};
const STANDARD = BASE.orders.filter(order => !order.star).map(order => order.id); // BW-8.1

const cards: readonly HouseCardFacts[] = source.houseCards.map(({ id, faction, strength, swords, towers }) => ({
  id,
  house: faction,
  strength,
  swords,
  fortifications: towers,
  ability: abilityOf(id),
  ...(isTold(id) ? { told: true as const } : {}),
}));

const houseOf = (
  { id, units: own, specialOrders, start, startHand, aside }: Faction,
  isBefore: boolean,
): HouseFacts => ({
  id,
  realm: NORTH,
  start: isBefore ? { ...start.units, ...start.unitsBefore } : start.units, // BW-19.8 to 19.10
  supply: start.supply,
  cards: [...startHand, ...aside],
  ...(aside.length > 0 ? { aside } : {}), // BW-5.1
  pool: Object.fromEntries(own.map(({ type, pool }) => [type, pool])),
  orders: [...STANDARD, ...specialOrders.map(order => STARRED[order] ?? order)],
});

/** The Watch's two decks (BW-17.7, 17.8); a card is named for what it gives. */
export const STORES = 'watch-supply';
export const LEVY = 'watch-muster';
const RESHUFFLE = 'reshuffle';
const stackOf = (deck: string, from: readonly { readonly value: string | number; readonly count: number }[]) =>
  from.map(({ value, count }): WesterosCardFacts => ({ card: `${deck}-${value}`, copies: count, icon: false }));
export const isReshuffle = (card: string): boolean => card.endsWith(RESHUFFLE);
/** What a card of the Watch's decks gives. */
export const valueOf = (card: string): number => Number(card.split('-').at(-1));

const { nightsWatchSupply, nightsWatchMuster } = source.nightsWatchDecks;
const { throne, fiefdoms, court, starLimitByCourtPlace } = source.tracks;

/** What the second edition's facts become for three in the north; at a table of before, with the start it had. */
export const northern = (base: Facts, isBefore: boolean): Facts => ({
  areas,
  borders: source.adjacency.map(({ a, b }) => [a, b] as const),
  units,
  orders: base.orders,
  cards,
  houses: Object.fromEntries(factions.map(faction => [faction.id, houseOf(faction, isBefore)])),
  decks: base.decks, // BW-S56
  stacks: { [STORES]: stackOf(STORES, nightsWatchSupply.cards), [LEVY]: stackOf(LEVY, nightsWatchMuster.cards) },
  realms: { [NORTH]: { throne, fiefdoms, court } }, // BW-19.12
  supply: source.supplyLimits.byBarrels,
  stars: starLimitByCourtPlace, // BW-8.3
  forces: {},
});
