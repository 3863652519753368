import type { BattleFrame, HouseId } from '@corvo/westeros';
import { sideOf, suppose } from './sheet.ts';

/** Whom an area supports, as an answer says it. */
export const SUPPORT = /^(\S+) for (attacker|defender|nobody)$/;

/** The battle as one answer of several would make it; undefined where the answer leaves both strengths alone. */
export function battleAfter(
  battle: BattleFrame,
  { why, mine, option }: { readonly why: string; readonly mine: HouseId | undefined; readonly option: string },
): BattleFrame | undefined {
  const [, area, helped] = SUPPORT.exec(option) ?? [];
  if (area !== undefined)
    return suppose(battle, { support: { area, side: helped === 'attacker' ? 0 : helped === 'defender' ? 1 : -1 } });
  const side = sideOf(battle, mine);
  if (side === undefined) return undefined;
  if (why === 'accept-support') return helpedBy(battle, side, option);
  if (why !== 'blade') return undefined;
  return option === 'use' ? suppose(battle, { blade: side }) : battle;
}

/** The battle with the help of a house taken, or sent away. */
const helpedBy = (battle: BattleFrame, helped: 0 | 1, option: string): BattleFrame => ({
  ...battle,
  supports: battle.supports.map(call =>
    call.side === helped && option === `${call.house} for refuse` ? { ...call, side: -1 } : call,
  ),
});
