import type { Effect, OrderType } from '@corvo/westeros';

const forbids = (type: OrderType, clause: string): Effect => ({
  clause,
  modify: { orderAllowed: { layer: 'limit', by: (allowed, { about }) => allowed && about.order?.type !== type } },
});

/** What cards of the third deck do until the end of the turn. */
export const lastingEffects: Readonly<Record<string, Effect>> = {
  'no-raid-orders': forbids('raid', '1E-4.6'),
  'no-defence-orders': forbids('defense', '1E-4.7'),
  'no-consolidate-orders': forbids('consolidate', '1E-4.8'),

  // 1E-4.10: a support order with a bonus still adds it. 1E-S69: a march on a neutral force is no battle.
  'footmen-support-with-nothing': {
    clause: '1E-4.9',
    modify: {
      unitStrength: {
        layer: 'set',
        by: (value, { battle, about }) =>
          battle !== null && about.role === 'supporting' && about.kind === 'footman' ? 0 : value,
      },
    },
  },
};
