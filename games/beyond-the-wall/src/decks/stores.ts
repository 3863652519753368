import {
  askHouse,
  barrelsOf,
  drawFrom,
  houseAt,
  payPower,
  reconcile,
  refuse,
  rulesOf,
  setSupply,
  supplyTable,
  type Code,
  type HouseId,
  type Table,
} from '@corvo/westeros';
import type { Frame } from '@corvo/core';
import { isReshuffle, OTHERS, STORES, valueOf, WATCH } from '../facts.ts';
import { northInTurn } from '../north/turn.ts';

/** A Supply card: the three in the order of their Throne, each in its own way (BW-17.4, 15.6). */
export interface StoresFrame extends Frame {
  readonly run: 'stores';
  position: number;
  given?: number; // barrels for the Watch, where the houses give them (BW-15.5)
}

function set(game: Table, house: HouseId, level: number): void {
  setSupply(game, house, Math.min(level, supplyTable(rulesOf(game.open), house).length - 1)); // BW-S33
  reconcile(game); // BW-H117
}

function drawStores(game: Table): number {
  const card = drawFrom(game, STORES, isReshuffle);
  game.tell('stores-drawn', { house: WATCH, card });
  return valueOf(card);
}

const ANSWERS = ['pay', 'keep'];

export const countStores: Code<StoresFrame, 'option'> = {
  verb: 'supplies',
  about(open) {
    const { supply } = houseAt(open, OTHERS);
    return { supply: supply + 1 };
  },
  enter(game, frame) {
    const house = northInTurn(game.open)[frame.position];
    if (house === undefined) return;
    frame.position += 1;
    if (house === OTHERS) {
      const { supply, power } = houseAt(game.open, house);
      const isTop = supply + 1 >= supplyTable(rulesOf(game.open), house).length;
      if (!isTop && power > supply) askHouse(game, frame, house, 'buy-supply');
      else game.repeat(frame);
      return;
    }
    game.repeat(frame);
    if (house === WATCH) set(game, house, frame.given ?? drawStores(game));
    else set(game, house, barrelsOf(game.open, rulesOf(game.open), house));
  },
  ask: () => ({ kind: 'option', from: ANSWERS }),
  refuse({ open }, _frame, _seat, { option }) {
    return ANSWERS.includes(option) ? undefined : refuse(rulesOf(open), 'pay-or-keep', { choice: option.slice(0, 40) });
  },
  answer(game, frame, _seat, { option }) {
    game.repeat(frame);
    if (option !== 'pay') return;
    const step = houseAt(game.open, OTHERS).supply + 1;
    payPower(game, OTHERS, step, 'supply');
    set(game, OTHERS, step);
  },
};
