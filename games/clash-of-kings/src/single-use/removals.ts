import type { AreasAsk, AreasChoice, Problem } from '@corvo/core';
import {
  askHouse,
  discardFromHand,
  houseAt,
  isPlayedOut,
  namedAreas,
  refuse,
  refuseUnknownArea,
  removeOrder,
  rulesOf,
  takeAllBack,
  type AreaId,
  type CardId,
  type Code,
  type HouseId,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import { refuseWord } from './common.ts';
import { MELISANDRES } from './facts.ts';
import { usualOrder } from './tokens.ts';
import type { SingleFrame } from './turns.ts';

/** A card goes to the used ones; a hand that is played out by it comes back (CK-6.18, 1E-S20, 1E-S46). */
export function discard(game: Table, house: HouseId, card: CardId, why: 'sacrifice' | 'sting' | 'tribute'): void {
  discardFromHand(game, house, card, why);
  if (isPlayedOut(game.open, rulesOf(game.open), house)) takeAllBack(game, house);
}

/** Some of the orders that lie there, up to so many. */
function refuseTargets(
  open: WesterosOpen,
  { order }: SingleFrame,
  { areas }: AreasChoice,
  { from, max }: AreasAsk,
): Problem | undefined {
  const rules = rulesOf(open);
  const strange = areas.find(area => !from.includes(area));
  if (strange !== undefined)
    return (
      refuseUnknownArea(rules, strange) ??
      refuse(rules, `${order}-reaches-no-order`, { area: strange, ...namedAreas(from) })
    );
  const isTwice = new Set(areas).size < areas.length;
  return isTwice || areas.length > max
    ? refuse(rules, `${order}-wrong-number`, { count: areas.length, max })
    : undefined;
}

function removeOrders(game: Table, areas: readonly AreaId[]): void {
  const rules = rulesOf(game.open);
  for (const area of areas) {
    const placed = usualOrder(game.open, rules, area);
    if (placed !== undefined) removeOrder(game, area, placed, 'single-use');
  }
}

/** CK-6.14, 1E-S44: usual orders of any kind in true neighbours, at most two. */
function fleetTargets(open: WesterosOpen, { area }: Pick<SingleFrame, 'area'>): AreasAsk {
  const rules = rulesOf(open);
  const from = (rules.board.near[area] ?? []).filter(near => usualOrder(open, rules, near) !== undefined);
  return { kind: 'areas', from, min: 0, max: Math.min(2, from.length) };
}

export const sendFleet: Code<SingleFrame, 'areas'> = {
  enter(game, frame) {
    if (fleetTargets(game.open, frame).from.length > 0) askHouse(game, frame, frame.house, 'iron-fleet');
  },
  ask: ({ open }, frame) => fleetTargets(open, frame),
  refuse: ({ open }, frame, _seat, choice) => refuseTargets(open, frame, choice, fleetTargets(open, frame)),
  answer: (game, _frame, _seat, choice) => removeOrders(game, choice.areas),
};

interface SacrificeFrame extends SingleFrame {
  paid?: boolean;
}

/** The last one keeps the card. */
const SACRIFICE = ['discard', 'keep'];
const melisandreOf = (open: WesterosOpen, house: HouseId): CardId | undefined =>
  houseAt(open, house).hand.find(card => MELISANDRES.includes(card));

/** CK-6.22, 6.23: without the card nothing happens. */
export const sacrifice: Code<SacrificeFrame, 'option'> = {
  enter(game, frame) {
    const card = melisandreOf(game.open, frame.house);
    if (card === undefined) return;
    frame.about = { ...frame.about, card };
    askHouse(game, frame, frame.house, 'sacrifice');
  },
  ask: () => ({ kind: 'option', from: SACRIFICE }),
  refuse: ({ open }, frame, _seat, choice) => refuseWord(open, frame, choice, SACRIFICE),
  answer(game, frame, _seat, choice) {
    const card = melisandreOf(game.open, frame.house);
    if (choice.option !== 'discard' || card === undefined) return;
    frame.paid = true;
    discard(game, frame.house, card, 'sacrifice');
  },
};

/** CK-6.22: any Defense or Support order on the map. */
function willTargets(open: WesterosOpen): AreasAsk {
  const rules = rulesOf(open);
  const from = rules.board.ids.filter(area => {
    const type = rules.board.order[usualOrder(open, rules, area)?.order ?? '']?.type;
    return type === 'defense' || type === 'support';
  });
  return { kind: 'areas', from, min: 0, max: Math.min(1, from.length) };
}

export const burnOrder: Code<SacrificeFrame, 'areas'> = {
  enter(game, frame) {
    if (frame.paid === true && willTargets(game.open).from.length > 0) askHouse(game, frame, frame.house, 'burn-order');
  },
  ask: ({ open }) => willTargets(open),
  refuse: ({ open }, frame, _seat, choice) => refuseTargets(open, frame, choice, willTargets(open)),
  answer: (game, _frame, _seat, choice) => removeOrders(game, choice.areas),
};
