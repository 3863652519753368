import {
  rulesOf,
  type BattleScene,
  type Effect,
  type HouseId,
  type OwnedScene,
  type Scene,
  type WesterosOpen,
} from '@corvo/westeros';
import { abilityOf } from './facts.ts';
import { isHitAndRun } from '../cards/hit-and-run.ts';

/** An effect of a tactic card: its clause, and whether it can be used once, stand on the card. */
export const ability = (id: string, effect: Omit<Effect, 'clause' | 'once'>): Record<string, Effect> => {
  const { number = 0, isOnce = true } = abilityOf(id) ?? {};
  return { [id]: { clause: `BW-10.${number}`, ...effect, ...(isOnce ? { once: true as const } : {}) } };
};

/** What an ability brings about, with the clause of its card. */
export const brought = (id: string, name: string, effect: Omit<Effect, 'clause'>): Record<string, Effect> => ({
  [name]: { clause: `BW-10.${abilityOf(id)?.number ?? 0}`, ...effect },
});

/** BW-S39: the two others of the north, in the order of the facts, whatever order a saved game has them in. */
export function opponentsOf(open: WesterosOpen, house: HouseId): HouseId[] {
  const { houses } = rulesOf(open).facts;
  return Object.keys(houses).filter(other => other !== house && houses[other]?.realm === houses[house]?.realm);
}

export const isMine = ({ mine, about }: Scene): boolean => mine !== -1 && about.side === mine;
export const isFoes = ({ mine, about }: Scene): boolean => mine !== -1 && about.side === (mine === 0 ? 1 : 0);

export const attacks = ({ mine }: BattleScene): boolean => mine === 0;
export const hasWon = ({ battle, mine }: BattleScene): boolean => battle.winner === mine;
export const wonAsAttacker = (scene: BattleScene): boolean => attacks(scene) && hasWon(scene);

/** The attacker has won, and stands in what he took; a Hit and Run takes nothing (BW-H134). */
export const hasConquered = (scene: BattleScene): boolean =>
  wonAsAttacker(scene) &&
  !isHitAndRun(scene.battle) &&
  scene.open.areas[scene.battle.area]?.units.some(({ house }) => house === scene.me) === true;

export const powerOf = ({ open, me }: OwnedScene): number => open.houses[me]?.power ?? 0;
