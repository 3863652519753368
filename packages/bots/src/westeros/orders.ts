import type { OptionAsk, OptionChoice } from '@corvo/core';
import {
  areaAt,
  mayLeaveToken,
  ownOrder,
  ravenAsk,
  refuseOrder,
  standing,
  type AreaId,
  type MarchMove,
  type OrderFacts,
  type OrderId,
  type OrdersAsk,
  type OrdersChoice,
} from '@corvo/westeros';
import { byThumb, optionByThumb, ranked, type Candidate } from './candidate.ts';
import { marchesFrom, scoreMarch } from './marches.ts';
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
  for (const march of marchesFrom(sense, area, offer)) {
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
      const points = rules.rulings.mustersInstead(sense.open, rules, house, order, area);
      const worth = Math.max(weights.power * income * 1.3, points * weights.recruit);
      return { area, order, target: null, score: worth - threat * 0.1 };
    }
  }
}

/** Every order in every area where it may lie, with what it promises there; the best first. */
function allIdeas(sense: Sense, ask: OrdersAsk, noise: () => number): Idea[] {
  const ideas: Idea[] = [];
  for (const area of ask.areas) {
    for (const id of Object.keys(ask.tokens)) {
      const order = sense.rules.board.order[id];
      if (order === undefined || refuseOrder(sense.open, sense.rules, sense.house, area, id) !== undefined) continue;
      const idea = ideasFor(sense, area, order);
      ideas.push({ ...idea, score: idea.score + noise() - (order.star ? 0.05 : 0) });
    }
  }
  return ideas.sort((a, b) => b.score - a.score);
}

interface Plan {
  readonly orders: Record<AreaId, OrderId>;
  readonly taken: readonly Idea[];
}

/** The best idea first, then the best of what is left, one order an area, no two marches to one place. */
function planOf(sense: Sense, ask: OrdersAsk, ideas: readonly Idea[], except?: Idea): Plan {
  const taken: Idea[] = [];
  const left: Record<OrderId, number> = { ...ask.tokens };
  const targets = new Set<AreaId>();
  const orders: Record<AreaId, OrderId> = {};
  let stars = ask.stars;
  for (const idea of ideas) {
    const { area, order, target } = idea;
    if (idea === except || orders[area] !== undefined || (left[order.id] ?? 0) === 0 || (order.star && stars === 0))
      continue;
    if (target !== null && targets.has(target)) continue;
    if (target !== null) targets.add(target);
    if (order.star) stars -= 1;
    left[order.id] = (left[order.id] ?? 0) - 1;
    orders[area] = order.id;
    taken.push(idea);
  }
  if (ask.least !== undefined) fillUp(sense, ask, left, stars, orders);
  return { orders, taken };
}

const promiseOf = ({ taken }: Plan): number => taken.reduce((sum, { score }) => sum + score, 0);

/**
 * The plan that grows from the best idea, and lazily what comes of it where one of its ideas is dropped. A plan that
 * only adds up to more than the first is not believed to be better: ideas of one round stand in each other's way.
 */
export function* rateOrders(sense: Sense, ask: OrdersAsk, noise: () => number): Generator<Candidate<OrdersChoice>> {
  const ideas = allIdeas(sense, ask, noise);
  const best = planOf(sense, ask, ideas);
  const most = promiseOf(best);
  const whyOf = ({ taken: [first] }: Plan): string => first?.order.type ?? 'nothing';
  yield { choice: { orders: best.orders }, score: most, why: whyOf(best) };
  const others = best.taken.map(dropped => planOf(sense, ask, ideas, dropped));
  yield* ranked(
    others.map(plan => ({
      choice: { orders: plan.orders },
      score: Math.min(most, promiseOf(plan)),
      why: whyOf(plan),
    })),
  );
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
export function rateRavenUse(sense: Sense, ask: OptionAsk): Candidate<OptionChoice>[] {
  const exchange = ravenAsk(sense.open, sense.rules, sense.house);
  const isNeeded = ask.from.includes('exchange') && exchangesFor(sense, exchange).length > 0;
  return optionByThumb(isNeeded ? 'exchange' : ask.from.includes('look') ? 'look' : 'nothing', ask.from);
}

/** The raven helps an area that an open march threatens and that has nothing better to do. */
function exchangesFor(sense: Sense, ask: OrdersAsk): OrdersChoice[] {
  const { board } = sense.rules;
  const shield = Object.keys(ask.tokens)
    .map(id => board.order[id])
    .filter(order => order?.type === 'defense' && (!order.star || ask.stars > 0))
    .sort((a, b) => (b?.value ?? 0) - (a?.value ?? 0))[0];
  if (shield === undefined) return [];
  const found: OrdersChoice[] = [];
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
    if (marching) found.push({ orders: { [area]: shield.id } });
  }
  return found;
}

export function rateRaven(sense: Sense, ask: OrdersAsk): Candidate<OrdersChoice>[] {
  const [best, ...others] = exchangesFor(sense, ask);
  const none: OrdersChoice = { orders: {} };
  return best === undefined ? byThumb(none) : byThumb(best, [...others, none]);
}
