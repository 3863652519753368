import type { Frame } from '@corvo/core';
import { layOrder, type AreaId, type BattleFrame, type HouseId, type OrderFacts, type Table } from '@corvo/westeros';

export const KNIGHT = 'knight';

/** An order that nobody owns a token of: it lies where a battle was won, and is resolved as soon as that is over. */
export const SECOND_MARCH: OrderFacts = { id: 'second-march', type: 'march', value: 1, star: false, copies: 1 };

/** The march that follows a battle. */
export interface SecondMarchFrame extends Frame {
  readonly run: 'second-march';
  readonly house: HouseId;
  readonly area: AreaId;
}

function giveOrder(game: Table, house: HouseId, area: AreaId): void {
  layOrder(game.open, area, { house, order: SECOND_MARCH.id });
  game.tell('order-given', { house, area, order: SECOND_MARCH.id });
}

/** Once the battle is over its winner may march on. */
export function startSecondMarch(game: Table, battle: BattleFrame, house: HouseId): void {
  giveOrder(game, house, battle.area);
  game.follow<SecondMarchFrame>(battle, { run: 'second-march', house, area: battle.area });
}
