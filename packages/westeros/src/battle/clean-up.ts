import { areaAt } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import type { Code } from '../state.ts';
import { endEffects, removeOrder, removeToken, takeAllBack } from '../verbs.ts';
import { ATTACKER, type BattleFrame } from './frame.ts';

/** A conquered area loses the defender's orders and token; the march is used up whoever won. */
export const takeArea: Code<BattleFrame> = {
  enter(game, frame) {
    const [attacker, defender] = frame.sides;
    const state = areaAt(game.open, frame.area);
    if (frame.winner === ATTACKER) {
      for (const placed of state.orders.filter(order => order.house === defender.house))
        removeOrder(game, frame.area, placed, 'area-taken');
      if (state.power !== null && state.power !== attacker.house) removeToken(game, frame.area);
    }
    const march = state.orders.find(placed => placed.house === attacker.house && placed.order === frame.order);
    if (march !== undefined) removeOrder(game, frame.area, march, 'resolved');
  },
};

/** Cards are laid aside only now; a hand that was played out comes back whole. */
export const layCardsAside: Code<BattleFrame> = {
  enter(game, frame) {
    for (const side of frame.sides) {
      const state = houseAt(game.open, side.house);
      state.discards.push(...side.cards);
      if (side.cards.length > 0) game.tell('cards-laid-aside', { house: side.house, cards: [...side.cards] });
      side.cards = [];
      side.texts = [];
      if (side.last || state.hand.length === 0) takeAllBack(game, side.house);
    }
    endEffects(game, 'battle');
    game.tell('battle-over', {
      area: frame.area,
      winner: frame.winner === ATTACKER ? frame.sides[0].house : frame.sides[1].house,
    });
  },
};
