import { gainPower, houseAt, type Code, type Rulings } from '@corvo/westeros';
import { FREE_FOLK } from '../facts.ts';
import { northInTurn } from '../north/turn.ts';
import { SURVIVE } from './facts.ts';
import { count, objectivesOf, tally } from './tally.ts';
import { worthNow } from './worth.ts';

/** BW-12.1, S46: the last thing of a round, house after house in the order of the northern Throne. */
export const payObjectives: Code = {
  enter(game) {
    for (const house of northInTurn(game.open)) {
      for (const card of objectivesOf(game.open, house)) {
        const amount = worthNow(game.open, house, card);
        if (amount === 0) continue;
        game.tell('objective-met', { house, card, amount });
        gainPower(game, house, amount, 'objective');
      }
    }
    for (const house of northInTurn(game.open)) tally.clear(houseAt(game.open, house));
  },
};

/** BW-S73: any unit of the wildlings that is destroyed, in battle or not. */
export const countingLosses =
  (usual: Rulings['unitsLost']): Rulings['unitsLost'] =>
  (game, house, area, units, why) => {
    usual(game, house, area, units, why);
    if (house !== FREE_FOLK) return;
    const number = Object.values(units).reduce((sum, one) => sum + one, 0);
    count(game, house, SURVIVE, 'lost', number);
  };
