import { isPlainObject, type Plain } from '@corvo/core';

/**
 * The questions of the games on the map, as their kernel asks them (`packages/westeros/src/asks`), and how an answer is
 * put together piece by piece. What is legal is for the game to say.
 */
export type OrdersAsk = {
  readonly kind: 'orders';
  readonly areas: readonly string[];
  readonly tokens: Readonly<Record<string, number>>; // how many of each face there are
  readonly most: number; // how many areas may be named
};
export type RaidAsk = {
  readonly kind: 'raid';
  readonly from: Readonly<Record<string, { readonly targets: readonly string[]; readonly most: number }>>;
};
export type MarchAsk = { readonly kind: 'march'; readonly from: Readonly<Record<string, MarchStart>> };
interface MarchStart {
  readonly units: Readonly<Record<string, number>>;
  readonly reach: Readonly<Record<string, readonly string[]>>;
  readonly mayLeave: boolean; // a Power token
}
export type MusterAsk = {
  readonly kind: 'muster';
  readonly areas: Readonly<
    Record<string, { readonly points: number; readonly offers: Readonly<Record<string, number>> }>
  >;
};
/** Units of the map, by area and kind; the core asks for units by their names in a list. */
export type MapUnitsAsk = {
  readonly kind: 'units';
  readonly from: Readonly<Record<string, Counts>>;
  readonly need: number; // how many, or worth how much
  readonly worth: Counts | null; // null: every unit counts one
  readonly least?: number; // fewer than `need` will do, down to this
};
export type RealmAsk = OrdersAsk | RaidAsk | MarchAsk | MusterAsk | MapUnitsAsk;

export const isMapUnits = (ask: { readonly kind: string; readonly from?: unknown }): ask is MapUnitsAsk =>
  ask.kind === 'units' && isPlainObject(ask.from);

type Counts = Readonly<Record<string, number>>;
export type Orders = Readonly<Record<string, string>>;
export type Raid = { readonly from: string; readonly targets: readonly string[] };
export type March = {
  readonly from: string;
  readonly moves: readonly { readonly to: string; readonly units: Counts }[];
  readonly leave: boolean;
};
export type Units = Readonly<Record<string, Counts>>;
export type Muster = Readonly<Record<string, readonly string[]>>;

const field = (draft: Plain | null, name: string): unknown => (isPlainObject(draft) ? draft[name] : undefined);

export const ordersOf = (draft: Plain | null): Orders => (field(draft, 'orders') ?? {}) as Orders;
export const musterOf = (draft: Plain | null): Muster => (field(draft, 'muster') ?? {}) as Muster;
export const unitsOf = (draft: Plain | null): Units => (field(draft, 'units') ?? {}) as Units;
export const raidOf = (draft: Plain | null): Raid | undefined =>
  field(draft, 'from') === undefined ? undefined : (draft as unknown as Raid);
export const marchOf = (draft: Plain | null): March | undefined =>
  field(draft, 'from') === undefined ? undefined : (draft as unknown as March);

/** Where there is only one place to start from, it is chosen already. */
export function emptyRealmDraft(ask: RealmAsk): Plain | null {
  if (ask.kind === 'orders') return { orders: {} };
  if (ask.kind === 'muster') return { muster: {} };
  if (ask.kind === 'units') return { units: {} };
  const [only, ...others] = Object.keys(ask.from);
  if (only === undefined || others.length > 0) return null;
  return ask.kind === 'raid' ? startRaid(only) : startMarch(only);
}

/** An order on an area, or none where it is empty. */
export function withOrder(orders: Orders, area: string, order: string): Plain {
  const { [area]: _old, ...others } = orders;
  return { orders: order === '' ? others : { ...others, [area]: order } };
}

/** How many tokens of a face are still to be had, not counting the one that lies on this area. */
export const tokensLeft = ({ tokens }: OrdersAsk, orders: Orders, area: string, face: string): number =>
  (tokens[face] ?? 0) - Object.entries(orders).filter(([other, order]) => other !== area && order === face).length;

export const startRaid = (from: string): Plain => ({ from, targets: [] });

/** Takes a target into a raid or out of it; where no more fit, the oldest one makes room. */
export function withTarget({ from, targets }: Raid, target: string, most: number): Plain {
  const next = targets.includes(target) ? targets.filter(other => other !== target) : [...targets, target].slice(-most);
  return { from, targets: next };
}

export const startMarch = (from: string): Plain => ({ from, moves: [], leave: false });

/** How many of a kind go to an area. */
export const goingTo = ({ moves }: March, to: string, kind: string): number =>
  moves.find(move => move.to === to)?.units[kind] ?? 0;

/** How many of a kind go anywhere. */
const goingAtAll = ({ moves }: March, kind: string): number =>
  moves.reduce((sum, { units }) => sum + (units[kind] ?? 0), 0);

/** How many of a kind could still go to an area, those who go there already included. */
export const mayGoTo = (start: MarchStart, march: March, to: string, kind: string): number =>
  (start.units[kind] ?? 0) - goingAtAll(march, kind) + goingTo(march, to, kind);

/** Some units of a kind sent to an area; nobody is sent more often than there are. */
export function withUnits(start: MarchStart, march: March, to: string, kind: string, count: number): Plain {
  const going = Math.max(0, Math.min(count, mayGoTo(start, march, to, kind)));
  const others = march.moves.filter(move => move.to !== to);
  const { [kind]: _old, ...rest } = march.moves.find(move => move.to === to)?.units ?? {};
  const units = going === 0 ? rest : { ...rest, [kind]: going };
  const moves = Object.keys(units).length === 0 ? others : [...others, { to, units }];
  return { from: march.from, moves: moves.map(move => ({ ...move, units: { ...move.units } })), leave: march.leave };
}

/** Some units of a kind chosen in an area, as many as there are at most. */
export function withChosen(ask: MapUnitsAsk, chosen: Units, area: string, kind: string, count: number): Plain {
  const there = Math.max(0, Math.min(count, ask.from[area]?.[kind] ?? 0));
  const { [kind]: _old, ...rest } = chosen[area] ?? {};
  const here = there === 0 ? rest : { ...rest, [kind]: there };
  const { [area]: _area, ...elsewhere } = chosen;
  const units = Object.keys(here).length === 0 ? elsewhere : { ...elsewhere, [area]: here };
  return { units: Object.fromEntries(Object.entries(units).map(([place, counts]) => [place, { ...counts }])) };
}

/** What the chosen units are worth towards what is needed. */
export const worthOf = ({ worth }: MapUnitsAsk, chosen: Units): number =>
  Object.values(chosen)
    .flatMap(counts => Object.entries(counts))
    .reduce((sum, [kind, count]) => sum + count * (worth?.[kind] ?? 1), 0);

/** What the chosen units are still short of; who has not enough gives all there is. */
export const shortOf = (ask: MapUnitsAsk, chosen: Units): number =>
  Math.max(0, Math.min(ask.least ?? ask.need, worthOf(ask, ask.from)) - worthOf(ask, chosen));

/** A Power token left behind, or not. */
export const withLeave = ({ from, moves }: March, leave: boolean): Plain => ({
  from,
  moves: moves.map(({ to, units }) => ({ to, units: { ...units } })),
  leave,
});

/** How many times something is bought in an area. */
export const bought = (muster: Muster, area: string, purchase: string): number =>
  (muster[area] ?? []).filter(other => other === purchase).length;

/** What is spent in an area, in points. */
export const spent = (ask: MusterAsk, muster: Muster, area: string): number =>
  (muster[area] ?? []).reduce((sum, purchase) => sum + (ask.areas[area]?.offers[purchase] ?? 0), 0);

/** Something bought so many times, as far as the points go. */
export function withPurchase(ask: MusterAsk, muster: Muster, area: string, purchase: string, count: number): Plain {
  const { points = 0, offers = {} } = ask.areas[area] ?? {};
  const cost = offers[purchase] ?? 0;
  const others = (muster[area] ?? []).filter(other => other !== purchase);
  const left = points - spent(ask, { [area]: others }, area);
  const times = Math.max(0, cost > 0 ? Math.min(count, Math.floor(left / cost)) : count);
  const list = [...others, ...Array.from({ length: times }, () => purchase)];
  const { [area]: _old, ...elsewhere } = muster;
  return { muster: { ...copied(elsewhere), ...(list.length === 0 ? {} : { [area]: list }) } };
}
const copied = (muster: Muster): Record<string, string[]> =>
  Object.fromEntries(Object.entries(muster).map(([area, list]) => [area, [...list]]));
