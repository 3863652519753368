import type { Frame } from '@corvo/core';
import type { AreaId, HouseId } from '../ids.ts';
import { orderOfPlay } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, Table } from '../state.ts';
import { gainPower, removeOrder } from '../verbs.ts';
import { areasWithOrder, orderHere } from './tokens.ts';

export interface ConsolidateFrame extends Frame {
  readonly run: 'consolidate';
}

/** One token for the order and one for every crown of its area. */
function collectFrom(game: Table, house: HouseId, area: AreaId): void {
  const rules = rulesOf(game.open);
  const placed = orderHere(game.open, rules, area, 'consolidate', house);
  if (placed === undefined) return;
  gainPower(game, house, 1 + (rules.board.area[area]?.crowns ?? 0), 'consolidate');
  removeOrder(game, area, placed, 'resolved');
}

export const collect: Code<ConsolidateFrame> = {
  enter(game) {
    const rules = rulesOf(game.open);
    for (const house of orderOfPlay(game.open)) {
      for (const area of areasWithOrder(game.open, rules, house, 'consolidate')) collectFrom(game, house, area);
    }
  },
};
