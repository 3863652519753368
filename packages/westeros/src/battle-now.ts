import type { BattleFrame } from './battle-frame.ts';
import { rulesOf } from './ruleset/registry.ts';
import type { WesterosOpen } from './state.ts';

/** The battle that is being fought, if any. */
export function battleNow(open: WesterosOpen): BattleFrame | undefined {
  for (let i = open.frames.length - 1; i >= 0; i--) {
    const frame = open.frames[i];
    if (frame?.run === 'battle') return frame as BattleFrame;
  }
  return undefined;
}

/** The last step of a battle in rulesets that have it: the fight is over, and what follows from it may happen. */
const OVER = 'over';

/** The battle whose outcome is still open, if any. */
export function battleGoingOn(open: WesterosOpen): BattleFrame | undefined {
  const battle = battleNow(open);
  return battle?.step === OVER ? undefined : battle;
}

/** Has the fighting begun, so that nothing may end the game before it is over? */
export function isFighting(open: WesterosOpen): boolean {
  const battle = battleGoingOn(open);
  return battle !== undefined && (battle.entered || battle.step !== rulesOf(open).flow['battle']?.[0]);
}
