import type { Effect, OrderFacts } from '@corvo/westeros';

const forbids = (isBanned: (order: OrderFacts) => boolean): Effect => ({
  clause: '2E-4.16',
  modify: {
    orderAllowed: {
      layer: 'limit',
      by: (allowed, { about }) => allowed && !(about.order !== undefined && isBanned(about.order)),
    },
  },
});

/** 2E-4.15, 4.16: what a card of deck III forbids until the end of the round, starred tokens included. */
export const BANS: Readonly<Record<string, Effect>> = {
  'no-raid-orders': forbids(order => order.type === 'raid'),
  'no-defense-orders': forbids(order => order.type === 'defense'),
  'no-support-orders': forbids(order => order.type === 'support'),
  'no-consolidate-orders': forbids(order => order.type === 'consolidate'),
  'no-march-plus-one-order': forbids(order => order.type === 'march' && order.star),
};
