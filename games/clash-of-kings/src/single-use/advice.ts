import type { AreasAsk, CardAsk, OptionAsk } from '@corvo/core';
import {
  areaAt,
  decideMarch,
  gather,
  houseAt,
  keepsSupply,
  singles,
  unitsOnMap,
  type Advice,
  type AreaId,
  type HouseId,
  type MarchAsk,
  type OrderId,
  type OrdersAsk,
  type Sense,
  type UnitsAsk,
  type WesterosRequest,
} from '@corvo/westeros';
import { nameable } from './cunning.ts';
import { comingTo, refuseGathering } from './forced-march.ts';
import { MELISANDRES } from './facts.ts';
import { stingable } from './sting.ts';
import { neighboursOf, usualOrder } from './tokens.ts';
import { payersOf } from './tribute.ts';
import { refusePeaceful } from './young-wolf.ts';

/** What each order must promise before one of five is spent; later in the game less will do. */
const PATIENCE = { first: 3.2, last: 0.8 } as const;
/** What orders of others are worth when they are removed. */
const REMOVED: Readonly<Record<string, number>> = { march: 3, support: 1.5, consolidate: 1.4, defense: 1.1, raid: 0.8 };

const others = ({ open, rules, house }: Sense, area: AreaId): HouseId[] =>
  neighboursOf(open, rules, area, house, Object.keys(open.houses));

/** How strong the units of a house around an area are. */
function strengthAround(sense: Sense, area: AreaId, house: HouseId): number {
  const near = sense.rules.board.near[area] ?? [];
  return near.reduce((sum, other) => sum + sense.strengthAt(other, house), 0);
}

/** What an order promises where it would lie, before anybody's orders are open. */
const WORTH: Readonly<Record<OrderId, (sense: Sense, area: AreaId) => number>> = {
  conscription({ open, rules, house, weights }, area) {
    const { points = 0 } = rules.board.area[area] ?? {};
    const hasRoom = keepsSupply(open, rules, house, { [area]: 1 }) || (unitsOnMap(open, house)['knight'] ?? 0) < 4;
    return hasRoom ? points * weights.recruit : 0;
  },
  'supply-caravan'({ open, rules, house, weights }, area) {
    const { supply } = houseAt(open, house);
    const barrels = Math.min(rules.board.area[area]?.supply ?? 0, rules.facts.supply.length - 1 - supply);
    return barrels * weights.barrel * (keepsSupply(open, rules, house, { [area]: 1 }) ? 0.6 : 1.2);
  },
  'forced-march'(sense, area) {
    const { open, house } = sense;
    const coming = singles(comingTo(open, { house, area })).filter(unit => sense.threat(unit.area) === 0);
    const danger = sense.threat(area) - sense.strengthAt(area, house);
    return danger > 0 && coming.length > 1 ? sense.value(area) * sense.weights.guard * 0.5 : 0;
  },
  'the-iron-fleet': (sense, area) => {
    const near = sense.rules.board.near[area] ?? [];
    const held = near.filter(other => areaAt(sense.open, other).units.some(unit => unit.house !== sense.house));
    return Math.min(2, held.length) * 1.6;
  },
  'the-young-wolf'(sense, area) {
    const free = sense.reach(area).filter(to => sense.controller(to) === null && areaAt(sense.open, to).force === 0);
    return Math.max(0, ...free.map(to => sense.value(to) * 0.6));
  },
  'the-might-of-highgarden'(sense, area) {
    const payers = payersOf(sense.open, { area, house: sense.house });
    const power = payers.reduce((sum, other) => sum + houseAt(sense.open, other).power, 0);
    return Math.min(4, power) * sense.weights.power * 0.9;
  },
  'the-scorpions-sting': (sense, area) =>
    others(sense, area).filter(other => stingable(sense.open, other).length > 0).length * 1.6,
  'the-lions-cunning'(sense, area) {
    const strongest = Math.max(0, ...others(sense, area).map(other => strengthAround(sense, area, other)));
    return strongest * 0.6;
  },
  'the-will-of-rhllor'(sense, area) {
    const { hand } = houseAt(sense.open, sense.house);
    const isPrepared = hand.length < 4 && hand.some(card => MELISANDRES.includes(card));
    return isPrepared && sense.threat(area) > 0 ? 1.8 : 0;
  },
};

/** The best place and face, if it promises enough for this point of the game. */
function placeSingle(sense: Sense, { ask }: WesterosRequest, noise: () => number): { orders: Record<string, string> } {
  const { areas, tokens } = ask as OrdersAsk;
  const { rounds } = sense.rules.numbers;
  const passed = sense.open.round / rounds;
  let top = PATIENCE.first + (PATIENCE.last - PATIENCE.first) * passed;
  let orders: Record<string, string> = {};
  for (const area of areas) {
    for (const order of Object.keys(tokens)) {
      const safety = sense.threat(area) > sense.strengthAt(area, sense.house) + 1 ? 0.6 : 1; // it may be lost with the area
      const worth = (WORTH[order]?.(sense, area) ?? 0) * safety + noise();
      if (worth > top) [top, orders] = [worth, { [area]: order }];
    }
  }
  return { orders };
}

/** Units from areas that nobody threatens, as many as supply feeds. */
function gatherUnits(sense: Sense, { ask }: WesterosRequest): ReturnType<typeof gather> {
  const { open, house } = sense;
  const area = targetOf(sense);
  const { from } = ask as UnitsAsk;
  const chosen = [];
  for (const unit of singles(from).sort((a, b) => sense.threat(a.area) - sense.threat(b.area))) {
    if (sense.threat(unit.area) > 0 && sense.value(unit.area) >= sense.value(area)) continue;
    const more = [...chosen, unit];
    if (refuseGathering(open, { house, area }, gather(from, more)) === undefined) chosen.push(unit);
  }
  return gather(from, chosen);
}

/** The area of the order that is being resolved. */
const targetOf = ({ open }: Sense): AreaId =>
  (open.frames.at(-1) as { readonly area?: AreaId } | undefined)?.area ?? '';

/** What the orders of others in these areas are worth, the dearest first; none of one's own. */
function dearest(sense: Sense, { from, max }: AreasAsk): { areas: AreaId[] } {
  const worth = (area: AreaId): number => {
    const placed = usualOrder(sense.open, sense.rules, area);
    if (placed === undefined || placed.house === sense.house) return -1;
    const kind = REMOVED[sense.rules.board.order[placed.order]?.type ?? ''] ?? 0;
    return kind + sense.strengthAt(area, placed.house) * 0.2 + (placed.house === sense.leader() ? 0.5 : 0);
  };
  const found = from.filter(area => worth(area) > 0).sort((a, b) => worth(b) - worth(a));
  return { areas: found.slice(0, max) };
}

const strengthOfCard = ({ rules }: Sense, card: string): number => rules.board.card[card]?.strength ?? 0;

/** A card that claims all there is to be had, and no stronger than it must be. */
function tributeCard(sense: Sense, { ask }: WesterosRequest): { card: string | null } {
  const { open, house } = sense;
  const payers = payersOf(open, { area: targetOf(sense), house });
  const power = payers.reduce((sum, other) => sum + houseAt(open, other).power, 0);
  const gain = (card: string): number => {
    const strength = strengthOfCard(sense, card);
    return Math.min(strength, power) * sense.weights.power - strength * 0.5;
  };
  const [best = null] = [...(ask as CardAsk).from].sort((a, b) => gain(b) - gain(a));
  return { card: best };
}

/** Worth a card where an order of the leader or a strong support can be burnt. */
function sacrifice(sense: Sense): { option: string } {
  const { areas } = dearest(sense, { kind: 'areas', from: sense.rules.board.ids, min: 0, max: 30 });
  const isWorth = areas.some(area => {
    const type = sense.rules.board.order[usualOrder(sense.open, sense.rules, area)?.order ?? '']?.type;
    return (type === 'support' || type === 'defense') && sense.threat(area) + sense.value(area) > 6;
  });
  return { option: isWorth ? 'discard' : 'keep' };
}

/** How the heuristic player uses single-use orders. */
export const ADVICE: Readonly<Record<string, Advice>> = {
  'single-use': placeSingle,
  'gather-units': gatherUnits,
  'hold-areas'(sense, { ask }) {
    const { from, max } = ask as AreasAsk;
    const worthy = from.filter(area => sense.rules.board.area[area]?.home !== sense.house && sense.value(area) > 2);
    return { areas: worthy.sort((a, b) => sense.value(b) - sense.value(a)).slice(0, max) };
  },
  'iron-fleet': (sense, { ask }) => dearest(sense, ask as AreasAsk),
  'burn-order': (sense, { ask }) => dearest(sense, ask as AreasAsk),
  'peaceful-march': (sense, { ask }, noise) => decideMarch(sense, ask as MarchAsk, noise, refusePeaceful),
  'tribute-card': tributeCard,
  sting(sense, { ask }) {
    const [best = null] = [...(ask as CardAsk).from].sort(
      (a, b) => strengthOfCard(sense, b) - strengthOfCard(sense, a),
    );
    return { card: best };
  },
  'bind-house'(sense, { ask }) {
    const area = targetOf(sense);
    const houses = nameable(sense.open, { area, house: sense.house });
    const danger = (house: HouseId): number => strengthAround(sense, area, house) + sense.castles(house) * 0.3;
    const [best] = houses.sort((a, b) => danger(b) - danger(a));
    return { option: best ?? (ask as OptionAsk).from.at(-1) ?? '' };
  },
  sacrifice,
};
