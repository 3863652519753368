import type { BattleFrame, Code } from '@corvo/westeros';
import { FREE_FOLK } from '../facts.ts';
import { worthOf } from '../north/worth.ts';
import { SLAY } from '../objectives/facts.ts';
import { count } from '../objectives/tally.ts';
import { lost } from './raise.ts';

/** BW-11.3, S74: what the enemy lost in a battle that the wildlings have won, whatever took it. */
export const countSlain: Code<BattleFrame> = {
  enter(game, { sides, winner }) {
    const won = sides[winner === 1 ? 1 : 0];
    if (won.house !== FREE_FOLK) return;
    const beaten = sides[winner === 1 ? 0 : 1];
    count(game, FREE_FOLK, SLAY, 'slain', worthOf(game.open, lost.of(beaten) ?? {}));
  },
};
