import { gainPower, type Option } from '@corvo/westeros';
import { withFacts } from '../with.ts';
import { CLAUSES } from './clauses.ts';
import { barsTheBound, BOUND } from './cunning.ts';
import { SINGLES, singlesOf } from './facts.ts';
import { FLOW } from './procedures.ts';
import { ordersNeedUnits } from './standing.ts';
import { removeOneOfTheLosersOrders } from './texts-of-cards.ts';

const CERSEI = 'remove-an-order-of-the-loser';

/** CK-6: five orders for each house, each played once in the game. */
export const singleUse: Option = rules => {
  const houses = Object.values(rules.facts.houses).map(house => [
    house.id,
    { ...house, singles: singlesOf(house.id) }, // CK-6.1
  ]);
  const own = withFacts(rules, {
    orders: [...rules.facts.orders, ...SINGLES],
    houses: Object.fromEntries(houses) as typeof rules.facts.houses,
  });
  return {
    ...own,
    flow: { ...rules.flow, ...FLOW },
    rulings: {
      ...rules.rulings,
      bars: barsTheBound,
      pillage(game, raider, target) {
        const order = own.board.order[target.order];
        if (order?.single !== true) rules.rulings.pillage(game, raider, target);
        else if (order.type === 'consolidate') gainPower(game, raider, 1, 'pillage'); // CK-6.24
      },
    },
    effects: {
      ...rules.effects,
      [BOUND]: { clause: 'CK-6.21' },
      ...(rules.effects[CERSEI] === undefined ? {} : { [CERSEI]: removeOneOfTheLosersOrders }),
    },
    standing: [ordersNeedUnits, ...rules.standing], // CK-6.6
    clauses: { ...rules.clauses, ...CLAUSES },
  };
};
