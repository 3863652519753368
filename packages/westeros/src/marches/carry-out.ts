import type { MarchChoice } from '../asks/march.ts';
import { startBattle } from '../battle/start.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { orderHere } from '../orders/tokens.ts';
import { isContested } from '../realm/contested.ts';
import { areaAt, areaFor, layOrder, orNone } from '../realm/areas.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Table } from '../state.ts';
import { moveUnits, placeToken, removeForce, removeOrder, removeToken } from '../verbs.ts';
import { startNeutral } from './neutral.ts';

/** Units come in; a token of another house there goes back to its reserve. */
function enterArea(game: Table, house: HouseId, area: AreaId): void {
  const state = areaAt(game.open, area);
  if (state.power !== house) removeToken(game, area);
}

/** The march token goes along to the battle. */
function carryOrder(game: Table, house: HouseId, from: AreaId, to: AreaId): string {
  const state = areaFor(game.open, from);
  const rules = rulesOf(game.open);
  const placed = orderHere(game.open, rules, from, 'march', house);
  if (placed === undefined) throw new Error(`no march in ${from}`);
  state.orders = orNone(state.orders.filter(order => order !== placed));
  layOrder(game.open, to, placed);
  game.tell('order-carried', { house, from, to, order: placed.order });
  return placed.order;
}

/** All moves of the order first, then what it meets. */
export function march(game: Table, house: HouseId, { from, moves, leave }: MarchChoice): void {
  const rules = rulesOf(game.open);
  const target = moves.find(move => isContested(game.open, house, move.to));
  const placed = orderHere(game.open, rules, from, 'march', house);
  if (placed === undefined) throw new Error(`no march in ${from}`);
  game.tell('marched', { house, from, order: placed.order, areas: moves.map(move => move.to) });
  for (const move of moves) {
    if (move === target) continue;
    moveUnits(game, house, from, move.to, move.units);
    enterArea(game, house, move.to);
  }
  const isNeutral = target !== undefined && areaAt(game.open, target.to).force > 0;
  if (isNeutral && !rules.rulings.asksHelpFirst) {
    removeOrder(game, from, placed, 'resolved');
    startNeutral(game, house, from, target, placed.order, leave);
    return;
  }
  if (isNeutral) removeForce(game, target.to); // strong enough, or the march could not have been chosen
  if (target !== undefined) moveUnits(game, house, from, target.to, target.units);
  if (leave) placeToken(game, house, from);
  if (target === undefined || isNeutral) removeOrder(game, from, placed, 'resolved');
  else startBattle(game, house, from, target.to, carryOrder(game, house, from, target.to));
}
