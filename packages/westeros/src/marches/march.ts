import type { MarchChoice } from '../asks/march.ts';
import { askHouse } from '../asking.ts';
import { startBattle } from '../battle/start.ts';
import type { AreaId, HouseId } from '../ids.ts';
import type { TurnsFrame } from '../orders/raids.ts';
import { nextWithOrder, orderHere } from '../orders/tokens.ts';
import { areaAt } from '../realm/control.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, Table } from '../state.ts';
import { moveUnits, placeToken, removeForce, removeOrder, removeToken } from '../verbs.ts';
import { isContested, marchAsk, refuseMarch } from './check.ts';
import { startPlea } from './plea.ts';
import { startNeutral } from './neutral.ts';
import { listMarches, sampleMarch } from './sample.ts';

/** Units come in; a token of another house there goes back to its reserve. */
function enterArea(game: Table, house: HouseId, area: AreaId): void {
  const state = areaAt(game.open, area);
  if (state.power !== null && state.power !== house) removeToken(game, area);
}

/** The march token goes along to the battle. */
function carryOrder(game: Table, house: HouseId, from: AreaId, to: AreaId): string {
  const state = areaAt(game.open, from);
  const rules = rulesOf(game.open);
  const placed = orderHere(game.open, rules, from, 'march', house);
  if (placed === undefined) throw new Error(`no march in ${from}`);
  state.orders = state.orders.filter(order => order !== placed);
  areaAt(game.open, to).orders.push(placed);
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

/** A march on a neutral force that needs the help of others waits for their answers. */
function marchOrAsk(game: Table, frame: TurnsFrame, house: HouseId, choice: MarchChoice): void {
  if (startPlea(game, house, choice)) return;
  delete frame.denied;
  march(game, house, choice);
}

/** In the order of play each house resolves one march, round after round. */
export const marches: Code<TurnsFrame> = {
  decides: 'march',
  enter(game, frame) {
    const houses = orderOfPlay(game.open);
    const at = nextWithOrder(game.open, rulesOf(game.open), houses, frame.position, 'march');
    if (at === undefined) return;
    frame.position = at + 1;
    askHouse(game, frame, houses[at] ?? '', 'march');
  },
  ask: ({ open }, _frame, seat) => marchAsk(open, rulesOf(open), houseOf(open, seat)),
  refuse: ({ open }, _frame, seat, choice) =>
    refuseMarch(open, rulesOf(open), houseOf(open, seat), choice as MarchChoice),
  sample: ({ open, seat }, _frame, _ask, rng) => sampleMarch(open, rulesOf(open), houseOf(open, seat ?? ''), rng),
  list({ open, seat }, _frame, _ask, limit) {
    const rules = rulesOf(open);
    const house = houseOf(open, seat ?? '');
    return listMarches(open, rules, house, marchAsk(open, rules, house), limit);
  },
  answer(game, frame, seat, choice) {
    game.repeat(frame);
    const house = houseOf(game.open, seat);
    if (rulesOf(game.open).rulings.asksHelpFirst) marchOrAsk(game, frame, house, choice as MarchChoice);
    else march(game, house, choice as MarchChoice);
  },
};
