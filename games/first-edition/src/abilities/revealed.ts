import {
  areaAt,
  destroyUnits,
  endIfGone,
  orderHere,
  other,
  removeOrder,
  type BattleScene,
  type Effect,
  type Table,
} from '@corvo/westeros';

/** The opponent's footmen in the battle that could be killed: standing, routed, or both. */
function footmenOf({ open, battle, foe }: BattleScene): ('footman' | 'routed-footman')[] {
  const footmen = areaAt(open, battle.area).units.filter(unit => unit.house === foe && unit.kind === 'footman');
  const kinds: ('footman' | 'routed-footman')[] = [];
  if (footmen.some(unit => !unit.routed)) kinds.push('footman');
  if (footmen.some(unit => unit.routed)) kinds.push('routed-footman'); // 1E-S24
  return kinds;
}

function killFootman(game: Table, { battle, foe }: BattleScene, which: string): void {
  destroyUnits(game, battle.area, foe, { footman: 1 }, 'ability', which === 'routed-footman');
  endIfGone(game, battle);
}

export const revealedEffects: Readonly<Record<string, Effect>> = {
  'kill-an-opposing-footman': {
    clause: '1E-15.18',
    on: {
      revealed: {
        when: scene => footmenOf(scene).length > 0,
        asks: 'option',
        ask(scene) {
          const from = footmenOf(scene);
          return from.length > 1 ? { kind: 'option', from } : undefined;
        },
        then: (game, scene, { option }) => killFootman(game, scene, option),
        otherwise(game, scene) {
          for (const only of footmenOf(scene)) killFootman(game, scene, only);
        },
      },
    },
  },

  'remove-the-defence-order': {
    clause: '1E-15.15',
    on: {
      revealed: {
        when: ({ open, rules, battle, foe }) => orderHere(open, rules, battle.area, 'defense', foe) !== undefined,
        then(game, { open, rules, battle, foe }) {
          const placed = orderHere(open, rules, battle.area, 'defense', foe);
          if (placed !== undefined) removeOrder(game, battle.area, placed, 'ability');
        },
      },
    },
  },

  'cancel-the-opponents-text': {
    clause: '1E-S1',
    on: {
      cancel: {
        then(game, { rules, battle, mine, foe }) {
          const opposing = battle.sides[other(mine)];
          const cancelled = opposing.texts.filter(card => rules.board.card[card]?.ability != null);
          opposing.texts = [];
          for (const card of cancelled) game.tell('text-cancelled', { house: foe, card });
        },
      },
    },
  },
};
