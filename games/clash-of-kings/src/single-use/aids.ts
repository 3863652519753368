import {
  houseAt,
  type AreaId,
  type AreaState,
  type HouseId,
  type HouseState,
  type OrderId,
  type Ruleset,
  type WesterosOpen,
  type WesterosOwn,
  type WesterosState,
} from '@corvo/westeros';
import { listed, type FeatureAids, type Migration } from '@corvo/westeros/aids';
import { singlesOf } from './facts.ts';
import { singleOrders } from './feature.ts';
import { back, face, spent } from './fields.ts';
import { isSingle, leftOf } from './tokens.ts';

const spentBy = (open: WesterosOpen, house: HouseId): readonly OrderId[] => spent.of(houseAt(open, house)) ?? [];
const timesIn = (orders: readonly OrderId[], order: OrderId): number => orders.filter(one => one === order).length;

/** One of these orders was turned up; answers whether the house had it. */
function spend(open: WesterosOpen, house: HouseId, order: OrderId): boolean {
  const orders = [...spentBy(open, house), order];
  if (timesIn(orders, order) > (singlesOf(house)[order] ?? 0)) return false;
  spent.put(houseAt(open, house), orders);
  return true;
}

/** What a house has used and no longer lies on the map. */
function goneOf(open: WesterosOpen, house: HouseId): OrderId[] {
  const gone = [...spentBy(open, house)];
  for (const { orders } of Object.values(open.areas)) {
    for (const placed of orders) {
      const at = placed.house === house ? gone.indexOf(placed.order) : -1;
      if (at >= 0) gone.splice(at, 1);
    }
  }
  return gone;
}

const singlesIn = ({ orders }: AreaState, rules: Ruleset): AreaState['orders'] =>
  orders.filter(placed => isSingle(rules, placed));

/** None in a port, and one of each house at most. */
function impossible({ open }: WesterosState, rules: Ruleset): string | undefined {
  const houses: HouseId[] = [];
  for (const [id, area] of Object.entries(open.areas)) {
    const here = singlesIn(area, rules);
    if (here.length > 0 && rules.board.area[id]?.element === 'port') return `no order that is played once in ${id}`;
    houses.push(...here.map(({ house }) => house));
  }
  const twice = houses.find((house, at) => houses.indexOf(house) < at);
  return twice && `one order of ${twice} that is played once`;
}

/** None more often than there are, and each back has its face. */
function broken({ open, own }: WesterosState, rules: Ruleset): string | undefined {
  for (const [house, state] of Object.entries(open.houses)) {
    const drawer = own[state.seat];
    const [hidden, area] = [drawer && face.of(drawer), back.of(state)];
    if ((hidden === undefined) !== (area === undefined))
      return `${house} has the face ${hidden} and the back in ${area}`;
    const gone = [...spentBy(open, house), ...(hidden === undefined ? [] : [hidden])];
    const many = gone.find(order => timesIn(gone, order) > (singlesOf(house)[order] ?? 0));
    if (many !== undefined) return `${house} has used ${many} ${timesIn(gone, many)} times`;
    if (area !== undefined && !open.areas[area]?.units.some(unit => unit.house === house))
      return `an order of ${house} lies face down in ${area} without a unit`;
    const lying = Object.values(open.areas).flatMap(here => singlesIn(here, rules));
    const fresh = lying.find(placed => placed.house === house && !spentBy(open, house).includes(placed.order));
    if (fresh !== undefined) return `${house} has ${fresh.order} on the map and not among those it has used`;
  }
  return undefined;
}

const backsIn = (open: WesterosOpen, area: AreaId): HouseId[] =>
  Object.keys(open.houses).filter(house => back.of(houseAt(open, house)) === area);

/** Single-use orders in positions, figures, audits, explanations and the drawing for terminals. */
export const singleAids: FeatureAids = {
  id: singleOrders.id,
  position: {
    // Those that are gone; those that lie on the map are not named.
    lines: {
      spent({ open }, [house = '', ...orders]) {
        if (!Object.hasOwn(open.houses, house)) return 'a house and its orders';
        return orders.every(order => spend(open, house, order)) ? undefined : `orders that ${house} had once`;
      },
    },
    placed: ({ open }, rules, placed) =>
      !isSingle(rules, placed) || spend(open, placed.house, placed.order)
        ? undefined
        : `an order that ${placed.house} has`,
    settle: impossible,
    write: open =>
      Object.keys(open.houses).flatMap(house => {
        const gone = goneOf(open, house);
        return gone.length > 0 ? [`spent ${house} ${gone.join(', ')}`] : [];
      }),
  },
  figures: open =>
    Object.fromEntries(
      Object.entries(open.houses).flatMap(([house, state]) => [
        [`spent ${house}`, [...spentBy(open, house)]],
        [`back ${house}`, back.of(state) ?? null],
      ]),
    ),
  invariants: [broken],
  explain: {
    orders: (open, _rules, area) =>
      backsIn(open, area).map(house => ({ key: 'explain.single-use-back', data: { house } })),
    house(open, _rules, house) {
      const left = Object.entries(leftOf(open, _rules, house)).flatMap(([order, count]) =>
        Array.from({ length: count }, () => ({ like: 'token' as const, order })),
      );
      return [{ key: 'explain.single-use-left', data: listed(left) }];
    },
  },
  draw: { orders: (open, area, { paint }) => (backsIn(open, area).length > 0 ? [paint('[?]', 'accent')] : []) },
};

interface OldHouse extends HouseState {
  spent?: OrderId[];
  back?: AreaId;
}
interface OldOwn extends WesterosOwn {
  single?: OrderId;
}

/** Until rules number 1 they had rooms of their own in the kernel's state. */
export const moveSingles: Migration = ({ open, own }) => {
  for (const house of Object.values(open.houses) as OldHouse[]) {
    if (house.spent !== undefined) spent.put(house, house.spent);
    if (house.back !== undefined) back.put(house, house.back);
    delete house.spent;
    delete house.back;
  }
  for (const drawer of Object.values(own) as OldOwn[]) {
    if (drawer.single !== undefined) face.put(drawer, drawer.single);
    delete drawer.single;
  }
};
