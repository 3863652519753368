import { areaAt, standing, type BattleScene, type Effect, type MusterFrame } from '@corvo/westeros';
import { KNIGHT, startSecondMarch } from './second-march.ts';

const hasWon = ({ battle, mine }: BattleScene): boolean => battle.winner === mine;
const hasConquered = (scene: BattleScene): boolean => scene.mine === 0 && hasWon(scene);

const knightsThere = ({ open, battle, me }: BattleScene): number =>
  standing(areaAt(open, battle.area), me)[KNIGHT] ?? 0;

/** 1E-S2: once casualties are counted and the beaten have gone. */
export const afterEffects: Readonly<Record<string, Effect>> = {
  // 1E-S50: by the usual rules, so never at sea nor in open country.
  'may-muster-after-winning': {
    clause: '1E-S50',
    on: {
      after: {
        when: scene => hasWon(scene) && (scene.rules.board.area[scene.battle.area]?.points ?? 0) > 0,
        then: (game, { battle, me }) =>
          void game.push<MusterFrame>({ run: 'muster', position: 0, only: { house: me, areas: [battle.area] } }),
      },
    },
  },

  'may-march-again-with-knights': {
    clause: '1E-S49',
    on: {
      after: {
        when: scene => hasConquered(scene) && knightsThere(scene) > 0,
        then: (game, { battle, me }) => startSecondMarch(game, battle, me),
      },
    },
  },

  // 1E-S49: the march waits for the house's next turn.
  'keep-the-march': {
    clause: '1E-S49',
    modify: { keepsMarch: { layer: 'set', by: (keeps, { mine, about }) => keeps || (mine === 0 && about.side === 0) } },
  },
};
