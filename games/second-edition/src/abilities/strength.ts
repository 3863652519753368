import { houseAt, isHigher, isSupported, type Effect, type Scene } from '@corvo/westeros';

/** This side's own card is being counted. */
export const ownCard = ({ mine, about }: Scene): boolean => about.side === mine;

/**
 * The house's own units of this kind, attacking or supporting its attack, are worth one more. Written as an addition to
 * what others made of them, because where two texts touch the same ships the order of the throne decides (2E-H10).
 */
const worthOneMoreInAttack = (kind: string): Effect => ({
  clause: '2E-12.17',
  modify: {
    unitStrength: {
      layer: 'set',
      by: (value, { me, mine, about }) =>
        mine === 0 && about.side === 0 && about.house === me && about.kind === kind ? value + 1 : value,
    },
  },
});

/** A card that is worth one more, and has a sword more, where the condition holds. */
const strongerWith = (holds: (scene: Scene) => boolean): Effect => ({
  clause: '2E-12.17',
  modify: {
    cardStrength: { layer: 'add', by: (value, scene) => (ownCard(scene) && holds(scene) ? value + 1 : value) },
    swords: { layer: 'add', by: (value, scene) => (ownCard(scene) && holds(scene) ? value + 1 : value) },
  },
});

const HIS_KING = 'stannis-baratheon';

export const strengthEffects: Readonly<Record<string, Effect>> = {
  'own-footmen-worth-two-in-attack': worthOneMoreInAttack('footman'),
  'own-ships-worth-two-in-attack': worthOneMoreInAttack('ship'),

  // The bonus of a support order on such ships still counts.
  'foreign-ships-count-nothing-when-supported': {
    clause: '2E-12.17',
    modify: {
      unitStrength: {
        layer: 'set',
        by: (value, { open, rules, battle, me, mine, about }) =>
          about.kind === 'ship' &&
          about.house !== me &&
          battle !== null &&
          mine !== -1 &&
          isSupported(open, rules, battle, mine)
            ? 0
            : value,
      },
    },
  },

  'defense-order-counts-twice': {
    clause: '2E-12.17',
    modify: {
      orderStrength: {
        layer: 'add',
        by: (value, { mine, about }) =>
          mine === 1 && about.side === 1 && about.role === 'defending' ? value * 2 : value,
      },
    },
  },

  // What the card gains by its own text, and its icons, still count.
  'opponent-printed-strength-counts-nothing': {
    clause: '2E-12.17',
    modify: { cardStrength: { layer: 'set', by: (value, scene) => (ownCard(scene) ? value : 0) } },
  },

  'stronger-below-the-opponent': {
    clause: '2E-12.17',
    modify: {
      cardStrength: {
        layer: 'add',
        by(value, scene) {
          const { open, me, foe } = scene;
          return ownCard(scene) && me !== null && foe !== null && isHigher(open, 'throne', foe, me) ? value + 1 : value;
        },
      },
    },
  },

  'stronger-when-stannis-is-used': strongerWith(
    ({ open, me }) => me !== null && houseAt(open, me).discards.includes(HIS_KING),
  ),

  'stronger-defending-a-castle': strongerWith(
    ({ rules, battle, mine }) => mine === 1 && battle !== null && rules.board.area[battle.area]?.castle === true,
  ),
};
