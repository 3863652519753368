import { regionOf } from '@corvo/first-edition/expand';
import type { AreaFacts, HouseCardFacts, HouseFacts, Option } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';
import { withFacts } from '../with.ts';
import { abilityOf, EFFECTS } from './abilities.ts';

const { map, tracks, start, startSupply, stars, instantVictory, houses } = SHEET.sixPlayers;
const REALM = 'westeros';

/** The fields of an area that the overlay sheet writes. */
interface Icons {
  readonly city?: number;
  readonly stronghold?: number;
  readonly supply?: number;
  readonly crowns?: number;
  readonly musterPoints?: number;
  readonly home?: string | null;
}

const changed = (area: AreaFacts, icons: Icons): AreaFacts => ({
  ...area,
  supply: icons.supply ?? area.supply,
  crowns: icons.crowns ?? area.crowns,
  points: icons.musterPoints ?? area.points,
  castle:
    icons.city === undefined && icons.stronghold === undefined
      ? area.castle
      : (icons.city ?? 0) + (icons.stronghold ?? 0) > 0,
  home: icons.home === undefined ? area.home : icons.home,
});

/** CK-1.1: the new south lies over the old one. */
function overlaid(areas: readonly AreaFacts[]): AreaFacts[] {
  const icons = new Map<string, Icons>(map.iconChanges.map(({ area, set }) => [area, set as Icons]));
  const kept = areas
    .filter(({ id }) => !map.removedAreas.includes(id))
    .map(area => changed(area, icons.get(area.id) ?? {}));
  const added = map.addedAreas.map(({ id, kind, city, stronghold, supply, crowns, musterPoints, home }) => ({
    id,
    element: kind === 'sea' ? ('sea' as const) : ('land' as const),
    region: regionOf(id),
    supply,
    crowns,
    points: musterPoints,
    castle: city + stronghold > 0,
    home,
  }));
  return [...kept, ...added];
}
function overlaidBorders(borders: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const name = (a: string, b: string): string => [a, b].sort().join(' ');
  const gone = new Set(map.removedAdjacency.map(([a = '', b = '']) => name(a, b)));
  const isKept = ([a, b]: readonly [string, string]): boolean =>
    !gone.has(name(a, b)) && !map.removedAreas.includes(a) && !map.removedAreas.includes(b);
  return [...borders.filter(isKept), ...map.addedAdjacency.map(({ a, b }) => [a, b] as const)];
}

/** CK-2.3: the set for play with the old cards. */
const CARDS: readonly HouseCardFacts[] = SHEET.martellOriginal.map(({ id, strength, swords, fortifications }) => ({
  id,
  house: 'martell',
  strength,
  swords,
  fortifications,
  ability: abilityOf(id),
}));

/** House Martell, on the map of six: CK-1.1 to 1.6. */
export const martell: Option = rules => {
  const [any] = Object.values(rules.facts.houses);
  if (any === undefined) throw new Error('nobody plays');
  const own: HouseFacts = { ...any, id: 'martell', cards: CARDS.map(({ id }) => id) }; // CK-1.6: the same pieces
  const all: Readonly<Record<string, HouseFacts>> = { ...rules.facts.houses, martell: own };
  const startOf = start as Readonly<Record<string, HouseFacts['start']>>;
  const supplyOf: Readonly<Record<string, number>> = startSupply;
  const { sunspear: _, ...forces } = rules.facts.forces; // CK-1.2
  const overlay = withFacts(rules, {
    areas: overlaid(rules.facts.areas),
    borders: overlaidBorders(rules.facts.borders),
    cards: [...rules.facts.cards, ...CARDS],
    houses: Object.fromEntries(
      houses.map(id => [id, { ...(all[id] ?? own), start: startOf[id] ?? {}, supply: supplyOf[id] ?? 0 }]),
    ),
    realms: { [REALM]: { throne: tracks.ironThrone, fiefdoms: tracks.fiefdoms, court: tracks.kingsCourt } },
    stars: stars.byKingsCourtPosition,
    forces,
  });
  return {
    ...overlay,
    numbers: { ...overlay.numbers, castlesToWin: instantVictory },
    clauses: { ...overlay.clauses, 'enough-castles': 'CK-1.4' },
    effects: { ...rules.effects, ...EFFECTS }, // CK-2.3
  };
};
