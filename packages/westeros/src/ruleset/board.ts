import type { AreaId, ByArea, CardId, OrderId, RealmId, UnitKind } from '../ids.ts';
import type { AreaFacts, Facts, HouseCardFacts, OrderFacts, UnitFacts } from './facts.ts';

/** The facts joined once: rules look areas, neighbours and pieces up millions of times. */
export interface Board {
  readonly ids: readonly AreaId[];
  readonly area: ByArea<AreaFacts>;
  readonly near: ByArea<readonly AreaId[]>; // all true neighbours
  readonly nearLand: ByArea<readonly AreaId[]>;
  readonly nearSea: ByArea<readonly AreaId[]>; // sea areas only, no ports
  readonly nearPort: ByArea<readonly AreaId[]>;
  readonly portsOf: ByArea<readonly AreaId[]>; // the ports of a land area
  readonly ports: readonly PortPlace[]; // every port in play
  readonly land: readonly AreaId[];
  readonly castles: readonly AreaId[];
  readonly castleAt: readonly number[]; // their places in `ids`
  readonly barrels: readonly AreaId[]; // areas with supply
  readonly crowned: readonly AreaId[];
  readonly mustering: readonly AreaId[];
  readonly unit: Readonly<Record<UnitKind, UnitFacts>>;
  readonly kinds: readonly UnitKind[];
  readonly hasUnfed: boolean; // are there units that supply does not count?
  readonly hasFixed: boolean; // and such that never leave their area?
  readonly realms: readonly RealmId[];
  readonly order: Readonly<Record<OrderId, OrderFacts>>;
  readonly card: Readonly<Record<CardId, HouseCardFacts>>;
}

/** A port, its place in `ids` and the land it belongs to. */
interface PortPlace {
  readonly id: AreaId;
  readonly at: number;
  readonly land: AreaId;
}

/** A table without a prototype, so that no name from outside finds something that is not there. */
function byId<T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> {
  const table: Record<string, T> = Object.create(null) as Record<string, T>;
  for (const [id, value] of entries) table[id] = value;
  return table;
}

export function makeBoard(facts: Facts): Board {
  const ids = facts.areas.map(area => area.id);
  const area = byId(facts.areas.map(entry => [entry.id, entry]));
  const near = byId(ids.map(id => [id, [] as AreaId[]] as const)) as Record<AreaId, AreaId[]>;
  const isClosed = (id: AreaId): boolean => area[id]?.closed === true;
  for (const [a, b] of facts.borders) {
    if (isClosed(a) || isClosed(b)) continue; // nothing ever crosses the border of a closed area
    near[a]?.push(b);
    near[b]?.push(a);
  }
  const nearOf = (element: string): ByArea<readonly AreaId[]> =>
    byId(ids.map(id => [id, (near[id] ?? []).filter(other => area[other]?.element === element)] as const));
  const where = (test: (entry: AreaFacts) => boolean): AreaId[] =>
    facts.areas.filter(entry => entry.closed !== true && test(entry)).map(entry => entry.id);
  return {
    ids,
    area,
    near,
    nearLand: nearOf('land'),
    nearSea: nearOf('sea'),
    nearPort: nearOf('port'),
    portsOf: byId(ids.map(id => [id, where(entry => entry.portOf === id)] as const)),
    ports: ids.flatMap((id, at) => {
      const land = area[id]?.portOf;
      return land === undefined || isClosed(id) ? [] : [{ id, at, land }];
    }),
    land: where(entry => entry.element === 'land'),
    castles: where(entry => entry.castle),
    castleAt: ids.flatMap((id, place) => (area[id]?.castle === true && !isClosed(id) ? [place] : [])),
    barrels: where(entry => entry.supply > 0),
    crowned: where(entry => entry.crowns > 0),
    mustering: where(entry => entry.points > 0),
    unit: byId(facts.units.map(unit => [unit.kind, unit] as const)),
    kinds: facts.units.map(unit => unit.kind),
    hasUnfed: facts.units.some(unit => unit.unfed === true),
    hasFixed: facts.units.some(unit => unit.fixed === true),
    realms: Object.keys(facts.realms),
    order: byId(facts.orders.map(order => [order.id, order] as const)),
    card: byId(facts.cards.map(card => [card.id, card] as const)),
  };
}
