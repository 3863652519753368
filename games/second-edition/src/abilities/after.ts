import { discardFromHand, houseAt, recoverHand, type Effect } from '@corvo/westeros';

export const afterEffects: Readonly<Record<string, Effect>> = {
  'may-discard-a-card-of-the-opponent': {
    clause: '2E-12.48',
    on: {
      after: {
        when: ({ open, foe }) => houseAt(open, foe).hand.length > 0,
        asks: 'card',
        ask: ({ open, foe }) => ({ kind: 'card', from: houseAt(open, foe).hand, optional: true }),
        then(game, { open, foe }, choice) {
          const { card } = choice;
          if (card === null) return;
          discardFromHand(game, foe, card, 'ability');
          if (houseAt(open, foe).hand.length === 0) recoverHand(game, foe, card); // 2E-H6
        },
      },
    },
  },
};
