import type { Frame } from '@corvo/core';
import {
  areaAt,
  areasWithOrder,
  askHouse,
  orderOfPlay,
  PROCEDURES,
  refuse,
  removeOrder,
  rulesOf,
  type AreaId,
  type Code,
  type HouseId,
  type OrderId,
  type OrderType,
  type Table,
  type TurnsFrame,
} from '@corvo/westeros';
import { singleOrders } from './feature.ts';
import { singleOn } from './tokens.ts';

/** The turns of a step: after a house has chosen one of its usual orders it is asked about these as usual. */
interface MixedTurnsFrame extends TurnsFrame {
  usual?: boolean;
}

/** The turn of a house that has a single-use order to resolve in this step. */
interface SingleTurnFrame extends Frame {
  readonly run: 'single-turn';
  readonly house: HouseId;
  readonly area: AreaId;
  readonly order: OrderId;
  readonly icon: OrderType;
}

/** A single-use order at work: the procedure has its name. */
export interface SingleFrame extends Frame {
  readonly house: HouseId;
  readonly area: AreaId;
  readonly order: OrderId;
  about: Readonly<Record<string, string | number>>; // for the question it asks
}

/** CK-6.7: if it is the turn of a house with a single-use order, that house may begin with it. */
function beginSingle(game: Table, frame: MixedTurnsFrame, icon: OrderType): boolean {
  if (frame.usual === true) {
    delete frame.usual;
    return false;
  }
  const { open } = game;
  const rules = rulesOf(open);
  const houses = orderOfPlay(open);
  if (!rules.features.includes(singleOrders)) return false;
  for (let i = 0; i < houses.length; i++) {
    const at = (frame.position + i) % houses.length;
    const house = houses[at] as HouseId;
    const single = singleOn(open, rules, house, icon);
    if (single !== undefined) {
      frame.position = at + 1;
      game.repeat(frame);
      const { area, placed } = single;
      game.push<SingleTurnFrame>({ run: 'single-turn', house, area, order: placed.order, icon });
      return true;
    }
    if (areasWithOrder(open, rules, house, icon).length > 0) return false;
  }
  return false;
}

/** A step in which houses resolve one order after another, single-use orders with this icon among them. */
function inTurns(usual: Code, icon: OrderType): Code<MixedTurnsFrame> {
  return {
    ...usual,
    enter(game, frame) {
      if (!beginSingle(game, frame, icon)) usual.enter?.(game, frame);
    },
  };
}

export const TURNS = {
  raids: { 'in-turn': inTurns(PROCEDURES.raids['in-turn'], 'raid') },
  marches: { 'in-turn': inTurns(PROCEDURES.marches['in-turn'], 'march') },
  consolidate: { 'in-turn': inTurns(PROCEDURES.consolidate['in-turn'], 'consolidate') },
};

/** CK-6.8: the token is out of the game, and its procedure begins. */
function use(game: Table, { house, area, order }: SingleTurnFrame): void {
  const placed = areaAt(game.open, area).orders.find(one => one.house === house && one.order === order);
  if (placed === undefined) throw new Error(`no ${order} in ${area}`);
  game.tell('single-use-resolved', { house, area, order });
  removeOrder(game, area, placed, 'resolved');
  game.push<SingleFrame>({ run: order, house, area, order, about: { area, order } });
}

/** The single-use order first; then the usual ones of the same step. */
const waysOf = ({ area, order, icon }: SingleTurnFrame): string[] => [`${area} for ${order}`, icon];

export const singleTurn: Code<SingleTurnFrame, 'option'> = {
  enter(game, frame) {
    const { house, icon } = frame;
    if (areasWithOrder(game.open, rulesOf(game.open), house, icon).length === 0) use(game, frame);
    else askHouse(game, frame, house, 'single-turn');
  },
  ask: (_view, frame) => ({ kind: 'option', from: waysOf(frame) }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    const offered = waysOf(frame);
    if (offered.includes(option)) return undefined;
    const { area, order, icon } = frame;
    return refuse(rulesOf(open), 'single-or-usual', { choice: option.slice(0, 60), area, order, icon });
  },
  answer(game, frame, _seat, choice) {
    if (choice.option !== frame.icon) {
      use(game, frame);
      return;
    }
    const turns = game.open.frames.at(-2) as MixedTurnsFrame;
    turns.usual = true;
    turns.position -= 1; // its turn is not over
  },
};
