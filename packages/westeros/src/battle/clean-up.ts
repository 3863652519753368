import type { AreaId, HouseId, UnitKind } from '../ids.ts';
import { areaAt, areaList } from '../realm/areas.ts';
import { hasUnits, standing } from '../realm/control.ts';
import { houseAt, isPlayedOut } from '../realm/pools.ts';
import { answer } from '../ruleset/answer.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table } from '../state.ts';
import {
  destroyUnits,
  endEffects,
  moveUnits,
  recoverHand,
  removeGarrison,
  removeOrder,
  removeToken,
  takeAllBack,
} from '../verbs.ts';
import { ATTACKER, type BattleFrame } from '../battle-frame.ts';

/** A garrison that lost falls, whatever else happens. */
export const dropGarrison: Code<BattleFrame> = {
  enter(game, frame) {
    if (frame.winner === ATTACKER) removeGarrison(game, frame.area);
  },
};

/** The winning attackers stay in the area, unless a text keeps them out and they go back. Answers whether they did. */
function advance(game: Table, frame: BattleFrame): boolean {
  const { open } = game;
  const { house } = frame.sides[ATTACKER];
  const state = areaAt(open, frame.area);
  if (answer(open, rulesOf(open), frame, 'advances', true, { side: ATTACKER })) return hasUnits(state, house);
  const units = standing(state, house);
  if (Object.keys(units).length > 0) moveUnits(game, house, frame.area, frame.from, units);
  return false;
}

/** What never moves is lost with its area. */
function loseFixed(game: Table, area: AreaId, house: HouseId): void {
  const { unit: kinds } = rulesOf(game.open).board;
  const lost: Record<UnitKind, number> = {};
  for (const unit of areaAt(game.open, area).units)
    if (unit.house === house && kinds[unit.kind]?.fixed === true) lost[unit.kind] = (lost[unit.kind] ?? 0) + 1;
  if (Object.keys(lost).length > 0) destroyUnits(game, area, house, lost, 'cannot-retreat');
}

/** A conquered area loses the defender's orders and token; the march is used up whoever won. */
export const takeArea: Code<BattleFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const [attacker, defender] = frame.sides;
    const state = areaAt(game.open, frame.area);
    let keepsMarch = false;
    if (frame.winner === ATTACKER) {
      for (const placed of state.orders.filter(order => order.house === defender.house))
        removeOrder(game, frame.area, placed, 'area-taken');
      const entered = advance(game, frame);
      if (entered) loseFixed(game, frame.area, defender.house);
      const tokenFalls = entered || rules.rulings.tokenFallsUnentered;
      if (tokenFalls && state.power !== attacker.house) removeToken(game, frame.area);
      keepsMarch = entered && answer(game.open, rules, frame, 'keepsMarch', false, { side: ATTACKER });
    }
    const march = state.orders.find(placed => placed.house === attacker.house && placed.order === frame.order);
    if (march === undefined) return;
    if (keepsMarch) game.tell('march-kept', { house: attacker.house, area: frame.area, order: march.order });
    else removeOrder(game, frame.area, march, 'resolved');
  },
};

/** Played cards join the used ones; a hand that was played out comes back, whole or without the last card. */
function discardPlayed(game: Table, frame: BattleFrame): void {
  const rules = rulesOf(game.open);
  const { lastCardStays } = rules.rulings;
  for (const side of frame.sides) {
    const state = houseAt(game.open, side.house);
    const played = side.cards;
    state.discards = [...state.discards, ...side.cards];
    if (side.cards.length > 0) game.tell('cards-laid-aside', { house: side.house, cards: [...side.cards] });
    side.cards = [];
    if (lastCardStays) {
      if (state.hand.length === 0) recoverHand(game, side.house, ...played);
    } else if (side.last || isPlayedOut(game.open, rules, side.house)) takeAllBack(game, side.house);
  }
}

function close(game: Table, frame: BattleFrame): void {
  for (const side of frame.sides) side.texts = [];
  endEffects(game, 'battle');
  game.tell('battle-over', {
    area: frame.area,
    winner: frame.winner === ATTACKER ? frame.sides[0].house : frame.sides[1].house,
  });
}

/** Cards are laid aside only now. */
export const layCardsAside: Code<BattleFrame> = {
  enter(game, frame) {
    discardPlayed(game, frame);
    close(game, frame);
  },
};

/** The same while texts are still in force, for rulesets in which some work after it. */
export const layAsideFirst: Code<BattleFrame> = { enter: discardPlayed };

/** Orders without a unit go, wherever they lie; then the battle is over. */
export const sweep: Code<BattleFrame> = {
  enter(game, frame) {
    const { ids } = rulesOf(game.open).board;
    for (const [i, state] of areaList(game.open).entries()) {
      for (const placed of state.orders.filter(({ house }) => !hasUnits(state, house)))
        removeOrder(game, ids[i] ?? '', placed, 'nobody-there');
    }
    close(game, frame);
  },
};
