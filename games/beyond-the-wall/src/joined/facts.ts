import type { Facts, RealmFacts, UnitFacts } from '@corvo/westeros';

/** The strongest first, on land and at sea. */
const byStrength = (one: UnitFacts, two: UnitFacts): number => two.strength - one.strength;

/** A kind that both boards have can become whatever it can become on either; the pools say who has such pieces. */
function joinUnits(big: readonly UnitFacts[], north: readonly UnitFacts[]): UnitFacts[] {
  const onlyNorth = north.filter(({ kind }) => big.every(unit => unit.kind !== kind));
  const shared = big.map(unit => {
    const { promotions = [] } = north.find(({ kind }) => kind === unit.kind) ?? {};
    const more = promotions.filter(({ to }) => unit.promotions.every(known => known.to !== to));
    return more.length === 0 ? unit : { ...unit, promotions: [...unit.promotions, ...more] };
  });
  return [...onlyNorth, ...shared].sort(byStrength);
}

/** The realms of one board, each with the supply and the stars of that board (BW-4.1, H125). */
const realmsOf = (
  { realms, supply, stars }: Facts,
  more: Pick<RealmFacts, 'castles' | 'wildlings'> = {},
): Facts['realms'] =>
  Object.fromEntries(Object.entries(realms).map(([id, realm]) => [id, { supply, stars, ...realm, ...more }]));

/**
 * Both boards on one table, the big one first. No border joins them (BW-S21), the Westeros and wildling decks are those
 * of the big map (BW-15.1), and its wildling track is the only one (BW-17.1). Castles win for its houses alone (BW-6.1).
 */
export const joinFacts = (big: Facts, north: Facts): Facts => ({
  ...big,
  areas: [...big.areas, ...north.areas],
  borders: [...big.borders, ...north.borders],
  units: joinUnits(big.units, north.units),
  cards: [...big.cards, ...north.cards],
  houses: { ...big.houses, ...north.houses },
  realms: { ...realmsOf(big), ...realmsOf(north, { castles: false, wildlings: false }) },
});
