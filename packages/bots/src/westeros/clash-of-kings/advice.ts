import type { AreasAsk, CardAsk, CardChoice, OptionAsk } from '@corvo/core';
import {
  comingTo,
  MELISANDRES,
  nameable,
  neighboursOf,
  payersOf,
  refuseGathering,
  refusePeaceful,
  stingable,
  usualOrder,
} from '@corvo/clash-of-kings/single-use';
import {
  areaAt,
  gather,
  houseAt,
  keepsSupply,
  singles,
  supplyTable,
  unitsOnMap,
  type AreaId,
  type HouseId,
  type MarchAsk,
  type OrderId,
  type OrdersAsk,
  type UnitsAsk,
  type WesterosRequest,
} from '@corvo/westeros';
import { byThumb, optionByThumb, ranked, type Candidate } from '../candidate.ts';
import { USUAL, type Advice, type Character } from '../character.ts';
import { rateMarch } from '../marches.ts';
import type { Sense } from '../sense.ts';

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
    const barrels = Math.min(rules.board.area[area]?.supply ?? 0, supplyTable(rules, house).length - 1 - supply);
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

/** The best place and face, if it promises enough for this point of the game; otherwise none first. */
function placeSingle(sense: Sense, { ask }: WesterosRequest, noise: () => number): Candidate[] {
  const { areas, tokens } = ask as OrdersAsk;
  const { rounds } = sense.rules.numbers;
  const passed = sense.open.round / rounds;
  const enough = PATIENCE.first + (PATIENCE.last - PATIENCE.first) * passed;
  const found: Candidate[] = [{ choice: { orders: {} }, score: enough, why: 'wait' }];
  for (const area of areas) {
    for (const order of Object.keys(tokens)) {
      const safety = sense.threat(area) > sense.strengthAt(area, sense.house) + 1 ? 0.6 : 1; // it may be lost with the area
      const worth = (WORTH[order]?.(sense, area) ?? 0) * safety + noise();
      found.push({ choice: { orders: { [area]: order } }, score: worth, why: 'single-use' });
    }
  }
  return ranked(found);
}

/** Units from areas that nobody threatens, as many as supply feeds. */
function gatherUnits(sense: Sense, { ask }: WesterosRequest): Candidate[] {
  const { open, house } = sense;
  const area = targetOf(sense);
  const { from } = ask as UnitsAsk;
  const chosen = [];
  for (const unit of singles(from).sort((a, b) => sense.threat(a.area) - sense.threat(b.area))) {
    if (sense.threat(unit.area) > 0 && sense.value(unit.area) >= sense.value(area)) continue;
    const more = [...chosen, unit];
    if (refuseGathering(open, { house, area }, gather(from, more)) === undefined) chosen.push(unit);
  }
  return byThumb(gather(from, chosen), chosen.length > 0 ? [gather(from, [])] : []);
}

/** The area of the order that is being resolved. */
const targetOf = ({ open }: Sense): AreaId =>
  (open.frames.at(-1) as { readonly area?: AreaId } | undefined)?.area ?? '';

/** Areas with orders of others, the dearest first. */
function dearest(sense: Sense, from: readonly AreaId[]): AreaId[] {
  const worth = (area: AreaId): number => {
    const placed = usualOrder(sense.open, sense.rules, area);
    if (placed === undefined || placed.house === sense.house) return -1;
    const kind = REMOVED[sense.rules.board.order[placed.order]?.type ?? ''] ?? 0;
    return kind + sense.strengthAt(area, placed.house) * 0.2 + (placed.house === sense.leader() ? 0.5 : 0);
  };
  return from.filter(area => worth(area) > 0).sort((a, b) => worth(b) - worth(a));
}

/** As many of these as may be, or any one of them. */
function firstOf(areas: readonly AreaId[], max: number): Candidate[] {
  const best = areas.slice(0, max);
  const others = areas.slice(best.length === 1 ? 1 : 0);
  return byThumb(
    { areas: best },
    others.map(area => ({ areas: [area] })),
  );
}

const removeDearest: Advice = (sense, { ask }) => {
  const { from, max } = ask as AreasAsk;
  return firstOf(dearest(sense, from), max);
};

const strengthOfCard = ({ rules }: Sense, card: string): number => rules.board.card[card]?.strength ?? 0;

/** A card that claims all there is to be had, and no stronger than it must be. */
function tributeCard(sense: Sense, { ask }: WesterosRequest): Candidate[] {
  const { open, house } = sense;
  const payers = payersOf(open, { area: targetOf(sense), house });
  const power = payers.reduce((sum, other) => sum + houseAt(open, other).power, 0);
  const gain = (card: string): number => {
    const strength = strengthOfCard(sense, card);
    return Math.min(strength, power) * sense.weights.power - strength * 0.5;
  };
  return ranked((ask as CardAsk).from.map(card => ({ choice: { card }, score: gain(card), why: 'gain' })));
}

/** Worth a card where an order of the leader or a strong support can be burnt. */
function sacrifice(sense: Sense): Candidate[] {
  const areas = dearest(sense, sense.rules.board.ids).slice(0, 30);
  const isWorth = areas.some(area => {
    const type = sense.rules.board.order[usualOrder(sense.open, sense.rules, area)?.order ?? '']?.type;
    return (type === 'support' || type === 'defense') && sense.threat(area) + sense.value(area) > 6;
  });
  return optionByThumb(isWorth ? 'discard' : 'keep', ['discard', 'keep']);
}

/** How the heuristic player uses single-use orders. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'single-use': placeSingle,
  'gather-units': gatherUnits,
  'hold-areas'(sense, { ask }) {
    const { from, max } = ask as AreasAsk;
    const worthy = from.filter(area => sense.rules.board.area[area]?.home !== sense.house && sense.value(area) > 2);
    return firstOf(
      worthy.sort((a, b) => sense.value(b) - sense.value(a)),
      max,
    );
  },
  'iron-fleet': removeDearest,
  'burn-order': removeDearest,
  'peaceful-march': (sense, { ask }, noise) => rateMarch(sense, ask as MarchAsk, noise, refusePeaceful),
  'tribute-card': tributeCard,
  sting(sense, { ask }) {
    const { from, optional } = ask as CardAsk;
    const cards = from.map(card => ({ choice: { card }, score: strengthOfCard(sense, card), why: 'rivals' }));
    return ranked<CardChoice>([...cards, ...(optional ? [{ choice: { card: null }, score: -1, why: 'rivals' }] : [])]);
  },
  'bind-house'(sense, { ask }) {
    const area = targetOf(sense);
    const houses = nameable(sense.open, { area, house: sense.house });
    const danger = (house: HouseId): number => strengthAround(sense, area, house) + sense.castles(house) * 0.3;
    const [best] = houses.sort((a, b) => danger(b) - danger(a));
    const { from } = ask as OptionAsk;
    return optionByThumb(best ?? from.at(-1) ?? '', from);
  },
  sacrifice,
};

/** The usual player, with what A Clash of Kings asks besides. */
export const CLASH_OF_KINGS: Character = { ...USUAL, advice: ADVICE };
