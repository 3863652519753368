import {
  areaAt,
  faceOf,
  gainPower,
  houseAt,
  other,
  payPower,
  removeOrder,
  type BattleScene,
  type Effect,
  type PlacedOrder,
} from '@corvo/westeros';
import { sideOf } from './borrowing.ts';
import { noSupportForFoe, paid, paidStrength } from './strength.ts';

const PAYING = 'pay-for-strength';

/** The strength printed on the opposing cards, borrowed ones and a price that was paid included. */
function opposingStrength({ rules, battle, mine }: BattleScene): number {
  const side = battle.sides[other(mine)];
  return side.cards.reduce((sum, card) => {
    const face = faceOf(rules, side, card);
    return sum + (face?.ability === PAYING ? (paid.of(side) ?? 0) : (face?.strength ?? 0));
  }, 0);
}

const helpOrder = ({ open, rules }: BattleScene, area: string): PlacedOrder | undefined =>
  areaAt(open, area).orders.find(({ order }) => {
    const type = rules.board.order[order]?.type;
    return type === 'support' || type === 'defense';
  });

const areasWithHelp = (scene: BattleScene): string[] =>
  scene.rules.board.ids.filter(area => helpOrder(scene, area) !== undefined);

/** Texts that work as soon as the cards are open. */
export const revealedEffects: Readonly<Record<string, Effect>> = {
  'take-power-for-the-opposing-card': {
    clause: '1E-15.15',
    on: {
      revealed: {
        when: scene => opposingStrength(scene) > 0,
        then: (game, scene) => void gainPower(game, scene.me, opposingStrength(scene), 'ability'),
      },
    },
  },

  // That support counts nothing is a must, to remove an order is a may.
  'opponent-without-support': {
    clause: '1E-S52',
    modify: noSupportForFoe,
    on: {
      revealed: {
        when: scene => areasWithHelp(scene).length > 0,
        asks: 'areas',
        ask: scene => ({ kind: 'areas', from: areasWithHelp(scene), min: 0, max: 1 }),
        then(game, scene, choice) {
          for (const area of choice.areas) {
            const placed = helpOrder(scene, area);
            if (placed !== undefined) removeOrder(game, area, placed, 'ability');
          }
        },
      },
    },
  },

  [PAYING]: {
    clause: '1E-H65',
    modify: paidStrength,
    on: {
      revealed: {
        when: ({ open, me }) => houseAt(open, me).power > 0,
        asks: 'amount',
        ask: ({ open, me }) => ({ kind: 'amount', min: 0, max: houseAt(open, me).power }),
        then(game, scene, choice) {
          const { amount } = choice;
          paid.put(sideOf(scene), amount);
          payPower(game, scene.me, amount, 'ability');
        },
      },
    },
  },
};
