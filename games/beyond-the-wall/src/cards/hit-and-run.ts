import { field, type BattleFrame, type Side } from '@corvo/westeros';

/** On the attacker's side of a Hit and Run: his troops go home, and a beaten enemy stays (BW-10.15). */
export const hitAndRun = field<Side, boolean>('hit-and-run');
export const isHitAndRun = ({ sides }: BattleFrame): boolean => hitAndRun.of(sides[0]) === true;
