import { rngFromText } from '@corvo/core';
import type { OrdersAsk } from '../asks/orders.ts';
import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { hasEnemies, hasUnits } from '../realm/control.ts';
import { placeMost, refusePlaced } from '../orders/tokens.ts';
import { houseOf } from '../realm/tracks.ts';
import type { OrderType } from '../ruleset/facts.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { WesterosChoice, WesterosGame, WesterosRequest, WesterosView } from '../state.ts';

/** What an area does while its owner is away: it never marches or raids, and it spends no star. */
const QUIET: readonly OrderType[] = ['consolidate', 'support', 'defense'];
const THREATENED: readonly OrderType[] = ['defense', 'support', 'consolidate'];

/**
 * Areas beside another house defend themselves first; the others gather Power, or support. Where every area must have an
 * order, those left over take whatever token there is.
 */
function lateOrders({ open }: WesterosView, { seat }: WesterosRequest, ask: OrdersAsk): WesterosChoice {
  const rules = rulesOf(open);
  const { board } = rules;
  const house = houseOf(open, seat);
  const isThreatened = (area: AreaId): boolean =>
    (board.near[area] ?? []).some(near => hasEnemies(areaAt(open, near), house));
  const all = Object.keys(ask.tokens);
  const plain = all.filter(id => board.order[id]?.star === false);
  const orders: Record<AreaId, OrderId> = {};
  const place = (area: AreaId, choices: readonly OrderId[]): void => {
    const fits = (order: OrderId): boolean =>
      refusePlaced(open, rules, house, { ...orders, [area]: order }) === undefined;
    const order = choices.find(fits);
    if (order !== undefined) orders[area] = order;
  };
  for (const wanted of [true, false]) {
    for (const area of ask.areas.filter(one => isThreatened(one) === wanted))
      place(
        area,
        (wanted ? THREATENED : QUIET).flatMap(type => plain.filter(id => board.order[id]?.type === type)),
      );
  }
  if (Object.keys(orders).length < (ask.least ?? 0)) {
    for (const area of ask.areas) if (orders[area] === undefined) place(area, [...plain, ...all]);
  }
  // Where not every order fits everywhere, one that was given first may be missing elsewhere: then all are given anew.
  if (Object.keys(orders).length >= (ask.least ?? 0)) return { orders };
  const tokens = QUIET.toReversed().flatMap(type => all.filter(id => board.order[id]?.type === type));
  const faces = [...new Set([...tokens, ...all])].flatMap(id => board.order[id] ?? []);
  return { orders: placeMost(open, rules, house, ask.areas, faces) };
}

/** Orders that lie on the map already may be left as they are. */
const hasPlaced = ({ open }: WesterosView, house: HouseId, ask: OrdersAsk): boolean =>
  ask.areas.some(area => areaAt(open, area).orders.some(placed => placed.house === house));

/** For a seat whose clock has run out: the least that the rules allow, no gamble, and the same every time. */
export function whenLate(game: WesterosGame, view: WesterosView, request: WesterosRequest): WesterosChoice {
  const { ask } = request;
  switch (ask.kind) {
    case 'amount':
      return { amount: ask.min };
    case 'card':
      return { card: ask.optional ? null : (ask.from[0] ?? null) };
    case 'cards':
      return { cards: ask.from.slice(0, ask.min) };
    case 'areas':
      return { areas: safest(view, request, ask.from).slice(0, ask.min) };
    case 'option':
      return { option: ask.from.at(-1) ?? '' }; // the last one does nothing, wherever one does
    case 'ranking':
      return { ranking: ask.of };
    case 'raid':
      return { from: Object.keys(ask.from)[0] ?? '', targets: [] };
    case 'march':
      return { from: Object.keys(ask.from)[0] ?? '', moves: [], leave: false };
    case 'muster':
      return { muster: {} };
    case 'orders':
      if (!hasPlaced(view, houseOf(view.open, request.seat), ask)) return lateOrders(view, request, ask);
      if (game.check(view, request, { orders: {} }) === undefined) return { orders: {} };
      break;
    case 'units':
      break;
  }
  // Something must be given up: the same every time, so that it depends on nothing hidden.
  return game.sample(view, request, rngFromText(`late\n${request.id}`));
}

/** A retreat goes to one's own units where it can. */
function safest({ open }: WesterosView, { seat }: WesterosRequest, areas: readonly AreaId[]): readonly AreaId[] {
  const house = houseOf(open, seat);
  const isHeld = (area: AreaId): boolean => open.areas[area] !== undefined && hasUnits(areaAt(open, area), house);
  return [...areas.filter(isHeld), ...areas.filter(area => !isHeld(area))];
}
