import type { Effect } from '@corvo/westeros';

/** While its house attacks, each standing unit of this kind in the attacking army is worth so much; supporters are not. */
const worthInAttack = (kind: string, strength: number): Effect => ({
  clause: '1E-15.15',
  modify: {
    unitStrength: {
      layer: 'set',
      by: (value, { mine, about }) =>
        mine === 0 && about.side === 0 && about.role === 'attacking' && about.kind === kind ? strength : value,
    },
  },
});

export const strengthEffects: Readonly<Record<string, Effect>> = {
  'knights-worth-three-in-attack': worthInAttack('knight', 3),
  'footmen-worth-two-in-attack': worthInAttack('footman', 2),
  'ships-worth-two-in-attack': worthInAttack('ship', 2),

  'defence-order-counts-twice': {
    clause: '1E-15.15',
    modify: {
      orderStrength: {
        layer: 'add',
        by: (value, { mine, about }) =>
          mine === 1 && about.side === 1 && about.role === 'defending' ? value * 2 : value,
      },
    },
  },

  // Icons and text of the card stay; only the printed strength goes.
  'opponent-printed-strength-counts-nothing': {
    clause: '1E-15.15',
    modify: { cardStrength: { layer: 'set', by: (value, { mine, about }) => (about.side === mine ? value : 0) } },
  },

  // 1E-16.8: the bonus of a support order on such ships still counts.
  'ships-supporting-the-opponent-count-nothing': {
    clause: '1E-16.8',
    modify: {
      unitStrength: {
        layer: 'set',
        by: (value, { mine, about }) =>
          about.role === 'supporting' && about.kind === 'ship' && about.side !== mine && about.side !== -1 ? 0 : value,
      },
    },
  },
};
