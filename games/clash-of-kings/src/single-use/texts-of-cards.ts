import { areaAt, removeOrder, type BattleScene, type Effect } from '@corvo/westeros';

/** Every order of the loser, one by one: an area may hold two (CK-6.4). */
const ordersOf = ({ open, rules, foe }: BattleScene): string[] =>
  rules.board.ids.flatMap(area =>
    areaAt(open, area)
      .orders.filter(({ house }) => house === foe)
      .map(({ order }) => `${area} for ${order}`),
  );

/** 1E-S23: Cersei takes any order of the loser, so she says which of two. */
export const removeOneOfTheLosersOrders: Effect = {
  clause: '1E-S23',
  on: {
    won: {
      when: scene => ordersOf(scene).length > 0,
      asks: 'option',
      ask: scene => ({ kind: 'option', from: ordersOf(scene) }),
      then(game, { open, foe }, choice) {
        const [area = '', , order] = choice.option.split(' ');
        const placed = areaAt(open, area).orders.find(one => one.house === foe && one.order === order);
        if (placed !== undefined) removeOrder(game, area, placed, 'ability');
      },
    },
  },
};
