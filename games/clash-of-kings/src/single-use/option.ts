import { gainPower, withFeature, type Option } from '@corvo/westeros';
import { withFacts } from '../with.ts';
import { CLAUSES } from './clauses.ts';
import { barsTheBound, BOUND } from './cunning.ts';
import { SINGLES } from './facts.ts';
import { singleOrders } from './feature.ts';
import { FLOW } from './flow.ts';
import { ordersNeedUnits } from './standing.ts';
import { removeOneOfTheLosersOrders } from './texts-of-cards.ts';

const CERSEI = 'remove-an-order-of-the-loser';

/** CK-6: five orders for each house, each played once in the game. */
export const singleUse =
  (cunningAtSea: boolean): Option =>
  rules => {
    const own = withFeature(withFacts(rules, { orders: [...rules.facts.orders, ...SINGLES] }), singleOrders); // CK-6.1
    return {
      ...own,
      flow: { ...rules.flow, ...FLOW },
      rulings: {
        ...rules.rulings,
        bars: barsTheBound(cunningAtSea),
        pillage(game, raider, target) {
          const order = own.board.order[target.order];
          if (order?.extra !== true) rules.rulings.pillage(game, raider, target);
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
