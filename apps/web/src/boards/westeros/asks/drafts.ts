import { isPlainObject, type Plain } from '@corvo/core';
import type {
  MarchAsk,
  MarchChoice,
  MusterAsk,
  MusterChoice,
  OrdersAsk,
  OrdersChoice,
  RaidAsk,
  RaidChoice,
  UnitsAsk,
  UnitsChoice,
} from '@corvo/westeros';

/** How answers to the questions of the map are put together piece by piece. What is legal is for the game to say. */
export type MapAsk = OrdersAsk | RaidAsk | MarchAsk | MusterAsk | UnitsAsk;
type MarchStart = MarchAsk['from'][string];
export type Orders = OrdersChoice['orders'];
export type Units = UnitsChoice['units'];
export type Muster = MusterChoice['muster'];

/** Units of the map, by area and kind; the core asks for units by their names in a list. */
export const isMapUnits = (ask: { readonly kind: string; readonly from?: unknown }): ask is UnitsAsk =>
  ask.kind === 'units' && isPlainObject(ask.from);

const field = (draft: Plain | null, name: string): unknown => (isPlainObject(draft) ? draft[name] : undefined);

export const ordersOf = (draft: Plain | null): Orders => (field(draft, 'orders') ?? {}) as Orders;
export const musterOf = (draft: Plain | null): Muster => (field(draft, 'muster') ?? {}) as Muster;
export const unitsOf = (draft: Plain | null): Units => (field(draft, 'units') ?? {}) as Units;
export const raidOf = (draft: Plain | null): RaidChoice | undefined =>
  field(draft, 'from') === undefined ? undefined : (draft as unknown as RaidChoice);
export const marchOf = (draft: Plain | null): MarchChoice | undefined =>
  field(draft, 'from') === undefined ? undefined : (draft as unknown as MarchChoice);

/** Where there is only one place to start from, it is chosen already. */
export function emptyDraft(ask: MapAsk): Plain | null {
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
export function withTarget({ from, targets }: RaidChoice, target: string, most: number): Plain {
  const next = targets.includes(target) ? targets.filter(other => other !== target) : [...targets, target].slice(-most);
  return { from, targets: next };
}

export const startMarch = (from: string): Plain => ({ from, moves: [], leave: false });

/** How many of a kind go to an area. */
export const goingTo = ({ moves }: MarchChoice, to: string, kind: string): number =>
  moves.find(move => move.to === to)?.units[kind] ?? 0;

/** How many of a kind go anywhere. */
const goingAtAll = ({ moves }: MarchChoice, kind: string): number =>
  moves.reduce((sum, { units }) => sum + (units[kind] ?? 0), 0);

/** How many of a kind could still go to an area, those who go there already included. */
export const mayGoTo = (start: MarchStart, march: MarchChoice, to: string, kind: string): number =>
  (start.units[kind] ?? 0) - goingAtAll(march, kind) + goingTo(march, to, kind);

/** Some units of a kind sent to an area; nobody is sent more often than there are. */
export function withUnits(start: MarchStart, march: MarchChoice, to: string, kind: string, count: number): Plain {
  const going = Math.max(0, Math.min(count, mayGoTo(start, march, to, kind)));
  const others = march.moves.filter(move => move.to !== to);
  const { [kind]: _old, ...rest } = march.moves.find(move => move.to === to)?.units ?? {};
  const units = going === 0 ? rest : { ...rest, [kind]: going };
  const moves = Object.keys(units).length === 0 ? others : [...others, { to, units }];
  return { from: march.from, moves: moves.map(move => ({ ...move, units: { ...move.units } })), leave: march.leave };
}

/** Some units of a kind chosen in an area, as many as there are at most. */
export function withChosen(ask: UnitsAsk, chosen: Units, area: string, kind: string, count: number): Plain {
  const there = Math.max(0, Math.min(count, ask.from[area]?.[kind] ?? 0));
  const { [kind]: _old, ...rest } = chosen[area] ?? {};
  const here = there === 0 ? rest : { ...rest, [kind]: there };
  const { [area]: _area, ...elsewhere } = chosen;
  const units = Object.keys(here).length === 0 ? elsewhere : { ...elsewhere, [area]: here };
  return { units: Object.fromEntries(Object.entries(units).map(([place, counts]) => [place, { ...counts }])) };
}

/** What the chosen units are worth towards what is needed. */
export const worthOf = ({ worth }: UnitsAsk, chosen: Units): number =>
  Object.values(chosen)
    .flatMap(counts => Object.entries(counts))
    .reduce((sum, [kind, count]) => sum + count * (worth?.[kind] ?? 1), 0);

/** What the chosen units are still short of; who has not enough gives all there is. */
export const shortOf = (ask: UnitsAsk, chosen: Units): number =>
  Math.max(0, Math.min(ask.least ?? ask.need, worthOf(ask, ask.from)) - worthOf(ask, chosen));

/** A Power token left behind, or not. */
export const withLeave = ({ from, moves }: MarchChoice, leave: boolean): Plain => ({
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
