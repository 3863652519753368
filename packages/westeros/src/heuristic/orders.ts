import type { OptionAsk, OptionChoice } from '@corvo/core';
import type { MarchMove } from '../asks/march.ts';
import type { OrdersAsk, OrdersChoice } from '../asks/orders.ts';
import type { AreaId, OrderId } from '../ids.ts';
import { areaAt, standing } from '../realm/control.ts';
import { mayLeaveToken } from '../marches/check.ts';
import type { OrderFacts } from '../ruleset/facts.ts';
import { ownOrder, ravenAsk } from '../orders/raven.ts';
import { refuseOrder } from '../orders/tokens.ts';
import { candidates, scoreMarch } from './marches.ts';
import type { Sense } from './sense.ts';

interface Idea {
  readonly area: AreaId;
  readonly order: OrderFacts;
  readonly target: AreaId | null; // where a march would go
  readonly score: number;
}

/** The best march there would be from an area, with what it costs to leave it: an order that nobody will use is wasted. */
function bestMarch(sense: Sense, area: AreaId, bonus: number): { target: AreaId | null; gain: number } {
  const { open, rules, house } = sense;
  const units = standing(areaAt(open, area), house);
  const places = sense.reach(area);
  const reach = Object.fromEntries(Object.keys(units).map(kind => [kind, places]));
  const offer = { units, reach, mayLeave: mayLeaveToken(open, rules, house, area) };
  let best: { target: AreaId | null; gain: number } = { target: null, gain: 0 };
  for (const march of candidates(sense, area, offer)) {
    const [first] = march.moves;
    if (first === undefined || march.moves.some(move => isTooStrong(sense, move, bonus))) continue;
    const gain = scoreMarch(sense, march, bonus, false);
    if (gain > best.gain) best = { target: first.to, gain };
  }
  return best;
}

/** A neutral force that these units could not beat even with the help to be expected. */
function isTooStrong(sense: Sense, { to, units }: MarchMove, bonus: number): boolean {
  const { force } = areaAt(sense.open, to);
  return force > 0 && sense.strength(units) + bonus + sense.helpIn(to, sense.house, false) < force;
}

function ideasFor(sense: Sense, area: AreaId, order: OrderFacts): Idea {
  const { weights, rules, house } = sense;
  const threat = sense.threat(area);
  const own = sense.strengthAt(area, house);
  const value = sense.value(area);
  const near = rules.board.near[area] ?? [];
  switch (order.type) {
    case 'march': {
      const { target, gain } = bestMarch(sense, area, order.value);
      return { area, order, target, score: gain + order.value * 0.3 };
    }
    case 'defense':
      return {
        area,
        order,
        target: null,
        score:
          threat === 0 ? 0.05 : value * weights.guard * Math.min(1, threat / (own + 1)) * (0.7 + order.value * 0.25),
      };
    case 'support': {
      let help = 0;
      for (const other of near) {
        if (rules.board.area[area]?.element === 'land' && rules.board.area[other]?.element !== 'land') continue;
        if (sense.isMine(other)) help += Math.min(3, sense.threat(other)) * 0.5;
        else if (areaAt(sense.open, other).units.length > 0) help += 0.5;
      }
      return {
        area,
        order,
        target: null,
        score: Math.min(4, help) * weights.help * (0.5 + own * 0.2) + order.value * 0.2,
      };
    }
    case 'raid': {
      const preys = near.filter(other => areaAt(sense.open, other).units.some(unit => unit.house !== house));
      return { area, order, target: null, score: preys.length === 0 ? 0 : weights.raid * (0.8 + preys.length * 0.3) };
    }
    case 'consolidate': {
      const income = rules.rulings.income(sense.open, rules, house, area);
      const points = rules.rulings.mustersInstead(rules.board, order, area) ? (rules.board.area[area]?.points ?? 0) : 0;
      const worth = Math.max(weights.power * income * 1.3, points * weights.recruit);
      return { area, order, target: null, score: worth - threat * 0.1 };
    }
  }
}

/** The best idea first, then the best of what is left, one order an area, no two marches to one place. */
export function decideOrders(sense: Sense, ask: OrdersAsk, noise: () => number): OrdersChoice {
  const ideas: Idea[] = [];
  for (const area of ask.areas) {
    for (const id of Object.keys(ask.tokens)) {
      const order = sense.rules.board.order[id];
      if (order === undefined || refuseOrder(sense.open, sense.rules, sense.house, area, id) !== undefined) continue;
      const idea = ideasFor(sense, area, order);
      ideas.push({ ...idea, score: idea.score + noise() - (order.star ? 0.05 : 0) });
    }
  }
  ideas.sort((a, b) => b.score - a.score);
  const left: Record<OrderId, number> = { ...ask.tokens };
  const targets = new Set<AreaId>();
  const orders: Record<AreaId, OrderId> = {};
  let stars = ask.stars;
  for (const { area, order, target } of ideas) {
    if (orders[area] !== undefined || (left[order.id] ?? 0) === 0 || (order.star && stars === 0)) continue;
    if (target !== null && targets.has(target)) continue;
    if (target !== null) targets.add(target);
    if (order.star) stars -= 1;
    left[order.id] = (left[order.id] ?? 0) - 1;
    orders[area] = order.id;
  }
  if (ask.least !== undefined) fillUp(sense, ask, left, stars, orders);
  return { orders };
}

/** Areas that no idea was left for take what is left of the tokens, where every area must have one. */
function fillUp(
  sense: Sense,
  ask: OrdersAsk,
  left: Record<OrderId, number>,
  stars: number,
  orders: Record<AreaId, OrderId>,
): void {
  let free = stars;
  for (const area of ask.areas) {
    if (orders[area] !== undefined) continue;
    const token = Object.keys(left).find(id => {
      const isStar = sense.rules.board.order[id]?.star === true;
      return (left[id] ?? 0) > 0 && (!isStar || free > 0);
    });
    if (token === undefined) return;
    if (sense.rules.board.order[token]?.star === true) free -= 1;
    left[token] = (left[token] ?? 0) - 1;
    orders[area] = token;
  }
}

/** An exchange where one is needed; otherwise a look at what the wildlings bring. */
export function decideRavenUse(sense: Sense, ask: OptionAsk): OptionChoice {
  const exchange = ravenAsk(sense.open, sense.rules, sense.house);
  const isNeeded = ask.from.includes('exchange') && Object.keys(decideRaven(sense, exchange).orders).length > 0;
  return { option: isNeeded ? 'exchange' : ask.from.includes('look') ? 'look' : 'nothing' };
}

/** The raven helps an area that an open march threatens and that has nothing better to do. */
export function decideRaven(sense: Sense, ask: OrdersAsk): OrdersChoice {
  const { board } = sense.rules;
  const shield = Object.keys(ask.tokens)
    .map(id => board.order[id])
    .filter(order => order?.type === 'defense' && (!order.star || ask.stars > 0))
    .sort((a, b) => (b?.value ?? 0) - (a?.value ?? 0))[0];
  if (shield === undefined) return { orders: {} };
  for (const area of ask.areas) {
    const placed = ownOrder(sense.open, sense.rules, sense.house, area);
    const type = board.order[placed?.order ?? '']?.type;
    if (type === 'march' || type === 'defense' || !board.area[area]?.castle) continue;
    const marching = (board.near[area] ?? []).some(near =>
      areaAt(sense.open, near).orders.some(
        ({ house, order }) =>
          house !== sense.house &&
          board.order[order]?.type === 'march' &&
          sense.strengthAt(near, house) > sense.strengthAt(area, sense.house),
      ),
    );
    if (marching) return { orders: { [area]: shield.id } };
  }
  return { orders: {} };
}
